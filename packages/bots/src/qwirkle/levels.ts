// The levels as data: how well each sees, what it judges by, how far it looks ahead.

import type { Level } from '../registry.ts';
import { perceptionOf } from './perception.ts';
import { type Horizon, TO_THE_END } from './simulation.ts';
import type { Skill } from './simulation-bot.ts';

/** About a third of a second on one core of a small server, at 11 µs a node. Three times as many gain little (docs/bots.md). */
const MASTER_NODES = 30_000;
/** How well one sees at a table of two and at a larger one, where equal sight makes smaller steps. */
const sight = (two: number, more: number) => ({ 2: perceptionOf(two), 3: perceptionOf(more), 4: perceptionOf(more) });
/**
 * Looking further errs less but scatters more: what a move is worth after one, two, three and four rounds is wrong by 0.9,
 * 0.6, 0.5 and 0.4 points, however many worlds one sees (74 positions of two seats). So the first worlds are followed until
 * one's own next turn, and the more there are, the further.
 */
const HORIZONS: readonly Horizon[] = [
  { from: 0, rounds: 1 },
  { from: 64, rounds: 2 },
  { from: 400, rounds: 3 },
  { from: 1500, rounds: 4 },
  { from: 4000, rounds: 6 },
  { from: 10_000, rounds: TO_THE_END },
];

export const SKILLS: { readonly [level in Level]: Skill } = {
  /** Sees short plays in obvious places, and takes the points. */
  beginner: {
    budget: { nodes: 1, milliseconds: 1000 },
    evaluation: 'points',
    perception: sight(0.5, 0.46),
    lookahead: undefined,
    endgame: 'simulated',
  },
  /** Misses some of the longer plays. */
  casual: {
    budget: { nodes: 1, milliseconds: 1000 },
    evaluation: 'points',
    perception: sight(0.64, 0.59),
    lookahead: undefined,
    endgame: 'simulated',
  },
  /** Sees more and knows what to keep, but not what the others may do with it. */
  skilled: {
    budget: { nodes: 1, milliseconds: 1000 },
    evaluation: 'leave',
    perception: sight(0.74, 0.69),
    lookahead: undefined,
    endgame: 'simulated',
  },
  /** Overlooks little, gives nothing away without need, and thinks of the answer. */
  expert: {
    budget: { nodes: 150, milliseconds: 1000 },
    evaluation: 'full',
    perception: sight(0.91, 0.84),
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
  /** Looks some turns ahead, infers what the others hold, and plays for the win. */
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
