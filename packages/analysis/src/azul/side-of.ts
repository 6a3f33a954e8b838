// Parts of a position by the names that facts use.

import {
  COLOURS,
  type Colour,
  colourOfLine,
  countOf,
  countOfLine,
  lineAt,
  type Position,
  type Side,
} from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';

export function sideOf({ sides }: Position, seat: Seat): Side {
  const side = sides[seat - 1];
  if (side === undefined) throw new RangeError(`Nobody sits at seat ${seat}`);
  return side;
}

function colourAt(index: number): Colour {
  const colour = COLOURS[index];
  if (colour === undefined) throw new RangeError(`There is no colour ${index}`);
  return colour;
}

/** A pattern line that holds tiles and waits for more. Lines count from 1. */
export interface WaitingLine {
  readonly seat: Seat;
  readonly line: number;
  readonly colour: Colour;
  readonly missing: number;
}

/** The lines of a seat that hold tiles and are not full. */
export function waitingLines(position: Position, seat: Seat): WaitingLine[] {
  const side = sideOf(position, seat);
  return [1, 2, 3, 4, 5].flatMap((line) => {
    const packed = lineAt(side, line - 1);
    const missing = line - countOfLine(packed);
    if (packed === 0 || missing === 0) return [];
    return [{ seat, line, colour: colourAt(colourOfLine(packed)), missing }];
  });
}

/** How many tiles of a colour are on offer, on the displays and in the centre. */
export const offered = ({ offers }: Position, colour: Colour): number =>
  offers.reduce((sum, offer) => sum + countOf(offer, COLOURS.indexOf(colour)), 0);
