// The levels as data: how far they look, what they overlook and how they misjudge.

import type { Budget } from '../bot.ts';
import type { Level } from '../registry.ts';

/** How a player sees a position. */
export interface Sight {
  /** How likely it is to notice a move that is not obvious at all. The most obvious one is always noticed. */
  readonly attention: number;
  /** How much of what lies beyond this round's points it takes into account. */
  readonly foresight: number;
  /** How wrong its idea of what things are worth is, as a share of it. */
  readonly misjudgement: number;
}

/** At a table of two. */
export interface SightOfTwo extends Sight {
  /** How many takes ahead it looks at most. At 1 it sees its own move only: what the other wants it does not think of. */
  readonly depth: number;
}

/** At a table of three or four. */
export interface SightOfMany extends Sight {
  /** In how many ways it imagines the round to go on. At 0 it takes what looks best at once. */
  readonly rounds: number;
}

export interface AzulLevel {
  readonly budget: Budget;
  readonly two: SightOfTwo;
  readonly three: SightOfMany;
  readonly four: SightOfMany;
}

export const AZUL_LEVELS: { readonly [level in Level]: AzulLevel } = {
  beginner: {
    budget: { nodes: 300, milliseconds: 500 },
    two: { depth: 2, attention: 0.84, foresight: 0.9, misjudgement: 0.17 },
    three: { rounds: 0, attention: 0.4, foresight: 0.8, misjudgement: 2 },
    four: { rounds: 0, attention: 0.4, foresight: 0.8, misjudgement: 2 },
  },
  casual: {
    budget: { nodes: 1000, milliseconds: 500 },
    two: { depth: 3, attention: 0.94, foresight: 0.98, misjudgement: 0.125 },
    three: { rounds: 0, attention: 0.6, foresight: 0.9, misjudgement: 0.8 },
    four: { rounds: 0, attention: 0.6, foresight: 0.9, misjudgement: 0.8 },
  },
  skilled: {
    budget: { nodes: 4500, milliseconds: 500 },
    two: { depth: 5, attention: 0.945, foresight: 1, misjudgement: 0.1 },
    three: { rounds: 12, attention: 0.9, foresight: 1, misjudgement: 0.27 },
    four: { rounds: 10, attention: 0.9, foresight: 1, misjudgement: 0.3 },
  },
  expert: {
    budget: { nodes: 25_000, milliseconds: 1000 },
    two: { depth: 6, attention: 1, foresight: 1, misjudgement: 0.045 },
    three: { rounds: 300, attention: 1, foresight: 1, misjudgement: 0.05 },
    four: { rounds: 300, attention: 1, foresight: 1, misjudgement: 0.055 },
  },
  master: {
    budget: { nodes: 400_000, milliseconds: 1500 },
    two: { depth: 20, attention: 1, foresight: 1, misjudgement: 0 },
    three: { rounds: 1_000_000, attention: 1, foresight: 1, misjudgement: 0 },
    four: { rounds: 1_000_000, attention: 1, foresight: 1, misjudgement: 0 },
  },
};
