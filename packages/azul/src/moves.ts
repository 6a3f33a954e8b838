// Moves as numbers, and taken apart.
//
//   take   0 | source (4 bits: displays 0–8, 9 the centre) | colour (3) | destination (3: lines 0–4, 5 the floor)
//   tile   1 | 0000                                        | line (3)   | column (3: 0–4, 5 the floor)

import type { Move } from '@mozaika/kernel';
import { SIZE } from './boards.ts';
import { COLOURS, type Colour } from './colours.ts';
import { CENTRE } from './position.ts';

export const TO_FLOOR = SIZE;
const TILE = 1 << 10;

export const takeMove = (source: number, colour: number, destination: number): Move =>
  (source << 6) | (colour << 3) | destination;
export const tileMove = (line: number, column: number): Move => TILE | (line << 3) | column;

export const isTileMove = (move: Move): boolean => (move & TILE) !== 0;
export const sourceOf = (move: Move): number => (move >> 6) & 15;
export const colourOf = (move: Move): number => (move >> 3) & 7;
export const destinationOf = (move: Move): number => move & 7;
export const lineOfTile = (move: Move): number => (move >> 3) & 7;
export const columnOf = (move: Move): number => move & 7;

/** A move taken apart. Displays, lines and columns count from 1. */
export type AzulMove =
  | {
      readonly kind: 'take';
      readonly source: number | 'centre';
      readonly colour: Colour;
      readonly line: number | 'floor';
    }
  | { readonly kind: 'tile'; readonly line: number; readonly column: number | 'floor' };

const decodePlace = (place: number): number | 'floor' => (place === TO_FLOOR ? 'floor' : place + 1);
const encodePlace = (place: number | 'floor'): number => (place === 'floor' ? TO_FLOOR : place - 1);

export function decodeMove(move: Move): AzulMove {
  if (isTileMove(move)) return { kind: 'tile', line: lineOfTile(move) + 1, column: decodePlace(columnOf(move)) };
  return {
    kind: 'take',
    source: sourceOf(move) === CENTRE ? 'centre' : sourceOf(move) + 1,
    colour: COLOURS[colourOf(move)],
    line: decodePlace(destinationOf(move)),
  };
}

export function encodeMove(move: AzulMove): Move {
  if (move.kind === 'tile') return tileMove(move.line - 1, encodePlace(move.column));
  const source = move.source === 'centre' ? CENTRE : move.source - 1;
  return takeMove(source, COLOURS.indexOf(move.colour), encodePlace(move.line));
}
