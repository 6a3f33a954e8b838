// Cache of side evaluations: the best tiling of a side's full lines and its weighted features, computed once per state.

import type { Board, Position, Side, TilingVisitor } from '@mozaika/azul';
import * as rules from '@mozaika/azul';
import { FeatureList, fullestRowOf } from './features.ts';
import { TiledSides } from './tiled-sides.ts';
import type { ProspectSet, Weights } from './weights.ts';

// Under local names, for speed: V8 loads an imported binding at every use and knows a local one.
const {
  completeRows,
  countBits,
  endBonus,
  FLOOR_SPACES,
  holdsColour,
  legalColumns,
  placementPoints,
  SIZE,
  settleFloor,
  Tilings,
} = rules;

/**
 * Direct-mapped: a state of a side is lines, floor, score and filled cells, as nothing else of it changes within a round. Where the
 * wall leaves no choice, floor and score don't matter to the tiling: they are no part of the state, and are reckoned with when it is found.
 */
export class SideEvaluationCache {
  // For a match that goes on after this round: the score, and the weighted sums of the features by stage.
  readonly score: Float64Array;
  readonly early: Float64Array;
  readonly late: Float64Array;
  readonly offered: Float64Array;
  /** What the prospects add before the next deal; 0 where none were learned. */
  readonly prospects: Float64Array;
  readonly fullestRow: Int32Array;
  // For a match that ends with this round: the score with bonuses, and the complete rows for the tie-break.
  readonly finalScore: Float64Array;
  readonly rowsComplete: Int32Array;
  /** What the wall as it is would score for a colour in a row, at (seat × 5 + row) × 5 + colour; 0 where it cannot go. */
  readonly placementPoints: Int32Array;

  private readonly board: Board;
  private readonly stage: number;
  private readonly lines: Int32Array;
  private readonly filled: Int32Array;
  private readonly floorAndScore: Int32Array;
  // What tiling adds to the score, the same where the match ends, and the bonuses then.
  private readonly gain: Int32Array;
  private readonly finalGain: Int32Array;
  private readonly finalBonus: Int32Array;
  private readonly isTilingChosen: boolean;
  /** What the tiles on a floor cost when a state is found; nothing where tilings reckon with them. */
  private readonly floorCost: Int32Array;
  /** After the first side that was found: the features of its best tiling, for training. */
  bestFeatures = new FeatureList();
  private readonly tiled: TiledSides;
  private readonly slotsPerSeat: number;
  private readonly tilings: rules.Tilings;
  private readonly visit: TilingVisitor;
  private slot = 0;
  private scoreBefore = 0;
  private bestValue = 0;
  private bestFinal = 0;

  /** `slotsPerSeat` is a power of two. */
  constructor(position: Position, weights: Weights, stage: number, slotsPerSeat: number) {
    const slots = slotsPerSeat * position.seats;
    this.slotsPerSeat = slotsPerSeat;
    this.board = position.board;
    this.stage = stage;
    this.score = new Float64Array(slots);
    this.early = new Float64Array(slots);
    this.late = new Float64Array(slots);
    this.offered = new Float64Array(slots);
    this.prospects = new Float64Array(slots);
    this.fullestRow = new Int32Array(slots);
    this.finalScore = new Float64Array(slots);
    this.rowsComplete = new Int32Array(slots);
    this.lines = new Int32Array(slots).fill(-1);
    this.filled = new Int32Array(slots);
    this.floorAndScore = new Int32Array(slots);
    this.gain = new Int32Array(slots);
    this.finalGain = new Int32Array(slots);
    this.finalBonus = new Int32Array(slots);
    this.isTilingChosen = position.board.tiling === 'chosen';
    this.floorCost = this.isTilingChosen ? new Int32Array(FLOOR_SPACES + 1) : position.board.floorCost;
    const tiledSides = this.isTilingChosen ? slotsPerSeat : 1;
    this.tiled = new TiledSides(position, weights, prospectSetFor(position, weights), tiledSides);
    this.tilings = new Tilings(position);
    this.visit = (tiled, index) => this.evaluateTiling(tiled, index);
    this.placementPoints = wallPlacementPoints(position);
  }

  /** The slot of a side; its values are computed if they are not there. */
  find(side: Side, index: number): number {
    const { lines, filled } = side;
    const floorAndScore = this.isTilingChosen ? (side.score << 3) | side.floorCount : 0;
    let hash = Math.imul(lines, 0x9e3779b1) ^ Math.imul(floorAndScore, 0x85ebca6b) ^ Math.imul(filled, 0xc2b2ae35);
    hash ^= hash >>> 15;
    const slot = index * this.slotsPerSeat + ((hash ^ (hash >>> 7)) & (this.slotsPerSeat - 1));
    if (this.lines[slot] !== lines || this.floorAndScore[slot] !== floorAndScore || this.filled[slot] !== filled) {
      this.lines[slot] = lines;
      this.floorAndScore[slot] = floorAndScore;
      this.filled[slot] = filled;
      this.compute(side, index, slot);
    }
    const cost = this.floorCost[side.floorCount];
    const score = side.score + this.gain[slot] - cost;
    const finalScore = side.score + this.finalGain[slot] - cost;
    this.score[slot] = score < 0 ? 0 : score;
    this.finalScore[slot] = (finalScore < 0 ? 0 : finalScore) + this.finalBonus[slot];
    return slot;
  }

  /** The value of a side if the round ends like this and the match goes on. */
  value(side: Side, index: number): number {
    const slot = this.find(side, index);
    const plain = this.score[slot] + this.early[slot] * (1 - this.stage) + this.late[slot] * this.stage;
    return plain + this.prospects[slot];
  }

  private compute(side: Side, index: number, slot: number): void {
    this.slot = slot;
    this.scoreBefore = side.score;
    this.bestValue = Number.NEGATIVE_INFINITY;
    this.bestFinal = Number.NEGATIVE_INFINITY;
    this.tilings.forEach(side, index, this.visit);
  }

  /** Evaluates a finished tiling and keeps its values if they are the best so far. */
  private evaluateTiling(position: Position, index: number): void {
    const { slot, tiled, stage, board } = this;
    const side = position.sides[index];
    if (this.isTilingChosen) settleFloor(position, index);
    const gain = side.score - this.scoreBefore;
    const bonus = endBonus(board, side.filled, side.held);
    if (gain + bonus > this.bestFinal) {
      this.bestFinal = gain + bonus;
      this.finalGain[slot] = gain;
      this.finalBonus[slot] = bonus;
      this.rowsComplete[slot] = countBits(completeRows(side.filled));
    }
    const at = tiled.find(side);
    const early = tiled.early[at];
    const late = tiled.late[at];
    const prospects = tiled.prospects[at];
    const total = side.score + early * (1 - stage) + late * stage + prospects;
    if (total <= this.bestValue) return;
    this.bestValue = total;
    const { features } = tiled;
    tiled.features = this.bestFeatures;
    this.bestFeatures = features;
    this.gain[slot] = gain;
    this.early[slot] = early;
    this.late[slot] = late;
    this.offered[slot] = tiled.offered[at];
    this.prospects[slot] = prospects;
    this.fullestRow[slot] = fullestRowOf(side);
  }
}

/** The set of the deal that comes, if there is one. */
export const prospectSetFor = ({ phase, round }: Position, { prospects }: Weights): ProspectSet | undefined =>
  prospects?.[phase === 'deal' ? round : round + 1];

/** See `SideEvaluationCache.placementPoints`. */
export function wallPlacementPoints({ board, sides }: Position): Int32Array {
  const points = new Int32Array(sides.length * SIZE * SIZE);
  for (const [index, side] of sides.entries()) {
    for (let row = 0; row < SIZE; row++) {
      for (let colour = 0; colour < SIZE; colour++) {
        if (holdsColour(side, row, colour)) continue;
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
