// The events of a play: the placed tiles, and each line with its points.

import type { Move, Seat, Sink } from '@mozaika/kernel';
import type { QwirkleEvent } from './events.ts';
import type { Grid } from './grid.ts';
import { QWIRKLE } from './lines.ts';
import { ACROSS, decodeMove, directionOf, highOf, xOf, yOf } from './moves.ts';
import { LINE_POINTS, LONE_TILE_POINTS, scorePlay } from './scoring.ts';
import { tileName } from './tiles.ts';

/** Emits the events of a play that is not yet made. */
export function emitPlay(grid: Grid, seat: Seat, move: Move, emit: Sink<QwirkleEvent>): void {
  const decoded = decodeMove(move);
  if (decoded?.kind !== 'play') return;
  emit({ type: 'placed', seat, tiles: decoded.tiles.map(({ tile, x, y }) => ({ tile: tileName(tile), x, y })) });
  const high = highOf(move);
  const [x, y] = [xOf(high), yOf(high)];
  const goesAcross = directionOf(high) === ACROSS;
  let lines = 0;
  scorePlay(grid, move, (direction, slot, before, length) => {
    const across = direction === ACROSS;
    const line = {
      direction: across ? ('across' as const) : ('down' as const),
      x: x + (goesAcross ? slot : 0) - (across ? before : 0),
      y: y + (goesAcross ? 0 : slot) - (across ? 0 : before),
      length,
    };
    emit({ type: 'scored', seat, points: LINE_POINTS[length], line, qwirkle: length === QWIRKLE });
    lines++;
  });
  if (lines === 0) emit({ type: 'scored-alone', seat, points: LONE_TILE_POINTS, x, y });
}
