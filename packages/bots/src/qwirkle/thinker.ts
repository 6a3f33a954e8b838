// A thinking player of Qwirkle: candidates by judgement, then simulation.

import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Bot, Budget } from '../bot.ts';
import { candidates } from './candidates.ts';
import { Endgame, isEndgame } from './endgame.ts';
import { type Insight, Judge, type Weights } from './judgement.ts';
import { settled } from './settled.ts';
import { type Foresight, type QwirkleQuestion, Simulation } from './simulation.ts';
import { WEIGHTS } from './weights.ts';

export interface Skill {
  readonly budget: Budget;
  readonly insight: Insight;
  readonly foresight: Foresight;
  readonly endgame: 'solved' | 'simulated';
}

export function thinkerOf(skill: Skill, weights: Weights = WEIGHTS): Bot<QwirkleTypes> {
  return {
    game: qwirkle,
    budget: skill.budget,
    think(question: QwirkleQuestion) {
      const judge = new Judge(weights, skill.insight);
      const found = candidates(question.position, question.seat, judge, skill.foresight.candidates, () => true);
      if (found.length === 1) return settled(found[0].move);
      if (skill.endgame === 'solved' && isEndgame(question.position)) return new Endgame(question, weights);
      return new Simulation(question, found, skill.foresight, weights);
    },
  };
}
