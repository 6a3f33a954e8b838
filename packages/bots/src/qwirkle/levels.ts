// The levels as data: perception, terms of the evaluation, settings of the simulation.

import type { Level } from '../registry.ts';
import { perceptionOf } from './perception.ts';
import { type Horizon, TO_THE_END } from './simulation.ts';
import type { QwirkleLevel } from './simulation-bot.ts';

/** About a third of a second on one core of a small server, at 11 µs a node. Three times as many gain little (docs/laboratory.md). */
const MASTER_NODES = 30_000;
/** Perception with two, three and four seats: at larger tables equal perception makes smaller steps between levels. */
const perceptionFor = (two: number, three: number, four: number, places?: number) => ({
  2: perceptionOf(two, places),
  3: perceptionOf(three, places),
  4: perceptionOf(four, places),
});
/**
 * The rollout horizon trades bias for variance: the bias of a move's value after one to four rounds is 0.9, 0.6, 0.5 and 0.4
 * points (74 two-player positions). So the first determinizations are rolled out for one round, later ones further.
 */
const HORIZONS: readonly Horizon[] = [
  { from: 0, rounds: 1 },
  { from: 64, rounds: 2 },
  { from: 400, rounds: 3 },
  { from: 1500, rounds: 4 },
  { from: 4000, rounds: 6 },
  { from: 10_000, rounds: TO_THE_END },
];

export const QWIRKLE_LEVELS: { readonly [level in Level]: QwirkleLevel } = {
  /** Notices one tile or two mostly, and weighs up three places. */
  'first-steps': {
    budget: { nodes: 1, milliseconds: 1000 },
    evaluation: 'points',
    perception: perceptionFor(0.46, 0.39, 0.39, 3),
    lookahead: undefined,
    endgame: 'simulated',
  },
  /** Notices as much, or nearly, as a regular does, but weighs up five places. */
  newcomer: {
    budget: { nodes: 1, milliseconds: 1000 },
    evaluation: 'points',
    perception: perceptionFor(0.465, 0.43, 0.42, 5),
    lookahead: undefined,
    endgame: 'simulated',
  },
  /** Weighs up seven. */
  occasional: {
    budget: { nodes: 1, milliseconds: 1000 },
    evaluation: 'points',
    perception: perceptionFor(0.48, 0.455, 0.465, 7),
    lookahead: undefined,
    endgame: 'simulated',
  },
  /** Notices short plays in obvious places, weighs up all of them, and is greedy as all levels below. */
  regular: {
    budget: { nodes: 1, milliseconds: 1000 },
    evaluation: 'points',
    perception: perceptionFor(0.5, 0.46, 0.475),
    lookahead: undefined,
    endgame: 'simulated',
  },
  /** Overlooks some of the longer plays; greedy. */
  practised: {
    budget: { nodes: 1, milliseconds: 1000 },
    evaluation: 'points',
    perception: perceptionFor(0.64, 0.59, 0.59),
    lookahead: undefined,
    endgame: 'simulated',
  },
  /** Notices more and knows leave values, but not what opened lines are worth to the opponents. */
  skilled: {
    budget: { nodes: 1, milliseconds: 1000 },
    evaluation: 'leave',
    perception: perceptionFor(0.74, 0.69, 0.69),
    lookahead: undefined,
    endgame: 'simulated',
  },
  /** Overlooks little, evaluates opened lines, and simulates a few determinizations against greedy opponents. */
  expert: {
    budget: { nodes: 150, milliseconds: 1000 },
    evaluation: 'full',
    perception: perceptionFor(0.91, 0.84, 0.84),
    lookahead: {
      candidates: 6,
      horizons: HORIZONS.slice(0, 1),
      toTheEndBag: 0,
      determinizations: { 2: 1, 3: 3, 4: 2 },
      rolloutEvaluation: 'points',
      inferenceSamples: 0,
    },
    endgame: 'simulated',
  },
  /** Overlooks nothing; simulates with inferred hands and an opponent model, maximises the win probability, solves the endgame. */
  master: {
    budget: { nodes: MASTER_NODES, milliseconds: 1500 },
    evaluation: 'full',
    perception: undefined,
    lookahead: {
      candidates: 14,
      horizons: HORIZONS,
      toTheEndBag: 8,
      determinizations: { 2: 100_000, 3: 100_000, 4: 100_000 },
      rolloutEvaluation: 'full',
      inferenceSamples: 32,
    },
    endgame: 'solved',
  },
};
