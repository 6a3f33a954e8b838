// Wall tiling: each full line, top to bottom, moves one tile to the wall and scores it at once.

import { type MoveList, type Sink, seatAt } from '@mozaika/kernel';
import { SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { dropTiles } from './floor.ts';
import { TO_FLOOR, tileMove } from './moves.ts';
import type { Position } from './position.ts';
import { colourOfLine, lineAt, type Side } from './side.ts';
import { tiles } from './tally.ts';
import { horizontalRun, legalColumns, placementPoints, verticalRun } from './wall.ts';

/** The topmost full line of a side that has one. */
export const topFullLine = ({ full }: Side): number => 31 - Math.clz32(full & -full);

/** Whether some seat has a full line left. */
export function anyFullLine({ sides }: Position): boolean {
  for (let index = 0; index < sides.length; index++) if (sides[index].full !== 0) return true;
  return false;
}

/** The columns where a seat's topmost full line may go, five bits. */
export function columnsForTopLine(position: Position, index: number): number {
  const side = position.sides[index];
  const line = topFullLine(side);
  return legalColumns(position.board, side, line, colourOfLine(lineAt(side, line)));
}

/** Columns from the left; the floor only when there is no legal cell. */
export function listTilings(position: Position, index: number, out: MoveList): void {
  const line = topFullLine(position.sides[index]);
  const columns = columnsForTopLine(position, index);
  out.clear();
  for (let column = 0; column < SIZE; column++) if (columns & (1 << column)) out.push(tileMove(line, column));
  if (columns === 0) out.push(tileMove(line, TO_FLOOR));
}

/** Tiles every full line of every seat where the wall leaves no choice. */
export function tileAll(position: Position, sink?: Sink<AzulEvent>): void {
  for (let index = 0; index < position.seats; index++) {
    const side = position.sides[index];
    while (side.full !== 0) {
      const columns = columnsForTopLine(position, index);
      moveToWall(position, index, topFullLine(side), 31 - Math.clz32(columns), sink);
    }
  }
}

/** Moves a full line to a cell of its row, or to the floor; it scores, and no phase ends by it. */
export function moveToWall(
  position: Position,
  index: number,
  line: number,
  column: number,
  sink?: Sink<AzulEvent>,
): void {
  const side = position.sides[index];
  const colour = colourOfLine(lineAt(side, line));
  if (column === TO_FLOOR) {
    sink?.({ type: 'unplaceable', seat: seatAt(index), line: line + 1, colour: COLOURS[colour] });
    dropTiles(position, index, colour, line + 1, sink);
  } else {
    side.place(line, column, colour);
    side.score += placementPoints(position.board, side.filled, line, column);
    position.placed++;
    position.lid += tiles(colour, line);
    sink?.(tiledEvent(position, index, line, column));
  }
  side.clear(line);
}

/** The event of a tile that was just placed, while its line still holds the colour. */
function tiledEvent({ board, sides }: Position, index: number, row: number, column: number): AzulEvent {
  const side = sides[index];
  return {
    type: 'tiled',
    seat: seatAt(index),
    row: row + 1,
    column: column + 1,
    colour: COLOURS[colourOfLine(lineAt(side, row))],
    horizontal: horizontalRun(side.filled, row, column),
    vertical: verticalRun(side.filled, row, column),
    multiplier: board.multiplier[SIZE * row + column],
    points: placementPoints(board, side.filled, row, column),
  };
}
