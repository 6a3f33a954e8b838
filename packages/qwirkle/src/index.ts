// What the rules of Qwirkle offer.

export type { QwirkleDeal } from './chance.ts';
export type { Line, PlacedTile, QwirkleEvent } from './events.ts';
export type { QwirkleTypes } from './game.ts';
export { qwirkle } from './game.ts';
export type { Cell, Grid } from './grid.ts';
export { CELL_MASK, cellAt, MOST_FRONTIER_CELLS, REACH, ROW, ROW_BITS, STEP, stepOf } from './grid.ts';
export type { HandMask } from './hand-masks.ts';
export { HandMasks } from './hand-masks.ts';
export { legalPlays, tradeLimit } from './legal.ts';
export type { LineKey, SixSet } from './lines.ts';
export {
  isLine,
  joins,
  keyColours,
  keyShapes,
  packKey,
  QWIRKLE,
  runAfter,
  runBefore,
  runLength,
  SET_SIZE,
  SETS,
} from './lines.ts';
export type { Direction, Placement, QwirkleMove } from './moves.ts';
export {
  ACROSS,
  DIRECTION_BIT,
  DOWN,
  decodeMove,
  directionOf,
  encodeHiddenTrade,
  encodePlay,
  encodeTrade,
  highAt,
  highOf,
  inLine,
  isPlay,
  isTrade,
  LAST_LOW_SLOT,
  LOW_MASK,
  lowOf,
  moveOf,
  PASS,
  playSize,
  SLOT_BITS,
  slotOf,
  tradeSize,
  writePlayedTiles,
  X_BIT,
  xOf,
  Y_BIT,
  yOf,
} from './moves.ts';
export {
  formatMove,
  PASS_TEXT,
  parseDeal,
  parseMove,
  placementText,
  placementTexts,
  playText,
  tradeText,
} from './notation.ts';
export { holdsOpeningHand, largestSet } from './opening.ts';
export { sampleHand } from './opening-hand.ts';
export type { QwirkleOptions } from './options.ts';
export { agesOf } from './options.ts';
export { PlayList } from './plays.ts';
export type { Phase, Position, Reason } from './position.ts';
export { addToHand, dueDraw, handSize, isKnown, isOpening, knownTiles } from './position.ts';
export type { Heap, ReadPosition } from './position-check.ts';
export { readPosition, writePosition } from './position-text.ts';
export type { QwirkleRefusal, QwirkleRefusalCode, QwirkleRefusals } from './refusals.ts';
export { LAST_TILE_POINTS, LINE_POINTS, LONE_TILE_POINTS, playPoints, ranksByScore } from './scoring.ts';
export type { Colour, Shape, Tile, TileName } from './tiles.ts';
export {
  COLOUR_BIT,
  COLOURS,
  COPIES,
  HAND_SIZE,
  KINDS,
  parseTile,
  SHAPE_BIT,
  SHAPES,
  TILE_COUNT,
  tileName,
} from './tiles.ts';
export type { HandView, QwirklePublicView, QwirkleView, TileCounts } from './view.ts';
