// A proposed move as the table marks it: tiles of the hand, and the cells that they go to.

import { type PlacedTile, placementTexts, type TileName } from '@mozaika/qwirkle';
import { cellOf } from './cells.ts';
import type { HandTile } from './hand.ts';

export interface Suggestion {
  /** Where tiles go; none in a trade. */
  readonly placed: readonly PlacedTile[];
  /** The ids of the tiles of the hand. */
  readonly ids: ReadonlySet<number>;
}

const NOTHING: Suggestion = { placed: [], ids: new Set() };

function placedTile(text: string): PlacedTile {
  const [tile = '', cell = ''] = text.split('@');
  return { tile: tile as TileName, ...cellOf(cell) };
}

/** The marks of a move, as texts write it, for a hand; of no move, none. */
export function suggestionOf(move: string | undefined, hand: readonly HandTile[]): Suggestion {
  if (move === undefined) return NOTHING;
  const placed = placementTexts(move).map(placedTile);
  const tiles = placed.length > 0 ? placed.map(({ tile }) => tile) : move.split(' ').slice(1);
  const ids = new Set<number>();
  for (const tile of tiles) {
    const found = hand.find((one) => one.tile === tile && !ids.has(one.id));
    if (found) ids.add(found.id);
  }
  return { placed, ids };
}
