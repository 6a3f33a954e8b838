// What the analysis knows of Qwirkle: the facts of its moves.

export type { KeptSet, KeptTile, KeptTiles } from './kept-tiles.ts';
export { qwirkleLossPlaces } from './loss-places.ts';
export type { OpenedLine, QwirkleMoveFacts } from './move-facts.ts';
export { qwirkleMoveFacts } from './move-facts.ts';
