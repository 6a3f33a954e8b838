// Sources of chance for bots, tests and benchmarks: small, quick, reproducible. Real matches use the dealer.

/** A whole number from 0 to `bound` − 1, each equally likely. `bound` is at least 1 and at most 2^20. */
export type Random = (bound: number) => number;

const UINT32 = 0x1_0000_0000;
const PER_UINT32 = 1 / UINT32;

/** The generator sfc32 (Chris Doty-Humphrey, PractRand), seeded with a text or a number: equal seeds, equal numbers. */
export function seededRandom(seed: string | number): Random {
  const state = Int32Array.of(...spread(String(seed)), 1);
  const random: Random = (bound) => {
    for (;;) {
      const [a, b, c, counter] = [state[0], state[1], state[2], state[3]];
      const word = (a + b + counter) | 0;
      state[0] = b ^ (b >>> 9);
      state[1] = c + (c << 3);
      state[2] = ((c << 21) | (c >>> 11)) + word;
      state[3] = counter + 1;
      // Lemire's method: the whole part of word × bound / 2^32. The product is exact in a double; words whose fraction
      // would make some number likelier than another are drawn again.
      const product = (word >>> 0) * bound;
      const number = (product * PER_UINT32) | 0;
      const fraction = product - number * UINT32;
      if (fraction >= bound || fraction >= UINT32 % bound) return number;
    }
  };
  for (let i = 0; i < 16; i++) random(1);
  return random;
}

/** Three words from a text (FNV-1a from three starting points). */
function spread(text: string): [number, number, number] {
  const words: [number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b];
  for (let i = 0; i < text.length; i++) {
    for (let w = 0; w < 3; w++) words[w] = Math.imul(words[w] ^ (text.charCodeAt(i) + w), 0x01000193);
  }
  return words;
}
