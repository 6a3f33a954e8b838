// A step of a match in words: who did what, and what followed.

import { parseSeat, type Seat } from '@mozaika/kernel';
import { actionWords, eventWords, type Language, type Vocabulary, withNames } from '@mozaika/words';
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
  const texts = events.map((event) => eventWords(event, names, language, vocabulary));
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

/** The points that only the end of a match brings: events of types that no step before the last one had. */
export function finalScoring(steps: readonly Step[]): Step['events'] {
  const last = steps.at(-1);
  if (!last) return [];
  const before = new Set(steps.slice(0, -1).flatMap(({ events }) => events.map(({ type }) => type)));
  return last.events.filter(({ type, points }) => !before.has(type) && points !== undefined && points !== 0);
}
