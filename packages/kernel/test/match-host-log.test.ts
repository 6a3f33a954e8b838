// A match in progress and its log: restoring it, refusing what can't be, and the chance that its deals are drawn from.

import { describe, expect, it } from 'vitest';
import {
  commitmentTo,
  DEAL_METHOD,
  dealKey,
  foldLog,
  formatHex,
  MatchHost,
  type Seat,
  verifyDeals,
} from '../src/index.ts';
import { SEED } from './matches.ts';
import { type PebbleTypes, pebbles } from './pebbles.ts';

const KEY = dealKey(SEED);
const HEAD = { format: 'mozaika/1', game: 'pebbles', options: {}, players: ['A', 'B'], rules: 1 } as const;
const DEALT = ['* draw 1 ab', '* draw 2 bc'];

function withEntries(...entries: readonly string[]): MatchHost<PebbleTypes> {
  const match = MatchHost.open(pebbles, HEAD, entries);
  if (!match.ok) throw new Error(JSON.stringify(match.refusal));
  return match.value;
}

describe('a match that is opened', () => {
  it('has no entries when none are given', () => {
    const match = MatchHost.open(pebbles, HEAD);
    expect(match.ok && match.value.entries).toEqual([]);
  });

  it('has the entries, the position and the deals to come of the one that was stored', () => {
    const stored = withEntries();
    stored.append(stored.begin(KEY).entries);
    const first = stored.propose(1, move(stored), 2, KEY);
    if (first.ok) stored.append(first.value.entries);
    const restored = withEntries(...stored.entries);
    expect(restored).toEqual(stored);
    expect(restored.propose(2, move(stored), 4, KEY)).toEqual(stored.propose(2, move(stored), 4, KEY));
  });

  it.each<[what: string, entry: string, refusal: object]>([
    [
      'nonsense',
      'hello',
      { code: 'unreadable', found: 'hello', expected: { kind: 'form', examples: ['1 …', '2 …', '3 …', '4 …', '* …'] } },
    ],
    ['a move out of turn', '2 put b', { code: 'not-your-turn', seat: 2, seats: [1] }],
    [
      'an undo that does not say of what',
      '! undo',
      { code: 'bad-undo', found: '! undo', expected: { kind: 'earlier-entry' } },
    ],
    [
      'an undo of what is not there',
      '! undo 9',
      { code: 'bad-undo', found: '! undo 9', expected: { kind: 'earlier-entry' } },
    ],
  ])('refuses %s with its index', (_, entry, refusal) => {
    const refused = { ok: false, refusal: { ...refusal, index: 2 } };
    expect(MatchHost.open(pebbles, HEAD, [...DEALT, entry, '1 put a'])).toEqual(refused);
  });
});

describe('a judgement', () => {
  it.each<[what: string, seat: Seat, text: string, index: number, refusal: object]>([
    ['somebody else’s seat', 1, '2 put b', 3, { code: 'not-your-seat', seat: 1 }],
    ['a deal', 2, '* draw 1 a', 3, { code: 'not-your-seat', seat: 2 }],
    ['an index that is not there yet', 2, '2 put b', 4, { code: 'index-ahead', index: 4, expected: 3 }],
    ['an index before somebody else’s turn', 2, '2 put b', 2, { code: 'stale', index: 2, expected: 3 }],
    ['a move before its deal', 2, '2 put b', 3, { code: 'deal-expected', seat: 2 }],
  ])('refuses %s with all facts', (_, seat, text, index, refusal) => {
    expect(withEntries(...DEALT, '1 put a').propose(seat, text, index, KEY)).toEqual({ ok: false, refusal });
  });
});

describe('the deals of a match', () => {
  function playOn(match: MatchHost<PebbleTypes>, key: Uint8Array, until = Number.POSITIVE_INFINITY): void {
    match.append(match.begin(key).entries);
    for (let { turn } = match; turn.kind === 'move' && match.entries.length < until; turn = match.turn) {
      const judged = match.propose(turn.seats[0], move(match), match.entries.length, key);
      if (!judged.ok) throw new Error(JSON.stringify(judged.refusal));
      match.append(judged.value.entries);
    }
  }

  function verdict(match: MatchHost<PebbleTypes>, seed: Uint8Array): object {
    const log = foldLog(match.entries);
    if (!log.ok) throw new Error(JSON.stringify(log.refusal));
    const fairness = { method: DEAL_METHOD, commitment: commitmentTo(seed), seed: formatHex(seed) };
    return verifyDeals(pebbles, { ...HEAD, actions: log.value.actions, fairness });
  }

  const findings = expect.arrayContaining([{ code: 'deals-follow', standing: 'proven', deals: 6 }]);
  const SIX_DEALS_FOLLOW = { ok: true, value: { standing: 'consistent', findings } };

  // Several seeds: with one alone, a wrong deal may happen to be the right one.
  const seeds = [0, 1, 2, 3].map((byte) => SEED.with(0, byte));

  it('follow from its seed, from the first to the last', () => {
    for (const seed of seeds) {
      const match = withEntries();
      playOn(match, dealKey(seed));
      expect(match.turn.kind).toBe('over');
      expect(verdict(match, seed)).toMatchObject(SIX_DEALS_FOLLOW);
    }
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('follow from its seed after an undo to entry %d', (target) => {
    for (const seed of seeds) {
      const match = withEntries();
      playOn(match, dealKey(seed), 8);
      match.append(['! bot 2 expert', `! undo ${target}`]);
      playOn(match, dealKey(seed));
      expect(verdict(match, seed)).toMatchObject(SIX_DEALS_FOLLOW);
    }
  });
});

/** A move of the seat whose turn it is. */
function move({ position, turn }: MatchHost<PebbleTypes>): string {
  const seat = turn.kind === 'move' ? turn.seats[0] : 1;
  return `${seat} put ${'abc'[position.hands[seat - 1].findLastIndex((count) => count > 0)]}`;
}
