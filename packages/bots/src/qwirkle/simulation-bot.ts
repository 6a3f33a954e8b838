// A Qwirkle bot with a skill: candidates that it notices, Monte Carlo simulation of them, and endgame search for two seats.

import type { SeatCount } from '@mozaika/kernel';
import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Bot, Budget } from '../bot.ts';
import { candidates } from './candidates.ts';
import { Endgame, isEndgame } from './endgame.ts';
import { immediate } from './immediate.ts';
import { opponentPolicyOf } from './opponent-model.ts';
import { noticesAll, noticesWith, type Perception } from './perception.ts';
import { type Lookahead, Simulation } from './simulation.ts';
import { type EvaluationTerms, StaticEvaluation, type Weights } from './static-evaluation.ts';
import { WEIGHTS } from './weights.ts';

export interface QwirkleLevel {
  readonly budget: Budget;
  /** The terms of the static evaluation that ranks the candidates. */
  readonly evaluation: EvaluationTerms;
  /** The handicap by number of seats; undefined if it overlooks nothing. */
  readonly perception: { readonly [seats in SeatCount]: Perception } | undefined;
  /** The simulation's settings; undefined for a bot without search. */
  readonly lookahead: Lookahead | undefined;
  readonly endgame: 'solved' | 'simulated';
}

export function simulationBot(skill: QwirkleLevel, weights: Weights = WEIGHTS): Bot<QwirkleTypes> {
  const { budget, evaluation, perception, lookahead, endgame } = skill;
  return {
    game: qwirkle,
    budget,
    think(request) {
      const { position, seat, random } = request;
      const notice = perception === undefined ? noticesAll : noticesWith(perception[position.seats], position, random);
      const found = candidates(
        position,
        seat,
        new StaticEvaluation(weights, evaluation),
        lookahead?.candidates ?? 1,
        notice,
      );
      if (found.length === 1 || lookahead === undefined) return immediate(found[0].move);
      if (endgame === 'solved' && isEndgame(position)) return new Endgame(request, weights, opponentPolicyOf(request));
      return new Simulation(request, found, lookahead, weights);
    },
  };
}
