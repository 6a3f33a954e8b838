// The grid: unbounded in effect. Cells lie on a torus of 128 × 128, on which at most 108 connected tiles never meet
// themselves; the box says where they really are.
//
// Each cell has two numbers, for the lines across and down: an empty cell its keys (see lines.ts), an occupied one its tile.
// Placing a tile changes only the two empty cells at the ends of each of the two lines through it.

import { isOpen, keyColours, keyShapes, type LineKey, lineKey, runAfter, runBefore } from './lines.ts';
import { COLOUR_BIT, COPIES, KINDS, SHAPE_BIT, type Tile } from './tiles.ts';

/** A cell of the torus. Going down is a step of one row, going right a step of one. */
export type Cell = number;

export const ROW_BITS = 7;
export const ROW = 1 << ROW_BITS;
const CELLS = ROW * ROW;
export const CELL_MASK = CELLS - 1;
/** The cell 0,0, put so that most of a usual grid's row lies in one word of the frontier. */
const ORIGIN: Cell = 64 * ROW + 48;
/** By direction: the step to the next cell. */
export const STEP = [1, ROW] as const;
/** The same without a look-up, for the generator of plays. */
export const stepOf = (direction: 0 | 1): number => 1 << (ROW_BITS * direction);

/** How far a play can reach beyond the box. */
export const REACH = 6;
/** No grid has more empty cells next to its tiles: 108 tiles in a row have 218. */
export const MOST_FRONTIER_CELLS = 218;

const OCCUPIED = 1 << 24;

export const cellAt = (x: number, y: number): Cell => (ORIGIN + y * ROW + x) & CELL_MASK;

export class Grid {
  /** Two numbers per cell: across, down. */
  readonly lines = new Int32Array(2 * CELLS);
  /**
   * The cells next to a tile (of an empty grid: the origin) where some tile fits, one bit each. A cell where none fits stays
   * so for ever.
   */
  readonly frontier = new Uint32Array(CELLS / 32);
  /** The box around all tiles and the origin. */
  minX = 0;
  maxX = 0;
  minY = 0;
  maxY = 0;
  tileCount = 0;
  /** How many tiles of each kind don't lie here: what everybody can see. */
  readonly outside = new Uint8Array(KINDS).fill(COPIES);

  constructor() {
    this.frontier[ORIGIN >> 5] = 1 << (ORIGIN & 31);
  }

  /** The tile on a cell, if one lies there. */
  tileAt(x: number, y: number): Tile | undefined {
    if (x < this.minX || x > this.maxX || y < this.minY || y > this.maxY) return undefined;
    const entry = this.lines[2 * cellAt(x, y)];
    return entry >= OCCUPIED ? entry - OCCUPIED : undefined;
  }

  /** The frontier in an order that depends on the tiles alone: rows from the top, each from a fixed column on. */
  frontierCells(out: Uint16Array): number {
    const first = cellAt(this.minX - 1, this.minY - 1);
    const span = (this.maxY - this.minY + 2) * ROW + this.maxX - this.minX + 2;
    const words = (((first & 31) + span) >> 5) + 1;
    let count = 0;
    for (let i = 0, word = first >> 5; i < words; i++, word = (word + 1) & (CELLS / 32 - 1)) {
      for (let bits = this.frontier[word] | 0; bits !== 0; bits &= bits - 1) {
        out[count++] = (word << 5) | (31 - Math.clz32(bits & -bits));
      }
    }
    return count;
  }

  place(x: number, y: number, tile: Tile): void {
    const cell = cellAt(x, y);
    this.placeInLine(cell, 0, tile);
    this.placeInLine(cell, 1, tile);
    this.lines[2 * cell] = OCCUPIED + tile;
    this.lines[2 * cell + 1] = OCCUPIED + tile;
    this.frontier[cell >> 5] &= ~(1 << (cell & 31));
    this.tileCount++;
    this.outside[tile]--;
    if (x < this.minX) this.minX = x;
    if (x > this.maxX) this.maxX = x;
    if (y < this.minY) this.minY = y;
    if (y > this.maxY) this.maxY = y;
  }

  /** Lets the ends of the line through a cell know of the tile that comes there. */
  private placeInLine(cell: Cell, direction: 0 | 1, tile: Tile): void {
    const { lines } = this;
    const key = lines[2 * cell + direction];
    const colours = keyColours(key) | COLOUR_BIT[tile];
    const shapes = keyShapes(key) | SHAPE_BIT[tile];
    const before = runBefore(key);
    const after = runAfter(key);
    const length = before + 1 + after;
    const head = (cell - (before + 1) * STEP[direction]) & CELL_MASK;
    const tail = (cell + (after + 1) * STEP[direction]) & CELL_MASK;
    const headKey = lines[2 * head + direction];
    const tailKey = lines[2 * tail + direction];
    lines[2 * head + direction] = joined(headKey, colours, shapes, runBefore(headKey), length);
    lines[2 * tail + direction] = joined(tailKey, colours, shapes, length, runAfter(tailKey));
    this.openOrClose(head);
    this.openOrClose(tail);
  }

  /** Puts a cell into the frontier or takes it out. */
  private openOrClose(cell: Cell): void {
    const bit = 1 << (cell & 31);
    if (isOpen(this.lines[2 * cell], this.lines[2 * cell + 1])) this.frontier[cell >> 5] |= bit;
    else this.frontier[cell >> 5] &= ~bit;
  }

  /** Makes this grid equal to another. Only cells near the tiles of either can differ. */
  copyFrom(from: Grid): void {
    const left = Math.min(this.minX, from.minX) - 1;
    const top = Math.min(this.minY, from.minY) - 1;
    const bottom = Math.max(this.maxY, from.maxY) + 1;
    const width = Math.max(this.maxX, from.maxX) + 2 - left;
    for (let y = top; y <= bottom; y++) {
      const first = cellAt(left, y);
      for (let i = 2 * first; i < 2 * (first + width); i++) this.lines[i & LINES_MASK] = from.lines[i & LINES_MASK];
      for (let i = first >> 5; i <= (first + width) >> 5; i++)
        this.frontier[i & WORDS_MASK] = from.frontier[i & WORDS_MASK];
    }
    this.minX = from.minX;
    this.maxX = from.maxX;
    this.minY = from.minY;
    this.maxY = from.maxY;
    this.tileCount = from.tileCount;
    this.outside.set(from.outside);
  }
}

const LINES_MASK = 2 * CELLS - 1;
const WORDS_MASK = CELLS / 32 - 1;

/** The key of a cell one of whose runs has become a line with these colours and shapes. */
const joined = (key: LineKey, colours: number, shapes: number, before: number, after: number): LineKey =>
  lineKey(keyColours(key) | colours, keyShapes(key) | shapes, before, after);
