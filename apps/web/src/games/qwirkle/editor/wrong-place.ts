// Where in a position of Qwirkle something was refused: what to mark.

import type { Refusal, Seat } from '@mozaika/kernel';
import type { QwirkleRefusalCode } from '@mozaika/qwirkle';
import type { Cell } from '../cells.ts';

type Part = 'grid' | 'hand' | 'score' | 'turn';

export interface WrongPlace {
  readonly part?: Part;
  readonly seat?: Seat;
  readonly cells?: readonly Cell[];
}

const PARTS: { readonly [code in QwirkleRefusalCode]?: Part } = {
  'too-many-of-a-kind': 'grid',
  'too-many-tiles': 'grid',
  'grid-origin': 'grid',
  'grid-apart': 'grid',
  'line-mixed': 'grid',
  'line-too-long': 'grid',
  'duplicate-in-line': 'grid',
  'hand-count': 'hand',
  'hand-gone': 'hand',
  'set-size': 'turn',
  'score-too-high': 'score',
  'nothing-to-draw': 'turn',
  'turns-without-tiles': 'turn',
  'turns-too-few': 'turn',
  'trades-too-many': 'turn',
  'sizes-too-early': 'turn',
  'nothing-fits': 'turn',
  'not-over': 'turn',
  'aside-unfit': 'turn',
};

/** In whose part of the fields it is shown. */
const BY_SEAT: readonly Part[] = ['hand', 'score'];

interface Facts {
  readonly seat?: Seat;
  readonly x?: number;
  readonly y?: number;
  readonly direction?: 'across' | 'down';
  readonly tiles?: readonly string[];
}

/** The place of a refusal; nothing if there is none, or if it is not of the rules. */
export function wrongPlaceOf(refusal: Refusal | undefined): WrongPlace {
  const part = refusal && (PARTS as { readonly [code: string]: Part | undefined })[refusal.code];
  if (!refusal || !part) return {};
  const { seat, x, y, direction = 'across', tiles } = refusal as Facts;
  if (x === undefined || y === undefined) {
    return seat !== undefined && BY_SEAT.includes(part) ? { part, seat } : { part };
  }
  const length = Array.isArray(tiles) ? tiles.length : 1;
  const [dx, dy] = direction === 'across' ? [1, 0] : [0, 1];
  return { part, cells: Array.from({ length }, (_, i) => ({ x: x + i * dx, y: y + i * dy })) };
}
