// Groups: the tiles of one colour that lie together in a display or the centre, and how four tiles lie on a display.

import { type AzulMove, COLOURS, type Colour } from '@mozaika/azul';

/** Where tiles are taken from: a display, from 1, or the centre. */
export type Source = Extract<AzulMove, { kind: 'take' }>['source'];

export interface Group {
  readonly source: Source;
  readonly colour: Colour;
  readonly count: number;
}

/** The groups of a heap such as `BBYR`, in canonical order. */
export function groupsOf(source: Source, letters: string): Group[] {
  return COLOURS.map((colour) => ({ source, colour, count: letters.split(colour).length - 1 })).filter(
    ({ count }) => count > 0,
  );
}

/** A group with the quarters of its display that it covers, from 0 (top left) clockwise to 3. */
export interface PlacedGroup extends Group {
  readonly quarters: readonly number[];
}

/** Larger groups first, clockwise from the top left: tiles of a colour always touch each other. */
export function onDisplay(source: Source, letters: string): PlacedGroup[] {
  let used = 0;
  return groupsOf(source, letters)
    .sort((a, b) => b.count - a.count)
    .map((group) => ({ ...group, quarters: Array.from({ length: group.count }, () => used++) }));
}

/** Whether two groups are the same tiles. */
export const sameGroup = (a: Group | undefined, b: Group): boolean =>
  a !== undefined && a.source === b.source && a.colour === b.colour;
