// A match in progress where nothing but decisions is left: moves at the same time, forced moves, undo and the end.

import { describe, expect, it } from 'vitest';
import {
  dealKey,
  type Game,
  MatchHost,
  ok,
  onlyMove,
  type Proposal,
  type Result,
  SEED_BYTES,
  type Seat,
} from '../src/index.ts';
import { type PebbleTypes, pebbles } from './pebbles.ts';

const KEY = dealKey(new Uint8Array(SEED_BYTES));
const HEAD = { format: 'mozaika/1', game: 'pebbles', options: {}, players: ['A', 'B', 'C'], rules: 1 } as const;

/** Pebbles from the last round on: seats 1 and 2 choose between a and b, seat 3 has nothing but c. */
const lastRound: Game<PebbleTypes> = {
  ...pebbles,
  setup: (options, seats) => ({
    ...pebbles.setup(options, seats),
    unseen: [6, 6, 6],
    hands: [
      [1, 1, 0, 0],
      [1, 1, 0, 0],
      [0, 0, 2, 0],
    ],
    owed: [0, 0, 0],
    puts: [2, 2, 2],
  }),
};

function withEntries(...entries: readonly string[]): MatchHost<PebbleTypes> {
  const match = MatchHost.open(lastRound, HEAD, entries);
  if (!match.ok) throw new Error(JSON.stringify(match.refusal));
  return match.value;
}

const refused = (code: string, facts = {}) => ({ ok: false, refusal: { code, ...facts } });
/** A proposal's entries, and whether they end the match. */
const proposed = (proposal: Result<Proposal<PebbleTypes>>): object =>
  proposal.ok ? { ok: true, value: { entries: proposal.value.entries, over: proposal.value.over } } : proposal;
const follows = (over: boolean, ...entries: string[]) => ({ ok: true, value: { entries, over } });

describe('a move that was made when a seat knew less', () => {
  const stale = (expected: number) => refused('stale', { index: 0, expected });

  it.each<[what: string, entries: string[], text: string, answer: object]>([
    ['counts beside another seat’s move', ['1 put a', '3 put c'], '2 put a', follows(true, '2 put a')],
    ['counts beside a fact', ['! bot 1 expert', '3 put c'], '2 put b', follows(false, '2 put b')],
    ['is done already if it is there, after others’ moves too', ['1 put a', '2 put a'], '2 put a', follows(false)],
    ['is stale after another decision of the same seat', ['2 put a'], '2 put b', stale(1)],
    ['is stale after an undo', ['1 put a', '! undo 0'], '2 put a', stale(2)],
  ])('%s', (_, entries, text, answer) => {
    expect(proposed(withEntries(...entries).propose(2, text, 0, KEY))).toEqual(answer);
  });
});

describe('what follows from a move', () => {
  it('are the moves of those who have no choice', () => {
    expect(proposed(withEntries().propose(1, '1 put b', 0, KEY))).toEqual(follows(false, '1 put b', '3 put c'));
    expect(proposed(ok(withEntries().begin(KEY)))).toEqual(follows(false, '3 put c'));
  });

  it('is the end, when they end the match', () => {
    const match = withEntries('1 put a');
    expect(proposed(match.propose(2, '2 put b', 1, KEY))).toEqual(follows(true, '2 put b', '3 put c'));
    match.append(['2 put b', '3 put c']);
    expect(proposed(ok(match.begin(KEY)))).toEqual(follows(true));
  });
});

describe('undo', () => {
  it.each<[what: string, entries: string[], seat: Seat, answer: object]>([
    ['goes back to the very first entry', ['1 put a'], 1, { ok: true, value: 0 }],
    ['goes back over others’ moves', ['1 put a', '2 put a'], 1, { ok: true, value: 0 }],
    ['goes back to the last entry', ['1 put a', '2 put a'], 2, { ok: true, value: 1 }],
    ['counts facts as entries', ['! bot 1 expert', '1 put a', '! bot 2 expert'], 1, { ok: true, value: 1 }],
    ['is not for others’ moves', ['1 put a'], 2, refused('nothing-to-undo', { seats: [2] })],
    ['is not for forced moves', ['1 put a', '3 put c'], 3, refused('nothing-to-undo', { seats: [3] })],
    [
      'is not for forced moves after facts',
      ['! bot 3 expert', '3 put c'],
      3,
      refused('nothing-to-undo', { seats: [3] }),
    ],
    ['is not for what is undone', ['1 put a', '! undo 0'], 1, refused('nothing-to-undo', { seats: [1] })],
    ['is for what came after an undo', ['1 put a', '! undo 0', '1 put b'], 1, { ok: true, value: 2 }],
    ['leaves what was before it', ['1 put a', '2 put a', '! undo 1'], 1, { ok: true, value: 0 }],
    ['is not for a match that is over', ['1 put a', '2 put a', '3 put c'], 1, refused('match-over')],
  ])('%s', (_, entries, seat, answer) => {
    expect(withEntries(...entries).undoTarget([seat])).toEqual(answer);
  });

  it('knows whose own choices it would take back, not those of bots in their place', () => {
    const host = withEntries('1 put a', '! left 2', '! bot 2 expert', '2 put a');
    expect(host.choosersSince(0)).toEqual([1]);
    expect(withEntries('1 put a', '2 put a', '! bot 2 expert').choosersSince(1)).toEqual([2]);
    expect(withEntries('1 put a', '2 put a', '! undo 1').choosersSince(0)).toEqual([1]);
  });

  it('brings the position back', () => {
    expect(withEntries('1 put a', '2 put b', '! undo 0').position).toEqual(withEntries().position);
    expect(withEntries('1 put a', '2 put b', '! undo 1').position).toEqual(withEntries('1 put a').position);
  });

  it('may come after the end', () => {
    const match = withEntries('1 put a', '2 put a', '3 put c', '! undo 1');
    expect(match.turn).toEqual({ kind: 'move', seats: [2, 3] });
  });
});

describe('the only move', () => {
  const offering = (listed: readonly number[], unlisted?: readonly number[]): Game<PebbleTypes> => {
    const filling =
      (moves: readonly number[]): Game<PebbleTypes>['legalMoves'] =>
      (_at, _seat, out) => {
        out.clear();
        for (const move of moves) out.push(move);
      };
    const { unlistedMoves: _, ...plain } = pebbles;
    return {
      ...plain,
      legalMoves: filling(listed),
      ...(unlisted === undefined ? {} : { unlistedMoves: filling(unlisted) }),
    };
  };

  it.each<[only: number | undefined, listed: number[], unlisted?: number[]]>([
    [1, [1]],
    [undefined, []],
    [undefined, [1, 2]],
    [1, [1], []],
    [5, [], [5]],
    [undefined, [], []],
    [undefined, [1], [5]],
    [undefined, [1, 2], []],
    [undefined, [1, 2], [5]],
    [undefined, [], [5, 6]],
  ])('is %s where %j are listed and %j are not', (only, listed, unlisted) => {
    const { position } = withEntries();
    expect(onlyMove(offering(listed, unlisted), position, 1)).toBe(only);
  });
});
