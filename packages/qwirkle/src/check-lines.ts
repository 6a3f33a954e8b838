// Checks of the lines that a play would make: no gap, one colour or one shape, no tile twice, at most six.

import type { Grid } from './grid.ts';
import { QWIRKLE } from './lines.ts';
import type { Placement } from './moves.ts';
import type { QwirkleRefusal } from './refusals.ts';
import { COLOUR_BIT, SHAPE_BIT, type Tile, tileName } from './tiles.ts';

/** A cell of the grid as it would be after the play. */
export type TileAt = (x: number, y: number) => Tile | undefined;
type Way = 'across' | 'down';

export function checkLines(grid: Grid, played: readonly Placement[]): QwirkleRefusal | undefined {
  const tileAt: TileAt = (x, y) => played.find((at) => at.x === x && at.y === y)?.tile ?? grid.tileAt(x, y);
  const along: Way = played.some(({ y }) => y !== played[0].y) ? 'down' : 'across';
  const cross: Way = along === 'across' ? 'down' : 'across';
  const refusal = checkGap(tileAt, played, along) ?? checkLine(tileAt, played[0], along);
  if (refusal) return refusal;
  for (const at of played) {
    const crossing = checkLine(tileAt, at, cross);
    if (crossing) return crossing;
  }
  return undefined;
}

/** After the play the line has no gap between the played tiles. */
function checkGap(tileAt: TileAt, played: readonly Placement[], way: Way): QwirkleRefusal | undefined {
  const last = played[played.length - 1];
  for (let { x, y } = played[0]; x !== last.x || y !== last.y; way === 'across' ? x++ : y++) {
    if (tileAt(x, y) === undefined) return { code: 'gap', x, y };
  }
  return undefined;
}

/** The line through a cell is all of one colour with different shapes, or all of one shape with different colours. */
export function checkLine(tileAt: TileAt, cell: Placement, direction: Way): QwirkleRefusal | undefined {
  const [dx, dy] = direction === 'across' ? [1, 0] : [0, 1];
  let { x, y } = cell;
  while (tileAt(x - dx, y - dy) !== undefined) {
    x -= dx;
    y -= dy;
  }
  const line: Tile[] = [];
  for (let tile = tileAt(x, y); tile !== undefined; tile = tileAt(x + line.length * dx, y + line.length * dy)) {
    line.push(tile);
  }
  const facts = () => ({ x, y, direction, tiles: line.map(tileName) });
  const duplicate = line.find((tile, i) => line.indexOf(tile) < i);
  const isAllOne = (bits: Uint8Array) => line.every((tile) => bits[tile] === bits[line[0]]);
  if (!isAllOne(COLOUR_BIT) && !isAllOne(SHAPE_BIT)) return { code: 'line-mixed', ...facts() };
  if (line.length > QWIRKLE) return { code: 'line-too-long', ...facts(), most: QWIRKLE };
  if (duplicate !== undefined) return { code: 'duplicate-in-line', ...facts(), duplicate: tileName(duplicate) };
  return undefined;
}
