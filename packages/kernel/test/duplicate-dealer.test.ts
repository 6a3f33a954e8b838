// mozaika-deal/2 against its specification, computed a second time with another implementation of HMAC; and where its deals come from.

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  commitmentTo,
  DUPLICATE_METHOD,
  DuplicateKey,
  dealKey,
  formatHex,
  type Json,
  MatchHost,
  type MatchRecord,
  randomChooser,
  recordMatch,
  seededRandom,
  shuffled,
  verifyDeals,
} from '../src/index.ts';
import { CONTRIBUTIONS, SEED } from './matches.ts';
import { pebbles } from './pebbles.ts';

/** The key of method mozaika-deal/2, from the specification. */
function specifiedKey(): Buffer {
  const parts = CONTRIBUTIONS.map(({ seat, value }) => Buffer.concat([Buffer.of(seat), value]));
  return createHmac('sha256', SEED)
    .update(Buffer.concat([Buffer.from('mozaika-deal/2 key', 'ascii'), ...parts]))
    .digest();
}

/** The first words of a stream, from the specification. */
function specifiedWords(key: Buffer, what: number, which: number): number[] {
  return [0, 1, 2].flatMap((j) => {
    const message = Buffer.alloc(12);
    for (const [i, number] of [what, which, j].entries()) message.writeUInt32BE(number, 4 * i);
    const block = createHmac('sha256', key).update(message).digest();
    return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i));
  });
}

/** The record of a match of pebbles, with its fairness. */
function sharedMatch(moves: number, fairness: { readonly [field: string]: Json } = {}): MatchRecord {
  const choose = randomChooser(pebbles, seededRandom(moves));
  const record = recordMatch(pebbles, { bonus: 5 }, ['Anna', 'Karel'], new DuplicateKey(SEED), choose);
  const facts = { method: DUPLICATE_METHOD, commitment: commitmentTo(SEED), seed: formatHex(SEED) };
  return { ...record, fairness: { ...facts, ...fairness } };
}

const codesOf = (record: MatchRecord) => {
  const checked = verifyDeals(pebbles, record);
  return checked.ok ? checked.value.findings.map(({ code }) => code) : checked.refusal;
};

describe('the dealer for matches that many play', () => {
  it('derives its key as specified, and another one than mozaika-deal/1', () => {
    const key = new DuplicateKey(SEED, CONTRIBUTIONS);
    expect(formatHex(key.bytes)).toBe(specifiedKey().toString('hex'));
    expect(formatHex(key.bytes)).not.toBe(formatHex(dealKey(SEED, CONTRIBUTIONS)));
  });

  it.each([
    [0, 0],
    [1, 17],
    [4, 2 ** 32 - 1],
  ])('has the words of stream (%d, %d) as specified', (what, which) => {
    const random = new DuplicateKey(SEED, CONTRIBUTIONS).stream(what, which);
    const words = specifiedWords(specifiedKey(), what, which);
    expect(words.map(() => random(2 ** 32))).toEqual(words);
  });

  it('shuffles into each order equally often', () => {
    const random = seededRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(3, random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('a record of such a match', () => {
  it('is verified by its own method', () => {
    expect(codesOf(sharedMatch(1))).toEqual(['deals-follow', 'seed-committed', 'no-contributions', 'unwitnessed']);
  });

  it('does not pass for one of mozaika-deal/1, nor the other way round', () => {
    expect(codesOf(sharedMatch(1, { method: 'mozaika-deal/1' }))).toContain('deal-differs');
    const choose = randomChooser(pebbles, seededRandom(1));
    const first = recordMatch(pebbles, { bonus: 5 }, ['Anna', 'Karel'], dealKey(SEED), choose);
    expect(codesOf({ ...first, fairness: sharedMatch(1).fairness as Json })).toContain('deal-differs');
  });

  it('names a method that exists', () => {
    expect(codesOf(sharedMatch(1, { method: 'mozaika-deal/3' }))).toEqual({
      code: 'bad-field',
      field: 'fairness.method',
      expected: { kind: 'one-of', values: ['mozaika-deal/1', 'mozaika-deal/2'] },
    });
  });

  it('has the deals that a host deals', () => {
    const { actions, ...header } = sharedMatch(3);
    const host = MatchHost.open(pebbles, header);
    if (!host.ok) throw new Error(host.refusal.code);
    const key = new DuplicateKey(SEED);
    host.value.commit(host.value.begin(key));
    while (host.value.turn.kind === 'move') {
      const next = actions[host.value.entries.length] ?? '';
      const proposal = host.value.propose(Number(next[0]) as 1 | 2, next, host.value.entries.length, key);
      if (!proposal.ok) throw new Error(proposal.refusal.code);
      host.value.commit(proposal.value);
    }
    expect(host.value.entries).toEqual(actions);
  });
});
