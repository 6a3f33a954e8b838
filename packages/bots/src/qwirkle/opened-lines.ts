// What a play gives away: lines of five and four that it leaves open, and how likely an opponent holds what completes them;
// and what it takes away: the lines that it goes on with.

import {
  CELL_MASK,
  type Cell,
  COLOUR_BIT,
  cellAt,
  type Direction,
  directionOf,
  HAND_SIZE,
  joins,
  keyColours,
  keyShapes,
  type LineKey,
  type Position,
  runAfter,
  runBefore,
  runLength,
  SHAPE_BIT,
  type SixSet,
  STEP,
  slotOf,
  type Tile,
  xOf,
  yOf,
} from '@mozaika/qwirkle';
import type { Leave, LeaveValue } from './leave-value.ts';

/**
 * How many numbers describe a gift: new fives, fours and threes for the others, new fives for oneself, new fours of whose
 * missing tiles one or both are kept, kept tiles for new threes; fives, fours and threes that are no longer there.
 */
export const OPENED_LINES_FEATURES = 10;
const OWN = 3;
const CLOSED = 7;

const ALL: SixSet = 63;
const MOST_COPIES = 3;
const bitIndex = (bit: number): number => 31 - Math.clz32(bit);

export class OpenedLines {
  readonly features = new Float64Array(OPENED_LINES_FEATURES);
  /** By number of unseen copies: the chance that any opponent holds one, and that the next one does. */
  private readonly anyHolds = new Float64Array(MOST_COPIES + 1);
  private readonly oneHolds = new Float64Array(MOST_COPIES + 1);
  private readonly missing = new Uint8Array(HAND_SIZE);
  private lines: Int32Array = new Int32Array(0);
  private opponents = 1;

  /** Takes up the position that a seat is to play in. */
  load(position: Position, { unseenTotal, opponentTiles }: LeaveValue): void {
    this.opponents = position.seats - 1;
    const all = unseenTotal > 0 ? opponentTiles / unseenTotal : 0;
    for (let copies = 1; copies <= MOST_COPIES; copies++) {
      this.anyHolds[copies] = 1 - (1 - all) ** copies;
      this.oneHolds[copies] = 1 - (1 - all / this.opponents) ** copies;
    }
    this.lines = position.grid.lines;
  }

  /** Describes what a play, given as the halves of its number, that keeps these tiles gives away. */
  describe(low: number, high: number, kept: LeaveValue, mask: Leave): void {
    this.features.fill(0);
    const { lines } = this;
    const along = directionOf(high);
    const cross = (1 - along) as Direction;
    const first = cellAt(xOf(high), yOf(high));
    let last = first;
    let span = 1;
    let colours = 0;
    let shapes = 0;
    for (let i = 0; i < HAND_SIZE; i++) {
      const slot = slotOf(low, high, i);
      if (slot === 0) continue;
      last = (first + i * STEP[along]) & CELL_MASK;
      span = i + 1;
      const colour = COLOUR_BIT[slot - 1];
      const shape = SHAPE_BIT[slot - 1];
      const alongKey = lines[2 * last + along];
      this.addClosed(alongKey, kept);
      colours |= colour | keyColours(alongKey);
      shapes |= shape | keyShapes(alongKey);
      const key = lines[2 * last + cross];
      if (key !== 0) {
        this.addClosed(key, kept);
        this.addOpened(
          cross,
          last,
          runBefore(key),
          1,
          runAfter(key),
          keyColours(key) | colour,
          keyShapes(key) | shape,
          kept,
          mask,
        );
      }
    }
    const before = runBefore(lines[2 * first + along]);
    this.addOpened(along, first, before, span, runAfter(lines[2 * last + along]), colours, shapes, kept, mask);
  }

  private addOpened(
    direction: Direction,
    cell: Cell,
    before: number,
    span: number,
    after: number,
    colours: SixSet,
    shapes: SixSet,
    kept: LeaveValue,
    mask: Leave,
  ): void {
    const length = before + span + after;
    if (length < 3 || length > 5) return;
    const head = (cell - (before + 1) * STEP[direction]) & CELL_MASK;
    const tail = (cell + (span + after) * STEP[direction]) & CELL_MASK;
    const headFree = runBefore(this.lines[2 * head + direction]) === 0;
    const tailFree = runAfter(this.lines[2 * tail + direction]) === 0;
    if (!headFree && !tailFree) return;
    const headCross = this.lines[2 * head + 1 - direction];
    const tailCross = this.lines[2 * tail + 1 - direction];
    const count = this.listMissing(colours, shapes);
    let any = 1;
    let fits = 0;
    for (let i = 0; i < count; i++) {
      const tile = this.missing[i];
      if ((headFree && joins(tile, headCross)) || (tailFree && joins(tile, tailCross))) fits++;
      any *= (length === 5 ? this.anyHolds : this.oneHolds)[kept.unseen[tile]];
    }
    if (fits === 0) return;
    let own = 0;
    for (let i = 0; i < count; i++) if (kept.has(mask, this.missing[i])) own++;
    if (length === 5) {
      this.features[0] += any;
      if (own > 0) this.features[OWN] += 1 - any;
    } else if (length === 4) {
      this.features[1] += any * this.opponents;
      if (own > 0) this.features[OWN + own] += 1;
    } else {
      this.features[2] += any * this.opponents;
      this.features[OWN + 3] += own;
    }
  }

  /** A line that the play goes on with is there no longer. */
  private addClosed(key: LineKey, kept: LeaveValue): void {
    const length = runLength(key);
    if (length < 3 || length > 5) return;
    const count = this.listMissing(keyColours(key), keyShapes(key));
    let any = length === 5 ? 1 : this.opponents;
    for (let i = 0; i < count; i++) any *= (length === 5 ? this.anyHolds : this.oneHolds)[kept.unseen[this.missing[i]]];
    this.features[CLOSED + 5 - length] += any;
  }

  /** The tiles that a line lacks. */
  private listMissing(colours: SixSet, shapes: SixSet): number {
    let count = 0;
    if ((colours & (colours - 1)) === 0) {
      const row: Tile = 6 * bitIndex(colours);
      for (let rest = ALL & ~shapes; rest !== 0; rest &= rest - 1) this.missing[count++] = row + bitIndex(rest & -rest);
    } else {
      const column = bitIndex(shapes);
      for (let rest = ALL & ~colours; rest !== 0; rest &= rest - 1) {
        this.missing[count++] = 6 * bitIndex(rest & -rest) + column;
      }
    }
    return count;
  }
}
