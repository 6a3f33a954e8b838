// The levels as data: search depth or playouts with the handicaps of the lower ones, and the policies of the lowest.

import type { Budget } from '../bot.ts';
import type { Level } from '../registry.ts';
import type { EndComparisonSettings } from './end-comparison.ts';

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

/** Any number of seats: no search, but a policy by what is seen at a glance; see take-policy.ts. All but the first two are appeals. */
export interface TakePolicyLevel {
  /** How many groups of tiles are noticed in a turn. */
  readonly groups: number;
  /** The probability that the floor is looked at in a turn. */
  readonly attentionToFloor: number;
  /** A take that fills its line. */
  readonly full: number;
  /** One that leaves a single space. */
  readonly nearlyFull: number;
  /** Each tile that fits. */
  readonly tile: number;
  /** Each point that a filled line would score on the wall now. */
  readonly points: number;
  /** Each tile that falls, if the floor is looked at. */
  readonly fallen: number;
  /** To put tiles straight on the floor, looked at or not. */
  readonly given: number;
  /** The favourite colour. */
  readonly favourite: number;
  /** Each point of a placement on a free wall. */
  readonly placement: number;
  /** Of the softmax over the noticed takes: the more, the less appeal decides. */
  readonly temperature: number;
}

export interface AzulLevel {
  readonly budget: Budget;
  readonly two: AlphaBetaLevel | TakePolicyLevel;
  readonly three: MctsLevel | TakePolicyLevel;
  readonly four: MctsLevel | TakePolicyLevel;
}

/** Takes the largest heap of the two that it notices, best of all in its favourite colour, and forgets the floor. */
const FIRST_STEPS: TakePolicyLevel = {
  groups: 2,
  attentionToFloor: 0,
  full: 0.48,
  nearlyFull: 0,
  tile: 1,
  points: 0,
  fallen: 0,
  given: -2,
  favourite: 0.7,
  placement: 0.3,
  temperature: 0.21,
};

/** Fills lines with what it notices, looks at its floor in every other turn, and does not count points before it tiles. */
const NEWCOMER: TakePolicyLevel = {
  groups: 4,
  attentionToFloor: 0.5,
  full: 3,
  nearlyFull: 1.5,
  tile: 0.1,
  points: 0,
  fallen: -1.5,
  given: -2,
  favourite: 0.3,
  placement: 1,
  temperature: 0.26,
};

/** Three and four seats: there is more to look at. */
const NEWCOMER_IN_COMPANY: TakePolicyLevel = { ...NEWCOMER, groups: 3, temperature: 0.4 };

export const AZUL_LEVELS: { readonly [level in Level]: AzulLevel } = {
  'first-steps': {
    budget: { nodes: 300, milliseconds: 500 },
    two: FIRST_STEPS,
    three: FIRST_STEPS,
    four: FIRST_STEPS,
  },
  newcomer: {
    budget: { nodes: 300, milliseconds: 500 },
    two: NEWCOMER,
    three: NEWCOMER_IN_COMPANY,
    four: NEWCOMER_IN_COMPANY,
  },
  occasional: {
    budget: { nodes: 300, milliseconds: 500 },
    two: { depth: 1, attention: 0.48, discount: 0.58, noise: 1.2 },
    three: { playouts: 0, attention: 0.4, discount: 0.8, noise: 2 },
    four: { playouts: 0, attention: 0.38, discount: 0.8, noise: 2.4 },
  },
  regular: {
    budget: { nodes: 300, milliseconds: 500 },
    two: { depth: 3, attention: 0.275, discount: 0.6, noise: 1.02 },
    three: { playouts: 0, attention: 0.52, discount: 0.86, noise: 1.15 },
    four: { playouts: 0, attention: 0.51, discount: 0.855, noise: 1.33 },
  },
  practised: {
    budget: { nodes: 1000, milliseconds: 500 },
    two: { depth: 3, attention: 0.79, discount: 0.92, noise: 0.26 },
    three: { playouts: 0, attention: 0.7, discount: 0.93, noise: 0.6 },
    four: { playouts: 0, attention: 0.65, discount: 0.92, noise: 0.75 },
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

/** What master does once a round of two is solved. */
export const MASTER_ENDS: EndComparisonSettings = {
  fromRound: 1,
  moves: 4,
  window: 0.15,
  rounds: 1,
  nodes: 300,
  deals: 200,
  leastDeals: 8,
  opinion: 4,
};
