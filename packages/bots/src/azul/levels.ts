// The levels as data: how far they look, what they overlook and how they misjudge.

import type { Budget } from '../bot.ts';
import type { Level } from '../field.ts';

/** How a player sees a position. */
export interface Sight {
  /** How many takes ahead it looks at most. At 1 it sees its own move only: what others want it does not think of. */
  readonly depth: number;
  /** How likely it is to notice a move that is not obvious at all. The most obvious one is always noticed. */
  readonly attention: number;
  /** How much of what lies beyond this round's points it takes into account. */
  readonly foresight: number;
  /** How wrong its idea of what things are worth is, as a share of it. */
  readonly misjudgement: number;
}

export interface AzulLevel {
  readonly budget: Budget;
  /** At a table of two. */
  readonly two: Sight;
  readonly three: Sight;
  /** At a table of four looking further than two takes did not help. */
  readonly four: Sight;
}

export const AZUL_LEVELS: { readonly [level in Level]: AzulLevel } = {
  beginner: {
    budget: { nodes: 300, milliseconds: 500 },
    two: { depth: 1, attention: 0.5, foresight: 0.8, misjudgement: 0.35 },
    three: { depth: 1, attention: 0.4, foresight: 0.8, misjudgement: 3 },
    four: { depth: 1, attention: 0.4, foresight: 0.8, misjudgement: 2.5 },
  },
  casual: {
    budget: { nodes: 300, milliseconds: 500 },
    two: { depth: 2, attention: 0.8, foresight: 0.9, misjudgement: 0.25 },
    three: { depth: 1, attention: 0.5, foresight: 0.8, misjudgement: 1.5 },
    four: { depth: 1, attention: 0.5, foresight: 0.8, misjudgement: 1.2 },
  },
  skilled: {
    budget: { nodes: 1000, milliseconds: 500 },
    two: { depth: 3, attention: 0.95, foresight: 1, misjudgement: 0.14 },
    three: { depth: 1, attention: 0.6, foresight: 0.9, misjudgement: 0.75 },
    four: { depth: 1, attention: 0.6, foresight: 0.9, misjudgement: 0.5 },
  },
  expert: {
    budget: { nodes: 5000, milliseconds: 1000 },
    two: { depth: 5, attention: 1, foresight: 1, misjudgement: 0.05 },
    three: { depth: 2, attention: 0.85, foresight: 0.9, misjudgement: 0.4 },
    four: { depth: 2, attention: 0.8, foresight: 0.9, misjudgement: 0.4 },
  },
  master: {
    budget: { nodes: 1_000_000, milliseconds: 1500 },
    two: { depth: 36, attention: 1, foresight: 1, misjudgement: 0 },
    three: { depth: 36, attention: 1, foresight: 1, misjudgement: 0 },
    four: { depth: 2, attention: 1, foresight: 1, misjudgement: 0 },
  },
};
