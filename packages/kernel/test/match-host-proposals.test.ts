// Proposals of a host: nothing changes until they are committed, and committing is the same as appending.

import { describe, expect, it } from 'vitest';
import { dealKey, type Game, MatchHost, type Proposal, type Result, type Seat } from '../src/index.ts';
import { SEED } from './matches.ts';
import { type PebbleTypes, pebbles } from './pebbles.ts';

const KEY = dealKey(SEED);
const HEADER = { format: 'mozaika/1', game: 'pebbles', options: {}, players: ['A', 'B'], rules: 1 } as const;

type Host = MatchHost<PebbleTypes>;

function hosting(entries: readonly string[] = [], game: Game<PebbleTypes> = pebbles): Host {
  const host = MatchHost.open(game, HEADER, entries);
  if (!host.ok) throw new Error(JSON.stringify(host.refusal));
  return host.value;
}

function granted(proposal: Result<Proposal<PebbleTypes>>): Proposal<PebbleTypes> {
  if (!proposal.ok) throw new Error(JSON.stringify(proposal.refusal));
  return proposal.value;
}

/** Any move of a seat to move. */
function anyMove({ turn, position }: Host): [seat: Seat, text: string] {
  if (turn.kind !== 'move') throw new Error(`Nobody is to move: ${turn.kind}`);
  const [seat] = turn.seats as readonly [Seat];
  const kind = position.hands[seat - 1]?.findLastIndex((count) => count > 0) ?? -1;
  return [seat, `${seat} put ${'abc'[kind]}`];
}

/** What can be observed of a host. */
const observed = (host: Host) => ({
  entries: host.entries,
  position: host.position,
  undo: [host.undoTarget([1]), host.undoTarget([2]), host.undoTarget([1, 2])],
  folded: host.fold(),
  standIns: [...host.standIns],
  next: host.begin(KEY).entries,
});

describe('a proposal', () => {
  it('leaves the host as it was', () => {
    const host = hosting();
    host.commit(host.begin(KEY));
    const before = structuredClone(observed(host));
    granted(host.propose(...anyMove(host), host.entries.length, KEY));
    granted(host.proposeFacts([{ kind: 'resign', seat: 2 }]));
    granted(host.proposeUndo(1));
    expect(observed(host)).toEqual(before);
  });

  it('that is committed leaves the host as if its entries had been read from storage, to the end of the match', () => {
    const host = hosting();
    host.commit(host.begin(KEY));
    let moves = 0;
    while (host.turn.kind === 'move') {
      host.commit(granted(host.propose(...anyMove(host), host.entries.length, KEY)));
      if (++moves === 3)
        host.commit(
          granted(
            host.proposeFacts([
              { kind: 'left', seat: 1 },
              { kind: 'bot', seat: 1, level: 'expert' },
            ]),
          ),
        );
      if (moves === 4) {
        host.commit(granted(host.proposeUndo(host.entries.length - 2)));
        host.commit(host.begin(KEY));
      }
      expect(observed(host)).toEqual(observed(hosting(host.entries)));
    }
    expect(host.outcome).toBeDefined();
    expect(moves).toBeGreaterThan(4);
  });

  it('has a step for each action, with its events', () => {
    const host = hosting(['* draw 1 ab', '* draw 2 bc']);
    const { steps, entries } = granted(host.propose(1, '1 put a', 2, KEY));
    expect(steps.map(({ entry }) => entry)).toEqual(entries);
    expect(steps[0]).toMatchObject({ events: [{ type: 'put', seat: 1, points: 1 }], forced: false });
    expect(steps[1]).toMatchObject({ action: { kind: 'deal' }, events: [{ type: 'drew', seat: 1 }] });
  });

  it('is judged and played once: committing runs no rules', () => {
    const calls: string[] = [];
    const counting: Game<PebbleTypes> = {
      ...pebbles,
      checkMove(...args) {
        calls.push('check');
        return pebbles.checkMove(...args);
      },
      applyMove(...args) {
        calls.push('apply');
        pebbles.applyMove(...args);
      },
    };
    const host = hosting(['* draw 1 ab', '* draw 2 bc'], counting);
    host.commit(granted(host.propose(1, '1 put a', 2, KEY)));
    expect(calls).toEqual(['check', 'apply']);
  });

  it('lists the moves of each seat to move once: that nobody is forced is remembered with the position', () => {
    let listed = 0;
    const counting: Game<PebbleTypes> = {
      ...pebbles,
      legalMoves(...args) {
        listed++;
        pebbles.legalMoves(...args);
      },
    };
    const host = hosting([], counting);
    host.commit(host.begin(KEY));
    const before = listed;
    host.propose(...anyMove(host), host.entries.length, KEY);
    const remembered = listed - before;
    const read = hosting(host.entries, counting);
    listed = 0;
    read.propose(...anyMove(read), read.entries.length, KEY);
    expect(remembered).toBe(listed - 1);
  });

  it('shows every viewer what is theirs to know, committed or read from storage alike', () => {
    const host = hosting();
    host.commit(host.begin(KEY));
    while (host.turn.kind === 'move') {
      host.commit(granted(host.propose(...anyMove(host), host.entries.length, KEY)));
      const read = hosting(host.entries);
      for (const viewer of [1, 2, 'spectator'] as const) expect(host.masked(viewer)).toEqual(read.masked(viewer));
    }
    expect(host.masked(1)).not.toEqual(host.masked(2));
  });

  it('never shares a position with another match that is played at the same time', () => {
    const hosts = [hosting(), hosting(), hosting()];
    for (const host of hosts) host.commit(host.begin(KEY));
    while (hosts.some(({ turn }) => turn.kind === 'move')) {
      for (const host of hosts) {
        if (host.turn.kind !== 'move') continue;
        // Proposed and not stored: the position that it had goes to nobody.
        host.proposeFacts([{ kind: 'back', seat: 1 }]);
        host.commit(granted(host.propose(...anyMove(host), host.entries.length, KEY)));
      }
      for (const host of hosts) expect(host.position).toEqual(hosting(host.entries).position);
    }
    expect(new Set(hosts.map(({ position }) => position)).size).toBe(hosts.length);
  });

  it('that comes too late is an error of the program, not a move', () => {
    const host = hosting(['* draw 1 ab', '* draw 2 bc']);
    const late = granted(host.propose(1, '1 put a', 2, KEY));
    host.append(['! bot 2 expert']);
    expect(() => host.commit(late)).toThrow('entry 2');
    expect(() => host.commit({ ...late, from: 3 })).toThrow();
    expect(host.entries).toHaveLength(3);
  });

  it('of an undo is one entry, and who plays each seat stays', () => {
    const host = hosting(['* draw 1 ab', '* draw 2 bc', '1 put a', '! left 2', '! bot 2 expert', '! news 1']);
    expect(granted(host.proposeUndo(2)).entries).toEqual(['! undo 2']);
    host.commit(granted(host.proposeUndo(2)));
    expect(host.standIns.get(2)).toEqual({ level: 'expert', resigned: false });
    expect(host.fold()).toMatchObject({ actions: ['* draw 1 ab', '* draw 2 bc'], notes: [{}, {}, { before: 2 }] });
    expect(host.proposeUndo(9)).toMatchObject({ ok: false, refusal: { code: 'bad-undo' } });
  });
});

describe('the stand-ins of a match', () => {
  it('are the bots that facts have put in, until the person is back, whatever was undone', () => {
    const host = hosting(['! resign 1', '! bot 1 expert', '! left 2', '! bot 2 casual', '! undo 0']);
    expect([...host.standIns]).toEqual([
      [1, { level: 'expert', resigned: true }],
      [2, { level: 'casual', resigned: false }],
    ]);
    host.append(['! back 2']);
    expect(host.standIns.has(2)).toBe(false);
  });
});

describe('entries from elsewhere', () => {
  it('are shown step by step with the live position', () => {
    const host = hosting();
    const seen: string[] = [];
    host.append(['* draw 1 ab', '! bot 2 expert', '* draw 2 bc', '1 put a'], ({ entry, events }, position) =>
      seen.push(`${entry}: ${events.map(({ type }) => type)}, ${pebbles.scores(position)}`),
    );
    expect(seen).toEqual(['* draw 1 ab: drew, 0,0', '* draw 2 bc: drew, 0,0', '1 put a: put, 1,0']);
  });
});
