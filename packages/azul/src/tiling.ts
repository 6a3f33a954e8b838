// Wall tiling: each full line, top to bottom, moves one tile to the wall and scores it at once.

import type { Move, MoveList, Seat, Sink } from '@mozaika/kernel';
import { EVERY_FIFTH } from './bits.ts';
import { SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { dropTiles } from './floor.ts';
import { columnOf, lineOfTile, TO_FLOOR, tileMove } from './moves.ts';
import {
  COLOUR_CELLS,
  colourOfLine,
  FILLED,
  FULL,
  HELD,
  LID,
  LINE,
  OPEN,
  PLACED,
  type Position,
  SCORE,
  seatAt,
} from './position.ts';
import { endTiling } from './rounds.ts';
import { tiles } from './tally.ts';
import { horizontalRun, legalColumns, placementPoints, verticalRun } from './wall.ts';

/** The topmost full line of a seat that has one. */
export const topFullLine = (state: Int32Array, index: number): number => {
  const full = state[seatAt(index) + FULL];
  return 31 - Math.clz32(full & -full);
};

/** Whether some seat has a full line left. */
export function anyFullLine(position: Position): boolean {
  for (let index = 0; index < position.seats; index++) if (position.state[seatAt(index) + FULL] !== 0) return true;
  return false;
}

/** The columns where a seat's topmost full line may go, five bits. */
export function columnsForTopLine(position: Position, index: number): number {
  const { state, board } = position;
  const at = seatAt(index);
  const line = topFullLine(state, index);
  return legalColumns(board, state, at, line, colourOfLine(state[at + LINE + line]));
}

/** Columns from the left; the floor only when there is no legal cell. */
export function listTilings(position: Position, index: number, out: MoveList): void {
  const line = topFullLine(position.state, index);
  const columns = columnsForTopLine(position, index);
  out.clear();
  for (let column = 0; column < SIZE; column++) if (columns & (1 << column)) out.push(tileMove(line, column));
  if (columns === 0) out.push(tileMove(line, TO_FLOOR));
}

/** One seat's choice on a free wall. When nobody has a full line left, the round is settled. */
export function tile(position: Position, index: number, move: Move, sink?: Sink<AzulEvent>): void {
  moveToWall(position, index, lineOfTile(move), columnOf(move), sink);
  if (!anyFullLine(position)) endTiling(position, sink);
}

/** Tiles every full line of every seat where the wall leaves no choice. */
export function tileAll(position: Position, sink?: Sink<AzulEvent>): void {
  const { state } = position;
  for (let index = 0; index < position.seats; index++) {
    while (state[seatAt(index) + FULL] !== 0) {
      const columns = columnsForTopLine(position, index);
      moveToWall(position, index, topFullLine(state, index), 31 - Math.clz32(columns), sink);
    }
  }
}

function moveToWall(position: Position, index: number, line: number, column: number, sink?: Sink<AzulEvent>): void {
  const { state } = position;
  const at = seatAt(index);
  const colour = colourOfLine(state[at + LINE + line]);
  if (column === TO_FLOOR) {
    sink?.({ type: 'unplaceable', seat: (index + 1) as Seat, line: line + 1, colour: COLOURS[colour] });
    dropTiles(position, index, colour, line + 1, sink);
  } else {
    placeTile(position, index, line, column, colour, sink);
    if (line > 0) state[LID] += tiles(colour, line);
  }
  state[at + LINE + line] = 0;
  state[at + FULL] &= ~(1 << line);
  // The empty line takes every colour again that its wall row does not hold.
  state[at + OPEN] |= (EVERY_FIFTH << line) & ~state[at + HELD];
}

function placeTile(
  position: Position,
  index: number,
  row: number,
  column: number,
  colour: number,
  sink?: Sink<AzulEvent>,
): void {
  const { state, board } = position;
  const at = seatAt(index);
  const cell = 1 << (SIZE * row + column);
  state[at + COLOUR_CELLS + colour] |= cell;
  state[at + HELD] |= 1 << (SIZE * colour + row);
  state[at + FILLED] |= cell;
  state[PLACED]++;
  const cells = state[at + FILLED];
  const points = placementPoints(board, cells, row, column);
  state[at + SCORE] += points;
  sink?.({
    type: 'tiled',
    seat: (index + 1) as Seat,
    row: row + 1,
    column: column + 1,
    colour: COLOURS[colour],
    horizontal: horizontalRun(cells, row, column),
    vertical: verticalRun(cells, row, column),
    multiplier: board.multiplier[SIZE * row + column],
    points,
  });
}
