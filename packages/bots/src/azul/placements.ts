// What placing a tile would score, with its bonuses: remembered for the walls that the sides of a round come to.

import type { Board, Side } from '@mozaika/azul';
import * as rules from '@mozaika/azul';
import { gatherColumn } from './features.ts';

// Under local names, for speed: V8 loads an imported binding at every use and knows a local one.
const { countBits, legalColumns, placementPoints, SIZE } = rules;

/** How many walls are remembered, a power of two. */
const WALLS = 64;
const CELLS = SIZE * SIZE;

/** What placing a colour in a row would score at best, and the bonuses that come with it. Remembered for the last walls. */
export class Placements {
  points = 0;
  bonus = 0;
  private readonly board: Board;
  /** By wall and colour: the cells that hold it. */
  private readonly cells = new Int32Array(WALLS * SIZE);
  // By wall: the placements, bit row * 5 + colour, that are known, and that can be made.
  private readonly known = new Int32Array(WALLS);
  private readonly possible = new Int32Array(WALLS);
  /** At wall * 25 + row * 5 + colour. */
  private readonly pointsAt = new Int32Array(WALLS * CELLS);
  private readonly bonusAt = new Int32Array(WALLS * CELLS);
  private wall = 0;

  constructor(board: Board) {
    this.board = board;
  }

  /** The side that placements are found for. Where a tile may go on a free wall depends on the colours of its columns. */
  begin({ cells }: Side): void {
    let hash = 0;
    for (let colour = 0; colour < SIZE; colour++) hash = Math.imul(hash ^ cells[colour], 0x9e3779b1);
    const wall = (hash >>> 15) & (WALLS - 1);
    this.wall = wall;
    let isKnown = true;
    for (let colour = 0; colour < SIZE; colour++) {
      const at = SIZE * wall + colour;
      isKnown &&= this.cells[at] === cells[colour];
      this.cells[at] = cells[colour];
    }
    if (isKnown) return;
    this.known[wall] = 0;
    this.possible[wall] = 0;
  }

  /** False if the colour cannot go there. */
  find(side: Side, row: number, colour: number): boolean {
    const { wall } = this;
    const cell = SIZE * row + colour;
    const bit = 1 << cell;
    if ((this.known[wall] & bit) === 0) {
      this.known[wall] |= bit;
      this.compute(side, row, colour);
    }
    if ((this.possible[wall] & bit) === 0) return false;
    this.points = this.pointsAt[CELLS * wall + cell];
    this.bonus = this.bonusAt[CELLS * wall + cell];
    return true;
  }

  private compute(side: Side, row: number, colour: number): void {
    const { board, wall } = this;
    const columns = legalColumns(board, side, row, colour);
    if (columns === 0) return;
    const { bonus } = board.data;
    const at = CELLS * wall + SIZE * row + colour;
    let most = -1;
    for (let rest = columns; rest !== 0; rest &= rest - 1) {
      const column = 31 - Math.clz32(rest & -rest);
      const points = placementPoints(board, side.filled | (1 << (SIZE * row + column)), row, column);
      const inColumn = countBits(gatherColumn(side.filled, column));
      const pays = inColumn === SIZE - 1 ? bonus.column : 0;
      if (points + pays <= most) continue;
      most = points + pays;
      this.pointsAt[at] = points;
      this.bonusAt[at] = pays;
    }
    if (countBits((side.filled >> (SIZE * row)) & 31) === SIZE - 1) this.bonusAt[at] += bonus.row;
    if (countBits((side.held >> (SIZE * colour)) & 31) === SIZE - 1) this.bonusAt[at] += bonus.colour;
    this.possible[wall] |= 1 << (SIZE * row + colour);
  }
}
