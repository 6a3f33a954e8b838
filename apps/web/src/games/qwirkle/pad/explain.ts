// Points of Qwirkle in words: for which line each of them is.

import type { GameEvent } from '@mozaika/kernel';
import { type QwirkleEvent, tileName } from '@mozaika/qwirkle';
import type { Told } from '@mozaika/words';
import { cellsOf } from '../cells.ts';
import type { QwirklePadState } from './qwirkle-pad.ts';
import { PAD } from './words.ts';

export function explain(told: GameEvent, { inner: { grid } }: QwirklePadState): Told | undefined {
  const event = told as QwirkleEvent; // the pad's events are those of its own game
  if (event.type === 'scored-alone') return { phrase: PAD.alone, facts: { ...event } };
  if (event.type === 'ended' && 'points' in event) return { phrase: PAD.last, facts: { ...event } };
  if (event.type !== 'scored') return undefined;
  const tiles = cellsOf(event.line).flatMap(({ x, y }) => grid.tileAt(x, y) ?? []);
  const facts = { points: event.points, length: event.line.length, tiles: tiles.map(tileName) };
  return { phrase: event.qwirkle ? PAD.qwirkle : PAD.line, facts };
}
