// What each side is worth once its full lines are tiled as well as possible: worked out once, then remembered.

import {
  azul,
  type Board,
  columnsForTopLine,
  completeColours,
  completeColumns,
  completeRows,
  copySide,
  countBits,
  legalColumns,
  moveToWall,
  type Position,
  placementPoints,
  SIZE,
  type Side,
  settleFloor,
  TO_FLOOR,
  topFullLine,
} from '@mozaika/azul';
import { FEATURES, FeatureList, fullestRowOf, listFeatures } from './features.ts';
import type { Weights } from './weights.ts';

/** Within one round a side differs from itself only in these: lines, floor, score and filled cells. */
export class SideEvaluationCache {
  /** For the match going on after this round: the score, and the weighted features by stage. */
  readonly score: Float64Array;
  readonly early: Float64Array;
  readonly late: Float64Array;
  readonly offered: Float64Array;
  readonly fullestRow: Int32Array;
  /** For the match ending with this round: the score with bonuses, and the complete rows. */
  readonly finalScore: Float64Array;
  readonly rowsComplete: Int32Array;
  /** What the wall as it is would pay for a colour in a row, at seat × 25 + row × 5 + colour; 0 where it cannot go. */
  readonly placementPoints: Int32Array;

  private readonly board: Board;
  private readonly weights: Weights;
  private readonly stage: number;
  private readonly lines: Int32Array;
  private readonly filled: Int32Array;
  private readonly floorAndScore: Int32Array;
  /** The features of the tiling that was kept last: what learning looks at. */
  bestFeatures = new FeatureList();
  private scratchFeatures = new FeatureList();
  private readonly slotsPerSeat: number;
  /** A position for each tile of a tiling, so that every choice can be taken back. */
  private readonly stack: readonly Position[];
  private slot = 0;
  private bestValue = 0;

  /** `perSeat` places for each seat in the memory, a power of two. */
  constructor(position: Position, weights: Weights, stage: number, perSeat: number) {
    const places = perSeat * position.seats;
    this.slotsPerSeat = perSeat;
    this.board = position.board;
    this.weights = weights;
    this.stage = stage;
    this.score = new Float64Array(places);
    this.early = new Float64Array(places);
    this.late = new Float64Array(places);
    this.offered = new Float64Array(places);
    this.fullestRow = new Int32Array(places);
    this.finalScore = new Float64Array(places);
    this.rowsComplete = new Int32Array(places);
    this.lines = new Int32Array(places).fill(-1);
    this.filled = new Int32Array(places);
    this.floorAndScore = new Int32Array(places);
    this.stack = Array.from({ length: SIZE + 1 }, () => azul.clone(position));
    this.placementPoints = wallPlacementPoints(position);
  }

  /** The place where a side's values are. */
  find(side: Side, index: number): number {
    const { lines, filled } = side;
    const floorAndScore = (side.score << 3) | side.floorCount;
    let hash = Math.imul(lines, 0x9e3779b1) ^ Math.imul(floorAndScore, 0x85ebca6b) ^ Math.imul(filled, 0xc2b2ae35);
    hash ^= hash >>> 15;
    const slot = index * this.slotsPerSeat + ((hash ^ (hash >>> 7)) & (this.slotsPerSeat - 1));
    if (this.lines[slot] !== lines || this.floorAndScore[slot] !== floorAndScore || this.filled[slot] !== filled) {
      this.lines[slot] = lines;
      this.floorAndScore[slot] = floorAndScore;
      this.filled[slot] = filled;
      this.compute(side, index, slot);
    }
    return slot;
  }

  /** What a side is worth when the round ends like this and the match goes on. */
  value(side: Side, index: number): number {
    const slot = this.find(side, index);
    return this.score[slot] + this.early[slot] * (1 - this.stage) + this.late[slot] * this.stage;
  }

  private compute(side: Side, index: number, slot: number): void {
    this.slot = slot;
    this.bestValue = Number.NEGATIVE_INFINITY;
    this.finalScore[slot] = Number.NEGATIVE_INFINITY;
    copySide(side, this.stack[0].sides[index]);
    this.searchTilings(index, 0);
  }

  /** Tries every column of every full line, top to bottom. */
  private searchTilings(index: number, depth: number): void {
    const position = this.stack[depth];
    const side = position.sides[index];
    if (side.full === 0) {
      this.evaluateTiling(position, index);
      return;
    }
    const next = this.stack[depth + 1];
    const line = topFullLine(side);
    const columns = columnsForTopLine(position, index);
    for (let column = 0; column <= TO_FLOOR; column++) {
      if (column === TO_FLOOR ? columns !== 0 : !(columns & (1 << column))) continue;
      copySide(side, next.sides[index]);
      moveToWall(next, index, line, column);
      this.searchTilings(index, depth + 1);
    }
  }

  /** Keeps what a finished tiling is worth if it is better than those before. */
  private evaluateTiling(position: Position, index: number): void {
    const { slot, weights, scratchFeatures: list, stage, board } = this;
    const side = position.sides[index];
    settleFloor(position, index);
    const rows = countBits(completeRows(side.filled));
    const { bonus } = board.data;
    const finalScore =
      side.score +
      bonus.row * rows +
      bonus.column * countBits(completeColumns(side.filled)) +
      bonus.colour * countBits(completeColours(side.held));
    if (finalScore > this.finalScore[slot]) {
      this.finalScore[slot] = finalScore;
      this.rowsComplete[slot] = rows;
    }
    listFeatures(board, side, list);
    let early = 0;
    let late = 0;
    let offered = 0;
    for (let i = 0; i < list.length; i++) {
      const feature = list.index[i];
      const value = list.value[i];
      early += weights.side[feature] * value;
      late += weights.side[FEATURES + feature] * value;
      offered += weights.side[2 * FEATURES + feature] * value;
    }
    const worth = side.score + early * (1 - stage) + late * stage;
    if (worth <= this.bestValue) return;
    this.bestValue = worth;
    this.scratchFeatures = this.bestFeatures;
    this.bestFeatures = list;
    this.score[slot] = side.score;
    this.early[slot] = early;
    this.late[slot] = late;
    this.offered[slot] = offered;
    this.fullestRow[slot] = fullestRowOf(side);
  }
}

/** What walls would pay, see `SideValues.points`. */
export function wallPlacementPoints({ board, sides }: Position): Int32Array {
  const points = new Int32Array(sides.length * SIZE * SIZE);
  for (const [index, side] of sides.entries()) {
    for (let row = 0; row < SIZE; row++) {
      for (let colour = 0; colour < SIZE; colour++) {
        if (side.held & (1 << (SIZE * colour + row))) continue;
        const columns = legalColumns(board, side, row, colour);
        for (let column = 0; column < SIZE; column++) {
          if (!(columns & (1 << column))) continue;
          const pays = placementPoints(board, side.filled | (1 << (SIZE * row + column)), row, column);
          const at = (index * SIZE + row) * SIZE + colour;
          if (pays > points[at]) points[at] = pays;
        }
      }
    }
  }
  return points;
}
