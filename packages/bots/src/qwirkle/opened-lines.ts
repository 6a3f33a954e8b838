// Opened lines: features of the lines of three to five that a play leaves for the next turns, weighted by the probability that
// an opponent (or the leave) holds the missing tiles, and of the lines that it closes by extending them.

import {
  CELL_MASK,
  type Cell,
  COLOUR_BIT,
  COPIES,
  cellAt,
  type Direction,
  directionOf,
  HAND_SIZE,
  joins,
  keyColours,
  keyShapes,
  type LineKey,
  type Position,
  packKey,
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
import { power } from '../algorithms/portable-math.ts';
import type { Leave, LeaveValue } from './leave-value.ts';

/**
 * The features: opened fives, fours and threes that an opponent can complete (0 to 2, expected numbers); opened fives that only
 * the leave completes (3); opened fours of whose missing tiles the leave has one (4) or both (5); tiles of the leave for opened
 * threes (6); closed fives, fours and threes (7 to 9).
 */
export const OPENED_LINES_FEATURES = 10;
const OWN = 3;
const CLOSED = 7;

const ALL: SixSet = 63;
const bitIndex = (bit: number): number => 31 - Math.clz32(bit);

export class OpenedLines {
  readonly features = new Float64Array(OPENED_LINES_FEATURES);
  /** By number of unseen copies of a tile: the probability that any opponent holds one, and that a given opponent does. */
  private readonly anyHolds = new Float64Array(COPIES + 1);
  private readonly oneHolds = new Float64Array(COPIES + 1);
  private readonly missing = new Uint8Array(HAND_SIZE);
  private lines: Int32Array = new Int32Array(0);
  private opponents = 1;
  private readonly leaveValue: LeaveValue;
  /** The leave of the play that is being described. */
  private leave: Leave = 0;

  /** `leaveValue` holds the hand whose plays are described. */
  constructor(leaveValue: LeaveValue) {
    this.leaveValue = leaveValue;
  }

  /** Loads the position of the hand that `leaveValue` has loaded. */
  load(position: Position): void {
    const { unseenTotal, opponentTiles } = this.leaveValue;
    this.opponents = position.seats - 1;
    const all = unseenTotal > 0 ? opponentTiles / unseenTotal : 0;
    for (let copies = 1; copies <= COPIES; copies++) {
      this.anyHolds[copies] = 1 - power(1 - all, copies);
      this.oneHolds[copies] = 1 - power(1 - all / this.opponents, copies);
    }
    this.lines = position.grid.lines;
  }

  /** Sets the features of a play, given as the halves of its number, with this leave. */
  describe(low: number, high: number, leave: Leave): void {
    this.features.fill(0);
    this.leave = leave;
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
      this.addClosed(alongKey);
      colours |= colour | keyColours(alongKey);
      shapes |= shape | keyShapes(alongKey);
      const key = lines[2 * last + cross];
      if (key !== 0) {
        this.addClosed(key);
        const crossLine = packKey(keyColours(key) | colour, keyShapes(key) | shape, runBefore(key), runAfter(key));
        this.addOpened(cross, last, 1, crossLine);
      }
    }
    const before = runBefore(lines[2 * first + along]);
    const after = runAfter(lines[2 * last + along]);
    this.addOpened(along, first, span, packKey(colours, shapes, before, after));
  }

  /** Adds a line of the play: `span` cells from `cell` on, and the runs of `line` on both sides, which has all its attributes. */
  private addOpened(direction: Direction, cell: Cell, span: number, line: LineKey): void {
    const { leaveValue, leave } = this;
    const before = runBefore(line);
    const after = runAfter(line);
    const length = before + span + after;
    if (length < 3 || length > 5) return;
    const head = (cell - (before + 1) * STEP[direction]) & CELL_MASK;
    const tail = (cell + (span + after) * STEP[direction]) & CELL_MASK;
    const headFree = runBefore(this.lines[2 * head + direction]) === 0;
    const tailFree = runAfter(this.lines[2 * tail + direction]) === 0;
    if (!headFree && !tailFree) return;
    const headCross = this.lines[2 * head + 1 - direction];
    const tailCross = this.lines[2 * tail + 1 - direction];
    const count = this.listMissing(keyColours(line), keyShapes(line));
    let any = 1;
    let fits = 0;
    for (let i = 0; i < count; i++) {
      const tile = this.missing[i];
      if ((headFree && joins(tile, headCross)) || (tailFree && joins(tile, tailCross))) fits++;
      any *= (length === 5 ? this.anyHolds : this.oneHolds)[leaveValue.unseen[tile]];
    }
    if (fits === 0) return;
    let own = 0;
    for (let i = 0; i < count; i++) if (leaveValue.has(leave, this.missing[i])) own++;
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

  /** A line that the play extends is closed. */
  private addClosed(key: LineKey): void {
    const { leaveValue } = this;
    const length = runLength(key);
    if (length < 3 || length > 5) return;
    const count = this.listMissing(keyColours(key), keyShapes(key));
    let any = length === 5 ? 1 : this.opponents;
    for (let i = 0; i < count; i++)
      any *= (length === 5 ? this.anyHolds : this.oneHolds)[leaveValue.unseen[this.missing[i]]];
    this.features[CLOSED + 5 - length] += any;
  }

  /** Lists the tiles that a line lacks, and returns how many they are. */
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
