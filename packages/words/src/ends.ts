// What happens at a table besides moves: somebody resigns, runs out of time, is back, or nobody plays on. English and Czech side by side.

import type { Fact, Outcome } from '@mozaika/kernel';
import { fill, type Language, type Phrases } from './phrase.ts';

/** By the reason of an outcome; `name` is whose going ended the match. Each goes on from “The match is over:”. */
const END_REASONS: Phrases = {
  resigned: { en: '{name} resigned', cs: '{name} to vzdává' },
  timeout: { en: '{name} ran out of time', cs: '{name} prohrává na čas' },
  abandoned: { en: 'nobody played on', cs: 'nikdo už nehraje dál' },
};

/** Whose going ended a match, in words; nothing if its rules ended it. */
export function endWords(
  { reason = '', gone = [] }: { readonly [field in 'reason' | 'gone']?: Outcome[field] | undefined },
  names: readonly string[],
  language: Language,
): string | undefined {
  const phrase = END_REASONS[reason];
  const [first] = gone;
  return phrase && fill(phrase, { name: (first && names[first.seat - 1]) ?? '' }, language);
}

/** By what a fact states. In a match of three or four who goes has not ended it. */
const FACTS: Phrases = {
  resigned: { en: '{name} has resigned', cs: '{name} to vzdává' },
  timeout: { en: '{name} has run out of time', cs: '{name} překračuje čas' },
  abandoned: { en: 'nobody plays on', cs: 'nikdo už nehraje dál' },
  left: { en: '{name} is away', cs: '{name} tu není' },
  bot: { en: 'a bot plays on for {name}', cs: '{name}: dál hraje bot' },
  hint: { en: '{name} asks for a hint', cs: '{name} si bere nápovědu' },
  back: { en: '{name} is back', cs: '{name} je zpátky' },
};

/** What a fact of a log says, in words; nothing of an undo, and of what only newer versions know. */
export function factWords(fact: Fact, names: readonly string[], language: Language): string | undefined {
  const key = fact.kind === 'end' ? fact.reason : fact.kind === 'resign' ? 'resigned' : fact.kind;
  const phrase = FACTS[key];
  const name = 'seat' in fact ? (names[fact.seat - 1] ?? '') : '';
  return phrase && fill(phrase, { name }, language);
}
