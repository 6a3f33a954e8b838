// What subscribers of a table are shown: everything once, in order, and later what could not be shown at first.

import { allMoves, seatAt } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { HostedMatch } from '../src/matches/hosted-match.ts';
import { Broadcast, type TableContent } from '../src/tables/broadcast.ts';
import type { Occupants } from '../src/tables/occupants.ts';
import { beginMatch, newTable, sit, type TableState } from '../src/tables/table-state.ts';
import { startingFairness } from '../src/tables/table-view.ts';
import { gameOf } from './player.ts';

const NOW = 1_800_000_000_000;
const OCCUPANTS: Occupants = {
  person: (id) => ({ id, name: id, created: NOW, program: false }),
  isPresent: () => true,
  awaySince: () => undefined,
};
const OUTAGES = { within: () => 0, settle: async () => undefined, stop: () => undefined };
const occupants = async () => OCCUPANTS;

/** A table where Anna and Karel play. */
function playing(): TableState {
  const request = { game: 'azul', options: { board: 'gray' }, clock: { kind: 'none' }, listed: false } as const;
  const made = newTable({ ...request, seats: ['person', 'person'], me: 'sits' }, 'anna', '0'.repeat(64), NOW);
  const full = made.ok ? sit(made.value, 'karel', undefined, undefined) : made;
  if (!full.ok) throw new Error(full.refusal.code);
  return beginMatch(full.value);
}

function begun(state: TableState): HostedMatch {
  const row = {
    id: 'table.1',
    table: 'table',
    game: 'azul',
    options: JSON.stringify(state.options),
    rules: 1,
    people: ['anna', 'karel'],
    names: ['', ''],
    seed: state.seed,
    fairness: JSON.stringify(startingFairness(state)),
    clock: JSON.stringify(state.clock),
    started: NOW,
    ended: null,
  };
  const match = new HostedMatch(gameOf('azul'), row, [], OUTAGES);
  match.commit(match.updateWith(match.proposeStart(), NOW));
  return match;
}

/** Makes the first legal move. */
function moveIn(match: HostedMatch): void {
  const [seat = seatAt(0)] = match.status.toMove;
  const [move = 0] = allMoves(match.game, match.position, seat);
  const proposal = match.propose(seat, `${seat} ${match.game.formatMove(move)}`, match.length);
  if (!proposal.ok) throw new Error(proposal.refusal.code);
  match.commit(match.updateWith(proposal.value, NOW));
}

class Screen {
  readonly shown: { readonly op: string; readonly [field: string]: unknown }[] = [];
  readonly client: string;
  readonly person: string;

  constructor(person: string) {
    this.client = `${person}'s browser`;
    this.person = person;
  }

  sendText(text: string): void {
    this.shown.push(JSON.parse(text));
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  /** What was shown since this was asked last. */
  news(): Screen['shown'] {
    return this.shown.splice(0);
  }
}

function opened() {
  const state = playing();
  const match = begun(state);
  const table: TableContent = { code: 'table', version: 3, state, match, rules: 1, now: NOW };
  const broadcast = new Broadcast(NOW);
  const screens = ['anna', 'karel'].map((person) => new Screen(person));
  for (const screen of screens) broadcast.add(screen, table, 0, OCCUPANTS);
  for (const screen of screens) screen.news();
  return { table, match, broadcast, screens };
}

describe('subscribers', () => {
  it('are shown the table and the log when they come, later only what is new', async () => {
    const { table, match, broadcast } = opened();
    const late = new Screen('eva');
    broadcast.add(late, table, 0, OCCUPANTS);
    const length = match.length;
    expect(late.news()).toMatchObject([{ op: 'table' }, { op: 'log', from: 0, entries: { length } }]);
    await broadcast.show(table, occupants);
    expect(late.news()).toEqual([]);
    moveIn(match);
    await broadcast.show(table, occupants);
    expect(late.news()).toMatchObject([{ op: 'log', from: length, entries: match.entries.slice(length) }]);
  });

  it('are not bothered with onlookers who come, only with people who sit there', () => {
    const { table, broadcast, screens } = opened();
    broadcast.add(new Screen('eva'), table, 0, OCCUPANTS);
    for (const screen of screens) expect(screen.news()).toEqual([]);
    const [anna, karel] = screens as [Screen, Screen];
    broadcast.remove(karel, NOW);
    broadcast.add(karel, table, 0, OCCUPANTS);
    expect(anna.news()).toMatchObject([{ op: 'seats' }]);
  });

  it('get the log that their own message led to as its answer', async () => {
    const { table, match, broadcast, screens } = opened();
    moveIn(match);
    await broadcast.show(table, occupants, { client: "anna's browser", id: '7' });
    const [anna, karel] = screens.map((screen) => screen.news());
    expect(anna).toMatchObject([{ op: 'log', re: '7' }]);
    expect(karel?.[0]).not.toHaveProperty('re');
  });

  it('are shown later what could not be read at first, and nothing twice', async () => {
    const { table, match, broadcast, screens } = opened();
    const changed = { ...table, version: 4 };
    moveIn(match);
    await expect(broadcast.show(changed, () => Promise.reject(new Error('no storage')))).rejects.toThrow('no storage');
    for (const screen of screens) expect(screen.news()).toMatchObject([{ op: 'log' }]);
    await broadcast.show(changed, occupants);
    for (const screen of screens) expect(screen.news()).toMatchObject([{ op: 'table' }]);
  });

  it('are shown who plays a seat now without the whole table', async () => {
    const { table, match, broadcast, screens } = opened();
    const facts = [
      { kind: 'left', seat: 1 },
      { kind: 'bot', seat: 1, level: 'expert' },
    ] as const;
    match.commit(match.updateWith(match.proposeFacts(facts), NOW));
    await broadcast.show(table, occupants);
    for (const screen of screens) {
      expect(screen.news()).toMatchObject([{ op: 'log' }, { op: 'seats', seats: [{ replaced: 'expert' }, {}] }]);
    }
  });

  it('are not shown anything when they have gone', async () => {
    const { table, match, broadcast, screens } = opened();
    const [anna, karel] = screens;
    expect(karel && broadcast.remove(karel, NOW)).toBe(true);
    moveIn(match);
    await broadcast.show(table, occupants);
    expect(anna?.news()).toHaveLength(1);
    expect(karel?.news()).toEqual([]);
  });
});
