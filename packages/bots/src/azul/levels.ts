// The levels as data: how far they look, what they overlook and how they misjudge.

import type { Budget } from '../bot.ts';
import type { Level } from '../registry.ts';

/** How a player sees a position. */
export interface Handicap {
  /** How likely it is to notice a move that is not obvious at all. The most obvious one is always noticed. */
  readonly attention: number;
  /** How much of what lies beyond this round's points it takes into account. */
  readonly discount: number;
  /** How wrong its idea of what things are worth is, as a share of it. */
  readonly noise: number;
}

/** At a table of two. */
export interface AlphaBetaLevel extends Handicap {
  /** How many takes ahead it looks at most. At 1 it sees its own move only: what the other wants it does not think of. */
  readonly depth: number;
}

/** At a table of three or four. */
export interface MctsLevel extends Handicap {
  /** In how many ways it imagines the round to go on. At 0 it takes what looks best at once. */
  readonly playouts: number;
}

export interface AzulLevel {
  readonly budget: Budget;
  readonly two: AlphaBetaLevel;
  readonly three: MctsLevel;
  readonly four: MctsLevel;
}

export const AZUL_LEVELS: { readonly [level in Level]: AzulLevel } = {
  beginner: {
    budget: { nodes: 300, milliseconds: 500 },
    two: { depth: 2, attention: 0.84, discount: 0.9, noise: 0.17 },
    three: { playouts: 0, attention: 0.4, discount: 0.8, noise: 2 },
    four: { playouts: 0, attention: 0.4, discount: 0.8, noise: 2 },
  },
  casual: {
    budget: { nodes: 1000, milliseconds: 500 },
    two: { depth: 3, attention: 0.94, discount: 0.98, noise: 0.125 },
    three: { playouts: 0, attention: 0.6, discount: 0.9, noise: 0.8 },
    four: { playouts: 0, attention: 0.6, discount: 0.9, noise: 0.8 },
  },
  skilled: {
    budget: { nodes: 4500, milliseconds: 500 },
    two: { depth: 5, attention: 0.945, discount: 1, noise: 0.1 },
    three: { playouts: 12, attention: 0.9, discount: 1, noise: 0.27 },
    four: { playouts: 10, attention: 0.9, discount: 1, noise: 0.3 },
  },
  expert: {
    budget: { nodes: 25_000, milliseconds: 1000 },
    two: { depth: 6, attention: 1, discount: 1, noise: 0.045 },
    three: { playouts: 300, attention: 1, discount: 1, noise: 0.05 },
    four: { playouts: 300, attention: 1, discount: 1, noise: 0.055 },
  },
  master: {
    budget: { nodes: 400_000, milliseconds: 1500 },
    two: { depth: 20, attention: 1, discount: 1, noise: 0 },
    three: { playouts: 1_000_000, attention: 1, discount: 1, noise: 0 },
    four: { playouts: 1_000_000, attention: 1, discount: 1, noise: 0 },
  },
};
