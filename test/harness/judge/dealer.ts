// The dealer a second time, from docs/records.md: all numbers that a match's chance follows from, given its seed and contributions.

import { createHmac } from 'node:crypto';
import type { FairnessView } from '../messages.ts';

const METHOD = 'mozaika-deal/1';
const WORDS = 2 ** 32;

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const bigEndian = (...numbers: readonly number[]): Buffer =>
  Buffer.concat(
    numbers.map((number) => {
      const word = Buffer.alloc(4);
      word.writeUInt32BE(number);
      return word;
    }),
  );

export function dealKey(seed: string, contributions: FairnessView['contributions']): Buffer {
  const mac = createHmac('sha256', bytes(seed)).update(`${METHOD} key`);
  for (const { seat, value } of contributions.toSorted((a, b) => a.seat - b.seat)) {
    mac.update(Uint8Array.of(seat)).update(bytes(value));
  }
  return mac.digest();
}

/** The words of the k-th chance action, one after another. */
function* wordsOf(key: Buffer, k: number): Generator<number, never> {
  for (let j = 0; ; j++) {
    const block = createHmac('sha256', key).update(bigEndian(k, j)).digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

/** The numbers of the k-th chance action: each below a bound, none likelier than another. */
export function dealerOf(key: Buffer, k: number): (bound: number) => number {
  const words = wordsOf(key, k);
  return (bound) => {
    for (;;) {
      const { value } = words.next();
      if (value < bound * Math.floor(WORDS / bound)) return value % bound;
    }
  };
}
