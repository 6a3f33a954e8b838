// What the rules of Qwirkle offer.

export type { QwirkleDeal } from './deals.ts';
export type { Line, PlacedTile, QwirkleEvent } from './events.ts';
export type { QwirkleTypes } from './game.ts';
export { qwirkle } from './game.ts';
export type { Cell, Grid } from './grid.ts';
export { CELL_MASK, cellAt, STEP } from './grid.ts';
export { legalPlays, tradeLimit } from './legal.ts';
export type { LineKey, SixSet } from './lines.ts';
export { joins, keyColours, keyShapes, QWIRKLE, runAfter, runBefore, runLength } from './lines.ts';
export type { Direction, Placement, QwirkleMove } from './moves.ts';
export {
  decodeMove,
  directionOf,
  encodeHiddenTrade,
  encodePlay,
  encodeTrade,
  highOf,
  inLine,
  isPlay,
  isTrade,
  lowOf,
  PASS,
  slotOf,
  tradeSize,
  xOf,
  yOf,
} from './moves.ts';
export { largestSet } from './opening.ts';
export type { QwirkleOptions } from './options.ts';
export { PlayList } from './plays.ts';
export type { Phase, Position, Reason } from './position.ts';
export { addToHand, dueDraw, handSize, isOpening, knownTiles } from './position.ts';
export type { QwirkleRefusal, QwirkleRefusalCode, QwirkleRefusals } from './refusals.ts';
export { LAST_TILE_POINTS, playPoints } from './scoring.ts';
export type { Colour, Shape, Tile, TileName } from './tiles.ts';
export { COLOUR_BIT, COLOURS, HAND_SIZE, KINDS, parseTile, SHAPE_BIT, SHAPES, TILE_COUNT, tileName } from './tiles.ts';
export type { HandView, QwirklePublicView, QwirkleView, TileCounts } from './view.ts';
