// Move ordering of alpha-beta: the hash move first, then a static score (lines filled, points, floor) plus the history heuristic.

import type { Position } from '@mozaika/azul';
import * as rules from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import * as kernel from '@mozaika/kernel';

// Under local names, for speed: V8 loads an imported binding at every use and knows a local one.
const {
  azul,
  CENTRE,
  colourOf,
  countOf,
  countOfLine,
  destinationOf,
  FLOOR_SPACES,
  IN_CENTRE,
  lineAt,
  SIZE,
  sourceOf,
  TO_FLOOR,
} = rules;
const { MoveList, seatAt } = kernel;

/** More moves than a position ever has: 9 displays of 4 colours and 5 in the centre, 6 destinations each. */
export const MAX_MOVES = 256;
const HASH_MOVE_SCORE = 1 << 28;
/** When an entry of the history table gets larger, all are halved: recent cutoffs count more. */
const MAX_HISTORY = 1 << 20;
/** Static scores are in units of 1/64. */
const UNIT = 64;

export class MoveOrdering {
  private readonly list = new MoveList();
  private readonly history = new Int32Array(4 * 8 * 64);
  private readonly points: Int32Array;
  // Of the tiles that are taken: how many, how full the floor is without them, what the marker adds, and where the history is.
  private count = 0;
  private floor = 0;
  private bonus = 0;
  private group = 0;

  /** `points`: see `SideEvaluationCache.placementPoints`. */
  constructor(points: Int32Array) {
    this.points = points;
  }

  /** Lists the distinct moves of the seat to move from place `at` on with their scores, and returns how many. */
  fill(position: Position, hashMove: Move, moves: Int32Array, scores: Float64Array, at: number): number {
    const { list } = this;
    const { offers, mover } = position;
    azul.legalMoves(position, seatAt(mover), list);
    let n = at;
    let source = -1;
    let skipped = false;
    let begins = true;
    for (let i = 0; i < list.length; i++) {
      const move = list.at(i);
      if (sourceOf(move) !== source) {
        source = sourceOf(move);
        skipped = source !== CENTRE && isDuplicateDisplay(offers, source);
      }
      if (skipped) continue;
      if (begins) this.begin(position, move);
      begins = destinationOf(move) === TO_FLOOR;
      moves[n] = move;
      scores[n++] = move === hashMove ? HASH_MOVE_SCORE : this.score(position, move);
    }
    return n - at;
  }

  /** History heuristic: credits a move that caused a beta cutoff by the square of the depth. */
  rewardCutoff(position: Position, move: Move, depth: number): void {
    const at = historyIndex(position, move);
    this.history[at] += depth * depth;
    if (this.history[at] > MAX_HISTORY) for (let i = 0; i < this.history.length; i++) this.history[i] >>= 1;
  }

  /** Looks at the tiles that a move takes. Those that take the same ones come one after the other, the floor last. */
  private begin({ offers, mover, marker, sides }: Position, move: Move): void {
    const source = sourceOf(move);
    const takesMarker = source === CENTRE && marker === IN_CENTRE;
    this.count = countOf(offers[source], colourOf(move));
    this.floor = sides[mover].floorCount + (takesMarker ? 1 : 0);
    this.bonus = takesMarker ? 12 : 0;
    this.group = (mover << 9) | ((this.count < 7 ? this.count : 7) << 6);
  }

  /** The static score and the history of a move that takes these tiles. */
  private score({ mover, board, sides }: Position, move: Move): number {
    const { count } = this;
    const side = sides[mover];
    const line = destinationOf(move);
    let fallen = count;
    let score = this.bonus;
    if (line !== TO_FLOOR) {
      const room = line + 1 - countOfLine(lineAt(side, line));
      const pays = this.points[(mover * SIZE + line) * SIZE + colourOf(move)];
      fallen = count < room ? 0 : count - room;
      if (pays === 0) score -= 20;
      else score += count < room ? 5 + (5 * count + 3 * pays) / room : 20 + 10 * pays + 4 * line;
    }
    const floor = this.floor + fallen;
    score -= 12 * (board.floorCost[floor < FLOOR_SPACES ? floor : FLOOR_SPACES] - board.floorCost[side.floorCount]);
    return ((score * UNIT) | 0) + this.history[this.group | (move & 63)];
  }
}

/** Moves are alike in the history table if mover, number of tiles, colour and destination are. */
function historyIndex({ offers, mover }: Position, move: Move): number {
  const count = countOf(offers[sourceOf(move)], colourOf(move));
  return (mover << 9) | ((count < 7 ? count : 7) << 6) | (move & 63);
}

/** Whether an earlier display holds the same tiles, so that its moves are symmetric to those of this one. */
export function isDuplicateDisplay(offers: Int32Array, source: number): boolean {
  for (let display = 0; display < source; display++) if (offers[display] === offers[source]) return true;
  return false;
}
