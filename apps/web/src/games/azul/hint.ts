// The hint below the board: what is to be done now, or why something was not possible.

import type { AzulView } from '@mozaika/azul';
import { azulWords } from '@mozaika/words/azul';
import { t } from '../../ui/language.svelte.ts';
import { bySeat } from '../by-seat.ts';
import type { BoardProps } from '../contract.ts';
import { tilesLabel } from './aria-labels.ts';
import type { Selection } from './selection.svelte.ts';
import { WORDS } from './words.ts';

export function hintFor({ view, acting }: BoardProps<AzulView>, selection: Selection): string {
  const said = selection.note ?? selection.told;
  if (said !== undefined) return said;
  if (selection.sent !== undefined) return '';
  if (selection.pending !== undefined) return selection.question;
  if (selection.chosen) return t(WORDS.whereTo, { tiles: tilesLabel(selection.chosen.colour, selection.chosen.count) });
  if (selection.taking) return t(WORDS.choose);
  if (selection.tiling !== undefined && acting !== undefined) {
    const colour = bySeat(view.players, acting).lines[selection.tiling - 1]?.[0];
    return t(WORDS.chooseColumn, { line: selection.tiling, colour }, azulWords.terms);
  }
  return '';
}
