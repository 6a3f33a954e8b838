// Editions: the boxes that people own, as data on top of the boards. They differ in their parts, which screens and texts show; no
// rule reads them.

import type { BoardName } from './boards.ts';

export interface EditionData {
  /** The sides of its boards that can be played. */
  readonly boards: readonly BoardName[];
  /** Where tiles lie that are not needed any more. */
  readonly discard: 'lid' | 'box';
  /** How a score is shown: a cube on a track, or one slider for tens and one for units. */
  readonly score: 'cube' | 'sliders';
  /** What the displays are: single discs, or a tray that is also the box's insert. */
  readonly displays: 'discs' | 'tray';
}

const BASE = { discard: 'lid', score: 'cube', displays: 'discs' } as const;

export const EDITIONS = {
  azul: { boards: ['coloured', 'gray'], ...BASE },
  mini: { boards: ['coloured', 'gray'], discard: 'box', score: 'sliders', displays: 'tray' },
  /** An expansion: boards only, the other parts come from the base game. */
  'crystal-mosaic': { boards: ['crystal-x2', 'crystal-bonus'], ...BASE },
} as const satisfies { readonly [name: string]: EditionData };

export type EditionName = keyof typeof EDITIONS;
export const EDITION_NAMES = Object.keys(EDITIONS) as EditionName[];

export interface AzulEdition extends EditionData {
  readonly name: EditionName;
}

/** What of a match's options says which edition it is. */
export type EditionChoice = { readonly board: BoardName; readonly edition?: EditionName };

export const editionsWith = (board: BoardName): EditionName[] =>
  EDITION_NAMES.filter((name) => (EDITIONS[name] as EditionData).boards.includes(board));

/** The edition of a match. Options without one mean the first edition that has their board. */
export function editionOf({ board, edition }: EditionChoice): AzulEdition {
  const name = edition ?? editionsWith(board)[0];
  return { name, ...EDITIONS[name] };
}
