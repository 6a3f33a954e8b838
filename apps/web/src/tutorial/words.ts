// What the tutorial says around its steps.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  title: { en: 'Learn {game}', cs: 'Nauč se {game}' },
  stepOf: { en: 'Step {step} of {steps}', cs: 'Krok {step} z {steps}' },
  showMe: { en: 'Show me', cs: 'Ukázat' },
  takeBack: { en: 'Take it back', cs: 'Vzít zpátky' },
  next: { en: 'Next', cs: 'Další' },
  finish: { en: 'Finish', cs: 'Dokončit' },
  previousStep: { en: 'Previous step', cs: 'Předchozí krok' },
  skipStep: { en: 'Skip this step', cs: 'Přeskočit krok' },
  done: { en: 'You know how to play.', cs: 'A umíš hrát.' },
  play: { en: 'Play the gentlest bot', cs: 'Hrát s nejmírnějším botem' },
  rules: { en: 'All the rules', cs: 'Celá pravidla' },
  again: { en: 'From the start', cs: 'Od začátku' },
  right: { en: 'Right.', cs: 'Správně.' },
  notYet: { en: 'Not this time.', cs: 'Tohle teď ne.' },
  opponent: { en: 'Ota', cs: 'Ota' },
} satisfies Phrases;
