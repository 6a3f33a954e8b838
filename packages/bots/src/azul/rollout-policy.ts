// What looks good at once: each take's worth to whoever makes it, as if the round ended with it. Quick enough for playing
// thousands of rounds to their end.

import {
  azul,
  CENTRE,
  countOf,
  countOfLine,
  FLOOR_SPACES,
  IN_CENTRE,
  type Position,
  SIZE,
  TO_FLOOR,
  takeMove,
} from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import { type Evaluation, stageOf } from './evaluation.ts';
import { tileGreedily } from './greedy.ts';
import { isDuplicateDisplay, MAX_MOVES } from './move-ordering.ts';

/** The states of a line: colour and count as `Side.lines` packs them. */
const LINE_STATES = 1 << 6;

export class RolloutPolicy {
  /** The different moves that were listed last, and how good each looks. */
  readonly moves = new Int32Array(MAX_MOVES);
  readonly scores = new Float64Array(MAX_MOVES);
  count = 0;
  /** What a line is worth more than an empty one at the round's end, at (seat × 5 + line) × LINE_STATES + state. */
  private readonly lineValues: Float64Array;
  private readonly markerValue: number;
  private readonly floorCost: Int32Array;

  constructor(position: Position, evaluation: Evaluation) {
    this.floorCost = position.board.floorCost;
    this.markerValue = evaluation.markerValue(stageOf(position));
    this.lineValues = lineValueTable(position, evaluation);
  }

  /** Lists the different moves of the seat to move. */
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

  /** Forgets the listed moves that do not come to mind. */
  retain(noticed: ReadonlySet<Move>): void {
    const { scores: looks, moves } = this;
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      if (!noticed.has(moves[i])) continue;
      moves[kept] = moves[i];
      looks[kept++] = looks[i];
    }
    this.count = kept;
  }

  /** The move that looks best. */
  best(position: Position): Move {
    this.generate(position);
    const { scores: looks, moves, count } = this;
    let best = 0;
    for (let i = 1; i < count; i++) if (looks[i] > looks[best]) best = i;
    return moves[best];
  }

  /** Brings the `most` moves that look best to the front, in order, and says how many there are. */
  selectTop(most: number): number {
    const { scores: looks, moves, count } = this;
    const sorted = most < count ? most : count;
    for (let i = 0; i < sorted; i++) {
      let best = i;
      for (let j = i + 1; j < count; j++) if (looks[j] > looks[best]) best = j;
      const move = moves[best];
      const look = looks[best];
      moves[best] = moves[i];
      looks[best] = looks[i];
      moves[i] = move;
      looks[i] = look;
    }
    return sorted;
  }

  /** Lists where the tiles of one colour of a source can go. */
  private generateTakes({ offers, sides, mover, marker }: Position, source: number, colour: number): void {
    const { moves, scores: looks, lineValues: lineWorth, floorCost } = this;
    const { open, lines, floorCount } = sides[mover];
    const count = countOf(offers[source], colour);
    let floor = floorCount;
    let gain = floorCost[floorCount];
    if (source === CENTRE && marker === IN_CENTRE) {
      floor++;
      gain += this.markerValue;
    }
    for (let line = 0; line < SIZE; line++) {
      if (!(open & (1 << (SIZE * colour + line)))) continue;
      const before = (lines >> (6 * line)) & (LINE_STATES - 1);
      const room = line + 1 - countOfLine(before);
      const placed = count < room ? count : room;
      const after = (colour << 3) | (countOfLine(before) + placed);
      const at = (mover * SIZE + line) * LINE_STATES;
      moves[this.count] = takeMove(source, colour, line);
      looks[this.count++] =
        gain + lineWorth[at + after] - lineWorth[at + before] - this.floorPenalty(floor + count - placed);
    }
    moves[this.count] = takeMove(source, colour, TO_FLOOR);
    looks[this.count++] = gain - this.floorPenalty(floor + count);
  }

  private floorPenalty(tiles: number): number {
    return this.floorCost[tiles < FLOOR_SPACES ? tiles : FLOOR_SPACES];
  }
}

/** See `Instinct.lineWorth`. Each line is tried by itself, once the lines that are full already are on the wall. */
function lineValueTable(position: Position, { sides: values }: Evaluation): Float64Array {
  const worth = new Float64Array(position.seats * SIZE * LINE_STATES);
  const tiled = azul.clone(position);
  for (const [index, { full }] of position.sides.entries()) {
    const side = tiled.sides[index];
    side.floor = 0;
    side.floorCount = 0;
    tileGreedily(tiled, index);
    const { lines, held } = side;
    for (let line = 0; line < SIZE; line++) {
      if (full & (1 << line)) continue;
      const others = lines & ~((LINE_STATES - 1) << (6 * line));
      const worthWith = (state: number): number => {
        side.lines = others | (state << (6 * line));
        side.full = countOfLine(state) === line + 1 ? 1 << line : 0;
        return values.value(side, index);
      };
      const empty = worthWith(0);
      for (let colour = 0; colour < SIZE; colour++) {
        if (held & (1 << (SIZE * colour + line))) continue;
        for (let count = 1; count <= line + 1; count++) {
          const state = (colour << 3) | count;
          worth[(index * SIZE + line) * LINE_STATES + state] = worthWith(state) - empty;
        }
      }
      side.lines = lines;
      side.full = 0;
    }
  }
  return worth;
}
