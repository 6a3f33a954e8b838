// Sources of chance for bots, tests and benchmarks: small, quick, reproducible. Real matches use the dealer.

/** A whole number from 0 to `bound` − 1, each equally likely. `bound` is at least 1 and at most 2^20. */
export type Random = (bound: number) => number;

const UINT32 = 0x1_0000_0000;
const PER_UINT32 = 1 / UINT32;

/** The generator sfc32 (Chris Doty-Humphrey, PractRand), seeded with a text or a number: equal seeds, equal numbers. */
export function seededRandom(seed: string | number): Random {
  let [a, b, c] = spread(String(seed));
  let counter = 1;
  const next32 = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 16; i++) next32();
  // Lemire's method: the whole part of word × bound / 2^32. The product is exact in a double; words whose fraction would
  // make some number likelier than another are drawn again.
  return (bound) => {
    for (;;) {
      const product = next32() * bound;
      const number = (product * PER_UINT32) | 0;
      const fraction = product - number * UINT32;
      if (fraction >= bound || fraction >= UINT32 % bound) return number;
    }
  };
}

/** Three words from a text (FNV-1a from three starting points). */
function spread(text: string): [number, number, number] {
  const words: [number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b];
  for (let i = 0; i < text.length; i++) {
    for (let w = 0; w < 3; w++) words[w] = Math.imul(words[w] ^ (text.charCodeAt(i) + w), 0x01000193);
  }
  return words;
}
