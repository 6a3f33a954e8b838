// A plain second generator of plays, for the tests only: it tries every tile on every cell and asks the rule book.

import { seatsOf } from '@mozaika/kernel';
import { encodePlay, type Placement, type Position, parseTile, type QwirkleView, qwirkle } from '../src/index.ts';

type Tile = { readonly colour: string; readonly shape: string };
type Placed = Tile & { readonly x: number; readonly y: number };
type Cells = ReadonlyMap<string, Tile>;

const key = (x: number, y: number) => `${x},${y}`;
const tileOf = (name: string): Tile => ({ colour: name[0], shape: name[1] });

/** The line through a cell that has a tile. */
function lineThrough(cells: Cells, x: number, y: number, dx: number, dy: number): Tile[] {
  const line: Tile[] = [];
  while (cells.has(key(x - dx, y - dy))) [x, y] = [x - dx, y - dy];
  for (let tile = cells.get(key(x, y)); tile; tile = cells.get(key(x, y))) {
    line.push(tile);
    [x, y] = [x + dx, y + dy];
  }
  return line;
}

function lineIsRight(line: readonly Tile[]): boolean {
  if (line.length < 2) return true;
  const colours = new Set(line.map(({ colour }) => colour));
  const shapes = new Set(line.map(({ shape }) => shape));
  const oneColour = colours.size === 1 && shapes.size === line.length;
  const oneShape = shapes.size === 1 && colours.size === line.length;
  return line.length <= 6 && (oneColour || oneShape);
}

/** Every sentence about a play, asked of the grid as it would be. */
function playIsRight(before: Cells, played: readonly Placed[]): boolean {
  const after = new Map(before);
  for (const tile of played) after.set(key(tile.x, tile.y), tile);
  const xs = played.map(({ x }) => x);
  const ys = played.map(({ y }) => y);
  for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) if (!after.has(key(x, y))) return false;
  }
  return played.every(
    ({ x, y }) => lineIsRight(lineThrough(after, x, y, 1, 0)) && lineIsRight(lineThrough(after, x, y, 0, 1)),
  );
}

const touches = (cells: Cells, { x, y }: Placed) =>
  [key(x - 1, y), key(x + 1, y), key(x, y - 1), key(x, y + 1)].some((at) => cells.has(at));

/** All plays of the seat to move, as move numbers, each once. */
export function plainPlays(position: Position): Set<number> {
  const { grid, hands, mover } = qwirkle.view(position) as QwirkleView;
  const hand = hands[seatsOf(position.seats).indexOf(mover ?? 1)].tiles;
  const cells: Cells = new Map(grid.map(({ tile, x, y }) => [key(x, y), tileOf(tile)]));
  const opening = grid.length === 0;
  const starts = opening ? [{ x: 0, y: 0 }] : grid;
  const found = new Map<number, number>();

  // Each tile next, on the nearest empty cell before the first or after the last one, in one direction.
  const goOn = (played: readonly Placed[], left: readonly string[], dx: number, dy: number) => {
    if (!playIsRight(cells, played)) return;
    if (opening || played.some((tile) => touches(cells, tile))) {
      const placements = played.map(
        (at): Placement => ({ tile: parseTile(at.colour + at.shape) ?? 0, x: at.x, y: at.y }),
      );
      found.set(encodePlay(placements), played.length);
    }
    const taken = new Set([...cells.keys(), ...played.map(({ x, y }) => key(x, y))]);
    for (const way of [-1, 1]) {
      let { x, y } = played[0];
      while (taken.has(key(x, y))) [x, y] = [x + way * dx, y + way * dy];
      left.forEach((name, i) => {
        goOn([...played, { ...tileOf(name), x, y }], left.toSpliced(i, 1), dx, dy);
      });
    }
  };

  // Some tile of a play touches the grid (opens on 0,0): put each there first.
  const first = new Set<string>();
  for (const { x, y } of starts) {
    if (opening) first.add(key(x, y));
    else {
      for (const at of [key(x - 1, y), key(x + 1, y), key(x, y - 1), key(x, y + 1)]) if (!cells.has(at)) first.add(at);
    }
  }
  for (const at of first) {
    const [x, y] = at.split(',').map(Number);
    hand.forEach((name, i) => {
      const anchor = { ...tileOf(name), x, y };
      goOn([anchor], hand.toSpliced(i, 1), 1, 0);
      goOn([anchor], hand.toSpliced(i, 1), 0, 1);
    });
  }
  const largest = Math.max(...found.values());
  return new Set([...found].filter(([, size]) => !opening || size === largest).map(([move]) => move));
}
