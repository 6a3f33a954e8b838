// Who goes, and what that makes of a match: decided from a table as it is, without a server.

import { allMoves, type Json, latestRules, seatAt } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { GameCatalogue } from '../src/catalogue.ts';
import { HostedMatch } from '../src/matches/hosted-match.ts';
import { decide, type TableMessage } from '../src/tables/commands.ts';
import type { TableSnapshot } from '../src/tables/decision.ts';
import { isDeserted } from '../src/tables/departure.ts';
import { Presence } from '../src/tables/presence.ts';
import { strengthOperations } from '../src/tables/strengths.ts';
import { jobChange } from '../src/tables/table-jobs.ts';
import { agreeToRematch, type SeatState, type TableState } from '../src/tables/table-state.ts';
import { seatViews, startingFairness, tableView } from '../src/tables/table-view.ts';
import { SERVED_GAMES } from './games.ts';
import { gameOf } from './player.ts';

const NOW = 1_800_000_000_000;
const FIVE_MINUTES = 300_000;
const OUTAGES = { within: () => 0, settle: async () => undefined, stop: () => undefined };
const AWAY = { isPresent: () => false, awaySince: () => NOW - FIVE_MINUTES };
const RULES = {
  games: new GameCatalogue(SERVED_GAMES),
  pace: { botMove: 0, absence: FIVE_MINUTES, opening: 0 },
  outages: OUTAGES,
};

/** A table where a match has begun; people are named by a capital, bots by their level. */
class Table {
  private state: TableState;
  readonly match: HostedMatch;
  /** The jobs of the match after the last change, and what was remembered of people with it. */
  jobs: readonly string[] = [];
  remembered: readonly unknown[] = [];

  constructor(players: readonly string[], entries: readonly string[] = []) {
    const seats = players.map(
      (who): SeatState => (isPerson(who) ? { kind: 'person', person: who } : { kind: 'bot', level: who }),
    );
    this.state = {
      game: 'azul',
      options: { board: 'coloured', start: 1 },
      clock: { kind: 'none' },
      listed: false,
      host: 'A',
      created: NOW,
      stage: 'playing',
      seats,
      matches: 1,
      seed: '0'.repeat(64),
    };
    const row = {
      id: 'table.1',
      table: 'table',
      game: 'azul',
      options: JSON.stringify(this.state.options),
      rules: latestRules(gameOf('azul')),
      people: players.map((who) => (isPerson(who) ? who : null)),
      names: players.map((who) => (isPerson(who) ? '' : who)),
      seed: this.state.seed,
      fairness: JSON.stringify(startingFairness(this.state)),
      clock: JSON.stringify(this.state.clock),
      started: NOW,
      ended: null,
    };
    const stored = entries.map((text, index) => ({ index, at: NOW, text }));
    this.match = new HostedMatch(gameOf('azul'), row, stored, OUTAGES);
    if (entries.length === 0) this.match.commit(this.match.updateWith(this.match.proposeStart(), NOW));
  }

  get snapshot(): TableSnapshot {
    const { state, match } = this;
    return { code: 'table', state, match, strengths: new Map(), presence: AWAY, now: NOW, rules: RULES };
  }

  get stage(): string {
    return this.state.stage;
  }

  get view() {
    const person = (id: string) => ({ id, name: id, created: NOW, program: false });
    const occupants = { ...AWAY, person };
    return {
      ...tableView({ ...this.snapshot, rules: 1 }, occupants),
      seats: seatViews(this.state, this.match, occupants),
    };
  }

  /** What a person's message leads to, stored at once: the new entries, or why there are none. */
  send(person: string, wish: { readonly op: TableMessage['op'] } & { readonly [field: string]: Json }): unknown {
    // Only what the tests below send.
    const message = { id: 'x', table: 'table', match: 'table.1', ...wish } as unknown as TableMessage;
    const decision = decide(this.snapshot, { client: person, person }, message);
    if (decision.kind === 'refused') return decision.refusal.code;
    if (decision.kind !== 'change') return decision.kind;
    this.jobs = jobChange(this.snapshot, decision.change).after.map(({ kind }) => kind);
    this.remembered = strengthOperations(this.snapshot, decision.change);
    const { log, state } = decision.change;
    if (log) log.match.commit(log.update);
    if (state) this.state = state;
    return log?.update.proposal.entries ?? [];
  }

  enter(stage: TableState['stage']): void {
    this.state = { ...this.state, stage };
  }

  /** Everybody, bots and people, makes the first legal move, until the rules end the match. */
  playOut(): HostedMatch {
    const { match } = this;
    while (!match.over) {
      const [seat = seatAt(0)] = match.status.toMove;
      const [move = 0] = allMoves(match.game, match.position, seat);
      const proposal = match.propose(seat, `${seat} ${match.game.formatMove(move)}`, match.length);
      if (!proposal.ok) throw new Error(proposal.refusal.code);
      match.commit(match.updateWith(proposal.value, NOW));
    }
    return match;
  }
}

const isPerson = (who: string): boolean => /^[A-Z]/.test(who);
const resultOf = (match: HostedMatch): Json => match.record(match.row.people.map((_, i) => `${i}`)).result ?? null;

describe('with two seats', () => {
  it.each(['resign', 'leave'] as const)('to %s ends the match at once, and the other has won', (op) => {
    const table = new Table(['A', 'B']);
    expect(table.send('A', { op })).toEqual(['! end resigned 1']);
    expect(table.match.outcome).toMatchObject({ ranks: [2, 1], reason: 'resigned' });
    expect(table.stage).toBe('over');
    expect(table.jobs).toEqual([]);
  });

  it('a bot that has played from the start wins as well, and nobody plays on for the person', () => {
    const table = new Table(['A', 'newcomer']);
    expect(table.send('A', { op: 'resign' })).toEqual(['! end resigned 1']);
    expect(table.match.outcome?.ranks).toEqual([2, 1]);
    expect(table.match.status.standIns.size).toBe(0);
    expect(table.view.seats[0]).not.toHaveProperty('replaced');
    expect(table.view.seats[0]).toMatchObject({ resigned: true });
  });

  it('resigning twice is resigning once, and nothing else can be done after it', () => {
    const table = new Table(['A', 'B']);
    table.send('A', { op: 'resign' });
    expect(table.send('A', { op: 'resign' })).toBe('nothing');
    expect(table.send('B', { op: 'resign' })).toBe('match-over');
    expect(table.send('A', { op: 'back' })).toBe('match-over');
    expect(table.send('B', { op: 'undo', index: table.match.length })).toBe('match-over');
    const [move = 0] = allMoves(table.match.game, table.match.position, 1);
    const action = `1 ${table.match.game.formatMove(move)}`;
    expect(table.send('A', { op: 'act', index: table.match.length, action })).toBe('match-over');
  });

  it('a bot that was called in for somebody absent ends nothing; when the other one goes, too, nobody has won', () => {
    const table = new Table(['A', 'B']);
    expect(table.send('A', { op: 'replace', seat: 2 })).toEqual(['! left 2', '! bot 2 expert']);
    expect(table.match.over).toBe(false);
    expect(table.send('A', { op: 'resign' })).toEqual(['! end abandoned']);
    expect(resultOf(table.match)).toEqual({ scores: [0, 0], ranks: [], reason: 'abandoned', replaced: [2] });
  });

  it('who was away and comes back to resign has resigned', () => {
    const table = new Table(['A', 'B']);
    table.send('A', { op: 'replace', seat: 2 });
    expect(table.send('B', { op: 'resign' })).toEqual(['! end resigned 2']);
    expect(table.match.outcome?.ranks).toEqual([1, 2]);
  });
});

describe('with three or four seats', () => {
  it.each(['resign', 'leave'] as const)('to %s leaves the seat to a bot for good, and the match goes on', (op) => {
    const table = new Table(['A', 'B', 'C']);
    expect(table.send('B', { op })).toEqual(['! end resigned 2', '! bot 2 expert']);
    expect(table.stage).toBe('playing');
    expect(table.view.seats[1]).toMatchObject({ replaced: 'expert', resigned: true });
    expect(table.send('B', { op: 'back' })).toBe('resigned');
    expect(table.send('B', { op: 'resign' })).toBe('nothing');
  });

  it('the seat ranks behind all who stayed, the first to go last, in the record', () => {
    const stayed = new Table(['A', 'B', 'C', 'D']).playOut();
    const best = (stayed.outcome?.ranks ?? []).indexOf(1);
    const second = [0, 1, 2, 3].find((i) => i !== best) ?? 0;
    const table = new Table(['A', 'B', 'C', 'D']);
    for (const i of [best, second]) table.send('ABCD'[i] ?? '', { op: 'resign' });
    const result = Object(resultOf(table.playOut()));
    expect(result).toMatchObject({ scores: stayed.outcome?.scores, reason: stayed.outcome?.reason });
    expect([result.ranks[best], result.ranks[second]]).toEqual([4, 3]);
    expect(result.gone.map(({ seat }: { seat: number }) => seat)).toEqual([best + 1, second + 1]);
  });

  it('when all people have gone, nobody has won, though there are bots', () => {
    const table = new Table(['A', 'newcomer', 'B']);
    table.send('A', { op: 'leave' });
    expect(table.send('B', { op: 'leave' })).toEqual(['! end abandoned']);
    expect(table.match.outcome).toMatchObject({ ranks: [], reason: 'abandoned' });
    expect(table.jobs).toEqual([]);
    expect(table.stage).toBe('closed');
  });

  it('who ran out of time comes back, and keeps the last place', () => {
    const table = new Table(['A', 'B', 'C']);
    const { match } = table;
    const out = match.proposeFacts([
      { kind: 'end', reason: 'timeout', seat: 1 },
      { kind: 'bot', seat: 1, level: 'expert' },
    ]);
    match.commit(match.updateWith(out, NOW));
    expect(table.send('A', { op: 'back' })).toEqual(['! back 1']);
    const result = Object(resultOf(table.playOut()));
    expect(result).toMatchObject({ gone: [{ seat: 1, reason: 'timeout' }], replaced: [] });
    expect(result.ranks[0]).toBe(3);
  });
});

describe('coming and going', () => {
  it('is bounded in each match: after twenty returns the bot goes on', () => {
    const table = new Table(['A', 'B', 'C']);
    for (let n = 0; n < 20; n++) {
      table.send('A', { op: 'replace', seat: 2 });
      expect(table.send('B', { op: 'back' })).toEqual(['! back 2']);
      expect(table.send('B', { op: 'back' })).toBe('nothing');
    }
    table.send('A', { op: 'replace', seat: 2 });
    expect(table.send('B', { op: 'back' })).toBe('too-many-returns');
    expect(table.send('C', { op: 'replace', seat: 1 })).toHaveLength(2);
    expect(table.send('A', { op: 'back' })).toEqual(['! back 1']);
  });

  it('who has left has left, however often they say so', () => {
    const table = new Table(['A', 'B', 'C']);
    expect(table.send('B', { op: 'leave' })).toHaveLength(2);
    expect(table.send('B', { op: 'leave' })).toBe('nothing');
  });
});

describe('a rematch', () => {
  it('is offered by people alone, never by a bot in the name of one, and nobody waits for who left', () => {
    const table = new Table(['A', 'B', 'newcomer']);
    table.send('B', { op: 'leave' });
    table.playOut();
    table.enter('over');
    expect(table.view.offers).toEqual([]);
    expect(agreeToRematch(table.snapshot.state, 1, undefined)).toMatchObject({
      ok: true,
      value: { stage: 'gathering', seats: [{ kind: 'open' }, { kind: 'bot' }, { kind: 'person', person: 'A' }] },
    });
  });

  it('after a resignation is an offer of one person to the other, who is no bot', () => {
    const table = new Table(['A', 'B']);
    table.send('A', { op: 'resign' });
    expect(table.view.offers).toEqual([]);
    table.send('B', { op: 'rematch' });
    expect(table.view.offers).toEqual([{ kind: 'rematch', by: 2, agreed: [2] }]);
    for (const seat of table.view.seats) expect(seat).not.toHaveProperty('replaced');
  });

  it('seats people anew: nobody is shown as replaced or resigned because of who sat there before', () => {
    const table = new Table(['A', 'B', 'C']);
    table.send('A', { op: 'resign' });
    table.playOut();
    table.enter('gathering');
    for (const seat of table.view.seats) {
      expect(seat).not.toHaveProperty('replaced');
      expect(seat).not.toHaveProperty('resigned');
    }
  });
});

describe('logs of version 0.1', () => {
  it('go on as they did: whoever resigned, left or ran out of time is replaced, and the rules alone rank', () => {
    const begun = new Table(['A', 'B']).match.entries;
    const rules = new Table(['A', 'B']).playOut().outcome;
    const old = [
      '! resign 1',
      '! bot 1 expert',
      '! timeout 2',
      '! bot 2 expert',
      '! back 2',
      '! left 2',
      '! bot 2 expert',
    ];
    const table = new Table(['A', 'B'], [...begun, ...old]);
    expect(table.match.over).toBe(false);
    expect(table.send('A', { op: 'back' })).toBe('resigned');
    expect(table.send('A', { op: 'resign' })).toBe('nothing');
    expect(resultOf(table.playOut())).toEqual({ ...rules, replaced: [1, 2] });
  });
});

describe('the sparring partner', () => {
  it('takes a resignation for a lost match, and learns nothing from an abandoned one', () => {
    const table = new Table(['A', 'sparring-3']);
    table.send('A', { op: 'resign' });
    expect(table.remembered).toMatchObject([{ do: 'put-strength', strength: { person: 'A', matches: 1 } }]);
    const { strength } = table.remembered[0] as { strength: { level: number } };
    expect(strength.level).toBeLessThan(3);
    const three = new Table(['A', 'sparring-3', 'newcomer']);
    expect(three.send('A', { op: 'resign' })).toEqual(['! end abandoned']);
    expect(three.remembered).toEqual([]);
  });
});

describe('a live clock that runs out', () => {
  const live = { kind: 'live', bank: 60, increment: 0 };
  const matchOf = (players: readonly string[]) => {
    const { row } = new Table(players).match;
    return new HostedMatch(gameOf('azul'), { ...row, clock: JSON.stringify(live) }, [], OUTAGES);
  };
  const at = (presence: Presence, now: number): TableSnapshot => ({ ...new Table(['A', 'B']).snapshot, presence, now });

  it('is nobody’s loss when neither is there, nor at another process, nor comes back in a moment', () => {
    const match = matchOf(['A', 'B']);
    const presence = new Presence(NOW);
    // What was before this process looked is not known.
    expect(isDeserted(at(presence, NOW), match)).toEqual({ due: NOW + 10_000 });
    expect(isDeserted(at(presence, NOW + 10_000), match)).toBe(true);
    const elsewhere = { table: 'table', person: 'B', node: 'other' };
    presence.follow([{ ...elsewhere, away: null }]);
    expect(isDeserted(at(presence, NOW + 10_000), match)).toBe(false);
    presence.follow([{ ...elsewhere, away: NOW + 5_000 }]);
    expect(isDeserted(at(presence, NOW + 10_000), match)).toEqual({ due: NOW + 15_000 });
    expect(isDeserted(at(presence, NOW + 15_000), match)).toBe(true);
  });

  it('is a loss where one of them is there, against a bot, and with more seats', () => {
    const presence = new Presence(NOW);
    expect(isDeserted(at(presence, NOW), matchOf(['A', 'newcomer']))).toBe(false);
    expect(isDeserted(at(presence, NOW), matchOf(['A', 'B', 'C']))).toBe(false);
    presence.come('B');
    expect(isDeserted(at(presence, NOW), matchOf(['A', 'B']))).toBe(false);
  });
});
