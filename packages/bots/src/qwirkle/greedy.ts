// The greedy bot: the most points, ties at random; without a play the trade with the best leave value.

import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Bot } from '../bot.ts';
import { immediate } from './immediate.ts';
import { MOST_PLAYS, StaticEvaluation } from './static-evaluation.ts';
import { WEIGHTS } from './weights.ts';

export const greedyBot: Bot<QwirkleTypes> = {
  game: qwirkle,
  budget: { nodes: 1, milliseconds: 1000 },
  think({ position, seat, random }) {
    const evaluation = new StaticEvaluation(WEIGHTS, 'points');
    const values = new Float64Array(MOST_PLAYS);
    const count = evaluation.evaluatePlays(position, seat, values);
    if (count === 0) return immediate(evaluation.bestTrade(position, seat));
    const most = values.subarray(0, count).reduce((a, b) => Math.max(a, b));
    const best = evaluation.plays.toArray().filter((_, i) => values[i] === most);
    return immediate(best[best.length > 1 ? random(best.length) : 0]);
  },
};
