// Changes of a position of Qwirkle that is being set up. Whether what lies there fits, the rules say.

import { type Seat, type SeatCount, seatAt, seatsOf } from '@mozaika/kernel';
import {
  HAND_SIZE,
  type Heap,
  type Placement,
  parseTile,
  type ReadPosition,
  TILE_COUNT,
  type TileName,
} from '@mozaika/qwirkle';

/** What is put down: a tile, or nothing where tiles are taken away. */
export type Brush = TileName | undefined;

const HIDDEN_HAND: Heap = { tiles: [], hidden: HAND_SIZE };
const NOTHING: Heap = { tiles: [], hidden: 0 };

export const emptyPosition = (seats: SeatCount): ReadPosition => ({
  seats,
  turn: { phase: 'move', mover: 1, reason: undefined },
  counts: { turns: 0, tradesInRow: 0 },
  sizes: undefined,
  grid: [],
  hands: seatsOf(seats).map(() => HIDDEN_HAND),
  aside: seatsOf(seats).map(() => NOTHING),
  points: seatsOf(seats).map(() => 0),
});

/** The same with more or fewer players: those who stay keep what they have. */
export const withSeats = (read: ReadPosition, seats: SeatCount): ReadPosition => ({
  ...read,
  seats,
  turn: { ...read.turn, mover: read.turn.mover <= seats ? read.turn.mover : seatAt(0) },
  sizes: undefined,
  hands: seatsOf(seats).map((seat) => read.hands[seat - 1] ?? HIDDEN_HAND),
  aside: seatsOf(seats).map((seat) => read.aside[seat - 1] ?? NOTHING),
  points: seatsOf(seats).map((seat) => read.points[seat - 1] ?? 0),
});

/** Texts have a tile at 0,0: without one the grid is moved. */
function anchored(grid: readonly Placement[]): Placement[] {
  const [first] = grid;
  if (!first || grid.some(({ x, y }) => x === 0 && y === 0)) return [...grid];
  return grid.map(({ tile, x, y }) => ({ tile, x: x - first.x, y: y - first.y }));
}

/** A tap on a cell: another tile is put there, the same one taken away. There are at least as many turns as the tiles took. */
export function withCellTapped(read: ReadPosition, x: number, y: number, brush: Brush): ReadPosition {
  const there = read.grid.find((cell) => cell.x === x && cell.y === y);
  const others = read.grid.filter((cell) => cell !== there);
  const tile = brush === undefined ? undefined : parseTile(brush);
  const grid = anchored(tile === undefined || tile === there?.tile ? others : [...others, { tile, x, y }]);
  const least = Math.ceil(grid.length / HAND_SIZE);
  return {
    ...read,
    grid,
    counts: { ...read.counts, turns: grid.length === 0 ? 0 : Math.max(read.counts.turns, least) },
  };
}

/** A tap on a place of a hand: a tile comes there; a tile that is taken away is hidden, then gone. */
export function withHandTapped(read: ReadPosition, seat: Seat, place: number, brush: Brush): ReadPosition {
  const { tiles, hidden } = read.hands[seat - 1] ?? NOTHING;
  const tile = brush === undefined ? undefined : parseTile(brush);
  const isHidden = place >= tiles.length && place < tiles.length + hidden;
  const others = tiles.filter((_, i) => i !== place);
  const hand: Heap =
    tile !== undefined && tile !== tiles[place]
      ? { tiles: [...others, tile].toSorted((a, b) => a - b), hidden: hidden - Number(isHidden) }
      : place < tiles.length
        ? { tiles: others, hidden: hidden + 1 }
        : { tiles, hidden: isHidden ? hidden - 1 : hidden + 1 };
  return { ...read, hands: read.hands.map((other, i) => (i === seat - 1 ? hand : other)) };
}

/** How many tiles are left for the bag. */
export const bagOf = ({ grid, hands, aside }: ReadPosition): number =>
  [...hands, ...aside].reduce((sum, { tiles, hidden }) => sum - tiles.length - hidden, TILE_COUNT - grid.length);
