// The bot without search: the move with the best static evaluation. Training compares weights by it.

import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Bot } from '../bot.ts';
import { immediate } from './immediate.ts';
import { type EvaluationTerms, StaticEvaluation, type Weights } from './static-evaluation.ts';

export const staticBot = (weights: Weights, terms: EvaluationTerms): Bot<QwirkleTypes> => ({
  game: qwirkle,
  budget: { nodes: 1, milliseconds: 1000 },
  think: ({ position, seat }) => immediate(new StaticEvaluation(weights, terms).bestMove(position, seat)),
});
