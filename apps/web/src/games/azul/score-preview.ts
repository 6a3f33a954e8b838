// The outlook: what a player's lines and floor would bring if the round ended now, counted by the rules themselves.

import {
  type AzulView,
  azul,
  COLOURS,
  columnsForTopLine,
  FLOOR_SPACES,
  moveToWall,
  type Position,
  SIZE,
  settleFloor,
  TO_FLOOR,
  topFullLine,
} from '@mozaika/azul';
import type { Seat, SeatCount } from '@mozaika/kernel';

export interface Outlook {
  /** What the full lines bring, with the best column for each where there is a choice. */
  readonly wall: number;
  /** What the spaces of the floor say, 0 or less. */
  readonly floor: number;
}

const colourIndex = (letter: string): number => (COLOURS as readonly string[]).indexOf(letter);
const MARKER_CODE = SIZE + 1;
const SPACE_BITS = 3;
const LINE_BITS = 6;

/** A position in which one seat has what the view shows; its own things are all that a tiling looks at. */
function positionOf(view: AzulView, seat: Seat): Position {
  const position = azul.setup({ board: view.board }, view.seats as SeatCount);
  const side = position.sides[seat - 1];
  const { score, lines, wall, floor } = view.players[seat - 1];
  side.score = score;
  for (const [row, cells] of wall.entries()) {
    for (const [column, letter] of [...cells].entries()) {
      if (letter === '.') continue;
      const cell = 1 << (SIZE * row + column);
      side.filled |= cell;
      side.cells[colourIndex(letter)] |= cell;
      side.held |= 1 << (SIZE * colourIndex(letter) + row);
    }
  }
  for (const [line, tiles] of lines.entries()) {
    if (tiles === '') continue;
    side.lines |= ((colourIndex(tiles[0]) << 3) | tiles.length) << (LINE_BITS * line);
    if (tiles.length === line + 1) side.full |= 1 << line;
  }
  for (const [space, letter] of [...floor].entries()) {
    side.floor |= (letter === 'M' ? MARKER_CODE : colourIndex(letter) + 1) << (SPACE_BITS * space);
  }
  side.floorCount = Math.min(floor.length, FLOOR_SPACES);
  return position;
}

/** The best end of the round over every way to tile the full lines. `depths` has a position for each full line on the way. */
function bestTiling(depths: readonly Position[], depth: number, index: number): Outlook {
  const position = depths[depth];
  const side = position.sides[index];
  if (side.full === 0) {
    let floor = 0;
    const wall = side.score;
    settleFloor(position, index, (event) => {
      if (event.type === 'floor') floor = -event.cost;
    });
    return { wall, floor };
  }
  const columns = columnsForTopLine(position, index);
  const choices = columns === 0 ? [TO_FLOOR] : [0, 1, 2, 3, 4].filter((column) => columns & (1 << column));
  const ends = choices.map((column) => {
    azul.copy(position, depths[depth + 1]);
    moveToWall(depths[depth + 1], index, topFullLine(side), column);
    return bestTiling(depths, depth + 1, index);
  });
  return ends.reduce((best, end) => (end.wall + end.floor > best.wall + best.floor ? end : best));
}

export function outlook(view: AzulView, seat: Seat): Outlook {
  const position = positionOf(view, seat);
  const full = view.players[seat - 1].lines.filter((tiles, line) => tiles.length === line + 1).length;
  const depths = [position, ...Array.from({ length: full }, () => azul.clone(position))];
  const { wall, floor } = bestTiling(depths, 0, seat - 1);
  return { wall: wall - view.players[seat - 1].score, floor };
}
