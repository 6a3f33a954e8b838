// The rollout policy: a greedy one-ply lookahead. A take's score is what it adds to the side's value if the round ended with
// it, from tables made once per search. It generates and scores moves in one pass, beside the rules' own generator:
// azul-maxn-mcts.test.ts proves that both list the same moves and that a score is what the evaluation says.

import {
  azul,
  CENTRE,
  countOf,
  countOfLine,
  FLOOR_SPACES,
  holdsColour,
  IN_CENTRE,
  isOpen,
  LINE_STATES,
  lineAt,
  type Position,
  packLine,
  SIZE,
  setLine,
  TO_FLOOR,
  takeMove,
} from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import { pickTop } from '../algorithms/move-picking.ts';
import { type Evaluation, stageOf } from './evaluation.ts';
import { tileGreedily } from './greedy.ts';
import { isDuplicateDisplay, MAX_MOVES } from './move-ordering.ts';

// Also under a local name, for speed: V8 loads an imported constant at every use and knows a local one.
const STATES = LINE_STATES;

export class RolloutPolicy {
  /** The distinct moves that were generated last, and their scores in points. */
  readonly moves = new Int32Array(MAX_MOVES);
  readonly scores = new Float64Array(MAX_MOVES);
  count = 0;
  /** What a packed line adds to the side's value over an empty one, at (seat × 5 + line) × LINE_STATES + packed line. */
  private readonly lineValues: Float64Array;
  private readonly markerValue: number;
  private readonly floorCost: Int32Array;

  constructor(position: Position, evaluation: Evaluation) {
    this.floorCost = position.board.floorCost;
    this.markerValue = evaluation.markerValue(stageOf(position));
    this.lineValues = lineValueTable(position, evaluation);
  }

  /** Generates and scores the distinct moves of the seat to move. */
  generate(position: Position): void {
    const { offers } = position;
    this.count = 0;
    for (let source = 0; source <= CENTRE; source++) {
      if (offers[source] === 0 || (source < CENTRE && isDuplicateDisplay(offers, source))) continue;
      for (let colour = 0; colour < SIZE; colour++) {
        if (countOf(offers[source], colour) > 0) this.generateTakes(position, source, colour);
      }
    }
  }

  /** Drops the generated moves that are not in the set. */
  retain(noticed: ReadonlySet<Move>): void {
    const { scores, moves } = this;
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      if (!noticed.has(moves[i])) continue;
      moves[kept] = moves[i];
      scores[kept++] = scores[i];
    }
    this.count = kept;
  }

  /** The move with the highest score. */
  best(position: Position): Move {
    this.generate(position);
    const { scores, moves, count } = this;
    let best = 0;
    for (let i = 1; i < count; i++) if (scores[i] > scores[best]) best = i;
    return moves[best];
  }

  /** Brings the `most` moves with the highest scores to the front, in order, and returns how many there are. */
  selectTop(most: number): number {
    return pickTop(this.moves, this.scores, this.count, most);
  }

  /** Generates the destinations of the tiles of one colour of a source. */
  private generateTakes({ offers, sides, mover, marker }: Position, source: number, colour: number): void {
    const { moves, scores, lineValues, floorCost } = this;
    const side = sides[mover];
    const { floorCount } = side;
    const count = countOf(offers[source], colour);
    let floor = floorCount;
    let gain = floorCost[floorCount];
    if (source === CENTRE && marker === IN_CENTRE) {
      floor++;
      gain += this.markerValue;
    }
    for (let line = 0; line < SIZE; line++) {
      if (!isOpen(side, line, colour)) continue;
      const before = lineAt(side, line);
      const room = line + 1 - countOfLine(before);
      const placed = count < room ? count : room;
      const after = packLine(colour, countOfLine(before) + placed);
      const at = (mover * SIZE + line) * STATES;
      moves[this.count] = takeMove(source, colour, line);
      scores[this.count++] =
        gain + lineValues[at + after] - lineValues[at + before] - this.floorPenalty(floor + count - placed);
    }
    moves[this.count] = takeMove(source, colour, TO_FLOOR);
    scores[this.count++] = gain - this.floorPenalty(floor + count);
  }

  private floorPenalty(tiles: number): number {
    return this.floorCost[tiles < FLOOR_SPACES ? tiles : FLOOR_SPACES];
  }
}

/** See `RolloutPolicy.lineValues`. Each line is evaluated by itself, with the lines that are full already on the wall. */
function lineValueTable(position: Position, evaluation: Evaluation): Float64Array {
  const values = new Float64Array(position.seats * SIZE * STATES);
  const tiled = azul.clone(position);
  for (const [index, { full }] of position.sides.entries()) {
    const side = tiled.sides[index];
    side.floor = 0;
    side.floorCount = 0;
    tileGreedily(tiled, index);
    for (let line = 0; line < SIZE; line++) {
      if (full & (1 << line)) continue;
      const held = lineAt(side, line);
      const valueWith = (packed: number): number => {
        setLine(side, line, packed);
        return evaluation.sides.value(side, index);
      };
      const empty = valueWith(0);
      for (let colour = 0; colour < SIZE; colour++) {
        if (holdsColour(side, line, colour)) continue;
        for (let count = 1; count <= line + 1; count++) {
          const packed = packLine(colour, count);
          values[(index * SIZE + line) * STATES + packed] = valueWith(packed) - empty;
        }
      }
      setLine(side, line, held);
    }
  }
  return values;
}
