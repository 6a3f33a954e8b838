// Proposals: entries that may be appended to a running match, worked out on a copy of its position.

import { apply, formatAction } from './action.ts';
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
  private readonly game: Game<T>;
  private readonly standInsBefore: ReadonlyMap<Seat, StandIn>;

  /** Of a match that is hosted: its log, and a copy of its position, which is the draft's own from here on. */
  constructor(game: Game<T>, log: Pick<MatchLog, 'entries' | 'standIns'>, position: T['position']) {
    this.game = game;
    this.from = log.entries.length;
    this.standInsBefore = log.standIns;
    this.position = position;
  }

  get entries(): readonly string[] {
    return this.newEntries.map(({ entry }) => entry);
  }

  get over(): boolean {
    return this.outcome !== undefined;
  }

  get outcome(): Outcome | undefined {
    const turn = this.game.turn(this.position);
    return turn.kind === 'over' ? turn.outcome : undefined;
  }

  get toMove(): readonly Seat[] {
    return seatsToMove(this.game.turn(this.position));
  }

  get standIns(): ReadonlyMap<Seat, StandIn> {
    const standIns = new Map(this.standInsBefore);
    for (const { fact } of this.newEntries) if (fact) reseat(standIns, fact);
    return standIns;
  }

  /** Advances by a legal action. */
  act(decision: Pick<Step<T>, 'action' | 'forced'>): void {
    const toMove = seatsToMove(this.game.turn(this.position));
    const step = perform(this.game, this.position, { ...decision, entry: formatAction(this.game, decision.action) });
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
