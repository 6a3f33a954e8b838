// Pebbles in the terminal: the shelf and the scores.

import type { Json } from '@mozaika/kernel';
import type { DrawContext } from '../terminal-game.ts';

export function drawPebbles(view: Json, { names }: DrawContext): string[] {
  const { shelf, scores } = view as { readonly shelf: readonly number[]; readonly scores: readonly number[] };
  return [`a ${shelf[0]}  b ${shelf[1]}  c ${shelf[2]}`, ...names.map((name, i) => `${name}: ${scores[i]}`)];
}
