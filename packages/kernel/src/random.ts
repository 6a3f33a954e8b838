// Sources of chance for bots, tests and benchmarks: small, quick, reproducible. Real matches use the dealer.

/** A whole number from 0 to `bound` − 1, each equally likely. `bound` is at least 1 and at most 2^20. */
export type Random = (bound: number) => number;

/** The source of numbers for one thing that chance decides in a match, by what it is and which of these it is. */
export type Streams = (what: number, which: number) => Random;

/** One of a list, each equally likely. The list must not be empty. */
export function pick<T>(list: ArrayLike<T>, random: Random): T {
  if (list.length === 0) throw new RangeError('Nothing to pick from');
  return list[random(list.length)] as T;
}

/** The numbers from 0 to `count` − 1 in an order, each order equally likely (Fisher and Yates, from the last place to the first). */
export function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let last = count - 1; last > 0; last--) {
    const chosen = random(last + 1);
    [order[last], order[chosen]] = [order[chosen] as number, order[last] as number];
  }
  return order;
}

/** The generator sfc32 (Chris Doty-Humphrey, PractRand), seeded with a text or a number: equal seeds, equal numbers. */
export function seededRandom(seed: string | number): Random {
  const state = Int32Array.of(...spread(String(seed)), 1) as State;
  for (let i = 0; i < 16; i++) nextWord(state);
  return (bound) => draw(state, bound);
}

/**
 * Lemire's method: the whole part of word × bound / 2^32. Words whose fraction would make some number likelier than another
 * are drawn again.
 */
function draw(state: State, bound: number): number {
  const word = nextWord(state);
  const fraction = Math.imul(word, bound) >>> 0;
  if (fraction < bound && fraction < 2 ** 32 % bound) return draw(state, bound);
  // Halves of a word are enough for small bounds; the product with a large one is exact in a double.
  if (bound > 0x10000) return ((word >>> 0) * bound * 2 ** -32) | 0;
  return (Math.imul(word >>> 16, bound) + (Math.imul(word & 0xffff, bound) >>> 16)) >>> 16;
}

/** Its state: four words. A typed array, because that is the quickest. */
type State = Int32Array & { 0: number; 1: number; 2: number; 3: number };

/** The next 32 bits. */
function nextWord(state: State): number {
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
    words.forEach((word, w) => {
      words[w] = Math.imul(word ^ (text.charCodeAt(i) + w), 0x01000193);
    });
  }
  return words;
}
