// What the cells of the grid show and are called: tiles, tiles of the draft, cells that are open, and the cursor's cell.

import type { PlacedTile, TileName } from '@mozaika/qwirkle';
import type { Phrase } from '@mozaika/words';
import type { CellState } from './cell-cache.ts';
import { byCell, type Cell, cellOf, keyOf, lineThrough } from './cells.ts';
import type { Placing } from './draft.svelte.ts';
import type { Opening } from './plays.ts';
import { t } from './texts.ts';
import { WORDS } from './words.ts';

export interface GridContent {
  readonly tiles: readonly PlacedTile[];
  /** The tiles of the draft. */
  readonly placed: readonly Placing[];
  /** The cells that the held tile may go to. */
  readonly open: ReadonlyMap<string, Opening>;
  readonly held: { readonly id: number; readonly tile: TileName } | undefined;
  /** The cells of the last play. */
  readonly lastPlay: ReadonlySet<string>;
  readonly cursor: Cell;
}

const OPENINGS = { now: WORDS.cellOpen, later: WORDS.cellOpenLater, never: WORDS.cellEmpty } as const;

/** The lines through a cell, in words. */
function linesText(all: ReadonlyMap<string, TileName>, cell: Cell): string {
  const least = all.has(keyOf(cell)) ? 1 : 0;
  return (['across', 'down'] as const)
    .map((direction) => ({ direction, line: lineThrough(all, cell, direction) }))
    .filter(({ line }) => line.length > least)
    .map(({ direction, line }) => `. ${t(WORDS[direction], { line: line.join(' ') })}`)
    .join('');
}

/** Every cell that has or may get a tile, and the cursor's. */
export function* cellStates({ tiles, placed, open, held, lastPlay, cursor }: GridContent): Generator<CellState> {
  const all = byCell([...tiles, ...placed]);
  const isCursor = (key: string): boolean => key === keyOf(cursor);
  /** The name of a cell; of the cursor's cell also the lines it lies in. */
  const label = (phrase: Phrase, cell: Cell, tile: TileName | undefined): string => {
    const key = keyOf(cell);
    const text = t(phrase, { cell: key, tile });
    return isCursor(key) ? text + linesText(all, cell) : text;
  };
  for (const { tile, x, y } of tiles) {
    const key = keyOf({ x, y });
    const last = lastPlay.has(key);
    const name = label(last ? WORDS.cellLast : WORDS.cellTile, { x, y }, tile);
    yield { key, x, y, tile, last, cursor: isCursor(key), label: name };
  }
  for (const { id, tile, x, y } of placed) {
    const key = keyOf({ x, y });
    const name = label(WORDS.cellPlaced, { x, y }, tile);
    yield { key, x, y, tile, carry: id, lifted: id === held?.id, cursor: isCursor(key), label: name };
  }
  for (const key of new Set([...open.keys(), keyOf(cursor)])) {
    if (all.has(key)) continue;
    const cell = cellOf(key);
    const opening = open.get(key);
    const name = label(OPENINGS[opening ?? 'never'], cell, held?.tile);
    yield { key, ...cell, opening, cursor: isCursor(key), label: name };
  }
}
