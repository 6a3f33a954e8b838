// The dealer against its specification, computed a second time with another implementation of HMAC.

import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { botSeed, type Contribution, commitmentTo, dealer, dealKey, formatHex, parseHex } from '../src/index.ts';
import { CONTRIBUTIONS, SEED } from './matches.ts';

/** The key of method mozaika-deal/1, from the specification. */
function specifiedKey(seed: Uint8Array, contributions: readonly Contribution[]): Buffer {
  const parts = contributions.map(({ seat, value }) => Buffer.concat([Buffer.of(seat), value]));
  return createHmac('sha256', seed)
    .update(Buffer.concat([Buffer.from('mozaika-deal/1 key', 'ascii'), ...parts]))
    .digest();
}

/** The first words of the k-th chance action, from the specification. */
function specifiedWords(key: Uint8Array, k: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, j) => {
    const message = Buffer.alloc(8);
    message.writeUInt32BE(k, 0);
    message.writeUInt32BE(j, 4);
    const block = createHmac('sha256', key).update(message).digest();
    return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i));
  }).flat();
}

/** The words that are used for numbers below `bound`, from the specification. */
const accepted = (words: readonly number[], bound: number) =>
  words.filter((word) => word < bound * Math.floor(2 ** 32 / bound)).map((word) => word % bound);

describe('the dealer', () => {
  it('commits to a seed by its SHA-256', () => {
    expect(commitmentTo(SEED)).toBe(createHash('sha256').update(SEED).digest('hex'));
    expect(commitmentTo(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it('derives its key as specified', () => {
    expect(formatHex(dealKey(SEED))).toBe(specifiedKey(SEED, []).toString('hex'));
    expect(formatHex(dealKey(SEED, CONTRIBUTIONS))).toBe(specifiedKey(SEED, CONTRIBUTIONS).toString('hex'));
  });

  it('has the published key and numbers for the seed 00 01 … 1f', () => {
    const key = dealKey(SEED);
    expect(formatHex(key)).toBe('32eb91a620ba097620a338981283005a119ed252f9797d5b3fb7f8307df20c9a');
    const [first, second] = [dealer(key, 0), dealer(key, 1)];
    expect(Array.from({ length: 12 }, () => first(100))).toEqual([26, 75, 46, 14, 0, 14, 21, 54, 21, 57, 63, 66]);
    expect(Array.from({ length: 12 }, () => second(100))).toEqual([65, 26, 94, 60, 60, 0, 76, 79, 8, 8, 62, 46]);
  });

  it.each([1, 2, 3, 5, 36, 100, 108, 2 ** 20, 2 ** 31, 2 ** 32])('draws below %d as specified', (bound) => {
    const key = dealKey(SEED, CONTRIBUTIONS);
    for (const k of [0, 1, 255, 65_536, 2 ** 32 - 1]) {
      const random = dealer(key, k);
      const expected = accepted(specifiedWords(key, k, 5), bound);
      expect(Array.from(expected, () => random(bound))).toEqual(expected);
    }
  });

  it.each([3 * 2 ** 30, 2 ** 31 + 1, 2 ** 32 - 2 ** 30])(
    'rejects words that would favour small numbers, bound %d',
    (bound) => {
      const key = dealKey(SEED);
      const words = specifiedWords(key, 7, 40);
      const expected = accepted(words, bound);
      expect(expected.length).toBeLessThan(words.length);
      const random = dealer(key, 7);
      expect(Array.from(expected, () => random(bound))).toEqual(expected);
    },
  );

  it('rejects the first word that would favour small numbers', () => {
    const key = dealKey(SEED);
    const words = specifiedWords(key, 7, 5);
    const at = words.findIndex((word) => word > 2 ** 31);
    const random = dealer(key, 7);
    for (let i = 0; i < at; i++) random(2);
    // Of all words, those below the bound are used.
    const bound = words[at];
    expect(random(bound)).toBe(words.slice(at).find((word) => word < bound));
  });

  it('is uniform where a plain remainder would not be', () => {
    const random = dealer(dealKey(SEED), 3);
    const bound = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    for (let i = 0; i < 9000; i++) thirds[Math.floor(random(bound) / 2 ** 30)]++;
    for (const count of thirds) expect(Math.abs(count - 3000)).toBeLessThan(200);
  });

  it('mixes bounds within one chance action word by word', () => {
    const key = dealKey(SEED);
    const words = specifiedWords(key, 2, 2);
    const random = dealer(key, 2);
    const bounds = Array.from(words, (_, i) => 100 - i);
    expect(bounds.map((bound) => random(bound))).toEqual(words.map((word, i) => word % bounds[i]));
  });

  it('deals the k-th chance action from the seed and k alone', () => {
    const key = dealKey(SEED);
    const deal = (k: number) =>
      Array.from(
        { length: 20 },
        (
          (random) => () =>
            random(1000)
        )(dealer(key, k)),
      );
    const before = deal(5);
    dealer(key, 4)(7);
    deal(6);
    expect(deal(5)).toEqual(before);
    expect(new Set(Array.from({ length: 50 }, (_, k) => deal(k).join())).size).toBe(50);
  });

  it('listens to every contribution, whatever the order in which they came', () => {
    const [one, two] = CONTRIBUTIONS;
    const hex = (...contributions: Contribution[]) => formatHex(dealKey(SEED, contributions));
    expect(hex(two, one)).toBe(hex(one, two));
    const swapped = [
      { seat: one.seat, value: two.value },
      { seat: two.seat, value: one.value },
    ];
    const changed = { ...two, value: two.value.with(31, 0x23) };
    const keys = [hex(), hex(one), hex(two), hex(one, two), hex(...swapped), hex(one, changed)];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('does not reorder the contributions of its caller', () => {
    const contributions = [...CONTRIBUTIONS].reverse();
    dealKey(SEED, contributions);
    expect(contributions.map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('listens to every byte of the seed', () => {
    const keys = Array.from(SEED, (byte, i) => formatHex(dealKey(SEED.with(i, byte ^ 1))));
    expect(new Set([...keys, formatHex(dealKey(SEED))]).size).toBe(33);
  });
});

describe('hexadecimal digits', () => {
  it('are read in both cases', () => {
    expect(parseHex('00ffAb', 3)).toEqual(Uint8Array.of(0, 255, 171));
    expect(formatHex(Uint8Array.of(0, 255, 171))).toBe('00ffab');
  });

  it.each([
    ['00', 2],
    ['0000 ', 2],
    ['0x00', 2],
    ['00\n0', 2],
    ['zz', 1],
    ['', 1],
    ['٠٠', 1],
    ['0g', 1],
  ])('%j are refused as %d bytes', (text, count) => {
    expect(parseHex(text, count)).toBeUndefined();
  });

  it('are a text', () => {
    for (const other of [undefined, null, 12, ['00'], { length: 2 }]) expect(parseHex(other, 1)).toBeUndefined();
  });
});

describe('the seed of a bot’s turn', () => {
  it('is the one of the specification', () => {
    const key = dealKey(SEED, CONTRIBUTIONS);
    const turn = Buffer.concat([Buffer.from('mozaika-bots/1', 'ascii'), Buffer.of(0, 0, 1, 44), Buffer.of(2)]);
    expect(botSeed(key, 300, 2)).toBe(createHmac('sha256', key).update(turn).digest('hex'));
  });

  it('differs between turns, seats, and matches that are equal in everything public', () => {
    const [key, other] = [dealKey(SEED, CONTRIBUTIONS), dealKey(SEED.with(0, 1), CONTRIBUTIONS)];
    const seeds = [botSeed(key, 7, 1), botSeed(key, 8, 1), botSeed(key, 7, 2), botSeed(other, 7, 1)];
    expect(new Set(seeds).size).toBe(4);
  });
});
