// How likely each of some moves wins, for the sparring partner: a short simulation of these moves.

import type { QwirkleTypes } from '@mozaika/qwirkle';
import type { MoveJudge } from '../sparring/sparring-bot.ts';
import { type Lookahead, Simulation } from './simulation.ts';
import { WEIGHTS } from './weights.ts';

const SAMPLES = 48;

const LOOKAHEAD: Lookahead = {
  candidates: 8,
  horizons: [{ from: 0, rounds: 2 }],
  toTheEndBag: 8,
  determinizations: { 2: SAMPLES, 3: SAMPLES, 4: SAMPLES },
  rolloutEvaluation: 'full',
  inferenceSamples: 0,
};

export const qwirkleJudge: MoveJudge<QwirkleTypes> = {
  nodes: { proposal: 6000, judging: 6000 },
  pessimism: 0.7,
  /** All begin as equals: what the static evaluation thinks of them would bias their chances. */
  think: (request, moves) =>
    new Simulation(
      request,
      moves.map((move) => ({ move, value: 0 })),
      LOOKAHEAD,
      WEIGHTS,
    ),
};
