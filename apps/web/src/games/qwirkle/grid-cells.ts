// What the cells of the grid show and are called: tiles, tiles of the draft, cells that are open, and the cursor's cell.

import type { PlacedTile, TileName } from '@mozaika/qwirkle';
import type { Facts, Phrase } from '@mozaika/words';
import type { CellState } from './cell-cache.ts';
import { byCell, type Cell, cellOf, keyOf, lineThrough } from './cells.ts';
import type { Placing } from './draft.svelte.ts';
import type { Gain, Opening } from './plays.ts';
import type { RecentPlay } from './recent-plays.ts';
import { t } from './texts.ts';
import { WORDS } from './words.ts';

export interface GridContent {
  readonly tiles: readonly PlacedTile[];
  /** The tiles of the draft. */
  readonly placed: readonly Placing[];
  /** The cells that the held tile may go to. */
  readonly open: ReadonlyMap<string, Opening>;
  /** What the play would be worth with the held tile on them. */
  readonly gains: ReadonlyMap<string, Gain>;
  readonly held: { readonly id: number; readonly tile: TileName } | undefined;
  /** The id of the tile whose second tap plays. */
  readonly final: number | undefined;
  /** The recent plays by their cells, and the names of who made them. */
  readonly recent: ReadonlyMap<string, RecentPlay>;
  readonly names: readonly string[];
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
export function* cellStates(content: GridContent): Generator<CellState> {
  const { tiles, placed, open, gains, held, final, recent, names, cursor } = content;
  const all = byCell([...tiles, ...placed]);
  const isCursor = (key: string): boolean => key === keyOf(cursor);
  /** The name of a cell; of the cursor's cell also the lines it lies in. */
  const label = (phrase: Phrase, cell: Cell, facts: Facts): string => {
    const key = keyOf(cell);
    const text = t(phrase, { cell: key, ...facts });
    return isCursor(key) ? text + linesText(all, cell) : text;
  };
  for (const { tile, x, y } of tiles) {
    const key = keyOf({ x, y });
    const play = recent.get(key);
    const facts = { tile, name: play && names[play.seat - 1] };
    const name = label(play ? WORDS.cellRecent : WORDS.cellTile, { x, y }, facts);
    yield { key, x, y, tile, age: play?.age, cursor: isCursor(key), label: name };
  }
  for (const { id, tile, x, y } of placed) {
    const key = keyOf({ x, y });
    const name = label(id === final ? WORDS.cellFinal : WORDS.cellPlaced, { x, y }, { tile });
    const look = { lifted: id === held?.id, final: id === final };
    yield { key, x, y, tile, carry: id, ...look, cursor: isCursor(key), label: name };
  }
  for (const key of new Set([...open.keys(), keyOf(cursor)])) {
    if (all.has(key)) continue;
    const cell = cellOf(key);
    const opening = open.get(key);
    const gain = gains.get(key);
    const name = label(OPENINGS[opening ?? 'never'], cell, { tile: held?.tile, points: gain?.points ?? 0 });
    yield { key, ...cell, opening, gain, cursor: isCursor(key), label: name };
  }
}
