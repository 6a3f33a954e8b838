// Accessible names of the things on the board: what screen readers say is what others see.

import { type AzulView, type BoardData, boardNamed, type Colour } from '@mozaika/azul';
import { azulWords } from '@mozaika/words/azul';
import { t } from '../../ui/language.svelte.ts';
import { type Group, groupsOf } from './groups.ts';
import { readMove } from './move-text.ts';
import type { MoveEffect } from './score-preview.ts';
import { TILES, TILES_OBJECT, WORDS } from './words.ts';

export const tilesLabel = (colour: Colour, count: number): string => t(TILES[colour], { count });

/** `2 blue, 1 red`. The marker of a floor is counted too. */
export function heapLabel(letters: string): string {
  const tiles = groupsOf('centre', letters).map(({ colour, count }) => tilesLabel(colour, count));
  if (letters.includes('M')) tiles.push(t(WORDS.markerOnly));
  return tiles.join(', ');
}

export function groupLabel(view: AzulView, { source, colour, count }: Group): string {
  const tiles = tilesLabel(colour, count);
  if (source !== 'centre') return t(WORDS.fromDisplay, { tiles, display: source });
  return t(view.marker === 'centre' ? WORDS.fromCentreMarked : WORDS.fromCentre, { tiles });
}

export const displayLabel = (display: number, letters: string): string =>
  t(letters === '' ? WORDS.displayEmpty : WORDS.display, { display, tiles: heapLabel(letters) });

export function centreLabel(view: AzulView): string {
  const letters = view.centre + (view.marker === 'centre' ? 'M' : '');
  return t(letters === '' ? WORDS.centreEmpty : WORDS.centre, { tiles: heapLabel(letters) });
}

export function lineLabel(line: number, tiles: string): string {
  if (tiles === '') return t(WORDS.lineEmpty, { line });
  const facts = { line, tiles: heapLabel(tiles), room: line - tiles.length };
  return t(tiles.length === line ? WORDS.lineFull : WORDS.lineHolds, facts);
}

export function floorLabel(view: AzulView, floor: string): string {
  if (floor === '') return t(WORDS.floorEmpty);
  const cost = boardNamed(view.board).floorCost[floor.length] ?? 0;
  return t(WORDS.floorHolds, { tiles: heapLabel(floor), cost });
}

export function cellLabel(board: BoardData, row: number, column: number, letter: string): string {
  if (letter !== '.') return t(WORDS.colour, { colour: letter }, azulWords.terms);
  const printed = board.wall[row]?.[column] ?? '.';
  if (printed === '.') return t(WORDS.cellEmpty);
  const facts = { colour: printed, multiplier: board.multiplier ?? 1 };
  return t(board.multiplier === undefined ? WORDS.cellPrinted : WORDS.cellDouble, facts, azulWords.terms);
}

/** A line or the floor as a place for the chosen tiles. `why` is called where they may not go. */
export function destinationLabel(
  where: string,
  effect: MoveEffect | undefined,
  view: AzulView,
  why: () => string,
): string {
  if (effect === undefined) {
    const reason = why();
    return reason === '' ? where : t(WORDS.notHere, { where, why: reason });
  }
  const { points, cost, fallen } = effect;
  const brings = boardNamed(view.board).tiling === 'chosen' ? WORDS.bringsUpTo : WORDS.brings;
  const what = t(points > 0 ? brings : WORDS.bringsNothing, { where, points });
  return fallen > 0 ? t(WORDS.costs, { what, fallen, cost: -cost }) : what;
}

/** A cell of the wall as a place for the tile of a full line. */
export function cellChoiceLabel(
  row: number,
  column: number,
  effect: MoveEffect | undefined,
  why: () => string,
): string {
  if (effect) return t(WORDS.place, { row, column, points: effect.points });
  return t(WORDS.notHere, { where: t(WORDS.cell, { row, column }), why: why() });
}

/** A decision as a question, before it is confirmed. */
export function decisionLabel(view: AzulView, move: string): string {
  const choice = readMove(move);
  if (choice === undefined) return move;
  if (choice.kind === 'tile') {
    const { line, column } = choice;
    return column === 'floor' ? t(WORDS.clearLine, { line }) : t(WORDS.intoColumn, { line, column });
  }
  const letters = choice.source === 'centre' ? view.centre : (view.displays[choice.source - 1] ?? '');
  const tiles = t(TILES_OBJECT[choice.colour], { count: letters.split(choice.colour).length - 1 });
  return t(choice.line === 'floor' ? WORDS.ontoFloor : WORDS.intoLine, { tiles, line: choice.line });
}
