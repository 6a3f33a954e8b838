// What the rules of Azul offer.

export { applyDecision } from './apply.ts';
export type { Board, BoardData, BoardName } from './boards.ts';
export { BOARD_NAMES, BOARDS, boardNamed, FLOOR_SPACES, SIZE } from './boards.ts';
export type { AzulDeal } from './chance.ts';
export type { ByColour, Colour } from './colours.ts';
export { COLOURS } from './colours.ts';
export type { AzulEdition, EditionChoice, EditionData, EditionName } from './editions.ts';
export { EDITION_NAMES, EDITIONS, editionOf } from './editions.ts';
export type { TilingVisitor } from './enumerate-tilings.ts';
export { Tilings } from './enumerate-tilings.ts';
export type { AzulEvent } from './events.ts';
export { settleFloor } from './floor.ts';
export type { AzulTypes } from './game.ts';
export { azul } from './game.ts';
export type { WallCell } from './linked-cells.ts';
export { linkedCells } from './linked-cells.ts';
export type { AzulMove } from './moves.ts';
export {
  colourOf,
  columnOf,
  decodeMove,
  destinationOf,
  encodeMove,
  isTileMove,
  lineOfTile,
  sourceOf,
  TO_FLOOR,
  takeMove,
  tileMove,
} from './moves.ts';
export { formatMove, parseDeal, parseMove } from './notation.ts';
export type { AzulOptions } from './options.ts';
export { compareAtEnd, endBonus } from './outcome.ts';
export type { EndReason, Phase, Position } from './position.ts';
export { CENTRE, displaysFor, IN_CENTRE } from './position.ts';
export { checkBoards } from './position-check.ts';
export { formatView, parseView, withRestInBag } from './position-text.ts';
export type { MovePreview, RoundEndPreview } from './preview.ts';
export { decided, previewMove, previewRoundEnd } from './preview.ts';
export type { AzulRefusal, AzulRefusalCode, AzulRefusals } from './refusals.ts';
export { endOffer } from './rounds.ts';
export {
  colourOfLine,
  copySide,
  countOfLine,
  holdsColour,
  isOpen,
  LINE_STATES,
  lineAt,
  packLine,
  Side,
  setLine,
} from './side.ts';
export type { Tally } from './tally.ts';
export { countOf, total } from './tally.ts';
export { columnsForTopLine, moveToWall, topFullLine } from './tiling.ts';
export type { AzulPlayerView, AzulView } from './view.ts';
export { positionOf } from './view.ts';
export {
  completeColours,
  completeColumns,
  completeRows,
  countBits,
  legalColumns,
  placementPoints,
} from './wall.ts';
