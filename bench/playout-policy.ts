// What the tree over deals plays by and prefers: takes by what they fill, what the wall pays for it, how near its bonuses come,
// and what falls. Set by hand from the rules alone; nothing of it is learned, and nothing is shared with the bots' evaluation.

import {
  azul,
  type Board,
  CENTRE,
  colourOf,
  colourOfLine,
  columnOf,
  countBits,
  countOf,
  countOfLine,
  destinationOf,
  FLOOR_SPACES,
  holdsColour,
  IN_CENTRE,
  isTileMove,
  legalColumns,
  lineAt,
  lineOfTile,
  type Position,
  placementPoints,
  SIZE,
  sourceOf,
  TO_FLOOR,
} from '@mozaika/azul';
import { type Move, MoveList, type Random, seatAt } from '@mozaika/kernel';

/** What the marker is worth beside the space on the floor that it takes. */
const MARKER = 1.5;
/** Of what a full line brings, by the share of it that is there; in a round that may be the last one, hardly anything. */
const STARTED = 0.45;
const STARTED_LATE = 0.1;
const LATE_ROUND = 5;
/** What a cell adds beside its points: a place for neighbours to come. */
const CELL = 1;
const MOST_MOVES = 512;
/** Fractions of a point by which a playout departs from its policy. */
const NOISE_STEPS = 1 << 10;

/** How much nearer a bonus comes with one more of its five tiles: the last ones count most. */
const nearer = (bonus: number, held: number): number => (bonus * (2 * held + 1)) / (SIZE * SIZE);

/** Scores the moves of one position after another of a match. */
export class PlayoutPolicy {
  readonly list = new MoveList();
  readonly scores = new Float64Array(MOST_MOVES);
  /** At (seat × 5 + row) × 5 + colour: what a full line brings on the wall with the lines that are full by now. */
  private readonly values = new Float64Array(4 * SIZE * SIZE);
  /** By seat: the wall and the full lines that its values are for. */
  private readonly walls = new Int32Array(4).fill(-1);
  private readonly fulls = new Int32Array(4).fill(-1);

  /** Lists the moves of a seat and scores them. */
  score(position: Position, index: number): void {
    const { list, scores } = this;
    azul.legalMoves(position, seatAt(index), list);
    const isTiling = position.phase === 'tiling';
    if (!isTiling) this.refresh(position, index);
    for (let i = 0; i < list.length; i++) {
      const move = list.at(i);
      scores[i] = isTiling ? valueOfTile(position, index, move) : this.valueOfTake(position, index, move);
    }
  }

  /** A move of a playout: the best score with noise of so many points. */
  choose(position: Position, index: number, noise: number, random: Random): Move {
    this.score(position, index);
    const { list, scores } = this;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.length; i++) {
      const score = scores[i] + (noise * random(NOISE_STEPS)) / NOISE_STEPS;
      if (score <= highest) continue;
      highest = score;
      best = i;
    }
    return list.at(best);
  }

  private valueOfTake({ board, offers, sides, marker, round }: Position, index: number, move: Move): number {
    const side = sides[index];
    const source = sourceOf(move);
    const colour = colourOf(move);
    const line = destinationOf(move);
    const count = countOf(offers[source], colour);
    const takesMarker = source === CENTRE && marker === IN_CENTRE;
    let fallen = side.floorCount + (takesMarker ? 1 : 0);
    let value = takesMarker ? MARKER : 0;
    if (line === TO_FLOOR) fallen += count;
    else {
      const held = countOfLine(lineAt(side, line));
      const room = line + 1 - held;
      const placed = Math.min(count, room);
      fallen += count - placed;
      const worth = this.values[(index * SIZE + line) * SIZE + colour];
      const started = round >= LATE_ROUND ? STARTED_LATE : STARTED;
      const before = (started * held) / (line + 1);
      value += worth * ((placed === room ? 1 : (started * (held + placed)) / (line + 1)) - before);
    }
    const floor = board.floorCost;
    return value - floor[Math.min(fallen, FLOOR_SPACES)] + floor[side.floorCount];
  }

  /** Computes what lines bring to a seat, unless its wall and its full lines are as they were. */
  private refresh({ board, sides }: Position, index: number): void {
    const side = sides[index];
    if (this.walls[index] === side.filled && this.fulls[index] === side.full) return;
    this.walls[index] = side.filled;
    this.fulls[index] = side.full;
    let { filled } = side;
    // The full lines as if they were placed, top to bottom, each where it scores most.
    for (let row = 0; row < SIZE; row++) {
      if (!(side.full & (1 << row))) continue;
      const columns = legalColumns(board, side, row, colourOfLine(lineAt(side, row)));
      const column = bestColumn(board, filled, row, columns);
      if (column !== TO_FLOOR) filled |= 1 << (SIZE * row + column);
    }
    for (let row = 0; row < SIZE; row++) {
      for (let colour = 0; colour < SIZE; colour++) {
        const at = (index * SIZE + row) * SIZE + colour;
        this.values[at] = 0;
        if (holdsColour(side, row, colour)) continue;
        const columns = legalColumns(board, side, row, colour);
        const column = bestColumn(board, filled, row, columns);
        if (column === TO_FLOOR) continue;
        const held = countBits((side.held >> (SIZE * colour)) & 31);
        this.values[at] = CELL + cellValue(board, filled, row, column) + nearer(board.data.bonus.colour, held);
      }
    }
  }
}

/** The points of a tile in a cell, and how much nearer it brings the bonuses of its row and column. */
function cellValue(board: Board, filled: number, row: number, column: number): number {
  const { bonus } = board.data;
  const points = placementPoints(board, filled | (1 << (SIZE * row + column)), row, column);
  let inColumn = 0;
  for (let other = 0; other < SIZE; other++) inColumn += (filled >> (SIZE * other + column)) & 1;
  const inRow = countBits((filled >> (SIZE * row)) & 31);
  return points + nearer(bonus.column, inColumn) + nearer(bonus.row, inRow);
}

/** Of a set of columns the one where a tile of a row is worth most; the floor if there is none. */
function bestColumn(board: Board, filled: number, row: number, columns: number): number {
  if ((columns & (columns - 1)) === 0) return columns === 0 ? TO_FLOOR : 31 - Math.clz32(columns);
  let best = TO_FLOOR;
  let most = Number.NEGATIVE_INFINITY;
  for (let column = 0; column < SIZE; column++) {
    if (!(columns & (1 << column))) continue;
    const value = cellValue(board, filled, row, column);
    if (value <= most) continue;
    most = value;
    best = column;
  }
  return best;
}

/** What a tile of a full line is worth in a column of a free wall. */
function valueOfTile({ board, sides }: Position, index: number, move: Move): number {
  if (!isTileMove(move)) return 0;
  const column = columnOf(move);
  return column === TO_FLOOR ? 0 : cellValue(board, sides[index].filled, lineOfTile(move), column);
}
