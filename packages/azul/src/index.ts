// What the rules of Azul offer.

export type { Board, BoardData, BoardName } from './boards.ts';
export { BOARD_NAMES, BOARDS, FLOOR_SPACES, SIZE } from './boards.ts';
export { AZUL_REFUSALS } from './check.ts';
export type { ByColour, Colour } from './colours.ts';
export { COLOURS } from './colours.ts';
export type { AzulDeal } from './deals.ts';
export type { AzulEvent } from './events.ts';
export { settleFloor } from './floor.ts';
export type { AzulTypes } from './game.ts';
export { azul } from './game.ts';
export {
  colourOf,
  columnOf,
  destinationOf,
  isTileMove,
  lineOfTile,
  sourceOf,
  TO_FLOOR,
  takeMove,
  tileMove,
} from './moves.ts';
export type { AzulOptions, EndReason, Phase, Position } from './position.ts';
export { CENTRE, displaysFor, IN_CENTRE } from './position.ts';
export { colourOfLine, copySide, countOfLine, lineAt, Side } from './side.ts';
export type { Tally } from './tally.ts';
export { countOf, total } from './tally.ts';
export { columnsForTopLine, moveToWall, topFullLine } from './tiling.ts';
export type { AzulPlayerView, AzulView } from './view.ts';
export {
  completeColours,
  completeColumns,
  completeRows,
  countBits,
  legalColumns,
  placementPoints,
} from './wall.ts';
