// Where in a position of Azul something was refused: what to mark.

import type { AzulRefusalCode } from '@mozaika/azul';
import type { Refusal, Seat } from '@mozaika/kernel';

type Part = 'displays' | 'centre' | 'bag' | 'turn' | 'counts' | 'marker' | 'wall' | 'line' | 'floor' | 'score';

export interface WrongPlace {
  readonly part?: Part;
  /** Counted from 1, as refusals do. */
  readonly seat?: Seat;
  readonly display?: number;
  readonly line?: number;
  readonly row?: number;
  readonly column?: number;
}

const PARTS: { readonly [code in AzulRefusalCode]?: Part } = {
  'display-count': 'displays',
  'display-too-full': 'displays',
  'centre-too-full': 'centre',
  'tile-count': 'bag',
  'bag-and-lid-empty': 'bag',
  'not-the-beginning': 'bag',
  'starter-unfit': 'marker',
  'marker-starts': 'marker',
  'nothing-on-offer': 'displays',
  'tiles-on-offer': 'turn',
  'no-full-line': 'turn',
  'tiling-by-itself': 'turn',
  'not-over': 'turn',
  'placed-too-many': 'counts',
  'idle-too-many': 'counts',
  'row-complete': 'wall',
  'wall-cell-printed': 'wall',
  'wall-row-twice': 'wall',
  'wall-column-twice': 'wall',
  'wall-too-full': 'wall',
  'line-of-two-colours': 'line',
  'line-too-long': 'line',
  'line-colour-on-wall': 'line',
  'full-line-left': 'line',
  'floor-too-long': 'floor',
  'floor-not-empty': 'floor',
  'marker-misplaced': 'floor',
  'score-too-high': 'score',
};

/** The place of a refusal; nothing if there is none, or if it is not of the rules. */
export function wrongPlaceOf(refusal: Refusal | undefined): WrongPlace {
  const part = refusal && (PARTS as { readonly [code: string]: Part | undefined })[refusal.code];
  if (!refusal || !part) return {};
  const { seat, display, line, row, column } = refusal as WrongPlace;
  const facts = { seat, display, line, row, column };
  const told = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return { part, ...Object.fromEntries(told) };
}
