// What a refusal expected, in the reader's language: the kernel names types and ranges in English, forms in notation.

import type { Refusal } from '@mozaika/kernel';
import type { Language } from './words.ts';

const CZECH: readonly (readonly [RegExp, string])[] = [
  [/^a record: one JSON object$/, 'záznam: jeden objekt JSON'],
  [/^a JSON object$/, 'objekt JSON'],
  [/^an object$/, 'objekt'],
  [/^a string$/, 'text'],
  [/^a string of at most (\d+) characters.*$/, 'text o nejvýš $1 znacích, bez řídicích znaků'],
  [/^an array of strings$/, 'pole textů'],
  [/^an array$/, 'pole'],
  [/^a whole number$/, 'celé číslo'],
  [/^2 to 4 names$/, '2 až 4 jména'],
  [/^64 hexadecimal digits$/, '64 šestnáctkových číslic'],
  [/^one of (.*)$/, 'jedno z: $1'],
  [/^a seat 1 to (\d), each once$/, 'místo 1 až $1, každé jednou'],
  [/^a seat 1 to (\d)$/, 'místo 1 až $1'],
  [/^at most (\d+) characters$/, 'nejvýš $1 znaků'],
  [/^at most (\d+) levels of nesting$/, 'nejvýš $1 úrovní vnoření'],
  [/^the number of an earlier entry$/, 'číslo dřívější položky'],
  [/^"age", or no start$/, '"age", nebo chybět'],
  [/^at least 1$/, 'aspoň 1'],
  [/^more than 0$/, 'větší než 0'],
];

/** The refusal with what it expected translated, as far as there is something to translate. */
export function expectedIn(refusal: Refusal, language: Language): Refusal {
  const { expected } = refusal;
  if (language !== 'cs' || typeof expected !== 'string') return refusal;
  const found = CZECH.find(([english]) => english.test(expected));
  return found ? { ...refusal, expected: expected.replace(found[0], found[1]) } : refusal;
}
