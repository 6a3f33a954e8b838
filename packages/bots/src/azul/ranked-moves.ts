// The moves of a finished search, best first: its integer values as win probability and margin in points.

import type { Move } from '@mozaika/kernel';
import { log } from '../algorithms/portable-math.ts';
import type { MoveValue } from '../bot.ts';
import { POINT_VALUE, WIN_VALUE } from './evaluation.ts';

/** The searched moves, best first. `temperature`: the points of margin that make the odds of a win e times higher. */
export function rankedMoves(moves: Int32Array, values: Float64Array, chosen: Move, temperature: number): MoveValue[] {
  return Array.from(moves)
    .filter((move) => values[move] > -2 * WIN_VALUE)
    .sort((a, b) => Number(b === chosen) - Number(a === chosen) || values[b] - values[a])
    .map((move) => ({ move, ...winAndMargin(values[move], temperature) }));
}

/** Between a certain win and a certain loss the margin is the inverse of the logistic function. */
function winAndMargin(value: number, temperature: number): { margin: number; win: number } {
  if (value > WIN_VALUE || value < -WIN_VALUE)
    return { margin: (value - Math.sign(value) * WIN_VALUE) / POINT_VALUE, win: value > 0 ? 1 : 0 };
  const win = (1 + value / WIN_VALUE) / 2;
  const bounded = Math.min(0.999, Math.max(0.001, win));
  return { margin: temperature * log(bounded / (1 - bounded)), win };
}
