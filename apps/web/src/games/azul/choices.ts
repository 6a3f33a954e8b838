// Choices: the texts of Azul's moves taken apart and put together, as the board needs them. Whether one is legal, others say.

import type { Colour } from '@mozaika/azul';
import type { Group, Source } from './groups.ts';

/** Where tiles go, as in notation: a line or column `1` to `5`, or `F`, the floor. */
export type Destination = '1' | '2' | '3' | '4' | '5' | 'F';
export const LINES = ['1', '2', '3', '4', '5'] as const;
export const DESTINATIONS: readonly Destination[] = [...LINES, 'F'];

export type Choice =
  | { readonly kind: 'take'; readonly source: Source; readonly colour: Colour; readonly to: Destination }
  | { readonly kind: 'tile'; readonly line: number; readonly to: Destination };

export const takeText = ({ source, colour }: Group, to: Destination): string => `${source}${colour}${to}`;
export const tileText = (line: number, to: Destination): string => `tile ${line}>${to}`;

export function readChoice(move: string): Choice | undefined {
  const take = /^([1-9C])([BYRKW])([1-5F])$/.exec(move);
  if (take) return { kind: 'take', source: take[1], colour: take[2] as Colour, to: take[3] as Destination };
  const tile = /^tile ([1-5])>([1-5F])$/.exec(move);
  if (tile) return { kind: 'tile', line: Number(tile[1]), to: tile[2] as Destination };
  return undefined;
}

/** The line (from 1) that the legal moves want to be tiled, if they are tilings. */
export function lineToTile(legal: readonly string[]): number | undefined {
  const first = legal.length === 0 ? undefined : readChoice(legal[0]);
  return first?.kind === 'tile' ? first.line : undefined;
}

/** Whether some legal move takes tiles. */
export const mayTake = (legal: readonly string[]): boolean => legal.length > 0 && lineToTile(legal) === undefined;
