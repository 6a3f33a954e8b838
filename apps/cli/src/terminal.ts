// The output of all commands: stdout for results, stderr for the rest; language, colours and width from the environment.

import { type Facts, fill, languageOf, type Phrase } from '@mozaika/words';
import { styleFor } from './text-style.ts';

const { MOZAIKA_LANG, LC_ALL, LANG } = process.env;
export const language = languageOf(MOZAIKA_LANG || LC_ALL || LANG || '');
export const style = styleFor(process.stdout);

const WIDTH_WITHOUT_SCREEN = 100;
export const screenWidth = (): number => process.stdout.columns || WIDTH_WITHOUT_SCREEN;

/** Hard spaces are for pages: terminals wrap anywhere, and `grep` should find what one reads. */
const forTerminal = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A line of results, on stdout. */
export const print = (line: string): void => {
  process.stdout.write(`${forTerminal(line)}\n`);
};

export const printJson = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

/** A line that is no result, on stderr: what went wrong, or what is left out. */
export const printError = (line: string): void => {
  process.stderr.write(`${forTerminal(line)}\n`);
};

/** A phrase in the reader's language. */
export const t = (phrase: Phrase, facts: Facts = {}): string => forTerminal(fill(phrase, facts, language));
