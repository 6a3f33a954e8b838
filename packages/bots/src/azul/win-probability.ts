// From the search's whole numbers back to what people understand: the chance to win and the margin.

import type { Move } from '@mozaika/kernel';
import type { MoveValue } from '../bot.ts';
import { POINT_VALUE, WIN_VALUE } from './evaluation.ts';

/** The moves that were looked at, best first. `scale`: how many points of margin make a win e times likelier. */
export function rankedMoves(moves: Int32Array, values: Float64Array, chosen: Move, scale: number): MoveValue[] {
  return Array.from(moves)
    .filter((move) => values[move] > -2 * WIN_VALUE)
    .sort((a, b) => Number(b === chosen) - Number(a === chosen) || values[b] - values[a])
    .map((move) => ({ move, ...winAndMargin(values[move], scale) }));
}

/** What a value means. Between sure win and sure loss the margin follows from the chance. */
function winAndMargin(value: number, scale: number): { margin: number; win: number } {
  if (value > WIN_VALUE || value < -WIN_VALUE)
    return { margin: (value - Math.sign(value) * WIN_VALUE) / POINT_VALUE, win: value > 0 ? 1 : 0 };
  const win = (1 + value / WIN_VALUE) / 2;
  const bounded = Math.min(0.999, Math.max(0.001, win));
  return { margin: scale * Math.log(bounded / (1 - bounded)), win };
}
