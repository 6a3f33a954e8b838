// What the list of moves says besides moves: who resigned, ran out of time, is back.

import type { FoldedLog } from '@mozaika/kernel';
import { factWords, type Language } from '@mozaika/words';
import { withoutStandIn } from './names.ts';
import type { Moment } from './timeline.ts';

/** A sentence about the table, told at a moment. */
export interface TableNote {
  readonly moment: Moment;
  readonly words: string;
}

export function tableNotes({ notes }: FoldedLog, names: readonly string[], language: Language): readonly TableNote[] {
  const people = names.map(withoutStandIn);
  return notes.flatMap(({ before, fact }) => {
    const words = factWords(fact, people, language);
    return words === undefined ? [] : [{ moment: before, words }];
  });
}

/** The notes between two moments: after the first, not after what comes at the second. */
export const notesBetween = (notes: readonly TableNote[], from: Moment, to: Moment): readonly TableNote[] =>
  notes.filter(({ moment }) => moment >= from && moment < to);
