// The opening: whose largest set is the largest, and how large it is.

import type { Seat } from '@mozaika/kernel';
import { seatsOf } from '@mozaika/kernel';
import { isMasked, knownTiles, type Position } from './position.ts';
import { COLOURS, SHAPES, type Tile } from './tiles.ts';

/** The size of the largest set of different tiles that share their colour or their shape. */
export function largestSet(tiles: readonly Tile[]): number {
  const kinds = [...new Set(tiles)];
  const ofColour = COLOURS.map((_, colour) => kinds.filter((tile) => Math.floor(tile / 6) === colour).length);
  const ofShape = SHAPES.map((_, shape) => kinds.filter((tile) => tile % 6 === shape).length);
  return Math.max(...ofColour, ...ofShape);
}

/** The seats that may open; all of them in a masked position, where the sets are not known [Q11]. */
export function openers(position: Position): readonly Seat[] {
  const seats = seatsOf(position.seats);
  if (isMasked(position)) return seats;
  const sizes = seats.map((seat) => largestSet(knownTiles(position, seat)));
  const largest = Math.max(...sizes);
  const tied = seats.filter((seat) => sizes[seat - 1] === largest);
  return position.options.start === 'age' ? tied.slice(0, 1) : tied;
}
