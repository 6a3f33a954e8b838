// The hint: one sentence that says what is to be done now, or why something was not possible.

import type { AzulView } from '@mozaika/azul';
import { azulWords } from '@mozaika/words/azul';
import { t } from '../../ui/language.svelte.ts';
import type { BoardProps } from '../contract.ts';
import type { Hand } from './selection.svelte.ts';
import { decisionName, tilesOf } from './aria-labels.ts';
import { WORDS } from './words.ts';

export function hintFor({ view, acting }: BoardProps<AzulView>, hand: Hand): string {
  if (hand.note !== undefined) return hand.note;
  if (hand.sent !== undefined) return '';
  if (hand.pending !== undefined) return decisionName(view, hand.pending);
  if (hand.chosen) return t(WORDS.whereTo, { tiles: tilesOf(hand.chosen.colour, hand.chosen.count) });
  if (hand.taking) return t(WORDS.choose);
  if (hand.tiling !== undefined && acting !== undefined) {
    const colour = view.players[acting - 1].lines[hand.tiling - 1][0];
    return t(WORDS.chooseColumn, { line: hand.tiling, colour }, azulWords.terms);
  }
  return '';
}
