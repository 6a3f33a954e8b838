// The bookkeeping of a hosted match: every entry, which of them were not undone, who decided what, and who plays for whom.

import { isByChance } from './action.ts';
import { type Ends, endsAfter, NO_ENDS } from './ends.ts';
import type { Fact } from './fact.ts';
import { addFact, type FoldedLog, foldKept, type KeptAction, type Note } from './fold-log.ts';
import { ok, type Result, refuse } from './refusal.ts';
import type { Seat } from './seats.ts';

/** The bot that plays a seat for its person. */
export interface StandIn {
  readonly level: string;
  readonly resigned: boolean;
}

/** An entry with what is known of it when it is appended. */
export interface NewEntry {
  readonly entry: string;
  readonly fact: Fact | undefined;
  /** The seats that were to move before it. */
  readonly toMove: readonly Seat[];
  /** The seat whose choice it was; nobody's if it was a fact, a deal or a forced move. */
  readonly decidedBy: Seat | undefined;
}

/** An action that was not undone, with whose choice it was. */
interface Decision extends KeptAction {
  readonly decidedBy: Seat | undefined;
  /** Whether a bot chose in the place of the seat's person. */
  readonly byStandIn: boolean;
  /** How many of the actions up to this one were chance's. */
  readonly chances: number;
}

export class MatchLog {
  readonly entries: string[] = [];
  /** For each entry, the seats that were to move before it. */
  readonly toMove: (readonly Seat[])[] = [];
  readonly standIns = new Map<Seat, StandIn>();
  /** The actions that were not undone. */
  readonly actions: Decision[] = [];
  /** All facts, undos among them. */
  readonly facts: Note[] = [];
  /** For whom the match ended early. */
  ends: Ends = NO_ENDS;
  readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
  }

  push({ entry, fact, toMove, decidedBy }: NewEntry): void {
    const index = this.entries.push(entry) - 1;
    this.toMove.push(toMove);
    if (!fact) {
      const byStandIn = decidedBy !== undefined && this.standIns.has(decidedBy);
      const chances = this.chances + (isByChance(entry) ? 1 : 0);
      this.actions.push({ index, entry, decidedBy, byStandIn, chances });
      return;
    }
    addFact(this.actions, this.facts, fact);
    this.ends = endsAfter(this.ends, fact, this.seats);
    reseat(this.standIns, fact, this.ends);
  }

  /** The last choice of one of these seats, by its number in the log; nothing if chance has decided since. */
  undoTarget(seats: readonly Seat[]): Result<number> {
    const choice = this.actions.findLast(({ decidedBy }) => decidedBy !== undefined && seats.includes(decidedBy));
    if (!choice) return refuse('nothing-to-undo', { seats });
    const chance = this.actions.findLast(({ entry }) => isByChance(entry));
    return chance && chance.index > choice.index ? refuse('undo-chance', { index: chance.index }) : ok(choice.index);
  }

  /** The seats whose own player, not a bot in their place, has chosen something from an entry on. */
  choosersSince(target: number): Seat[] {
    const own = this.actions.filter(({ index, byStandIn }) => index >= target && !byStandIn);
    return [...new Set(own.flatMap(({ decidedBy }) => decidedBy ?? []))];
  }

  /** How many chance actions were not undone. */
  get chances(): number {
    return this.actions.at(-1)?.chances ?? 0;
  }

  fold(): FoldedLog {
    return foldKept(this);
  }
}

/** Who plays a seat follows from all facts: an undo takes moves back, not people. `ends` are those after the fact. */
export function reseat(standIns: Map<Seat, StandIn>, fact: Fact, { gone }: Ends): void {
  if (fact.kind === 'back') standIns.delete(fact.seat);
  // In logs of version 0.1.
  if (fact.kind === 'resign') standIns.set(fact.seat, { level: '', resigned: true });
  if (fact.kind === 'bot') {
    const { seat, level } = fact;
    const hasResigned = gone.some((one) => one.seat === seat && one.reason === 'resigned');
    standIns.set(seat, { level, resigned: hasResigned || (standIns.get(seat)?.resigned ?? false) });
  }
}
