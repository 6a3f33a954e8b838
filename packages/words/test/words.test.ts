// Every code has a sentence in both languages, with all its facts filled in

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameEvent, parseFact, parseRecord } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azulWords } from '../src/azul.ts';
import { editionName, editionPhrase } from '../src/editions.ts';
import { qwirkleWords } from '../src/qwirkle.ts';
import {
  actionWords,
  COMMON_CODES,
  eventWords,
  factWords,
  fill,
  type Language,
  languageOf,
  reasonWords,
  refusalSentence,
  type Vocabulary,
  vocabularyAfter,
  vocabularyFor,
  withNames,
} from '../src/words.ts';

const LANGUAGES: readonly Language[] = ['en', 'cs'];
const PACKAGES = join(import.meta.dirname, '../../../packages');

/** The codes that the sources of a package name: `code: 'x'` and `refuse('x'`. */
function codesIn(name: string): string[] {
  const folder = join(PACKAGES, name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const texts = files
    .filter((file) => !file.startsWith('laws'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:\bcode: |\brefuse\()'([a-z-]+)'/g)].map(([, code = '']) => code),
  );
}

/** A text with plain spaces, to compare it with one that a person typed. */
const soft = (text: string): string => text.replaceAll('\u00a0', ' ');

const told = (code: string, vocabulary: Vocabulary): boolean =>
  code in vocabulary.refusals || COMMON_CODES.includes(code);

describe('refusals', () => {
  it('of the kernel have a sentence', () => {
    expect(codesIn('kernel').filter((code) => !COMMON_CODES.includes(code))).toEqual([]);
  });

  it('of Azul have a sentence', () => {
    expect(codesIn('azul').length).toBeGreaterThan(10);
    expect(codesIn('azul').filter((code) => !told(code, azulWords))).toEqual([]);
  });

  it('of Qwirkle have a sentence', () => {
    expect(codesIn('qwirkle').length).toBeGreaterThan(10);
    expect(codesIn('qwirkle').filter((code) => !told(code, qwirkleWords))).toEqual([]);
  });

  it('have no sentence for a code that is gone', () => {
    expect(Object.keys(azulWords.refusals).filter((code) => !codesIn('azul').includes(code))).toEqual([]);
  });

  it('without a sentence are told with their facts', () => {
    expect(refusalSentence({ code: 'odd-thing', line: 3, seats: [1, 2] }, 'en')).toBe('odd-thing: line 3, seats 1, 2.');
    expect(refusalSentence({ code: 'odd-thing' }, 'cs')).toBe('odd-thing.');
  });

  it('are concrete', () => {
    const refusal = { code: 'line-holds-other-colour', line: 2, holds: 'B', colour: 'R' };
    expect(soft(refusalSentence(refusal, 'en', azulWords))).toBe('Line 2 already holds blue, so red can’t go there.');
    expect(soft(refusalSentence(refusal, 'cs', azulWords))).toBe('V řadě 2 už je modrá, červenou do ní nedáš.');
  });
});

describe('actions', () => {
  it.each([
    ['start 2', 'player 2 starts'],
    ['deal BBYR YYKW BRRK KWWW BYRK', 'the displays are filled'],
    ['3B2', 'takes blue from display 3 into line 2'],
    ['3BF', 'takes blue from display 3 to the floor'],
    ['CR5', 'takes red from the centre into line 5'],
    ['CRF', 'takes red from the centre to the floor'],
    ['tile 3>4', 'moves a tile from line 3 to column 4 of the wall'],
    ['tile 3>F', 'can’t place the tile of line 3 anywhere and clears the whole line'],
    ['3X2', '3X2'],
  ])('of Azul: %s', (text, sentence) => {
    expect(soft(actionWords(text, 'en', azulWords))).toBe(sentence);
  });

  it.each([
    ['start 2', 'player 2 opens'],
    ['pass', 'has nothing to play and passes'],
    ['fold', 'fold'],
  ])('of Qwirkle: %s', (text, sentence) => {
    expect(soft(actionWords(text, 'en', qwirkleWords))).toBe(sentence);
  });
});

describe('events', () => {
  const told = (count: number, lost: number, language: Language, vocabulary = azulWords) =>
    soft(
      eventWords({ type: 'fell', seat: 2, count, lost } as GameEvent, ['Anna', 'Karel'], language, vocabulary) ?? '',
    );

  it.each([
    [2, 0, 'Karel drops 2 tiles to the floor', 'Karel: 2 dlaždice na podlahu'],
    [
      5,
      1,
      'Karel drops 4 tiles to the floor, which is full now: 1 more goes into the lid',
      'Karel: 4 dlaždice na podlahu, a protože už je plná, 1 další do víka',
    ],
    [3, 3, 'the floor of Karel is full: 3 tiles go into the lid', 'Karel má podlahu plnou: 3 dlaždice jdou do víka'],
  ])('tell where %i tiles fell of which %i were lost', (count, lost, en, cs) => {
    expect(LANGUAGES.map((language) => told(count, lost, language))).toEqual([en, cs]);
  });

  it('know the edition', () => {
    const mini = vocabularyFor(azulWords, { board: 'gray', edition: 'mini' });
    expect(told(1, 1, 'en', mini)).toBe('the floor of Karel is full: 1 tile goes into the box');
    expect(told(5, 5, 'cs', mini)).toBe('Karel má podlahu plnou: 5 dlaždic jde do krabice');
    expect(told(1, 1, 'en', vocabularyFor(azulWords, { board: 'gray' }))).toContain('into the lid');
  });

  it('tell a tiling once: after the move that says where, only what it brought', () => {
    const tiled = { type: 'tiled', seat: 2, row: 3, column: 4, colour: 'R', points: 2 } as GameEvent;
    const words = (action: string) =>
      soft(eventWords(tiled, ['Anna', 'Karel'], 'en', vocabularyAfter(azulWords, action)) ?? '');
    expect(words('tile 3>4')).toBe('2 points');
    expect(words('CR3')).toBe('Karel places red in row 3, column 4: 2 points');
  });

  it('tell what the floor costs', () => {
    const event: GameEvent = { type: 'floor', seat: 1, points: -3 };
    expect(soft(eventWords(event, ['Anna'], 'cs', azulWords) ?? '')).toBe('Anna ztrácí za podlahu 3 body');
    expect(eventWords({ ...event, points: 0 }, ['Anna'], 'cs', azulWords)).toBeUndefined();
  });
});

describe('reasons', () => {
  it('are told, or named', () => {
    const ended = (reason: string) => reasonWords({ reason }, ['Anna', 'Karel'], 'cs', azulWords);
    expect(ended('stalled')).toBe('5\u00a0kol po sobě nikdo nepoložil dlaždici na stěnu');
    expect(ended('bored')).toBe('bored');
    expect(ended('abandoned')).toBe('nikdo už nehraje dál');
  });

  it.each([
    ['! end timeout 2', 'Karel has run out of time', 'Karel překračuje čas'],
    ['! resign 2', 'Karel has resigned', 'Karel to vzdává'],
    ['! back 1', 'Anna is back', 'Anna je zpátky'],
    ['! undo 3', undefined, undefined],
    ['! news', undefined, undefined],
  ])('tell what happened at the table: “%s”', (entry, en, cs) => {
    const fact = parseFact(entry);
    const told = (language: 'en' | 'cs') => fact && factWords(fact, ['Anna', 'Karel'], language);
    expect([told('en'), told('cs')]).toEqual([en, cs]);
  });

  it.each([
    ['resigned', 'Karel resigned', 'Karel to vzdává'],
    ['timeout', 'Karel ran out of time', 'Karel prohrává na čas'],
  ] as const)('tell who ended a match: %s', (reason, en, cs) => {
    const told = (language: 'en' | 'cs') =>
      reasonWords({ reason, gone: [{ seat: 2, reason }] }, ['Anna', 'Karel'], language, azulWords);
    expect([told('en'), told('cs')]).toEqual([en, cs]);
  });
});

describe('phrases', () => {
  const points = { en: '{points|point|points}', cs: '{points|bod|body|bodů}' };

  it.each([
    [1, '1 point', '1 bod'],
    [2, '2 points', '2 body'],
    [5, '5 points', '5 bodů'],
    [0, '0 points', '0 bodů'],
  ])('count %i in the right form', (number, en, cs) => {
    const words = LANGUAGES.map((language) => soft(fill(points, { points: number }, language)));
    expect(words).toEqual([en, cs]);
  });

  it.each([
    ['numbers and nouns', { en: 'all 108 tiles', cs: 'všech 108 kostiček' }, 'all 108_tiles', 'všech 108_kostiček'],
    ['numbers and units', { en: '{n} s a move', cs: '{n} s za tah' }, '5_s a move', '5_s_za tah'],
    ['products', { en: '{n} × 2 = 10', cs: '{n}× modrou' }, '5_×_2 = 10', '5×_modrou'],
    ['penalties', { en: '−1 −1 −2', cs: '−1 −1 −2' }, '−1_−1_−2', '−1_−1_−2'],
    [
      'ordinals',
      { en: 'no. {n}. So', cs: 'V {n}. řadě 17. 11., a to 5. Tak' },
      'no. 5. So',
      'V_5._řadě 17._11., a_to 5. Tak',
    ],
    ['prepositions', { en: 'a I', cs: 's ní a k „V domě“' }, 'a I', 's_ní a_k_„V_domě“'],
    ['no facts', { en: '“{text}”', cs: '„{text}“' }, '“1 tile 2>3 k ní”', '„1 tile 2>3 k ní“'],
  ])('bind %s with hard spaces', (_, phrase, en, cs) => {
    const facts = { n: 5, text: '1 tile 2>3 k ní' };
    const words = LANGUAGES.map((language) => fill(phrase, facts, language).replaceAll('\u00a0', '_'));
    expect(words).toEqual([en, cs]);
  });

  it('have a minus in numbers below zero', () => {
    expect(soft(fill(points, { points: -2 }, 'cs'))).toBe('−2 body');
  });

  it('follow the environment', () => {
    expect(['cs_CZ.UTF-8', 'cs-CZ', 'CS', 'en_GB', 'de', ''].map(languageOf)).toEqual([
      'cs',
      'cs',
      'cs',
      'en',
      'en',
      'en',
    ]);
  });
});

describe('a vocabulary', () => {
  const discarded = { en: 'goes {discard:into}', cs: 'jde {discard:into}' };
  const words: Vocabulary = { ...azulWords, refusals: { discarded } };

  it.each([
    ['lid', 'goes into the lid', 'jde do víka'],
    ['box', 'goes into the box', 'jde do krabice'],
  ])('knows where the tiles of a match go: %s', (discard, ...sentences) => {
    const known = vocabularyFor({ ...words, factsOf: () => ({ discard }) }, {});
    expect(LANGUAGES.map((language) => refusalSentence({ code: 'discarded' }, language, known))).toEqual(sentences);
  });

  it('has facts without options, and those of a phrase come first', () => {
    expect(refusalSentence({ code: 'discarded' }, 'en', words)).toBe('goes into the lid');
    expect(refusalSentence({ code: 'discarded', discard: 'box' }, 'en', words)).toBe('goes into the box');
  });

  it('tells players by their names, or by their numbers', () => {
    const turn = { en: '{seat:Player}: {seats:players}', cs: '{seat:Player}: {seats:players}' };
    const nameless: Vocabulary = { ...azulWords, refusals: { turn } };
    const refusal = { code: 'turn', seat: 2, seats: [1, 2, 3] };
    expect(soft(refusalSentence(refusal, 'en', nameless))).toBe('Player 2: player 1, player 2 or player 3');
    expect(soft(refusalSentence(refusal, 'cs', withNames(nameless, ['Anna', 'Karel'])))).toBe(
      'Karel: Anna, Karel nebo hráč 3',
    );
  });
});

describe('editions', () => {
  it('have a name in both languages', () => {
    expect(LANGUAGES.map((language) => editionName('azul-mini-gray', language))).toEqual([
      'Azul Mini: grey side',
      'Azul Mini: šedá strana',
    ]);
    expect(editionName('pebbles', 'cs')).toBe('pebbles');
    expect(editionPhrase('qwirkle')).toEqual({ en: 'Qwirkle', cs: 'Qwirkle' });
  });
});

describe('what was expected', () => {
  const wrong: [string, object][] = [
    ['a record that is a list', []],
    ['another format', { format: 'other/1' }],
    ['a game that is a number', { format: 'mozaika/1', game: 1 }],
    ['one player', { format: 'mozaika/1', game: 'azul', players: ['a'] }],
    ['a nameless player', { format: 'mozaika/1', game: 'azul', players: ['a', 1] }],
    ['rules that are no number', { format: 'mozaika/1', game: 'azul', players: ['a', 'b'], rules: 1.5 }],
    ['no actions', { format: 'mozaika/1', game: 'azul', players: ['a', 'b'] }],
    ['an action that is a number', { format: 'mozaika/1', game: 'azul', players: ['a', 'b'], actions: [1] }],
  ];
  it.each(wrong)('is told in Czech: %s', (_, json) => {
    const refused = parseRecord(JSON.stringify(json));
    const sentence = refused.ok ? 'read' : refusalSentence(refused.refusal, 'cs');
    expect(sentence).toMatch(/^(Pole|Tohle) /);
    expect(sentence).not.toMatch(/ (an?|string|object|names|number|at most)[ .,]/);
  });
});
