// Proposals: entries that may be appended to a running match, worked out on a copy of its position.

import { apply } from './action.ts';
import { type Ends, endsAfter, turnAfter } from './ends.ts';
import { type Fact, formatFact } from './fact.ts';
import type { Action, Game, GameTypes, Outcome, Turn } from './game.ts';
import { type MatchLog, type NewEntry, reseat, type StandIn } from './match-log.ts';
import type { Seat } from './seats.ts';

/** An action of the log, with what followed from it. */
export interface Step<T extends GameTypes = GameTypes> {
  readonly entry: string;
  readonly action: Action<T>;
  readonly events: readonly T['event'][];
  /** Whether it was the only legal move of its seat. */
  readonly forced: boolean;
}

/** Entries that may be appended, all of them at once. None: there is nothing to do. */
export interface Proposal<T extends GameTypes = GameTypes> {
  /** How many entries the log had when this was proposed. */
  readonly from: number;
  readonly entries: readonly string[];
  /** The actions among the entries. */
  readonly steps: readonly Step<T>[];
  /** Whether the match is over after them. */
  readonly over: boolean;
  /** The ranking, if it is over. */
  readonly outcome: Outcome | undefined;
  /** The seats that are to move after them. */
  readonly toMove: readonly Seat[];
  /** The bots that play for people after them, by seat. */
  readonly standIns: ReadonlyMap<Seat, StandIn>;
}

/** A proposal in the making, with all that the host needs to commit it without running the rules again. */
export class Draft<T extends GameTypes> implements Proposal<T> {
  readonly steps: Step<T>[] = [];
  readonly newEntries: NewEntry[] = [];
  readonly from: number;
  position: T['position'];
  /** Whether every seat that is to move afterwards is known to have a choice. */
  hasChoice = false;
  private readonly game: Game<T>;
  private readonly log: Pick<MatchLog, 'entries' | 'standIns' | 'ends' | 'seats'>;

  /** Of a match that is hosted: its log, and a copy of its position, which is the draft's own from here on. */
  constructor(game: Game<T>, log: Draft<T>['log'], position: T['position']) {
    this.game = game;
    this.from = log.entries.length;
    this.log = log;
    this.position = position;
  }

  get entries(): readonly string[] {
    return this.newEntries.map(({ entry }) => entry);
  }

  get over(): boolean {
    return this.outcome !== undefined;
  }

  get ends(): Ends {
    const { ends, seats } = this.log;
    return this.newEntries.reduce((so, { fact }) => (fact ? endsAfter(so, fact, seats) : so), ends);
  }

  get turn(): Turn {
    return turnAfter(this.game, this.position, this.ends, this.log.seats);
  }

  get outcome(): Outcome | undefined {
    const { turn } = this;
    return turn.kind === 'over' ? turn.outcome : undefined;
  }

  get toMove(): readonly Seat[] {
    return seatsToMove(this.turn);
  }

  get standIns(): ReadonlyMap<Seat, StandIn> {
    const standIns = new Map(this.log.standIns);
    const { ends } = this;
    for (const { fact } of this.newEntries) if (fact) reseat(standIns, fact, ends);
    return standIns;
  }

  /** Adds a table fact. */
  state(fact: Fact): void {
    this.newEntries.push({ entry: formatFact(fact), fact, toMove: this.toMove, decidedBy: undefined });
  }

  /** Advances by a legal action. */
  act(decision: Omit<Step<T>, 'events'>): void {
    const toMove = seatsToMove(this.game.turn(this.position));
    const step = perform(this.game, this.position, decision);
    this.steps.push(step);
    this.newEntries.push(logEntryOf(step, toMove));
  }
}

/** Advances a position by a legal action. */
export function perform<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  decision: Omit<Step<T>, 'events'>,
): Step<T> {
  const events: T['event'][] = [];
  apply(game, position, decision.action, (event) => events.push(event));
  return { ...decision, events };
}

export const seatsToMove = (turn: Turn): readonly Seat[] => (turn.kind === 'move' ? turn.seats : []);

/** What the log keeps of a step. */
export function logEntryOf<T extends GameTypes>(step: Step<T>, toMove: readonly Seat[]): NewEntry {
  const { entry, action, forced } = step;
  return { entry, fact: undefined, toMove, decidedBy: action.kind === 'move' && !forced ? action.seat : undefined };
}
