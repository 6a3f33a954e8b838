// Verifying the deals of a record against its seed.

import { describe, expect, it } from 'vitest';
import { type Expected, formatHex, type Json, type MatchRecord, maskRecord, verifyDeals } from '../src/index.ts';
import { cut, fairMatch, RUNNING, SEED } from './matches.ts';
import { pebbles } from './pebbles.ts';

const record = fairMatch();
const fairness = record.fairness as {
  readonly commitment: string;
  readonly seed: string;
  readonly contributions: Json[];
};
const deals = record.actions.filter((action) => action.startsWith('*')).length;
const verdict = (changed: Json, of: MatchRecord = record) => verifyDeals(pebbles, { ...of, fairness: changed });
const without = (field: string) => Object.fromEntries(Object.entries(fairness).filter(([name]) => name !== field));

describe('a record is verified', () => {
  it('when every deal follows from its seed', () => {
    expect(verifyDeals(pebbles, record)).toEqual({ ok: true, value: { kind: 'verified', deals } });
  });

  it('when it is not finished', () => {
    expect(verifyDeals(pebbles, cut(record, 2))).toEqual({ ok: true, value: { kind: 'verified', deals: 2 } });
  });

  it('when its digits are capital letters', () => {
    const { seed, commitment } = fairness;
    const capital = { ...fairness, seed: seed.toUpperCase(), commitment: commitment.toUpperCase() };
    expect(verdict(capital)).toMatchObject({ ok: true, value: { kind: 'verified' } });
  });

  it('when tiles are written in another order', () => {
    const index = record.actions.findIndex((action) => /([abc])(?!\1)[abc]$/.test(action));
    const reordered = record.actions[index].replace(/(.)(.)$/, '$2$1');
    expect(verifyDeals(pebbles, { ...record, actions: record.actions.with(index, reordered) })).toMatchObject({
      ok: true,
    });
  });
});

describe('a record cannot be verified', () => {
  it('when it says nothing of its chance', () => {
    expect(verifyDeals(pebbles, RUNNING)).toEqual({ ok: true, value: { kind: 'unsealed', reason: 'no-fairness' } });
  });

  it('when it does not name its seed yet', () => {
    expect(verdict(without('seed'))).toEqual({ ok: true, value: { kind: 'unsealed', reason: 'no-seed' } });
  });
});

describe('a record is refused', () => {
  it('when one deal was changed', () => {
    const index = record.actions.findLastIndex((action) => action.startsWith('*'));
    const other = record.actions[index].replace(/.$/, (letter) => (letter === 'a' ? 'b' : 'a'));
    const next = index + 1;
    const changed = { ...cut(record, next), actions: cut(record, next).actions.with(index, other) };
    expect(verifyDeals(pebbles, changed)).toEqual({
      ok: false,
      refusal: { code: 'deal-differs', index, expected: record.actions[index], found: other },
    });
  });

  it('when its seed is another one', () => {
    const refused = verdict({ ...fairness, seed: formatHex(SEED.with(0, 1)) });
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'commitment-differs', found: fairness.commitment },
    });
  });

  it('when its contributions are others', () => {
    expect(verdict({ ...fairness, contributions: [] })).toMatchObject({ ok: false, refusal: { code: 'deal-differs' } });
    expect(verdict(without('contributions'))).toMatchObject({ ok: false, refusal: { code: 'deal-differs' } });
  });

  it('when it is masked and yet names the seed', () => {
    const masked = maskRecord(pebbles, cut(record, 6), 1);
    expect(masked.ok && verdict(fairness, masked.value)).toMatchObject({
      ok: false,
      refusal: { code: 'deal-differs' },
    });
  });

  it('when an action is illegal, with or without a seed', () => {
    const illegal = { ...record, actions: [...record.actions, '1 put a'] };
    expect(verifyDeals(pebbles, illegal)).toMatchObject({ ok: false, refusal: { code: 'match-over' } });
    expect(verifyDeals(pebbles, { ...RUNNING, actions: ['x'] })).toMatchObject({ ok: false, refusal: { index: 0 } });
  });

  const EXPECTED: { readonly [name: string]: Expected } = {
    '': { kind: 'type', type: 'object' },
    method: { kind: 'one-of', values: ['mozaika-deal/1'] },
    commitment: { kind: 'hex', digits: 64 },
    contributions: { kind: 'type', type: 'array' },
    seat: { kind: 'new-seat', most: 2 },
    value: { kind: 'hex', digits: 64 },
    seed: { kind: 'hex', digits: 64 },
  };
  const digits = '0'.repeat(64);
  const [first] = fairness.contributions;
  const contributions = (...list: Json[]) => ({ ...fairness, contributions: list });
  it.each<[field: string, changed: Json]>([
    ['', null],
    ['', true],
    ['', 'seed'],
    ['', []],
    ['.method', {}],
    ['.method', { ...fairness, method: 'mozaika-deal/2' }],
    ['.method', without('method')],
    ['.commitment', without('commitment')],
    ['.commitment', { ...fairness, commitment: 'x' }],
    ['.commitment', { ...fairness, commitment: [digits] }],
    ['.contributions', { ...fairness, contributions: null }],
    ['.contributions', { ...fairness, contributions: {} }],
    ['.contributions[0].seat', contributions(null)],
    ['.contributions[0].seat', contributions('1')],
    ['.contributions[0].seat', contributions({ seat: '1', value: digits })],
    ['.contributions[0].seat', contributions({ seat: 0, value: digits })],
    ['.contributions[0].seat', contributions({ seat: 3, value: digits })],
    ['.contributions[0].seat', contributions({ seat: 1.5, value: digits })],
    ['.contributions[1].seat', contributions(first, first)],
    ['.contributions[0].value', contributions({ seat: 1 })],
    ['.contributions[0].value', contributions({ seat: 1, value: digits.slice(1) })],
    ['.contributions[0].value', contributions({ seat: 1, value: 0 })],
    ['.seed', { ...fairness, seed: null }],
    ['.seed', { ...fairness, seed: `${digits}00` }],
    ['.seed', { ...fairness, seed: 'q'.repeat(64) }],
  ])('when fairness%s is wrong: %j', (field, changed) => {
    const expected = EXPECTED[field.replace(/.*\./, '')];
    expect(verdict(changed)).toEqual({
      ok: false,
      refusal: { code: 'bad-field', field: `fairness${field}`, expected },
    });
  });
});
