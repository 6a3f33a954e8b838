// Sources of chance for bots, tests and benchmarks: small, quick, reproducible. Real matches use the dealer.

/** A whole number from 0 to `bound` − 1, each equally likely. `bound` is at least 1 and at most 2^20. */
export type Random = (bound: number) => number;

/** The generator sfc32 (Chris Doty-Humphrey, PractRand), seeded with a text or a number: equal seeds, equal numbers. */
export function seededRandom(seed: string | number): Random {
  const state = Int32Array.of(...spread(String(seed)), 1);
  for (let i = 0; i < 16; i++) nextWord(state);
  return (bound) => draw(state, bound);
}

/**
 * Lemire's method: the whole part of word × bound / 2^32. Words whose fraction would make some number likelier than another
 * are drawn again.
 */
function draw(state: Int32Array, bound: number): number {
  const word = nextWord(state);
  const fraction = Math.imul(word, bound) >>> 0;
  if (fraction < bound && fraction < 2 ** 32 % bound) return draw(state, bound);
  // Halves of a word are enough for small bounds; the product with a large one is exact in a double.
  if (bound > 0x10000) return ((word >>> 0) * bound * 2 ** -32) | 0;
  return (Math.imul(word >>> 16, bound) + (Math.imul(word & 0xffff, bound) >>> 16)) >>> 16;
}

/** The next 32 bits. */
function nextWord(state: Int32Array): number {
  const b = state[1];
  const c = state[2];
  const counter = state[3];
  const word = (state[0] + b + counter) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = c + (c << 3);
  state[2] = ((c << 21) | (c >>> 11)) + word;
  state[3] = counter + 1;
  return word;
}

/** Three words from a text (FNV-1a from three starting points). */
function spread(text: string): [number, number, number] {
  const words: [number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b];
  for (let i = 0; i < text.length; i++) {
    for (let w = 0; w < 3; w++) words[w] = Math.imul(words[w] ^ (text.charCodeAt(i) + w), 0x01000193);
  }
  return words;
}
