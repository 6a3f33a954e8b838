// Tallies: a multiset of tiles in one number, so that pouring one heap onto another is a single addition.
//
//   bit 24 … 20   19 … 15   14 … 10   9 … 5    4 … 0
//         white     black       red  yellow     blue      five bits each: there are only 20 tiles of a colour

import { gather } from './bits.ts';
import { type ByColour, COLOURS, colourIndex, TILES_PER_COLOUR } from './colours.ts';

export type Tally = number;

const FIELD = 5;
const FIELD_MASK = 31;

/** All 100 tiles. */
export const FULL_BAG: Tally = COLOURS.reduce((tally, _, colour) => tally + tiles(colour, TILES_PER_COLOUR), 0);

/** `count` tiles of one colour. */
export function tiles(colour: number, count: number): Tally {
  return count << (FIELD * colour);
}

export function countOf(tally: Tally, colour: number): number {
  return (tally >> (FIELD * colour)) & FIELD_MASK;
}

export function without(tally: Tally, colour: number): Tally {
  return tally & ~(FIELD_MASK << (FIELD * colour));
}

export function total(tally: Tally): number {
  return (
    (tally & FIELD_MASK) +
    ((tally >> 5) & FIELD_MASK) +
    ((tally >> 10) & FIELD_MASK) +
    ((tally >> 15) & FIELD_MASK) +
    ((tally >> 20) & FIELD_MASK)
  );
}

/** The colours of which there is at least one tile, five bits. */
export function coloursIn(tally: Tally): number {
  return gather(tally | (tally >> 1) | (tally >> 2) | (tally >> 3) | (tally >> 4));
}

/** The letters of a tally in canonical order, `BBYR`. */
export function formatTally(tally: Tally): string {
  return COLOURS.map((letter, colour) => letter.repeat(countOf(tally, colour))).join('');
}

/** Reads letters in any order. At most as many as there are tiles of a colour, so that no field overflows. */
export function parseTally(letters: string): Tally | undefined {
  if (letters.length > TILES_PER_COLOUR) return undefined;
  let tally = 0;
  for (const letter of letters) {
    const colour = colourIndex(letter);
    if (colour === undefined) return undefined;
    tally += tiles(colour, 1);
  }
  return tally;
}

export function tallyByColour(tally: Tally): ByColour<number> {
  return Object.fromEntries(COLOURS.map((letter, colour) => [letter, countOf(tally, colour)])) as ByColour<number>;
}
