// The opening: how large everybody's largest set is, and who may open with theirs.

import type { Seat } from '@mozaika/kernel';
import { seatsOf } from '@mozaika/kernel';
import { agesOf } from './options.ts';
import { isKnown, isMasked, knownTiles, type Position } from './position.ts';
import { COLOURS, SHAPES, type Tile } from './tiles.ts';

/** The size of the largest set of different tiles that share their colour or their shape. */
export function largestSet(tiles: readonly Tile[]): number {
  const kinds = [...new Set(tiles)];
  const ofColour = COLOURS.map((_, colour) => kinds.filter((tile) => Math.floor(tile / 6) === colour).length);
  const ofShape = SHAPES.map((_, shape) => kinds.filter((tile) => tile % 6 === shape).length);
  return Math.max(...ofColour, ...ofShape);
}

/** Everybody's largest set before the opening, in a position that is not masked. */
export const largestSets = (position: Position): number[] =>
  seatsOf(position.seats).map((seat) => largestSet(knownTiles(position, seat)));

/** The seats whose set is the largest: all of them where the sets are neither announced nor known. */
export function tiedSeats(position: Position, announced?: readonly number[]): readonly Seat[] {
  const seats = seatsOf(position.seats);
  if (announced === undefined && isMasked(position)) return seats;
  const sizes = announced ?? largestSets(position);
  const largest = Math.max(...sizes);
  return seats.filter((seat) => sizes[seat - 1] === largest);
}

/** The seats that may open: of the tied ones the oldest, if age decides [Q1]. In a masked position without sizes nobody can tell. */
export function openers(position: Position, announced?: readonly number[]): readonly Seat[] {
  const tied = tiedSeats(position, announced);
  const ages = agesOf(position.options, position.seats);
  if (!ages || (announced === undefined && isMasked(position))) return tied;
  return ages.filter((seat) => tied.includes(seat)).slice(0, 1);
}

/** The size that the opening has to have, as far as it is announced or the hand is known. */
export function openingSize(position: Position, seat: Seat): number | undefined {
  if (position.announced[seat - 1] > 0) return position.announced[seat - 1];
  return isKnown(position, seat) ? largestSet(knownTiles(position, seat)) : undefined;
}

/** Whether a seat holds the very tiles that it announced its set of: it has not had a turn yet. */
export function holdsOpeningHand({ announced, opener, seats, turns, phase }: Position, seat: Seat): boolean {
  if (opener === undefined || announced[seat - 1] === 0) return false;
  const before = (seat - opener + seats) % seats;
  return before > turns || (before === turns && phase === 'move');
}
