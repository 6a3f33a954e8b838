// A step of a match in words: who did what, and what followed.

import { parseSeat, type Seat } from '@mozaika/kernel';
import { actionWords, eventWords, type Language, type Vocabulary, vocabularyAfter, withNames } from '@mozaika/words';
import type { Step } from '../games/contract.ts';

export interface StepText {
  /** The seat that acted; nothing for chance. */
  readonly seat: Seat | undefined;
  readonly notation: string;
  readonly words: string;
  readonly events: readonly string[];
}

export function describeStep(
  { action, events }: Step,
  names: readonly string[],
  language: Language,
  vocabulary: Vocabulary,
): StepText {
  const [actor = ''] = action.split(' ', 1);
  const notation = action.slice(actor.length + 1);
  const after = vocabularyAfter(vocabulary, notation);
  const texts = events.map((event) => eventWords(event, names, language, after));
  return {
    seat: parseSeat(actor),
    notation,
    words: actionWords(notation, language, withNames(vocabulary, names)),
    events: texts.filter((text) => text !== undefined),
  };
}

/** A step in one sentence, for screen readers. */
export function stepSentence(step: Step, names: readonly string[], language: Language, vocabulary: Vocabulary): string {
  const { seat, words, events } = describeStep(step, names, language, vocabulary);
  const action = seat === undefined ? words : `${names[seat - 1]} ${words}`;
  return [action, ...events].map((part) => `${part[0]?.toUpperCase() ?? ''}${part.slice(1)}.`).join(' ');
}

/** A step in one line for those who see the board: who did what, and what it brought to whom. */
export function stepCaption(step: Step, names: readonly string[], language: Language, vocabulary: Vocabulary): string {
  const { seat, words } = describeStep(step, names, language, vocabulary);
  const action = seat === undefined ? words : `${names[seat - 1]} ${words}`;
  const gains = names.flatMap((name, i) => {
    const points = step.events.reduce((sum, event) => (event.seat === i + 1 ? sum + (event.points ?? 0) : sum), 0);
    return points === 0 ? [] : `${name} ${points > 0 ? `+${points}` : `−${-points}`}`;
  });
  return `${action.slice(0, 1).toUpperCase()}${action.slice(1)}.${gains.length > 0 ? ` ${gains.join(', ')}.` : ''}`;
}
