// A match in progress: what may be appended, what follows, what can be taken back, and who sees what.

import { describe, expect, it } from 'vitest';
import { dealKey, MatchHost, maskEntry, onlyMove, replay, SEED_BYTES, type Seat } from '../src/index.ts';
import { type PebbleTypes, pebbles } from './pebbles.ts';

const KEY = dealKey(new Uint8Array(SEED_BYTES).fill(7));
const HEAD = { format: 'mozaika/1', game: 'pebbles', options: {}, players: ['A', 'B'], rules: 1 } as const;

type PebbleMatch = MatchHost<PebbleTypes>;

function withEntries(...entries: readonly string[]): PebbleMatch {
  const match = MatchHost.open(pebbles, HEAD, entries);
  if (!match.ok) throw new Error(JSON.stringify(match.refusal));
  return match.value;
}

/** A match with its first deals. */
function begun(): PebbleMatch {
  const match = withEntries();
  match.append(match.begin(KEY).entries);
  return match;
}

const DEALT = ['* draw 1 ab', '* draw 2 bc'];

/** The first legal move of a seat, as an action. */
function firstMove(match: PebbleMatch, seat: Seat): string {
  const hand = match.position.hands[seat - 1];
  return `${seat} put ${'abc'[hand.findIndex((count) => count > 0)]}`;
}

describe('a running match', () => {
  it('starts with the deals that follow from the key', () => {
    const match = begun();
    expect(match.entries).toHaveLength(2);
    expect(begun().entries).toEqual(match.entries);
    expect(match.turn).toEqual({ kind: 'move', seats: [1] });
  });

  it('answers a move with the move and the deals that follow it, and changes nothing itself', () => {
    const match = begun();
    const before = structuredClone(match.position);
    const judged = match.propose(1, firstMove(match, 1), 2, KEY);
    expect(judged).toMatchObject({ ok: true, value: { over: false } });
    expect(judged.ok && judged.value.entries.map((entry) => entry[0])).toEqual(['1', '*']);
    expect(match.position).toEqual(before);
    expect(match.entries).toHaveLength(2);
  });

  it('replays to the same position as the record of its log', () => {
    const match = begun();
    for (let seat: Seat = 1; match.turn.kind === 'move' && match.entries.length < 9; seat = seat === 1 ? 2 : 1) {
      const judged = match.propose(seat, firstMove(match, seat), match.entries.length, KEY);
      if (judged.ok) match.append(judged.value.entries);
    }
    const replayed = replay(pebbles, { ...HEAD, actions: match.entries });
    expect(replayed).toEqual({ ok: true, value: match.position });
  });

  it('plays what nobody decides: the last pebbles of one kind are put by themselves', () => {
    // Both hold two of a kind at last, so that nobody has a choice any more.
    const match = withEntries(...DEALT, '1 put a', '* draw 1 b', '2 put c', '* draw 2 b', '1 put b', '* draw 1 b');
    const judged = match.propose(2, '2 put b', match.entries.length, KEY);
    expect(judged.ok && judged.value.entries[0]).toBe('2 put b');
    if (judged.ok) expect(judged.value.entries.filter((entry) => entry.startsWith('1 put'))).toEqual(['1 put b']);
  });

  it.each([
    ['somebody else’s seat', 1, '2 put a', 2, 'not-your-seat'],
    ['a deal', 1, '* draw 1 a', 2, 'not-your-seat'],
    ['nonsense', 1, '1 fly', 2, 'unreadable'],
    ['an index that is not there yet', 1, '1 put a', 3, 'index-ahead'],
    ['an index before a deal', 1, '1 put a', 1, 'stale'],
    ['a move out of turn', 2, '2 put b', 2, 'not-your-turn'],
    ['an illegal move', 1, '1 put c', 2, 'not-in-hand'],
  ] as const)('refuses %s', (_, seat, text, index, code) => {
    const match = withEntries(...DEALT);
    expect(match.propose(seat, text, index, KEY)).toMatchObject({ ok: false, refusal: { code } });
    expect(match.entries).toEqual(DEALT);
  });

  it('takes the very same move for done, unless it was taken back', () => {
    const match = withEntries(...DEALT, '1 put a', '* draw 1 b');
    const again = match.propose(1, '1 put a', 2, KEY);
    expect(again.ok && again.value.entries).toEqual([]);
    match.append(['! undo 2']);
    expect(match.propose(1, '1 put a', 2, KEY)).toMatchObject({ refusal: { code: 'stale' } });
    expect(match.propose(1, '1 put a', match.entries.length, KEY)).toMatchObject({ ok: true });
  });

  it('takes an old message for stale even if the seat made the same move later', () => {
    const match = withEntries(...DEALT, '1 put b', '* draw 1 b', '2 put b', '* draw 2 a', '1 put a');
    expect(match.propose(1, '1 put a', 2, KEY)).toMatchObject({ refusal: { code: 'stale' } });
  });

  it('lets simultaneous moves and table facts come in between', () => {
    const last = [
      ...DEALT,
      '1 put a',
      '* draw 1 c',
      '2 put c',
      '* draw 2 a',
      '1 put c',
      '* draw 1 a',
      '2 put a',
      '* draw 2 a',
    ];
    const match = withEntries(...last);
    expect(match.turn).toEqual({ kind: 'move', seats: [1, 2] });
    const index = match.entries.length;
    match.append(['! bot 1 expert', '1 put a']);
    expect(match.propose(2, '2 put a', index, KEY)).toMatchObject({ ok: true });
  });

  it('says which stored entry can’t be', () => {
    const match = withEntries(...DEALT);
    expect(match.append(['1 put a', '2 put a'])).toMatchObject({ code: 'deal-expected', index: 3 });
    expect(match.entries).toHaveLength(3);
    expect(MatchHost.open(pebbles, { ...HEAD, game: 'chess' })).toMatchObject({ refusal: { code: 'bad-field' } });
  });
});

describe('undo', () => {
  it('goes back to before one’s own last decision, with what others did since', () => {
    const last = [
      ...DEALT,
      '1 put a',
      '* draw 1 c',
      '2 put c',
      '* draw 2 a',
      '1 put c',
      '* draw 1 a',
      '2 put a',
      '* draw 2 c',
    ];
    const match = withEntries(...last, '2 put b');
    expect(match.undoTarget([2])).toEqual({ ok: true, value: 10 });
    match.append(['! undo 10']);
    expect(match.turn).toEqual({ kind: 'move', seats: [1, 2] });
    expect(match.undoTarget([2])).toMatchObject({ refusal: { code: 'undo-chance' } });
  });

  it('does not cross chance, and there must be something to undo', () => {
    expect(withEntries(...DEALT, '1 put a', '* draw 1 b').undoTarget([1])).toMatchObject({
      refusal: { code: 'undo-chance', index: 3 },
    });
    expect(withEntries().undoTarget([1])).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
  });
});

describe('what a viewer sees of a log', () => {
  it('are masked actions and whole facts', () => {
    const match = withEntries(...DEALT, '! bot 2 expert');
    expect(match.masked(1)).toEqual(['* draw 1 ab', '* draw 2 ??', '! bot 2 expert']);
    expect(match.masked('spectator', 1)).toEqual(['* draw 2 ??', '! bot 2 expert']);
    expect(maskEntry(pebbles, '* draw 2 bc', 2)).toBe('* draw 2 bc');
    expect(() => maskEntry(pebbles, 'nonsense', 1)).toThrow('unreadable');
  });
});

describe('the only move', () => {
  it('is there when there is no other, listed or not', () => {
    const turn = withEntries(...DEALT).position;
    expect(onlyMove(pebbles, turn, 1)).toBeUndefined();
    const one = withEntries('* draw 1 aa', '* draw 2 bb').position;
    // A swap is another move, though it is not listed.
    expect(onlyMove(pebbles, one, 1)).toBeUndefined();
  });
});
