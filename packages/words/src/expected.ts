// What a refusal expected, in words: one row for each kind of expectation.

import type { Expected, Json, JsonType } from '@mozaika/kernel';
import { fill, type Language, type Phrase } from './phrase.ts';

type Of<Kind extends Expected['kind']> = Extract<Expected, { readonly kind: Kind }>;

const TYPES: { readonly [Type in JsonType]: Phrase } = {
  object: { en: 'an object', cs: 'objekt' },
  array: { en: 'a list', cs: 'pole' },
  strings: { en: 'a list of texts', cs: 'pole textů' },
  string: { en: 'a text', cs: 'text' },
  number: { en: 'a number', cs: 'číslo' },
  integer: { en: 'a whole number', cs: 'celé číslo' },
  boolean: { en: 'true or false', cs: 'true, nebo false' },
  null: { en: 'null', cs: 'null' },
};

const AT_LEAST: { readonly [Unit in Of<'length'>['of']]: Phrase } = {
  characters: { en: 'at least {least|character|characters}', cs: 'aspoň {least|znak|znaky|znaků}' },
  entries: { en: 'at least {least|entry|entries}', cs: 'aspoň {least|položka|položky|položek}' },
  levels: { en: 'at least {least|level|levels} of nesting', cs: 'aspoň {least|úroveň|úrovně|úrovní} vnoření' },
};
const AT_MOST: { readonly [Unit in Of<'length'>['of']]: Phrase } = {
  characters: { en: 'at most {most|character|characters}', cs: 'nejvýš {most|znak|znaky|znaků}' },
  entries: { en: 'at most {most|entry|entries}', cs: 'nejvýš {most|položka|položky|položek}' },
  levels: { en: 'at most {most|level|levels} of nesting', cs: 'nejvýš {most|úroveň|úrovně|úrovní} vnoření' },
};

const OR: Phrase = { en: ' or ', cs: ' nebo ' };

/** By kind: the phrase, or several that are joined by a comma. */
const PHRASES: { readonly [Kind in Expected['kind']]: (expected: Of<Kind>, language: Language) => readonly Phrase[] } =
  {
    record: () => [{ en: 'a record: one JSON object', cs: 'záznam: jeden objekt JSON' }],
    type: ({ type }) => [TYPES[type]],
    names: () => [{ en: '{least} to {most} names', cs: '{least} až {most} jména' }],
    text: () => [
      { en: 'a text of at most {most|character|characters}', cs: 'text, nejvýš {most|znak|znaky|znaků}' },
      { en: 'without control characters', cs: 'bez řídicích znaků' },
    ],
    length: ({ of, least, most }) => [
      ...(least === undefined ? [] : [AT_LEAST[of]]),
      ...(most === undefined ? [] : [AT_MOST[of]]),
    ],
    number: ({ least, most, above }) => [
      ...(above === undefined ? [] : [{ en: 'more than {above}', cs: 'větší než {above}' }]),
      ...(least === undefined ? [] : [{ en: 'at least {least}', cs: 'aspoň {least}' }]),
      ...(most === undefined ? [] : [{ en: 'at most {most}', cs: 'nejvýš {most}' }]),
    ],
    hex: () => [
      {
        en: '{digits|hexadecimal digit|hexadecimal digits}',
        cs: '{digits|šestnáctková číslice|šestnáctkové číslice|šestnáctkových číslic}',
      },
    ],
    seat: () => [{ en: 'a player from 1 to {most}', cs: 'číslo hráče od 1 do {most}' }],
    'new-seat': () => [{ en: 'a player from 1 to {most}, each once', cs: 'číslo hráče od 1 do {most}, každé jednou' }],
    'one-of': ({ values, optional }) => [
      values.length === 1 ? { en: '{values}', cs: '{values}' } : { en: 'one of {values}', cs: 'jedno z: {values}' },
      ...(optional ? [{ en: 'or absent', cs: 'nebo chybět' }] : []),
    ],
    'any-of': ({ choices }, language) => {
      const text = choices.map((choice) => describeExpected(choice, language)).join(OR[language]);
      return [{ en: text, cs: text }];
    },
    form: () => [{ en: '{examples}', cs: '{examples}' }],
    'earlier-entry': () => [{ en: 'the number of an earlier entry', cs: 'číslo dřívější položky' }],
    nothing: () => [{ en: 'absent', cs: 'vynecháno' }],
  };

export const isExpected = (value: Json | undefined): value is Expected =>
  typeof value === 'object' && value !== null && 'kind' in value && Object.hasOwn(PHRASES, String(value['kind']));

export function describeExpected(expected: Expected, language: Language): string {
  const phrases = PHRASES[expected.kind] as (expected: Expected, language: Language) => readonly Phrase[];
  const facts = {
    ...expected,
    ...('values' in expected && { values: expected.values.map((value) => quoted(value, language)) }),
  };
  return phrases(expected, language)
    .map((phrase) => fill(phrase, facts, language))
    .join(', ');
}

const QUOTE: Phrase = { en: '“{value}”', cs: '„{value}“' };
const quoted = (value: Json, language: Language): string =>
  typeof value === 'string' ? fill(QUOTE, { value }, language) : String(value);
