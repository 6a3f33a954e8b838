// Verifying the deals of a record against its seed.

import { describe, expect, it } from 'vitest';
import {
  commitmentTo,
  dealKey,
  type Expected,
  formatHex,
  type Json,
  type MatchRecord,
  maskRecord,
  randomChooser,
  recordMatch,
  seededRandom,
  verifyDeals,
} from '../src/index.ts';
import { CONTRIBUTIONS, cut, fairMatch, RUNNING, SEED } from './matches.ts';
import { pebbles } from './pebbles.ts';

const record = fairMatch();
const fairness = record.fairness as {
  readonly commitment: string;
  readonly seed: string;
  readonly contributions: { readonly seat: number; readonly value: string }[];
};
const deals = record.actions.filter((action) => action.startsWith('*')).length;
const verdict = (changed: Json, of: MatchRecord = record) => verifyDeals(pebbles, { ...of, fairness: changed });
const without = (field: string) => Object.fromEntries(Object.entries(fairness).filter(([name]) => name !== field));

const codes = (changed: Json, of?: MatchRecord) => {
  const checked = verdict(changed, of);
  return checked.ok ? checked.value.findings.map(({ standing, code }) => `${standing} ${code}`) : checked.refusal.code;
};
const standing = (changed: Json) => {
  const checked = verdict(changed);
  return checked.ok ? checked.value.standing : checked.refusal;
};
const [first, second] = CONTRIBUTIONS.map(({ seat, value }) => ({ seat, hash: commitmentTo(value) }));
const sealed = { ...fairness, seals: [first, second], absent: [] };
const own = { ...fairness.contributions[0], opened: 'acknowledged' };
const witness = { seen: 'gathering', commitment: fairness.commitment, seals: sealed.seals, own };
const witnessed = { ...sealed, witness };
const HEX = 'ab'.repeat(32);

describe('a record proves', () => {
  it('that its deals follow from its seed, and no more if it has no seals', () => {
    expect(verifyDeals(pebbles, record)).toEqual({
      ok: true,
      value: {
        standing: 'consistent',
        findings: [
          { standing: 'proven', code: 'deals-follow', deals },
          { standing: 'proven', code: 'seed-committed' },
          { standing: 'open', code: 'seals-unknown' },
          { standing: 'open', code: 'unwitnessed' },
        ],
      },
    });
  });

  it('that its contributions are the sealed ones, but not since when', () => {
    expect(codes(sealed)).toEqual([
      'proven deals-follow',
      'proven seed-committed',
      'proven openings-sealed',
      'open unwitnessed',
    ]);
    expect(standing(sealed)).toBe('consistent');
  });

  it('all of it by the memory of a device that added to the shuffle', () => {
    expect(codes(witnessed)).toContain('proven witnessed');
    expect(standing(witnessed)).toBe('proven');
  });

  it('less by a device that only watched, and nothing by one that came later', () => {
    const { own: _, ...watched } = witness;
    expect([codes({ ...sealed, witness: watched }).at(-1), standing({ ...sealed, witness: watched })]).toEqual([
      'proven watched',
      'consistent',
    ]);
    expect(codes({ ...sealed, witness: { ...watched, seen: 'later' } }).at(-1)).toBe('open unwitnessed');
  });

  it('less when somebody opened nothing', () => {
    const key = dealKey(SEED, CONTRIBUTIONS.slice(0, 1));
    const other = recordMatch(pebbles, {}, ['Anna', 'Karel'], key, randomChooser(pebbles, seededRandom('moves')));
    const absent = { ...witnessed, contributions: fairness.contributions.slice(0, 1), absent: [2] };
    expect(codes(absent, other)).toEqual([
      'proven deals-follow',
      'proven seed-committed',
      'proven openings-sealed',
      'open openings-missing',
      'proven witnessed',
    ]);
    expect(verdict(absent, other)).toMatchObject({ value: { standing: 'consistent' } });
  });

  it('also when it is not finished, and whatever its letters and the order of its tiles are', () => {
    expect(verifyDeals(pebbles, cut(record, 2))).toMatchObject({ value: { findings: [{ deals: 2 }, {}, {}, {}] } });
    const { seed, commitment } = fairness;
    const capital = { ...fairness, seed: seed.toUpperCase(), commitment: commitment.toUpperCase() };
    expect(standing(capital)).toBe('consistent');
    const index = record.actions.findIndex((action) => /([abc])(?!\1)[abc]$/.test(action));
    const reordered = record.actions[index].replace(/(.)(.)$/, '$2$1');
    expect(verifyDeals(pebbles, { ...record, actions: record.actions.with(index, reordered) })).toMatchObject({
      value: { standing: 'consistent' },
    });
  });

  it('where its bots had their numbers from, if it says so', () => {
    expect(codes({ ...witnessed, bots: 'mozaika-bots/1' }).at(-1)).toBe('open bots-seeded');
  });

  it('nothing when it says nothing of its chance, or does not name its seed yet', () => {
    expect(verifyDeals(pebbles, RUNNING)).toEqual({
      ok: true,
      value: { standing: 'open', findings: [{ standing: 'open', code: 'no-fairness' }] },
    });
    expect(codes(without('seed'))).toEqual(['open no-seed', 'open seals-unknown', 'open unwitnessed']);
    expect(codes({ ...without('seed'), contributions: [] })).toContain('open no-contributions');
  });
});

describe('a shuffle does not hold', () => {
  it('when one deal was changed', () => {
    const index = record.actions.findLastIndex((action) => action.startsWith('*'));
    const other = record.actions[index].replace(/.$/, (letter) => (letter === 'a' ? 'b' : 'a'));
    const next = index + 1;
    const changed = { ...cut(record, next), actions: cut(record, next).actions.with(index, other) };
    expect(verifyDeals(pebbles, changed)).toMatchObject({
      ok: true,
      value: {
        standing: 'broken',
        findings: [
          { standing: 'broken', code: 'deal-differs', index, expected: record.actions[index], found: other },
          {},
          {},
          {},
        ],
      },
    });
  });

  it.each<[finding: string, changed: Json]>([
    ['commitment-differs', { ...fairness, seed: formatHex(SEED.with(0, 1)) }],
    ['deal-differs', { ...fairness, contributions: [] }],
    ['deal-differs', without('contributions')],
    ['opening-altered', { ...sealed, seals: [first, { ...second, hash: HEX }] }],
    ['opening-altered', { ...sealed, seals: [first] }],
    ['commitment-exchanged', { ...sealed, witness: { ...witness, commitment: HEX } }],
    ['seed-exchanged', { ...sealed, witness: { ...witness, commitment: HEX } }],
    ['seal-exchanged', { ...sealed, witness: { ...witness, seals: [first] } }],
    ['opening-altered', { ...sealed, witness: { ...witness, seals: [first, { ...second, hash: HEX }] } }],
    ['opening-dropped', { ...witnessed, contributions: fairness.contributions.slice(1), absent: [1] }],
    ['own-seal-exchanged', { ...sealed, witness: { ...witness, differences: [{ code: 'own-seal-exchanged' }] } }],
  ])('%s', (finding, changed) => {
    expect(codes(changed)).toContain(`broken ${finding}`);
    expect(standing(changed)).toBe('broken');
  });

  it('when it is masked and yet names the seed', () => {
    const masked = maskRecord(pebbles, cut(record, 6), 1);
    expect(masked.ok && codes(fairness, masked.value)).toContain('broken deal-differs');
  });
});

describe('a record is refused', () => {
  it('when an action is illegal, with or without a seed', () => {
    const illegal = { ...record, actions: [...record.actions, '1 put a'] };
    expect(verifyDeals(pebbles, illegal)).toMatchObject({ ok: false, refusal: { code: 'match-over' } });
    expect(verifyDeals(pebbles, { ...RUNNING, actions: ['x'] })).toMatchObject({ ok: false, refusal: { index: 0 } });
  });

  const EXPECTED: { readonly [name: string]: Expected } = {
    '': { kind: 'type', type: 'object' },
    method: { kind: 'one-of', values: ['mozaika-deal/1', 'mozaika-deal/2'] },
    commitment: { kind: 'hex', digits: 64 },
    contributions: { kind: 'type', type: 'array' },
    seat: { kind: 'new-seat', most: 2 },
    value: { kind: 'hex', digits: 64 },
    seed: { kind: 'hex', digits: 64 },
    seals: { kind: 'type', type: 'array' },
    hash: { kind: 'hex', digits: 64 },
    absent: { kind: 'type', type: 'array' },
    'absent[0]': { kind: 'new-seat', most: 2 },
    bots: { kind: 'one-of', values: ['mozaika-bots/1'], optional: true },
    witness: { kind: 'type', type: 'object' },
    seen: { kind: 'one-of', values: ['gathering', 'opening', 'later'] },
    opened: { kind: 'one-of', values: ['sent', 'acknowledged'] },
    'differences[0]': { kind: 'type', type: 'object' },
    code: { kind: 'type', type: 'string' },
  };
  const digits = '0'.repeat(64);
  const contributions = (...list: Json[]) => ({ ...fairness, contributions: list });
  it.each<[field: string, changed: Json]>([
    ['', null],
    ['', true],
    ['', 'seed'],
    ['', []],
    ['.method', {}],
    ['.method', { ...fairness, method: 'mozaika-deal/3' }],
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
    ['.contributions[1].seat', contributions(fairness.contributions[0], fairness.contributions[0])],
    ['.contributions[0].value', contributions({ seat: 1 })],
    ['.contributions[0].value', contributions({ seat: 1, value: digits.slice(1) })],
    ['.contributions[0].value', contributions({ seat: 1, value: 0 })],
    ['.seals', { ...fairness, seals: null }],
    ['.seals[0].hash', { ...fairness, seals: [{ seat: 1 }] }],
    ['.seals[1].seat', { ...fairness, seals: [first, first] }],
    ['.absent', { ...fairness, absent: 1 }],
    ['.absent[0]', { ...fairness, absent: [3] }],
    ['.bots', { ...fairness, bots: 'dice' }],
    ['.witness', { ...fairness, witness: [] }],
    ['.witness.seen', { ...fairness, witness: {} }],
    ['.witness.commitment', { ...fairness, witness: { seen: 'later' } }],
    ['.witness.seals[0].seat', { ...fairness, witness: { ...witness, seals: [null] } }],
    ['.witness.own.seat', { ...fairness, witness: { ...witness, own: {} } }],
    ['.witness.own.opened', { ...fairness, witness: { ...witness, own: fairness.contributions[0] } }],
    ['.witness.differences[0]', { ...fairness, witness: { ...witness, differences: ['x'] } }],
    ['.witness.differences[0].code', { ...fairness, witness: { ...witness, differences: [{}] } }],
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
