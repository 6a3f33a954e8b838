// The bookkeeping of a hosted match: every entry, which of them were not undone, who decided what, and who plays for whom.

import { isByChance } from './action.ts';
import type { Fact } from './fact.ts';
import { dropFrom, type FoldedLog, foldKept, type KeptEntry } from './fold-log.ts';
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

interface Kept extends KeptEntry {
  readonly decidedBy: Seat | undefined;
}

export class MatchLog {
  readonly entries: string[] = [];
  /** For each entry, the seats that were to move before it. */
  readonly toMove: (readonly Seat[])[] = [];
  readonly standIns = new Map<Seat, StandIn>();
  /** What was not undone. */
  readonly kept: Kept[] = [];

  push({ entry, fact, toMove, decidedBy }: NewEntry): void {
    const index = this.entries.push(entry) - 1;
    this.toMove.push(toMove);
    if (fact?.kind === 'undo') dropFrom(this.kept, fact.target);
    else this.kept.push({ index, entry, fact, decidedBy });
    if (fact) reseat(this.standIns, fact);
  }

  /** The last choice of one of these seats, by its number in the log; nothing if chance has decided since. */
  undoTarget(seats: readonly Seat[]): Result<number> {
    const choice = this.kept.findLast(({ decidedBy }) => decidedBy !== undefined && seats.includes(decidedBy));
    if (!choice) return refuse('nothing-to-undo', { seats });
    const chance = this.kept.findLast(({ entry, fact }) => !fact && isByChance(entry));
    return chance && chance.index > choice.index ? refuse('undo-chance', { index: chance.index }) : ok(choice.index);
  }

  /** How many chance actions were not undone. */
  get chances(): number {
    return this.kept.filter(({ entry, fact }) => !fact && isByChance(entry)).length;
  }

  fold(): FoldedLog {
    return foldKept(this.kept);
  }
}

/** Who plays a seat follows from all facts: an undo takes moves back, not people. */
export function reseat(standIns: Map<Seat, StandIn>, fact: Fact): void {
  if (fact.kind === 'back') standIns.delete(fact.seat);
  if (fact.kind === 'resign') standIns.set(fact.seat, { level: '', resigned: true });
  if (fact.kind === 'bot') {
    standIns.set(fact.seat, { level: fact.level, resigned: standIns.get(fact.seat)?.resigned ?? false });
  }
}
