// The generator of plays: each legal play of a seat exactly once, with its points, and no garbage.
//
// A play has a first cell, in the order of its line, that is next to a tile of the grid: its anchor. For each cell of the
// frontier, as the anchor, and both directions: choose the anchor's tile, go on forwards over the next empty cells, and
// backwards only over cells that are not next to a tile, or the play would have another anchor. A tile alone is listed
// once, as a play across. Tiles are chosen by kind, so two equal ones in the hand make no play twice.
//
// The state of a listing is kept in this module and not handed down, so it is not re-entrant: nothing that is called from here
// may list plays itself, and nothing does. As a class with the state in its fields, listing takes 1.2 times as long; with the
// arguments of `goForwards` grouped in an object 1.09 times (`npm run bench`, 2 players, both versions in turn).

import { MoveList, type Seat } from '@mozaika/kernel';
import type { Cell } from './grid.ts';
import * as grids from './grid.ts';
import { type HandMask, HandMasks } from './hand-masks.ts';
import type { LineKey } from './lines.ts';
import * as keys from './lines.ts';
import type { Direction } from './moves.ts';
import * as numbers from './moves.ts';
import type { Position } from './position.ts';
import * as scores from './scoring.ts';
import { HAND_SIZE } from './tiles.ts';

// Under local names, for speed: V8 loads an imported binding at every use and knows a local one.
const { CELL_MASK, cellAt, MOST_FRONTIER_CELLS, REACH, ROW, ROW_BITS, stepOf } = grids;
const { isLine, keyColours, keyShapes, runAfter, runBefore, runLength, SETS } = keys;
const { LINE_POINTS, LONE_TILE_POINTS } = scores;
const { ACROSS, DIRECTION_BIT, DOWN, directionOf, highAt, moveOf, X_BIT, Y_BIT } = numbers;
const { LAST_LOW_SLOT, LOW_MASK, SLOT_BITS } = numbers;

/** A list of plays with the points of each. */
export class PlayList extends MoveList {
  points: Uint8Array = new Uint8Array(this.buffer.length);
}

/** The colours and shapes of a line, as in the low bits of a key. */
type LineSets = number;

/**
 * A line as it is being played: its length so far (4 bits), the play's slot of the next cell (4 bits), and above them the
 * points of the lines across it. One number, because every argument costs.
 */
type Tally = number;
const SLOT_ONE = 1 << 4;
const POINT_ONE = 1 << 8;
const lengthOf = (tally: Tally): number => tally & 15;
const slotOf = (tally: Tally): number => (tally >> 4) & 15;
const crossPointsOf = (tally: Tally): number => tally >> 8;

/** By direction: one step, in the high bits of a play. */
const STEP_BACK = [1 << X_BIT, 1 << Y_BIT] as const;

/** The hand that plays are listed for: one bit for each kind of tile in it. */
const hand = new HandMasks();
const { slots, attributes } = hand;

const anchors = new Uint16Array(MOST_FRONTIER_CELLS);
// The grid and the list at work.
let lines: Int32Array = new Int32Array(0);
let moves = new Float64Array(0);
let points: Uint8Array = new Uint8Array(0);
let count = 0;

/** Fills a list with the plays of a seat whose tiles are known, the size of an opening aside, and `worth` with their points. */
export function listPlays(
  { grid, hands, known }: Position,
  seat: Seat,
  out: MoveList,
  worth: { points: Uint8Array },
): void {
  hand.load(hands, (seat - 1) * HAND_SIZE, known[seat - 1]);
  lines = grid.lines;
  moves = out.buffer;
  points = worth.points.length < moves.length ? new Uint8Array(moves.length) : worth.points;
  count = 0;
  const x = grid.minX - REACH;
  const y = grid.minY - REACH;
  const corner = cellAt(x, y);
  const high = highAt(x, y, ACROSS);
  playAll(grid.frontierCells(anchors), corner, high);
  out.buffer = moves;
  worth.points = points;
  out.length = count;
}

/** Lists the plays of every anchor. `high` is the start of a play on the corner. */
function playAll(cells: number, corner: Cell, high: number): void {
  for (let i = 0; i < cells; i++) {
    const anchor = anchors[i];
    const across = lines[2 * anchor];
    const down = lines[2 * anchor + 1];
    const fitting = hand.joining(across) & hand.joining(down);
    if (fitting === 0) continue;
    const offset = (anchor - corner) & CELL_MASK;
    playAt(anchor, fitting, across, down, high + ((offset & (ROW - 1)) << X_BIT) + ((offset >> ROW_BITS) << Y_BIT));
  }
}

const lowest = (set: HandMask): number => 31 - Math.clz32(set & -set);

function list(low: number, high: number, worth: number): void {
  if (count === moves.length) makeRoom();
  moves[count] = moveOf(low, high);
  points[count] = worth;
  count++;
}

function makeRoom(): void {
  const more = new Float64Array(2 * count);
  more.set(moves);
  moves = more;
  if (points.length >= more.length) return;
  const morePoints = new Uint8Array(more.length);
  morePoints.set(points);
  points = morePoints;
}

/** Lists all plays with this anchor. */
function playAt(anchor: Cell, fitting: HandMask, across: LineKey, down: LineKey, high: number): void {
  const acrossLength = runLength(across) + 1;
  const downLength = runLength(down) + 1;
  const acrossPoints = LINE_POINTS[acrossLength];
  const downPoints = LINE_POINTS[downLength];
  for (let rest = fitting; rest !== 0; rest &= rest - 1) {
    const kind = lowest(rest);
    list(slots[kind], high, acrossPoints + downPoints || LONE_TILE_POINTS);
    lengthen(ACROSS, anchor, across, kind, acrossLength + downPoints * POINT_ONE, high);
    lengthen(DOWN, anchor, down, kind, downLength + acrossPoints * POINT_ONE, high);
  }
}

/** Lists the plays of more than one tile, in one direction, with this tile on the anchor. */
function lengthen(direction: Direction, anchor: Cell, key: LineKey, kind: number, tally: Tally, start: number): void {
  const line = (key & SETS) | attributes[kind];
  const rest = hand.joining(line);
  if (rest === 0) return;
  const high = start | (direction << DIRECTION_BIT);
  const steps = runAfter(key) + 1;
  const next = (anchor + steps * stepOf(direction)) & CELL_MASK;
  goForwards(next, rest, line, tally + steps * SLOT_ONE, slots[kind], high);
  if (runBefore(key) > 0) return;
  const previous = (anchor - stepOf(direction)) & CELL_MASK;
  if (isFree(previous)) goBackwards(previous, next, rest, line, tally + steps * SLOT_ONE, slots[kind], high);
}

/** Adds a tile of `rest` on the empty cell after the line, and goes on. */
function goForwards(cell: Cell, rest: HandMask, line: LineSets, tally: Tally, low: number, high: number): void {
  const direction = directionOf(high);
  const cross = lines[2 * cell + 1 - direction];
  rest &= hand.joining(cross);
  if (rest === 0) return;
  tally += LINE_POINTS[runLength(cross) + 1] * POINT_ONE;
  const along = lines[2 * cell + direction];
  const run = runAfter(along);
  if (run > 0) {
    line |= along & SETS;
    tally += run;
    if (!isLine(keyColours(line), keyShapes(line), lengthOf(tally))) return;
    rest &= hand.joining(line);
  }
  tally++;
  const slot = slotOf(tally);
  const worth = crossPointsOf(tally) + LINE_POINTS[lengthOf(tally)];
  const steps = run + 1;
  for (; rest !== 0; rest &= rest - 1) {
    const kind = lowest(rest);
    const inLow = slot <= LAST_LOW_SLOT;
    const newLow = inLow ? low | (slots[kind] << (SLOT_BITS * slot)) : low;
    const newHigh = inLow ? high : high | slots[kind];
    list(newLow, newHigh, worth);
    const newLine = line | attributes[kind];
    const newRest = hand.joining(newLine);
    if (newRest === 0) continue;
    const next = (cell + steps * stepOf(direction)) & CELL_MASK;
    goForwards(next, newRest, newLine, tally + steps * SLOT_ONE, newLow, newHigh);
  }
}

/** Whether a cell is empty and not next to a tile. */
const isFree = (cell: Cell): boolean => (lines[2 * cell] | lines[2 * cell + 1]) === 0;

/** Adds a tile of `rest` on the free cell before the line, and goes on in both ways. */
function goBackwards(
  cell: Cell,
  next: Cell,
  rest: HandMask,
  line: LineSets,
  tally: Tally,
  low: number,
  high: number,
): void {
  const direction = directionOf(high);
  const newHigh = (high - STEP_BACK[direction]) | (low >> (SLOT_BITS * LAST_LOW_SLOT));
  const newTally = tally + 1 + SLOT_ONE;
  const worth = crossPointsOf(newTally) + LINE_POINTS[lengthOf(newTally)];
  const previous = (cell - stepOf(direction)) & CELL_MASK;
  for (; rest !== 0; rest &= rest - 1) {
    const kind = lowest(rest);
    const newLow = ((low << SLOT_BITS) & LOW_MASK) | slots[kind];
    list(newLow, newHigh, worth);
    const newLine = line | attributes[kind];
    const newRest = hand.joining(newLine);
    if (newRest === 0) continue;
    goForwards(next, newRest, newLine, newTally, newLow, newHigh);
    if (isFree(previous)) goBackwards(previous, next, newRest, newLine, newTally, newLow, newHigh);
  }
}
