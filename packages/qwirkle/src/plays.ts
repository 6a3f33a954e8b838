// The generator of plays: each legal play of a seat exactly once, with its points, and no garbage.
//
// A play has a first cell, in the order of its line, that is next to a tile of the grid: its anchor. For each cell of the
// frontier, as the anchor, and both directions: choose the anchor's tile, go on forwards over the next empty cells, and
// backwards only over cells that are not next to a tile, or the play would have another anchor. A tile alone is listed
// once, as a play across. Tiles are chosen by kind, so two equal ones in the hand make no play twice.
//
// The up to six kinds in the hand are six bits. For every set of colours (or shapes) a table says which of them have one,
// so which tiles may join a line is two look-ups (`joining`).

import { type Move, MoveList, type Seat } from '@mozaika/kernel';
import { CELL_MASK, type Cell, cellAt, MOST_FRONTIER_CELLS, REACH, STEP } from './grid.ts';
import {
  isLine,
  keyColours,
  keyShapes,
  LINE_POINTS,
  type LineKey,
  runAfter,
  runBefore,
  runLength,
  type SixSet,
} from './lines.ts';
import { ACROSS, DIRECTION_BIT, type Direction, DOWN, highAt, moveOf, X_BIT, Y_BIT } from './moves.ts';
import type { Position } from './position.ts';
import { LONE_TILE_POINTS } from './scoring.ts';
import { COLOUR_BIT, HAND_SIZE, SHAPE_BIT } from './tiles.ts';

/** A list of plays with the points of each. */
export class PlayList extends MoveList {
  points = new Uint8Array(512);

  add(move: Move, points: number): void {
    const at = this.length;
    this.push(move);
    if (at === this.points.length) {
      const larger = new Uint8Array(2 * at);
      larger.set(this.points);
      this.points = larger;
    }
    this.points[at] = points;
  }
}

/** A subset of the kinds in the hand, one bit each. */
type HandSet = number;

const SLOT_BITS = 6;
const LOW_MASK = 2 ** 30 - 1;
const LAST_LOW_SLOT = 4;
/** By direction: one step back, in the high bits of a play. */
const STEP_BACK = [1 << X_BIT, 1 << Y_BIT] as const;

// The hand that plays are listed for, by kind.
const slots = new Uint8Array(HAND_SIZE);
const colourOf = new Uint8Array(HAND_SIZE);
const shapeOf = new Uint8Array(HAND_SIZE);
/** For each set of colours (of shapes): the kinds in the hand that have one of them. */
const withColours = new Uint8Array(64);
const withShapes = new Uint8Array(64);

const anchors = new Uint16Array(MOST_FRONTIER_CELLS);
let lines: Int32Array = new Int32Array(0);
let plays = new PlayList();

/** Adds the plays of a seat whose tiles are known to an empty list, the size of an opening aside. */
export function listPlays({ grid, hands, known }: Position, seat: Seat, out: PlayList): void {
  const all = takeHand(hands, (seat - 1) * HAND_SIZE, known[seat - 1]);
  lines = grid.lines;
  plays = out;
  const x = grid.minX - REACH;
  const y = grid.minY - REACH;
  const corner = cellAt(x, y);
  const high = highAt(x, y, 0);
  const count = grid.frontierCells(anchors);
  for (let i = 0; i < count; i++) {
    const anchor = anchors[i];
    const across = lines[2 * anchor];
    const down = lines[2 * anchor + 1];
    const fitting = (across === 0 ? all : joiningKey(across)) & (down === 0 ? all : joiningKey(down));
    if (fitting === 0) continue;
    const offset = (anchor - corner) & CELL_MASK;
    playAt(anchor, fitting, across, down, high + ((offset & 127) << X_BIT) + ((offset >> 7) << Y_BIT));
  }
}

/** Prepares the tables for a hand, sorted, and says which of its kinds there are: all. */
function takeHand(hands: Uint8Array, first: number, size: number): HandSet {
  let kinds = 0;
  withColours.fill(0);
  withShapes.fill(0);
  for (let i = first; i < first + size; i++) {
    const tile = hands[i];
    if (i > first && tile === hands[i - 1]) continue;
    slots[kinds] = tile + 1;
    colourOf[kinds] = COLOUR_BIT[tile];
    shapeOf[kinds] = SHAPE_BIT[tile];
    withColours[COLOUR_BIT[tile]] |= 1 << kinds;
    withShapes[SHAPE_BIT[tile]] |= 1 << kinds;
    kinds++;
  }
  for (let set = 3; set < 64; set++) {
    const lowest = set & -set;
    if (lowest === set) continue;
    withColours[set] = withColours[lowest] | withColours[set ^ lowest];
    withShapes[set] = withShapes[lowest] | withShapes[set ^ lowest];
  }
  return (1 << kinds) - 1;
}

/** The kinds in the hand that may join a line with these colours and shapes: same colour, new shape, or the reverse. */
function joining(colours: SixSet, shapes: SixSet): HandSet {
  const sameColour = withColours[colours];
  const sameShape = withShapes[shapes];
  return (
    ((colours & (colours - 1)) === 0 ? sameColour & ~sameShape : 0) |
    ((shapes & (shapes - 1)) === 0 ? sameShape & ~sameColour : 0)
  );
}

const joiningKey = (key: LineKey): HandSet => joining(keyColours(key), keyShapes(key));

/** Lists all plays with this anchor. */
function playAt(anchor: Cell, fitting: HandSet, across: LineKey, down: LineKey, high: number): void {
  const acrossLength = runLength(across) + 1;
  const downLength = runLength(down) + 1;
  const acrossPoints = LINE_POINTS[acrossLength];
  const downPoints = LINE_POINTS[downLength];
  for (let rest = fitting; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    const low = slots[kind];
    plays.add(moveOf(low, high), acrossPoints + downPoints || LONE_TILE_POINTS);
    lengthen(ACROSS, anchor, across, kind, acrossLength, low, high, downPoints);
    lengthen(DOWN, anchor, down, kind, downLength, low, high | (1 << DIRECTION_BIT), acrossPoints);
  }
}

/** Lists the plays of more than one tile with this tile on the anchor. */
function lengthen(
  direction: Direction,
  anchor: Cell,
  key: LineKey,
  kind: number,
  length: number,
  low: number,
  high: number,
  crossPoints: number,
): void {
  const colours = keyColours(key) | colourOf[kind];
  const shapes = keyShapes(key) | shapeOf[kind];
  const rest = joining(colours, shapes);
  if (rest === 0) return;
  const slot = runAfter(key) + 1;
  const next = (anchor + slot * STEP[direction]) & CELL_MASK;
  goForwards(direction, next, rest, colours, shapes, length, slot, low, high, crossPoints);
  if (runBefore(key) > 0) return;
  const previous = (anchor - STEP[direction]) & CELL_MASK;
  goBackwards(direction, previous, rest, colours, shapes, length, low, high, crossPoints, next, slot);
}

/** Adds a tile of `rest` on the empty cell after the line, which is the play's cell number `slot`, and goes on. */
function goForwards(
  direction: Direction,
  cell: Cell,
  rest: HandSet,
  colours: SixSet,
  shapes: SixSet,
  length: number,
  slot: number,
  low: number,
  high: number,
  crossPoints: number,
): void {
  const cross = lines[2 * cell + 1 - direction];
  if (cross !== 0) {
    rest &= joiningKey(cross);
    if (rest === 0) return;
    crossPoints += LINE_POINTS[runLength(cross) + 1];
  }
  const along = lines[2 * cell + direction];
  const run = runAfter(along);
  if (run > 0) {
    colours |= keyColours(along);
    shapes |= keyShapes(along);
    length += run;
    if (!isLine(colours, shapes, length)) return;
    rest &= joining(colours, shapes);
  }
  length++;
  for (; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    const inLow = slot <= LAST_LOW_SLOT;
    const newLow = inLow ? low | (slots[kind] << (SLOT_BITS * slot)) : low;
    const newHigh = inLow ? high : high | slots[kind];
    plays.add(moveOf(newLow, newHigh), crossPoints + LINE_POINTS[length]);
    const newColours = colours | colourOf[kind];
    const newShapes = shapes | shapeOf[kind];
    const newRest = joining(newColours, newShapes);
    if (newRest === 0) continue;
    const next = (cell + (run + 1) * STEP[direction]) & CELL_MASK;
    goForwards(direction, next, newRest, newColours, newShapes, length, slot + run + 1, newLow, newHigh, crossPoints);
  }
}

/** Adds a tile of `rest` before the line, if that cell is not next to a tile, and goes on in both ways. */
function goBackwards(
  direction: Direction,
  cell: Cell,
  rest: HandSet,
  colours: SixSet,
  shapes: SixSet,
  length: number,
  low: number,
  high: number,
  crossPoints: number,
  next: Cell,
  slot: number,
): void {
  if ((lines[2 * cell] | lines[2 * cell + 1]) !== 0) return;
  const newHigh = (high - STEP_BACK[direction]) | (low >> (SLOT_BITS * LAST_LOW_SLOT));
  for (; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    const newLow = ((low << SLOT_BITS) & LOW_MASK) | slots[kind];
    plays.add(moveOf(newLow, newHigh), crossPoints + LINE_POINTS[length + 1]);
    const newColours = colours | colourOf[kind];
    const newShapes = shapes | shapeOf[kind];
    const newRest = joining(newColours, newShapes);
    if (newRest === 0) continue;
    goForwards(direction, next, newRest, newColours, newShapes, length + 1, slot + 1, newLow, newHigh, crossPoints);
    const previous = (cell - STEP[direction]) & CELL_MASK;
    goBackwards(
      direction,
      previous,
      newRest,
      newColours,
      newShapes,
      length + 1,
      newLow,
      newHigh,
      crossPoints,
      next,
      slot + 1,
    );
  }
}
