// Moves as numbers.
//
//   take   0 | source (4 bits: displays 0–8, 9 the centre) | colour (3) | destination (3: lines 0–4, 5 the floor)
//   tile   1 | 0000                                        | line (3)   | column (3: 0–4, 5 the floor)

import type { Move } from '@mozaika/kernel';
import { SIZE } from './boards.ts';

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
