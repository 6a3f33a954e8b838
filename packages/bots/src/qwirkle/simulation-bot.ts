// A player of Qwirkle with a skill: the candidates that it notices, then simulation, and the end solved exactly.

import type { SeatCount } from '@mozaika/kernel';
import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Bot, Budget } from '../bot.ts';
import { candidates } from './candidates.ts';
import { Endgame, isEndgame } from './endgame.ts';
import { settled } from './immediate.ts';
import { mannerOf } from './opponent-model.ts';
import { noticing, type Perception, sharp } from './perception.ts';
import { type Foresight, Simulation } from './simulation.ts';
import { type Insight, Judge, type Weights } from './static-evaluation.ts';
import { WEIGHTS } from './weights.ts';

export interface Skill {
  readonly budget: Budget;
  /** What moves are judged by at first sight. */
  readonly insight: Insight;
  /** How well it sees, by number of seats; undefined if it overlooks nothing. */
  readonly perception: { readonly [seats in SeatCount]: Perception } | undefined;
  /** How it looks ahead; undefined if it doesn't. */
  readonly foresight: Foresight | undefined;
  readonly endgame: 'solved' | 'simulated';
}

export function thinkerOf(skill: Skill, weights: Weights = WEIGHTS): Bot<QwirkleTypes> {
  const { budget, insight, perception, foresight, endgame } = skill;
  return {
    game: qwirkle,
    budget,
    think(request) {
      const { position, seat, random } = request;
      const notice = perception === undefined ? sharp : noticing(position, perception[position.seats], random);
      const found = candidates(position, seat, new Judge(weights, insight), foresight?.candidates ?? 1, notice);
      if (found.length === 1 || foresight === undefined) return settled(found[0].move);
      if (endgame === 'solved' && isEndgame(position)) return new Endgame(request, weights, mannerOf(request));
      return new Simulation(request, found, foresight, weights);
    },
  };
}
