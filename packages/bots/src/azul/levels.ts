// The levels as data: search depth or playouts, and the handicaps of the lower ones.

import type { Budget } from '../bot.ts';
import type { Level } from '../registry.ts';

/** What makes a level weaker than its search; see handicap.ts. */
export interface Handicap {
  /** The probability that a root move far down in the move ordering is searched at all. The first one always is. */
  readonly attention: number;
  /** Factor on all learned weights, that is on the value of everything beyond the points of this round. */
  readonly discount: number;
  /** Standard deviation of the noise on each weight, as a share of the weight. */
  readonly noise: number;
}

/** Two seats: alpha-beta. */
export interface AlphaBetaLevel extends Handicap {
  /** Greatest depth in plies. At 1 replies are not considered. */
  readonly depth: number;
}

/** Three or four seats: Monte Carlo tree search. */
export interface MctsLevel extends Handicap {
  /** The number of playouts. At 0 the move with the highest prior is made. */
  readonly playouts: number;
}

export interface AzulLevel {
  readonly budget: Budget;
  readonly two: AlphaBetaLevel;
  readonly three: MctsLevel;
  readonly four: MctsLevel;
}

export const AZUL_LEVELS: { readonly [level in Level]: AzulLevel } = {
  'first-steps': {
    budget: { nodes: 100, milliseconds: 500 },
    two: { depth: 1, attention: 0.3, discount: 0.3, noise: 3 },
    three: { playouts: 0, attention: 0.1, discount: 0.3, noise: 8 },
    four: { playouts: 0, attention: 0.1, discount: 0.3, noise: 8 },
  },
  newcomer: {
    budget: { nodes: 100, milliseconds: 500 },
    two: { depth: 1, attention: 0.5, discount: 0.5, noise: 1.5 },
    three: { playouts: 0, attention: 0.2, discount: 0.5, noise: 5 },
    four: { playouts: 0, attention: 0.2, discount: 0.5, noise: 5 },
  },
  occasional: {
    budget: { nodes: 100, milliseconds: 500 },
    two: { depth: 1, attention: 0.7, discount: 0.8, noise: 0.5 },
    three: { playouts: 0, attention: 0.3, discount: 0.7, noise: 3 },
    four: { playouts: 0, attention: 0.3, discount: 0.7, noise: 3 },
  },
  regular: {
    budget: { nodes: 300, milliseconds: 500 },
    two: { depth: 2, attention: 0.84, discount: 0.9, noise: 0.17 },
    three: { playouts: 0, attention: 0.4, discount: 0.8, noise: 2 },
    four: { playouts: 0, attention: 0.4, discount: 0.8, noise: 2 },
  },
  practised: {
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
