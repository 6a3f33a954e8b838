// An error in how the command was called: one sentence in the reader's language and exit status 2, never a stack trace.

import type { Facts, Phrase } from '@mozaika/words';
import { language, t } from './terminal.ts';

export class UsageError extends Error {
  constructor(phrase: Phrase, facts: Facts = {}) {
    super(t(phrase, facts));
  }
}

const OR: Phrase = { en: 'or', cs: 'nebo' };

/** "a, b or c": the choices that would have been right. */
export const oneOf = (choices: readonly string[]): string =>
  choices.length < 2
    ? choices.join('')
    : `${choices.slice(0, -1).join(', ')} ${OR[language]} ${choices[choices.length - 1]}`;
