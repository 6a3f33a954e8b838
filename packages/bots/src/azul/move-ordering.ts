// Which moves to look at first: those that fill lines, pay on the wall and spare the floor, and those that were good before.

import {
  azul,
  CENTRE,
  colourOf,
  countOf,
  countOfLine,
  destinationOf,
  FLOOR_SPACES,
  IN_CENTRE,
  type Position,
  sourceOf,
  TO_FLOOR,
} from '@mozaika/azul';
import { type Move, MoveList, type Seat } from '@mozaika/kernel';

/** More moves than a position ever has: 9 displays of 4 colours and 5 in the centre, 6 destinations each. */
export const MAX_MOVES = 256;
const HASH_MOVE_SCORE = 1 << 28;
const MAX_HISTORY = 1 << 20;

export class MoveOrdering {
  private readonly list = new MoveList();
  private readonly history = new Int32Array(4 * 8 * 64);
  private readonly points: Int32Array;

  /** `points`: what each wall pays for a colour in a row, at seat × 25 + row × 5 + colour. */
  constructor(points: Int32Array) {
    this.points = points;
  }

  /** Lists the different moves of the seat to move from `at` on, with how promising they are. */
  fill(position: Position, preferred: Move, moves: Int32Array, scores: Int32Array, at: number): number {
    const { list } = this;
    const { offers, mover } = position;
    azul.legalMoves(position, (mover + 1) as Seat, list);
    let n = at;
    let source = -1;
    let skipped = false;
    for (let i = 0; i < list.length; i++) {
      const move = list.at(i);
      if (sourceOf(move) !== source) {
        source = sourceOf(move);
        skipped = source !== CENTRE && isDuplicateDisplay(offers, source);
      }
      if (skipped) continue;
      moves[n] = move;
      scores[n++] = move === preferred ? HASH_MOVE_SCORE : this.score(position, move);
    }
    return n - at;
  }

  /** Remembers that a move was too good for the opponent to allow it. */
  rewardCutoff(position: Position, move: Move, depth: number): void {
    const at = historyIndex(position, move);
    this.history[at] += depth * depth;
    if (this.history[at] > MAX_HISTORY) for (let i = 0; i < this.history.length; i++) this.history[i] >>= 1;
  }

  private score(position: Position, move: Move): number {
    const { mover, board } = position;
    const side = position.sides[mover];
    const source = sourceOf(move);
    const colour = colourOf(move);
    const line = destinationOf(move);
    const count = countOf(position.offers[source], colour);
    let floor = side.floorCount;
    let promise = 0;
    if (source === CENTRE && position.marker === IN_CENTRE) {
      floor++;
      promise += 12;
    }
    if (line === TO_FLOOR) floor += count;
    else {
      const room = line + 1 - countOfLine((side.lines >> (6 * line)) & 63);
      const pays = this.points[(mover * 5 + line) * 5 + colour];
      if (count >= room) {
        floor += count - room;
        promise += pays === 0 ? -20 : 20 + 10 * pays + 4 * line;
      } else promise += pays === 0 ? -20 : 5 + (5 * count + 3 * pays) / room;
    }
    const last = floor < FLOOR_SPACES ? floor : FLOOR_SPACES;
    promise -= 12 * (board.floorCost[last] - board.floorCost[side.floorCount]);
    return ((promise * 64) | 0) + this.history[historyIndex(position, move)];
  }
}

function historyIndex({ offers, mover }: Position, move: Move): number {
  const count = countOf(offers[sourceOf(move)], colourOf(move));
  return (mover << 9) | ((count < 7 ? count : 7) << 6) | (move & 63);
}

/** Whether an earlier display holds the same tiles: its moves are the same. */
export function isDuplicateDisplay(offers: Int32Array, source: number): boolean {
  for (let display = 0; display < source; display++) if (offers[display] === offers[source]) return true;
  return false;
}
