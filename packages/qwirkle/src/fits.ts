// Where single tiles fit. Whoever has a play has a play of one tile: any tile of a longer one that joins the grid.

import type { Seat } from '@mozaika/kernel';
import { type Grid, MOST_FRONTIER_CELLS } from './grid.ts';
import { joins } from './lines.ts';
import { knownTiles, type Position } from './position.ts';
import { KINDS, type Tile } from './tiles.ts';

/** The frontier that is being looked at. Shared by all calls, so `anyFits` is not re-entrant; see chance.ts for what that buys. */
const cells = new Uint16Array(MOST_FRONTIER_CELLS);
const EVERY_KIND: readonly Tile[] = Array.from({ length: KINDS }, (_, tile) => tile);

/** Whether one of these tiles can be added to the grid somewhere. */
function anyFits(grid: Grid, tiles: readonly Tile[]): boolean {
  const { lines } = grid;
  const count = grid.frontierCells(cells);
  for (let i = 0; i < count; i++) {
    const across = lines[2 * cells[i]];
    const down = lines[2 * cells[i] + 1];
    for (const tile of tiles) if (joins(tile, across) && joins(tile, down)) return true;
  }
  return false;
}

/** Whether no tile outside the grid fits anywhere [Q7]. */
export const isBlocked = ({ grid }: Position): boolean =>
  !anyFits(
    grid,
    EVERY_KIND.filter((tile) => grid.outside[tile] > 0),
  );

/** Whether one of a seat's known tiles can be played. */
export const hasPlay = (position: Position, seat: Seat): boolean => anyFits(position.grid, knownTiles(position, seat));
