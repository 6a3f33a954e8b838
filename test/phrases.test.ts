// The texts for people in both languages: all of them printed to be read, their facts, their typography and their words.

import { describe, expect, it } from 'vitest';
import { type FoundPhrase, LANGUAGES, phrases, said } from './phrases.ts';

/** A phrase as a person reads it: hard spaces as they look, every way on a line of its own. */
function printed(phrase: FoundPhrase): string {
  const lines = LANGUAGES.flatMap((language) =>
    said(phrase, language).map((text, i) => `  ${i === 0 ? language : '  '}  ${text.replaceAll('\n', '\n      ')}`),
  );
  return [phrase.name, ...lines].join('\n');
}

/** All phrases by file. */
function everything(): string {
  const paths = [...new Set(phrases.map(({ path }) => path))];
  const chapters = paths.map((path) =>
    [`=== ${path}`, ...phrases.filter((phrase) => phrase.path === path).map(printed)].join('\n'),
  );
  return `${chapters.join('\n\n').replaceAll('\u00a0', '·')}\n`;
}

/** Where a pattern is found, as `path:line: text`. */
const found = (pattern: RegExp, among: readonly FoundPhrase[], languages = LANGUAGES): string[] =>
  among.flatMap((phrase) =>
    languages.flatMap((language) =>
      said(phrase, language)
        .filter((text) => pattern.test(prose(text)))
        .slice(0, 1)
        .map((text) => `${phrase.place}: ${text}`),
    ),
  );

/** A text without the JSON, flags and addresses that it quotes. */
const prose = (text: string): string => text.replace(/\{"[^\n]*\}+/g, '').replace(/"[a-z-]+"(:\w+)?/g, '');

describe('phrases', () => {
  it('read well: change them and look at what became of them (vitest -u)', async () => {
    expect(phrases.length).toBeGreaterThan(900);
    await expect(everything()).toMatchFileSnapshot('phrases.snap.txt');
  });

  it('tell the same facts in both languages', () => {
    const factsOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[}:|]/g)].map(([, fact]) => fact))].sort();
    const differing = phrases.filter(({ en, cs }) => String(factsOf(en)) !== String(factsOf(cs)));
    expect(differing.map(({ place }) => place)).toEqual([]);
  });

  it('have as many forms of a noun as the language', () => {
    const FORMS = { en: 2, cs: 3 };
    const wrong = phrases.filter((phrase) =>
      LANGUAGES.some((language) =>
        [...phrase[language].matchAll(/\{\w+\|([^}]*)\}/g)].some(
          ([, forms = '']) => forms.split('|').length !== FORMS[language],
        ),
      ),
    );
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });
});

describe('the typography of phrases', () => {
  it.each([
    ['a number and its noun, unit or sign can be torn apart', /\d×? [\p{L}×−%]/u],
    ['quotes are straight', /["']/],
    ['three dots stand for an ellipsis', /\.\.\./],
    ['a hyphen stands for a minus', /(^|[\s(])-\d/],
    ['a hyphen stands for a dash', / - (?!(for|pro|reads|čte)\b)/],
    ['two spaces follow each other', /\S {2,}\S/],
  ])('%s: nowhere', (_, pattern) => {
    expect(found(pattern, phrases.filter(isOneLine))).toEqual([]);
  });

  it.each([
    ['an ordinal', /\d\. \p{Ll}/u],
    ['a preposition', /(^|[\s(„])(?<!\d\s)[kvszouai] /i],
  ])('in Czech %s can be torn from its noun: nowhere', (_, pattern) => {
    expect(found(pattern, phrases.filter(isOneLine), ['cs'])).toEqual([]);
  });
});

describe('the words of phrases', () => {
  const within = (path: RegExp): readonly FoundPhrase[] => phrases.filter((phrase) => path.test(phrase.path));
  const AZUL = /\/azul(\.ts|\/)/;
  const QWIRKLE = /\/qwirkle(\.ts|\/)/;
  const OF_BOTH = phrases.filter(({ path }) => !AZUL.test(path) && !QWIRKLE.test(path));

  it.each([
    ['Azul', within(AZUL), ['cs'], /kostič|pytlí|mřížk/i],
    ['Qwirkle', within(QWIRKLE), ['cs'], /dlaždic|sáč[ek]|výloh|přípravn|podlah/i],
    ['both games', OF_BOTH, ['cs'], /dlaždic|sáč[ek]|výloh/i],
    [
      'any game',
      phrases,
      ['cs'],
      /passov|prémi|\bdes(k(a|y|u|ou|ách|ám|ami)|ek|ce)(?!\p{L})|hamižn|\bkrystal|vykládá|vyloži|po síti/iu,
    ],
    ['any game', phrases, ['cs'], /\b(tohohle|těchhle|tomuhle|tímhle|téhleté)\b/i],
    ['any game', phrases, ['en'], /\bgray\b|\bcolors?\b|\bcenter\b|, too\b|\bis to (move|draw|deal)\b|\bon turn\b/i],
  ] as const)('of %s are its own (%#)', (_, among, languages, foreign) => {
    expect(among.length).toBeGreaterThan(0);
    expect(found(foreign, among, languages)).toEqual([]);
  });

  it('call tiles by their own name where only one game has them', () => {
    // Hands are hidden and tiles traded in Qwirkle alone, and only its tiles can have letters on them.
    const OF_QWIRKLE = ['handOverWhy', 'ready', 'watchersSee', 'marks', 'marksAbout', 'trades', 'TRADES', 'details'];
    const others = OF_BOTH.filter(({ name }) => !OF_QWIRKLE.includes(name));
    expect(found(/kostič|pytlí/i, others, ['cs'])).toEqual([]);
  });

  it('have numbers for chairs only: players are players', () => {
    const CHAIRS = ['seat-taken', 'sitAt', 'moveTo', 'seatFor'];
    const others = phrases.filter(({ name }) => !CHAIRS.includes(name));
    const numbered = others.filter(({ en, cs }) => /\bseats? \{/i.test(en) || /\bmíst[aoe] \{/i.test(cs));
    expect(numbered.map(({ place }) => place)).toEqual([]);
  });
});

/** Long help texts are laid out by hand, with tables and examples of commands. */
const isOneLine = ({ en }: FoundPhrase): boolean => !en.includes('\n');
