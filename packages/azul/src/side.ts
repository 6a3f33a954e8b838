// What belongs to one seat: score, pattern lines, wall and floor. Putting tiles down takes no branches, because a search or
// a random match would mispredict most of them.

import { EVERY_FIFTH } from './bits.ts';
import { FLOOR_SPACES, SIZE } from './boards.ts';

// Also under local names, for speed: V8 loads an imported constant at every use and knows a local one.
const LINES = SIZE;
const SPACES = FLOOR_SPACES;
const EACH_COLOUR = EVERY_FIFTH;

const LINE_BITS = 6;
const SPACE_BITS = 3;
const SPACE_MASK = 7;
const ALL_LINES = 0b11111;
const ALL_CELLS = 0b11111_11111_11111_11111_11111;
/** By destination, four bits each. The floor is a line without room: nothing stays, everything falls on. */
const CAPACITIES = 0x0_5_4_3_2_1;
/** A one in each space of the floor. */
const ONE_EACH = 0o1111111;

/** The marker among the colours (plus one) of a floor. */
export const MARKER_TILE = 6;

export class Side {
  score = 0;
  /** Three bits a space, from the left: colour + 1, or MARKER_TILE. */
  floor = 0;
  floorCount = 0;
  /** Six bits a line, from the top: colour << 3 | count, 0 when empty. */
  lines = 0;
  /** The full lines, five bits. */
  full = 0;
  /** Bit colour * 5 + line: this line may take this colour. */
  open = ALL_CELLS;
  /** Bit colour * 5 + row: this wall row holds this colour. */
  held = 0;
  /** The cells of the wall that hold a tile, bit row * 5 + column. */
  filled = 0;
  /** The same, a number for each colour. */
  readonly cells = new Int32Array(SIZE);

  /** Puts as many tiles as fit into a line that is open for them (the floor has no room), and says how many that were. */
  fill(destination: number, colour: number, count: number): number {
    const shift = LINE_BITS * destination;
    const line = (1 << destination) & ALL_LINES;
    const before = (this.lines >> shift) & 7;
    const left = ((CAPACITIES >> (4 * destination)) & 15) - before - count;
    const placed = count + (left & (left >> 31));
    const full = line & ((left - 1) >> 31);
    this.lines = (this.lines | ((colour << 3) << shift)) + (placed << shift);
    this.full |= full;
    this.open = (this.open & ~Math.imul(EACH_COLOUR, line)) | ((line ^ full) << (LINES * colour));
    return placed;
  }

  /** Empties a line. It takes every colour again that its wall row does not hold. */
  clear(line: number): void {
    this.lines &= ~(63 << (LINE_BITS * line));
    this.full &= ~(1 << line);
    this.open |= (EACH_COLOUR << line) & ~this.held;
  }

  /** Puts a tile on the wall. */
  place(row: number, column: number, colour: number): void {
    const cell = 1 << (LINES * row + column);
    this.cells[colour] |= cell;
    this.held |= 1 << (LINES * colour + row);
    this.filled |= cell;
  }

  /** Lets tiles fall onto the leftmost free spaces of the floor and says how many found one. */
  drop(colour: number, count: number): number {
    const { floorCount } = this;
    const left = SPACES - floorCount - count;
    const fallen = count + (left & (left >> 31));
    const ones = ONE_EACH & ((1 << (SPACE_BITS * fallen)) - 1);
    this.floor |= Math.imul(ones, colour + 1) << (SPACE_BITS * floorCount);
    this.floorCount = floorCount + fallen;
    return fallen;
  }

  /** Puts the marker onto the leftmost free space of the floor and says whether there was one. */
  dropMarker(): boolean {
    const { floorCount } = this;
    if (floorCount === SPACES) return false;
    this.floor |= MARKER_TILE << (SPACE_BITS * floorCount);
    this.floorCount = floorCount + 1;
    return true;
  }

  /** What lies on the spaces of the floor, from the left: colour + 1, or MARKER_TILE. */
  floorSpaces(): number[] {
    return Array.from({ length: this.floorCount }, (_, space) => (this.floor >> (SPACE_BITS * space)) & SPACE_MASK);
  }
}

/** How many values a packed line can have. */
export const LINE_STATES = 1 << LINE_BITS;
/** A pattern line: its colour and count, packed as in `Side.lines`. */
export const lineAt = (side: Side, line: number): number => (side.lines >> (LINE_BITS * line)) & 63;
export const packLine = (colour: number, count: number): number => (colour << 3) | count;
export const colourOfLine = (packed: number): number => packed >> 3;
export const countOfLine = (packed: number): number => packed & 7;

/** Whether a line may take a colour: `Side.open` has its bit. */
export const isOpen = (side: Side, line: number, colour: number): boolean =>
  (side.open & (1 << (LINES * colour + line))) !== 0;

/** Whether a wall row holds a colour: `Side.held` has its bit. */
export const holdsColour = (side: Side, row: number, colour: number): boolean =>
  (side.held & (1 << (LINES * colour + row))) !== 0;

/** Makes a line hold what is packed, and `full` agree; which colours lines are open for stays as it was. */
export function setLine(side: Side, line: number, packed: number): void {
  const shift = LINE_BITS * line;
  side.lines = (side.lines & ~(63 << shift)) | (packed << shift);
  const bit = 1 << line;
  side.full = countOfLine(packed) === line + 1 ? side.full | bit : side.full & ~bit;
}

/** Makes one side equal to another. */
export function copySide(from: Side, to: Side): void {
  to.score = from.score;
  to.floor = from.floor;
  to.floorCount = from.floorCount;
  to.lines = from.lines;
  to.full = from.full;
  to.open = from.open;
  to.held = from.held;
  to.filled = from.filled;
  for (let colour = 0; colour < from.cells.length; colour++) to.cells[colour] = from.cells[colour];
}
