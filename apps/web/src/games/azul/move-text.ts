// Azul's moves as the board's controls write them. The notation is the rules' own; here are only the places that it names.

import { type AzulMove, type Colour, decodeMove, encodeMove, formatMove, parseMove } from '@mozaika/azul';
import type { Group, Source } from './groups.ts';

/** Where tiles go: a line or column, from 1, or the floor. */
export type Destination = number | 'floor';
export const LINES: readonly number[] = [1, 2, 3, 4, 5];
export const DESTINATIONS: readonly Destination[] = [...LINES, 'floor'];

/** Destinations and sources as data attributes: `3`, `F` for the floor, `C` for the centre. */
const destinationKey = (to: Destination): string => (to === 'floor' ? 'F' : String(to));
export const destinationOf = (key: string | undefined): Destination | undefined =>
  DESTINATIONS.find((to) => destinationKey(to) === key);
export const groupKey = ({ source, colour }: { readonly source: Source; readonly colour: Colour }): string =>
  `${source === 'centre' ? 'C' : source}${colour}`;

export const takeText = ({ source, colour }: Group, line: Destination): string =>
  formatMove(encodeMove({ kind: 'take', source, colour, line }));
export const tileText = (line: number, column: Destination): string =>
  formatMove(encodeMove({ kind: 'tile', line, column }));

export function readMove(text: string): AzulMove | undefined {
  const parsed = parseMove(text);
  return parsed.ok ? decodeMove(parsed.value) : undefined;
}

/** The line (from 1) that the legal moves want to be tiled, if they are tilings. */
export function lineToTile([first]: readonly string[]): number | undefined {
  const move = first === undefined ? undefined : readMove(first);
  return move?.kind === 'tile' ? move.line : undefined;
}

/** Whether some legal move takes tiles. */
export const mayTake = (legal: readonly string[]): boolean => legal.length > 0 && lineToTile(legal) === undefined;
