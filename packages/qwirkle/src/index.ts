// What the rules of Qwirkle offer.

export type { QwirkleDeal } from './deals.ts';
export type { Line, PlacedTile, QwirkleEvent } from './events.ts';
export type { QwirkleTypes } from './game.ts';
export { qwirkle } from './game.ts';
export { legalPlays, tradeLimit } from './legal.ts';
export type { Placement, QwirkleMove } from './moves.ts';
export { decodeMove, encodeHiddenTrade, encodePlay, encodeTrade, inLine, PASS } from './moves.ts';
export { largestSet } from './opening.ts';
export type { QwirkleOptions } from './options.ts';
export { PlayList } from './plays.ts';
export type { Phase, Position, Reason } from './position.ts';
export { knownTiles } from './position.ts';
export type { QwirkleRefusal, QwirkleRefusalCode, QwirkleRefusals } from './refusals.ts';
export { playPoints } from './scoring.ts';
export type { Colour, Shape, Tile, TileName } from './tiles.ts';
export { COLOURS, parseTile, SHAPES, tileName } from './tiles.ts';
export type { HandView, QwirklePublicView, QwirkleView, TileCounts } from './view.ts';
