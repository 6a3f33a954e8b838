// Matches that did not end by their rules: what ends them, who ranks where, and what may no longer happen.

import { describe, expect, it } from 'vitest';
import {
  dealKey,
  foldLog,
  formatNotes,
  logOf,
  MatchHost,
  type MatchRecord,
  maskRecord,
  type Outcome,
  replay,
  verifyDeals,
} from '../src/index.ts';
import { cut, fairMatch, SEED } from './matches.ts';
import { type PebbleTypes, pebbles } from './pebbles.ts';

const KEY = dealKey(SEED);
const NAMES = ['A', 'B', 'C', 'D'];
const header = (seats: number) =>
  ({ format: 'mozaika/1', game: 'pebbles', options: {}, players: NAMES.slice(0, seats), rules: 1 }) as const;

function hosting(seats: number, ...entries: readonly string[]): MatchHost<PebbleTypes> {
  const host = MatchHost.open(pebbles, header(seats), entries);
  if (!host.ok) throw new Error(JSON.stringify(host.refusal));
  return host.value;
}

/** A match of two after one put: seat 1 has a point. */
const RUNNING = ['* draw 1 ab', '* draw 2 bc', '1 put a', '* draw 1 c'];

/** Plays on with the first moves until the rules end the match, with these facts after the first deals. */
function playedOut(seats: number, ...facts: readonly string[]): MatchHost<PebbleTypes> {
  const host = hosting(seats);
  host.commit(host.begin(KEY));
  host.append(facts);
  for (let { turn } = host; turn.kind === 'move'; turn = host.turn) {
    const [seat] = turn.seats;
    const hand = host.position.hands[seat - 1];
    const proposal = host.propose(seat, `${seat} put ${'abc'[hand.findIndex((n) => n > 0)]}`, host.entries.length, KEY);
    if (!proposal.ok) throw new Error(JSON.stringify(proposal.refusal));
    host.commit(proposal.value);
  }
  return host;
}

describe('with two seats', () => {
  it.each([
    [
      '! end resigned 1',
      { scores: [1, 0], ranks: [2, 1], reason: 'resigned', gone: [{ seat: 1, reason: 'resigned' }] },
    ],
    ['! end timeout 2', { scores: [1, 0], ranks: [1, 2], reason: 'timeout', gone: [{ seat: 2, reason: 'timeout' }] }],
    ['! end abandoned', { scores: [1, 0], ranks: [], reason: 'abandoned' }],
  ])('“%s” ends the match at once, whoever has more points', (end, outcome) => {
    const host = hosting(2, ...RUNNING, end);
    expect(host.outcome).toEqual(outcome);
    expect(host.turn).toEqual({ kind: 'over', outcome });
    // The rules' own view of the position is as it was.
    expect(pebbles.turn(host.position)).toEqual({ kind: 'move', seats: [2] });
    expect(host.standIns.size).toBe(0);
  });

  it('nothing more is played, taken back or ended, and nothing follows by itself', () => {
    const host = hosting(2, ...RUNNING, '! end resigned 1');
    const over = { code: 'match-over', reason: 'resigned' };
    expect(host.propose(2, '2 put b', 5, KEY)).toEqual({ ok: false, refusal: over });
    expect(host.undoTarget([1])).toMatchObject({ refusal: { code: 'match-over' } });
    expect(host.proposeUndo(2)).toEqual({ ok: false, refusal: over });
    expect(host.proposeFacts([{ kind: 'end', reason: 'timeout', seat: 2 }])).toEqual({ ok: false, refusal: over });
    expect(host.begin(KEY).entries).toEqual([]);
    for (const entry of ['2 put b', '! undo 2', '! end timeout 2', '! end abandoned']) {
      expect(host.append([entry])).toEqual({ ...over, index: 5 });
    }
    // What ends nothing may still be stated, by whatever version.
    expect(host.append(['! back 1', '! news'])).toBeUndefined();
    expect(host.outcome?.ranks).toEqual([2, 1]);
  });

  it('no deal follows an end that comes before the deal', () => {
    const host = hosting(2, '* draw 1 ab', '! end resigned 2');
    expect(host.begin(KEY).entries).toEqual([]);
    expect(host.outcome).toMatchObject({ ranks: [1, 2], reason: 'resigned' });
  });

  it('a proposal of an end knows what it leads to, and none can hold two', () => {
    const host = hosting(2, ...RUNNING);
    const end = { kind: 'end', reason: 'resigned', seat: 2 } as const;
    const proposal = host.proposeFacts([end]);
    expect(proposal).toMatchObject({ ok: true, value: { over: true, toMove: [], outcome: { reason: 'resigned' } } });
    expect(host.outcome).toBeUndefined();
    expect(host.proposeFacts([end, { ...end, seat: 1 }])).toMatchObject({ refusal: { code: 'match-over' } });
    if (proposal.ok) host.commit(proposal.value);
    expect(host.outcome).toMatchObject({ ranks: [1, 2] });
  });

  it('an end for a seat that is not there has no meaning', () => {
    expect(hosting(2, ...RUNNING, '! end resigned 3').outcome).toBeUndefined();
  });

  it('facts of version 0.1 end nothing', () => {
    const host = hosting(2, ...RUNNING, '! resign 1', '! bot 1 expert', '! timeout 2', '! bot 2 expert', '! left 2');
    expect(host.turn).toEqual({ kind: 'move', seats: [2] });
    expect(host.standIns.get(1)).toEqual({ level: 'expert', resigned: true });
  });
});

describe('with three or four seats', () => {
  const ranked = (host: MatchHost<PebbleTypes>): Outcome => {
    if (!host.outcome) throw new Error('not over');
    return host.outcome;
  };

  it.each([3, 4])('a match of %d goes on when somebody goes; they rank behind all who stayed', (seats) => {
    const plain = ranked(playedOut(seats));
    const best = plain.ranks.indexOf(1) + 1;
    const host = playedOut(seats, `! end resigned ${best}`, `! bot ${best} expert`);
    const { scores, ranks, reason, gone } = ranked(host);
    expect({ scores, reason }).toEqual({ scores: plain.scores, reason: plain.reason });
    expect(ranks[best - 1]).toBe(seats);
    expect(ranks).toContain(1);
    expect(gone).toEqual([{ seat: best, reason: 'resigned' }]);
    // The others keep their order.
    const others = plain.ranks.map((rank, i) => ({ rank, now: ranks[i] })).filter((_, i) => i !== best - 1);
    for (const { rank, now } of others) {
      expect(now).toBe(1 + others.filter((other) => other.rank < rank).length);
    }
  });

  it('the first to go is last', () => {
    const host = playedOut(4, '! end timeout 3', '! bot 3 expert', '! end resigned 1', '! bot 1 expert');
    const { ranks } = ranked(host);
    expect([ranks[2], ranks[0]]).toEqual([4, 3]);
  });

  it('who ran out of time may come back, but the rank stays, and going twice changes no place', () => {
    const host = playedOut(3, '! end timeout 2', '! bot 2 expert', '! back 2', '! end resigned 1', '! end resigned 2');
    expect(ranked(host)).toMatchObject({ ranks: [2, 3, 1], gone: [{ seat: 2, reason: 'resigned' }, { seat: 1 }] });
    expect(hosting(3, '! end timeout 2', '! bot 2 expert', '! back 2').standIns.size).toBe(0);
  });

  it('only resigning is for good', () => {
    const host = hosting(3, '! end timeout 2', '! bot 2 expert', '! end resigned 3', '! bot 3 expert');
    expect([...host.standIns]).toEqual([
      [2, { level: 'expert', resigned: false }],
      [3, { level: 'expert', resigned: true }],
    ]);
  });

  it('an undo takes moves back, not people', () => {
    const host = hosting(3);
    host.commit(host.begin(KEY));
    const from = host.entries.length;
    host.append(['! end resigned 2', '! bot 2 expert']);
    const undo = host.proposeUndo(from);
    if (!undo.ok) throw new Error('refused');
    expect(undo.value.entries).toEqual([`! undo ${from}`]);
    host.commit(undo.value);
    expect(host.ends.gone).toEqual([{ seat: 2, reason: 'resigned' }]);
    expect(host.fold().notes).toHaveLength(2);
  });

  it('everybody gone is a match without a winner', () => {
    const host = hosting(3, '! end resigned 1', '! bot 1 expert', '! end abandoned');
    expect(host.outcome).toEqual({
      scores: [0, 0, 0],
      ranks: [],
      reason: 'abandoned',
      gone: [{ seat: 1, reason: 'resigned' }],
    });
  });

  it('a match that is over by its rules can’t be ended again', () => {
    const host = playedOut(3);
    const before = host.outcome;
    expect(host.append(['! end resigned 1'])).toMatchObject({ code: 'match-over', reason: 'all-put' });
    expect(host.outcome).toEqual(before);
  });
});

describe('the record of a match that ended early', () => {
  const log = [...RUNNING, '! end resigned 1'];
  const record = (): MatchRecord => {
    const folded = foldLog(log);
    if (!folded.ok) throw new Error('refused');
    const { actions, notes } = folded.value;
    return { ...header(2), actions, notes: formatNotes(notes) };
  };

  it('has the end in its notes, and its log again has the same outcome', () => {
    expect(record().notes).toEqual([{ before: 4, fact: '! end resigned 1' }]);
    expect(logOf(record())).toEqual(log);
    expect(hosting(2, ...logOf(record())).outcome).toMatchObject({ ranks: [2, 1], reason: 'resigned' });
  });

  it('replays to the position where it ended', () => {
    const replayed = replay(pebbles, record());
    expect(replayed.ok && pebbles.turn(replayed.value)).toEqual({ kind: 'move', seats: [2] });
  });

  it('is masked only as long as the match runs', () => {
    const ended = record();
    expect(maskRecord(pebbles, ended, 2)).toEqual({ ok: true, value: ended });
    const { notes: _, ...running } = ended;
    expect(maskRecord(pebbles, running, 2)).toMatchObject({
      ok: true,
      value: { actions: ['* draw 1 ??', ...log.slice(1, 3), '* draw 1 ?'] },
    });
  });

  it('can be verified: its deals follow from the seed as far as they came', () => {
    const short = cut(fairMatch(), 5);
    const ended = { ...short, notes: [{ before: 5, fact: '! end timeout 2' }] };
    const findings = expect.arrayContaining([{ code: 'deals-follow', standing: 'proven', deals: 3 }]);
    expect(verifyDeals(pebbles, ended)).toMatchObject({ ok: true, value: { standing: 'consistent', findings } });
  });

  it.each([
    ['no list', 'x'],
    ['no notes', [null, 7, {}, { before: 1 }, { before: 'x', fact: '! back 1' }, { before: 0.5, fact: '! back 1' }]],
    ['notes beyond the end', [{ before: 9, fact: '! end resigned 1' }]],
    [
      'actions and undos',
      [
        { before: 0, fact: '1 put a' },
        { before: 4, fact: '! undo 0' },
      ],
    ],
    [
      'an end that actions follow',
      [
        { before: 3, fact: '! end resigned 1' },
        { before: 0, fact: '! end abandoned' },
      ],
    ],
  ])('with %s for notes is read as if it had none', (_, notes) => {
    expect(logOf({ ...header(2), actions: RUNNING, notes })).toEqual(RUNNING);
  });
});
