// The features of the linear evaluation: patterns of a side's wall and the states of its pattern lines, numbered.

import type { Board, Side } from '@mozaika/azul';
import * as rules from '@mozaika/azul';

// Under local names, for speed: V8 loads an imported binding at every use and knows a local one.
const { colourOfLine, countBits, countOfLine, legalColumns, lineAt, placementPoints, SIZE } = rules;

const PATTERNS = 32;

/** Where each group of features begins. */
const ROW_COUNT = 0; // row × tiles in it
const ROW_PATTERN = ROW_COUNT + SIZE * (SIZE + 1); // which cells of a row are filled
export const COLUMN_PATTERN = ROW_PATTERN + PATTERNS; // which cells of a column are filled
export const COLOUR_PATTERN = COLUMN_PATTERN + PATTERNS; // which rows hold a colour
export const LINE = COLOUR_PATTERN + PATTERNS; // line × tiles in it × tiles in its wall row
export const LINE_POINTS = LINE + SIZE * SIZE * SIZE; // line × tiles in it, times what the wall would pay
export const LINE_COLUMN = LINE_POINTS + SIZE * SIZE; // … times the tiles in the column where it would go
export const LINE_COLOUR = LINE_COLUMN + SIZE * SIZE; // … times the tiles of its colour on the wall
export const LINE_DEAD = LINE_COLOUR + SIZE * SIZE; // line, times its tiles, when no column takes its colour
export const FEATURES = LINE_DEAD + SIZE;

/** A sparse feature vector: indices and values of those that are not zero. */
export class FeatureList {
  readonly index: Int32Array;
  readonly value: Float64Array;
  length = 0;

  constructor(most = 64) {
    this.index = new Int32Array(most);
    this.value = new Float64Array(most);
  }

  add(index: number, value: number): void {
    this.index[this.length] = index;
    this.value[this.length++] = value;
  }
}

export const gatherColumn = (filled: number, column: number): number => {
  const bits = filled >> column;
  return (bits & 1) | ((bits >> 4) & 2) | ((bits >> 8) & 4) | ((bits >> 12) & 8) | ((bits >> 16) & 16);
};

/** Lists the features of a side whose full lines are gone. */
export function listFeatures(board: Board, side: Side, out: FeatureList): void {
  const { filled, held } = side;
  out.length = 0;
  for (let i = 0; i < SIZE; i++) {
    const row = (filled >> (SIZE * i)) & 31;
    out.add(ROW_COUNT + i * (SIZE + 1) + countBits(row), 1);
    out.add(ROW_PATTERN + row, 1);
    out.add(COLUMN_PATTERN + gatherColumn(filled, i), 1);
    out.add(COLOUR_PATTERN + ((held >> (SIZE * i)) & 31), 1);
    listLine(board, side, i, countBits(row), out);
  }
}

function listLine(board: Board, side: Side, line: number, inRow: number, out: FeatureList): void {
  const packed = lineAt(side, line);
  const count = countOfLine(packed);
  const place = line * SIZE + count;
  out.add(LINE + place * SIZE + (inRow < SIZE ? inRow : SIZE - 1), 1);
  if (count === 0) return;
  const colour = colourOfLine(packed);
  const columns = legalColumns(board, side, line, colour);
  if (columns === 0) {
    out.add(LINE_DEAD + line, count);
    return;
  }
  let points = 0;
  let inColumn = 0;
  for (let column = 0; column < SIZE; column++) {
    if (!(columns & (1 << column))) continue;
    const pays = placementPoints(board, side.filled | (1 << (SIZE * line + column)), line, column);
    if (pays > points) {
      points = pays;
      inColumn = countBits(gatherColumn(side.filled, column));
    }
  }
  out.add(LINE_POINTS + place, points);
  out.add(LINE_COLUMN + place, inColumn);
  out.add(LINE_COLOUR + place, countBits((side.held >> (SIZE * colour)) & 31));
}

/** Where the features of the tiles on offer begin, in their own table: line × missing × offered, twice for the points. */
export const OFFER_FEATURES = SIZE * (SIZE + 1) * 3;
/** Whether a line's missing tiles are on offer: none, some, enough. */
export function offerFeature(line: number, missing: number, offered: number): number {
  return (line * (SIZE + 1) + missing) * 3 + (offered === 0 ? 0 : offered < missing ? 1 : 2);
}

/** The tiles in the fullest row of a wall. */
export function fullestRowOf({ filled }: Side): number {
  let most = 0;
  for (let row = 0; row < SIZE; row++) {
    const count = countBits((filled >> (SIZE * row)) & 31);
    if (count > most) most = count;
  }
  return most;
}
