// The second generator of plays, the fast path of rollouts: the plays of a seat that may be its best by points and leave value,
// without a list of all of them.
//
// It visits plays in the order of the rules' generator (plays.ts of @mozaika/qwirkle) and shares its tables, but carries the
// leave along, drops at once what is too far behind, and starts from the anchors that LeaveOnBoard has found anyway.
// packages/bots/test/qwirkle-top-plays.test.ts proves that it finds exactly what the rules' list has. What it buys: loading a
// hand and finding its plays takes 1.13 to 1.28 times as long by listing all plays and filtering them (`node bench/top-plays.ts`,
// both in one run, three runs).

import type { Move } from '@mozaika/kernel';
import type { Cell, Direction, HandMask, LineKey, Position } from '@mozaika/qwirkle';
import * as rules from '@mozaika/qwirkle';
import type { Leave, LeaveValue } from './leave-value.ts';

// Under local names, for speed: V8 loads an imported binding at every use and knows a local one.
const { CELL_MASK, cellAt, REACH, ROW, ROW_BITS, stepOf } = rules;
const { isLine, keyColours, keyShapes, LINE_POINTS, runAfter, runBefore, runLength, SETS } = rules;
const { ACROSS, DIRECTION_BIT, DOWN, directionOf, highAt, moveOf, X_BIT, Y_BIT } = rules;
const { LAST_LOW_SLOT, LOW_MASK, SLOT_BITS } = rules;

/**
 * A line as it is being played: its length (4 bits), the slot of the next cell (4 bits), the points of the lines across it
 * (8 bits), the leave above them. One number, because every argument costs (see plays.ts of the rules for the figure).
 */
type Tally = number;
const SLOT_ONE = 1 << 4;
const POINT_ONE = 1 << 8;
const LEAVE_BIT = 16;
const lengthOf = (tally: Tally): number => tally & 15;
const nextSlotOf = (tally: Tally): number => (tally >> 4) & 15;
const crossPointsOf = (tally: Tally): number => (tally >> 8) & 255;
const leaveOf = (tally: Tally): Leave => tally >> LEAVE_BIT;

/** By direction: one step, in the high bits of a play. */
const STEP_BACK = [1 << X_BIT, 1 << Y_BIT] as const;
const lowest = (mask: HandMask): number => 31 - Math.clz32(mask & -mask);
/** Room for so many plays at first; it grows. */
const ROOM = 512;

export class TopPlays {
  count = 0;
  /** The halves of the plays' numbers. */
  lows = new Int32Array(ROOM);
  highs = new Int32Array(ROOM);
  leaves = new Uint8Array(ROOM);
  /** Points and leave value. */
  bases = new Float64Array(ROOM);
  /** The best of `bases`, and the most points of any play. */
  most = 0;
  mostPoints = 0;
  private readonly margin: number;
  private lines: Int32Array = new Int32Array(0);
  private readonly leaveValue: LeaveValue;

  /** Plays whose points and leave value are more than `margin` behind the best are dropped. */
  constructor(leaveValue: LeaveValue, margin: number) {
    this.leaveValue = leaveValue;
    this.margin = margin;
  }

  /** The index of the best by points and leave value; the first of equals. */
  leader(): number {
    let leader = 0;
    for (let i = 1; i < this.count; i++) if (this.bases[i] > this.bases[leader]) leader = i;
    return leader;
  }

  move(i: number): Move {
    return moveOf(this.lows[i], this.highs[i]);
  }

  /** Finds the plays of the hand that `leaveValue` has loaded; not for an opening. */
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
    const high = highAt(x, y, ACROSS);
    for (let i = 0; i < cellCount; i++) {
      if (fitting[i] === 0) continue;
      const offset = (cells[i] - corner) & CELL_MASK;
      this.playAt(cells[i], fitting[i], high + ((offset & (ROW - 1)) << X_BIT) + ((offset >> ROW_BITS) << Y_BIT));
    }
    this.dropFarBehind();
  }

  /** Adds all plays with this anchor. */
  private playAt(anchor: Cell, fitting: HandMask, high: number): void {
    const { slots, lastEqual, whole } = this.leaveValue.masks;
    const across = this.lines[2 * anchor];
    const down = this.lines[2 * anchor + 1];
    const acrossLength = runLength(across) + 1;
    const downLength = runLength(down) + 1;
    const acrossPoints = LINE_POINTS[acrossLength];
    const downPoints = LINE_POINTS[downLength];
    for (let rest = fitting; rest !== 0; rest &= rest - 1) {
      const place = lowest(rest);
      const leave = whole & ~lastEqual[place];
      const tally = leave << LEAVE_BIT;
      this.add(slots[place], high, leave, acrossPoints + downPoints);
      this.lengthen(ACROSS, anchor, across, place, tally + acrossLength + downPoints * POINT_ONE, high);
      this.lengthen(DOWN, anchor, down, place, tally + downLength + acrossPoints * POINT_ONE, high);
    }
  }

  /** Adds the plays of more than one tile, in one direction, with this tile on the anchor. */
  private lengthen(direction: Direction, anchor: Cell, key: LineKey, place: number, tally: Tally, start: number): void {
    const { masks } = this.leaveValue;
    const line = (key & SETS) | masks.attributes[place];
    const rest = masks.joining(line);
    if (rest === 0) return;
    const high = start | (direction << DIRECTION_BIT);
    const steps = runAfter(key) + 1;
    const next = (anchor + steps * stepOf(direction)) & CELL_MASK;
    const low = masks.slots[place];
    this.goForwards(next, rest, line, tally + steps * SLOT_ONE, low, high);
    if (runBefore(key) > 0) return;
    const previous = (anchor - stepOf(direction)) & CELL_MASK;
    if (this.isFree(previous)) this.goBackwards(previous, next, rest, line, tally + steps * SLOT_ONE, low, high);
  }

  /** Adds a tile of `joining` on the empty cell after the line, and goes on. */
  private goForwards(cell: Cell, joining: HandMask, sets: number, before: Tally, low: number, high: number): void {
    const { masks } = this.leaveValue;
    const direction = directionOf(high);
    const cross = this.lines[2 * cell + 1 - direction];
    let rest = joining & masks.joining(cross);
    if (rest === 0) return;
    let line = sets;
    let tally = before + LINE_POINTS[runLength(cross) + 1] * POINT_ONE;
    const along = this.lines[2 * cell + direction];
    const run = runAfter(along);
    if (run > 0) {
      line |= along & SETS;
      tally += run;
      if (!isLine(keyColours(line), keyShapes(line), lengthOf(tally))) return;
      rest &= masks.joining(line);
    }
    tally++;
    const slot = nextSlotOf(tally);
    const points = crossPointsOf(tally) + LINE_POINTS[lengthOf(tally)];
    const steps = run + 1;
    for (; rest !== 0; rest &= rest - 1) {
      const place = lowest(rest);
      const inLow = slot <= LAST_LOW_SLOT;
      const newLow = inLow ? low | (masks.slots[place] << (SLOT_BITS * slot)) : low;
      const newHigh = inLow ? high : high | masks.slots[place];
      const newTally = tally & ~(masks.lastEqual[place] << LEAVE_BIT);
      this.add(newLow, newHigh, leaveOf(newTally), points);
      const newLine = line | masks.attributes[place];
      const newRest = masks.joining(newLine);
      if (newRest === 0) continue;
      const next = (cell + steps * stepOf(direction)) & CELL_MASK;
      this.goForwards(next, newRest, newLine, newTally + steps * SLOT_ONE, newLow, newHigh);
    }
  }

  /** Whether a cell is empty and not next to a tile. */
  private isFree(cell: Cell): boolean {
    return (this.lines[2 * cell] | this.lines[2 * cell + 1]) === 0;
  }

  /** Adds a tile of `joining` on the free cell before the line, and goes on both ways. */
  private goBackwards(
    cell: Cell,
    next: Cell,
    joining: HandMask,
    line: number,
    before: Tally,
    low: number,
    high: number,
  ): void {
    const { masks } = this.leaveValue;
    const direction = directionOf(high);
    const newHigh = (high - STEP_BACK[direction]) | (low >> (SLOT_BITS * LAST_LOW_SLOT));
    const tally = before + 1 + SLOT_ONE;
    const points = crossPointsOf(tally) + LINE_POINTS[lengthOf(tally)];
    const previous = (cell - stepOf(direction)) & CELL_MASK;
    for (let rest = joining; rest !== 0; rest &= rest - 1) {
      const place = lowest(rest);
      const newLow = ((low << SLOT_BITS) & LOW_MASK) | masks.slots[place];
      const newTally = tally & ~(masks.lastEqual[place] << LEAVE_BIT);
      this.add(newLow, newHigh, leaveOf(newTally), points);
      const newLine = line | masks.attributes[place];
      const newRest = masks.joining(newLine);
      if (newRest === 0) continue;
      this.goForwards(next, newRest, newLine, newTally, newLow, newHigh);
      if (this.isFree(previous)) this.goBackwards(previous, next, newRest, newLine, newTally, newLow, newHigh);
    }
  }

  private add(low: number, high: number, leave: Leave, points: number): void {
    if (points > this.mostPoints) this.mostPoints = points;
    const base = points + this.leaveValue.value(leave);
    if (base < this.most - this.margin) return;
    if (base > this.most) this.most = base;
    if (this.count === this.lows.length) this.makeRoom();
    const at = this.count++;
    this.lows[at] = low;
    this.highs[at] = high;
    this.leaves[at] = leave;
    this.bases[at] = base;
  }

  /** Drops what has turned out to be too far behind the best. */
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
    const { lows, highs, leaves, bases } = this;
    this.lows = new Int32Array(room);
    this.highs = new Int32Array(room);
    this.leaves = new Uint8Array(room);
    this.bases = new Float64Array(room);
    this.lows.set(lows);
    this.highs.set(highs);
    this.leaves.set(leaves);
    this.bases.set(bases);
  }
}
