// A plain second generator of plays, for the tests only: it tries every tile on every cell and asks the rule book.

import { encodePlay, type Placement, type Position, parseTile, type QwirkleView, qwirkle } from '../src/index.ts';

type Tile = { readonly colour: string; readonly shape: string };
type Placed = Tile & { readonly x: number; readonly y: number };
/** The grid as it lies, or as it would lie after a play. */
type TileAt = (x: number, y: number) => Tile | undefined;

const key = (x: number, y: number) => 1000 * x + y;
const tileOf = (name: string): Tile => ({ colour: name[0], shape: name[1] });

/** The line through a cell that has a tile. */
function lineThrough(at: TileAt, x: number, y: number, dx: number, dy: number): Tile[] {
  const line: Tile[] = [];
  while (at(x - dx, y - dy)) [x, y] = [x - dx, y - dy];
  for (let tile = at(x, y); tile; tile = at(x, y)) {
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
function playIsRight(before: TileAt, played: readonly Placed[]): boolean {
  const after: TileAt = (x, y) => played.find((tile) => tile.x === x && tile.y === y) ?? before(x, y);
  const xs = played.map(({ x }) => x);
  const ys = played.map(({ y }) => y);
  for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) if (!after(x, y)) return false;
  }
  return played.every(
    ({ x, y }) => lineIsRight(lineThrough(after, x, y, 1, 0)) && lineIsRight(lineThrough(after, x, y, 0, 1)),
  );
}

const neighbours = (x: number, y: number) => [
  { x: x - 1, y },
  { x: x + 1, y },
  { x, y: y - 1 },
  { x, y: y + 1 },
];

/** All plays of the seat to move, as move numbers, each once. */
export function plainPlays(position: Position): Set<number> {
  const { grid, hands } = qwirkle.view(position) as QwirkleView;
  const hand = hands[position.mover - 1].tiles;
  const cells = new Map(grid.map(({ tile, x, y }) => [key(x, y), tileOf(tile)]));
  const tileAt: TileAt = (x, y) => cells.get(key(x, y));
  const touches = ({ x, y }: Placed) => neighbours(x, y).some((cell) => tileAt(cell.x, cell.y));
  const opening = grid.length === 0;
  const found = new Map<number, number>();

  // Each tile next, on the nearest empty cell before the first or after the last one, in one direction.
  const goOn = (played: readonly Placed[], left: readonly string[], dx: number, dy: number) => {
    if (!playIsRight(tileAt, played)) return;
    if (opening || played.some(touches)) found.set(numberOf(played), played.length);
    const taken = (x: number, y: number) => tileAt(x, y) ?? played.find((tile) => tile.x === x && tile.y === y);
    for (const way of [-1, 1]) {
      let { x, y } = played[0];
      while (taken(x, y)) [x, y] = [x + way * dx, y + way * dy];
      left.forEach((name, i) => {
        goOn([...played, { ...tileOf(name), x, y }], left.toSpliced(i, 1), dx, dy);
      });
    }
  };

  // Some tile of a play touches the grid (opens on 0,0): put each there first.
  const open = opening ? [{ x: 0, y: 0 }] : grid.flatMap(({ x, y }) => neighbours(x, y));
  for (const { x, y } of new Map(open.map((cell) => [key(cell.x, cell.y), cell])).values()) {
    if (tileAt(x, y)) continue;
    hand.forEach((name, i) => {
      const anchor = { ...tileOf(name), x, y };
      goOn([anchor], hand.toSpliced(i, 1), 1, 0);
      goOn([anchor], hand.toSpliced(i, 1), 0, 1);
    });
  }
  const largest = Math.max(...found.values());
  return new Set([...found].filter(([, size]) => !opening || size === largest).map(([move]) => move));
}

const numberOf = (played: readonly Placed[]) =>
  encodePlay(played.map(({ colour, shape, x, y }): Placement => ({ tile: parseTile(colour + shape) ?? 0, x, y })));
