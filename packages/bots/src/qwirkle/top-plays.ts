// The fast path of roll-outs: the plays of a seat that may be its best, without a list of all of them.
//
// It goes through the plays in the order of the rules' own generator (see plays.ts of the rules), but counts the kept tiles on
// the way and forgets at once what is too far behind. A test compares it with the whole list.

import type { Move } from '@mozaika/kernel';
import {
  CELL_MASK,
  type Cell,
  cellAt,
  directionOf,
  encodePlay,
  HAND_SIZE,
  highOf,
  keyColours,
  keyShapes,
  type LineKey,
  type Position,
  runAfter,
  runBefore,
  runLength,
  STEP,
} from '@mozaika/qwirkle';
import type { Leave, LeaveValue } from './leave-value.ts';

const LINE_POINTS = Uint8Array.of(0, 0, 2, 3, 4, 5, 12);
const SIZE = Uint8Array.from({ length: 64 }, (_, set) => set.toString(2).replaceAll('0', '').length);
const SETS = 0xfff;
const SLOT_BITS = 6;
const LAST_LOW_SLOT = 4;
const LOW = 2 ** 30;
const REACH = HAND_SIZE;
const ROW_BITS = 7;

// The high bits of plays: of a tile on the cell 0,0, and what a step right, a step down and the way down add.
const highAt = (x: number, y: number): number => highOf(encodePlay([{ tile: 0, x, y }]));
const AT_ORIGIN = highAt(0, 0);
const RIGHT = highAt(1, 0) - AT_ORIGIN;
const BELOW = highAt(0, 1) - AT_ORIGIN;
const STEP_BACK = [RIGHT, BELOW] as const;
const DOWNWARDS =
  highOf(
    encodePlay([
      { tile: 0, x: 0, y: 0 },
      { tile: 1, x: 0, y: 1 },
    ]),
  ) - AT_ORIGIN;

/** A line as it is being played: its length (4 bits), the slot of the next cell (4 bits), the points of the lines across. */
type Tally = number;
const SLOT_ONE = 1 << 4;
const POINT_ONE = 1 << 8;

export class TopPlays {
  count = 0;
  lows = new Int32Array(512);
  highs = new Int32Array(512);
  leaves = new Uint8Array(512);
  /** Points and the worth of the kept tiles. */
  bases = new Float64Array(512);
  /** The best of `bases`, and the most points of any play. */
  most = 0;
  mostPoints = 0;
  private readonly margin: number;
  private lines: Int32Array = new Int32Array(0);
  private leaveValue: LeaveValue;

  /** Plays that are this much behind before what they give away are forgotten. */
  constructor(kept: LeaveValue, slack: number) {
    this.leaveValue = kept;
    this.margin = slack;
  }

  /** The first of the best by points and kept tiles. */
  leader(): number {
    let leader = 0;
    for (let i = 1; i < this.count; i++) if (this.bases[i] > this.bases[leader]) leader = i;
    return leader;
  }

  move(i: number): Move {
    return this.highs[i] * LOW + this.lows[i];
  }

  /** Goes through the plays of the hand that `kept` has taken up; not for an opening. */
  find({ grid }: Position): void {
    const { lines } = grid;
    const { cells, fitting, cellCount } = this.leaveValue.onBoard;
    this.lines = lines;
    this.count = 0;
    this.most = Number.NEGATIVE_INFINITY;
    this.mostPoints = 0;
    const x = grid.minX - REACH;
    const y = grid.minY - REACH;
    const corner = cellAt(x, y);
    const high = AT_ORIGIN + x * RIGHT + y * BELOW;
    for (let i = 0; i < cellCount; i++) {
      if (fitting[i] === 0) continue;
      const offset = (cells[i] - corner) & CELL_MASK;
      this.playAt(cells[i], fitting[i], high + (offset & ((1 << ROW_BITS) - 1)) * RIGHT + (offset >> ROW_BITS) * BELOW);
    }
    this.dropFarBehind();
  }

  private playAt(anchor: Cell, fitting: number, high: number): void {
    const { slots, places } = this.leaveValue.masks;
    const across = this.lines[2 * anchor];
    const down = this.lines[2 * anchor + 1];
    const acrossLength = runLength(across) + 1;
    const downLength = runLength(down) + 1;
    const acrossPoints = LINE_POINTS[acrossLength];
    const downPoints = LINE_POINTS[downLength];
    const { whole } = this.leaveValue;
    for (let rest = fitting; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const mask = whole & ~places[place];
      this.add(slots[place], high, mask, acrossPoints + downPoints);
      this.lengthen(0, anchor, across, place, acrossLength + downPoints * POINT_ONE, mask, high);
      this.lengthen(1, anchor, down, place, downLength + acrossPoints * POINT_ONE, mask, high + DOWNWARDS);
    }
  }

  private lengthen(
    direction: 0 | 1,
    anchor: Cell,
    key: LineKey,
    place: number,
    tally: Tally,
    mask: Leave,
    high: number,
  ): void {
    const { masks } = this.leaveValue;
    const line = (key & SETS) | masks.attributes[place];
    const rest = masks.joining(line);
    if (rest === 0) return;
    const steps = runAfter(key) + 1;
    const next = (anchor + steps * STEP[direction]) & CELL_MASK;
    const low = masks.slots[place];
    this.goForwards(next, rest, line, tally + steps * SLOT_ONE, mask, low, high);
    if (runBefore(key) > 0) return;
    const previous = (anchor - STEP[direction]) & CELL_MASK;
    if (this.isFree(previous)) {
      this.goBackwards(previous, next, rest, line, tally + steps * SLOT_ONE, mask, low, high);
    }
  }

  private goForwards(
    cell: Cell,
    joining: number,
    sets: number,
    before: Tally,
    mask: Leave,
    low: number,
    high: number,
  ): void {
    const hand = this.leaveValue.masks;
    const direction = directionOf(high);
    const cross = this.lines[2 * cell + 1 - direction];
    let rest = joining & hand.joining(cross);
    if (rest === 0) return;
    let line = sets;
    let tally = before + LINE_POINTS[runLength(cross) + 1] * POINT_ONE;
    const along = this.lines[2 * cell + direction];
    const run = runAfter(along);
    if (run > 0) {
      line |= along & SETS;
      tally += run;
      if (!isLine(line, tally & 15)) return;
      rest &= hand.joining(line);
    }
    tally++;
    const slot = (tally >> 4) & 15;
    const points = (tally >> 8) + LINE_POINTS[tally & 15];
    const steps = run + 1;
    for (; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const inLow = slot <= LAST_LOW_SLOT;
      const newLow = inLow ? low | (hand.slots[place] << (SLOT_BITS * slot)) : low;
      const newHigh = inLow ? high : high | hand.slots[place];
      const newMask = mask & ~hand.places[place];
      this.add(newLow, newHigh, newMask, points);
      const newLine = line | hand.attributes[place];
      const newRest = hand.joining(newLine);
      if (newRest === 0) continue;
      const next = (cell + steps * STEP[direction]) & CELL_MASK;
      this.goForwards(next, newRest, newLine, tally + steps * SLOT_ONE, newMask, newLow, newHigh);
    }
  }

  private isFree(cell: Cell): boolean {
    return (this.lines[2 * cell] | this.lines[2 * cell + 1]) === 0;
  }

  private goBackwards(
    cell: Cell,
    next: Cell,
    joining: number,
    line: number,
    before: Tally,
    mask: Leave,
    low: number,
    high: number,
  ): void {
    const hand = this.leaveValue.masks;
    const direction = directionOf(high);
    const newHigh = (high - STEP_BACK[direction]) | (low >> (SLOT_BITS * LAST_LOW_SLOT));
    const tally = before + 1 + SLOT_ONE;
    const points = (tally >> 8) + LINE_POINTS[tally & 15];
    const previous = (cell - STEP[direction]) & CELL_MASK;
    for (let rest = joining; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const newLow = ((low << SLOT_BITS) & (LOW - 1)) | hand.slots[place];
      const newMask = mask & ~hand.places[place];
      this.add(newLow, newHigh, newMask, points);
      const newLine = line | hand.attributes[place];
      const newRest = hand.joining(newLine);
      if (newRest === 0) continue;
      this.goForwards(next, newRest, newLine, tally, newMask, newLow, newHigh);
      if (this.isFree(previous)) this.goBackwards(previous, next, newRest, newLine, tally, newMask, newLow, newHigh);
    }
  }

  private add(low: number, high: number, mask: Leave, points: number): void {
    if (points > this.mostPoints) this.mostPoints = points;
    const base = points + this.leaveValue.value(mask);
    if (base < this.most - this.margin) return;
    if (base > this.most) this.most = base;
    if (this.count === this.lows.length) this.makeRoom();
    const at = this.count++;
    this.lows[at] = low;
    this.highs[at] = high;
    this.leaves[at] = mask;
    this.bases[at] = base;
  }

  /** Drops what has turned out to be too far behind. */
  private dropFarBehind(): void {
    const { lows, highs, leaves, bases } = this;
    const least = this.most - this.margin;
    let left = 0;
    for (let i = 0; i < this.count; i++) {
      if (bases[i] < least) continue;
      lows[left] = lows[i];
      highs[left] = highs[i];
      leaves[left] = leaves[i];
      bases[left++] = bases[i];
    }
    this.count = left;
  }

  private makeRoom(): void {
    this.dropFarBehind();
    if (this.count < this.lows.length / 2) return;
    const room = 2 * this.lows.length;
    const [lows, highs, masks, bases] = [this.lows, this.highs, this.leaves, this.bases];
    this.lows = new Int32Array(room);
    this.highs = new Int32Array(room);
    this.leaves = new Uint8Array(room);
    this.bases = new Float64Array(room);
    this.lows.set(lows);
    this.highs.set(highs);
    this.leaves.set(masks);
    this.bases.set(bases);
  }
}

/** Whether so many tiles with these sets of colours and shapes are all of one colour and different shapes or the reverse. */
function isLine(sets: number, length: number): boolean {
  const colours = SIZE[keyColours(sets)];
  const shapes = SIZE[keyShapes(sets)];
  return (colours === 1 && shapes === length) || (shapes === 1 && colours === length);
}
