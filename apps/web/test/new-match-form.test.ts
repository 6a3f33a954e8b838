// What is kept between visits may be anything, names included: the start screen always has a sound form.

import { azul } from '@mozaika/azul';
import { LEVELS } from '@mozaika/bots';
import { type Game, type Json, latestRules, open, RECORD_FORMAT, readRecord } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, EDITIONS, editionOf, editionTitle } from '../src/games/catalogue.ts';
import { namelessName, seatedPlayers, shownPlayers, tidyName } from '../src/match/names.ts';
import { DEFAULT_FORM, optionsOf, readForm, setupOf, storedForm } from '../src/new-match/new-match-form.ts';
import { tappedOrder, withoutSeat } from '../src/new-match/opening-choice.ts';
import { nameParts } from '../src/ui/name-parts.ts';
import { readPreferences } from '../src/ui/preferences.ts';

const games: readonly Game[] = [azul, qwirkle];

function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`no rules of ${id}`);
  return game;
}
const call = (seat: number) => `Player ${seat}`;

describe('the catalogue', () => {
  it.each(CATALOGUE.map(({ id, rules }) => [id, rules] as const))('has the newest rules of %s', (id, rules) => {
    expect(rules).toBe(latestRules(gameOf(id)));
  });

  it.each(CATALOGUE)('offers the editions that the rules of $id have, in their order', ({ id, editions }) => {
    expect(editions.map((edition) => ({ id: edition.id, options: edition.options }))).toEqual(gameOf(id).editions);
  });

  it.each([
    ['azul', { board: 'coloured' }, 'azul'],
    ['azul', { board: 'coloured', start: 2 }, 'azul'],
    ['azul', { board: 'gray', edition: 'azul' }, 'azul-gray'],
    ['azul', { edition: 'mini', board: 'gray', start: 1 }, 'azul-mini-gray'],
    ['azul', { board: 'crystal-x2', edition: 'crystal-mosaic' }, 'crystal-mosaic-x2'],
    ['qwirkle', { ages: [2, 1] }, 'qwirkle'],
    ['qwirkle', { start: 'age' }, 'qwirkle'],
    ['azul', {}, undefined],
    ['azul', null, undefined],
    ['chess', {}, undefined],
  ])('knows the edition of a match of %s with the options %o: %s', (game, options, edition) => {
    expect(editionOf(game, options)?.id).toBe(edition);
  });

  it('calls a match by its edition, and by its game where there is none', () => {
    expect(editionTitle('azul', { board: 'gray', edition: 'mini' }).cs).toBe('Azul Mini: šedá strana');
    expect(editionTitle('azul', null).en).toBe('Azul');
    expect(editionTitle('chess', null).en).toBe('chess');
  });

  it('has a picture of its own for every edition', () => {
    const pictures = EDITIONS.map(({ edition }) => edition.art?.());
    expect(new Set(pictures).size).toBe(EDITIONS.length);
    expect(pictures).not.toContain(undefined);
  });

  it.each(CATALOGUE)('has every edition of $id in a box', async ({ editions, loadBoxes }) => {
    const boxes = (await loadBoxes?.())?.default ?? [];
    expect(boxes.flatMap((box) => box.editions)).toEqual(editions.map(({ id }) => id));
  });
});

describe('a form', () => {
  const odd: readonly (Json | undefined)[] = [
    undefined,
    null,
    7,
    'azul',
    [],
    { game: 'chess', seats: 'many', variants: 3 },
    { game: 'constructor', seats: [{ who: 'person' }, { who: 'emperor' }] },
    { game: 'azul', seats: [{ who: 'person', name: 5 }], variants: { azul: 99 } },
    { edition: 'azul-maxi', opening: { seat: 7, ages: [1, 1] } },
    { edition: 'azul', opening: { seat: 4 } },
    { edition: 'qwirkle', opening: { ages: [4, 3, 2, 1] } },
    { edition: 'qwirkle', opening: { ages: 'old' } },
  ];

  it.each(odd)('is sound whatever was kept: %o', (kept) => {
    const form = readForm(kept);
    const { players, ...header } = setupOf(form, call);
    const opened = open(gameOf(header.game), {
      format: RECORD_FORMAT,
      ...header,
      players: players.map(({ name }) => name),
      actions: [],
    });
    expect(opened.ok).toBe(true);
  });

  it('comes back as it was kept', () => {
    const form = readForm({
      game: 'azul',
      variants: { azul: 2, qwirkle: 0 },
      seats: [
        { who: 'master', name: '' },
        { who: 'person', name: 'Žofie' },
        { who: 'person', name: '' },
      ],
    });
    expect(readForm(storedForm(form))).toEqual(form);
    expect(setupOf(form, call)).toMatchObject({
      game: 'azul',
      options: { board: 'crystal-x2' },
      players: [{ name: 'master', bot: 'master' }, { name: 'Žofie' }, { name: 'Player 3' }],
    });
  });

  it('says who begins in the words of its game, and nothing where chance decides', () => {
    const seats = ['person', 'person', 'master', 'person'].map((who) => ({ who, name: '' }));
    const opening = { seat: 2, ages: [4, 1] };
    const optionsWith = (edition: string) => optionsOf(readForm({ edition, seats, opening }));
    expect(optionsWith('azul-mini')).toEqual({ board: 'coloured', edition: 'mini', start: 2 });
    expect(optionsWith('qwirkle')).toEqual({ ages: [4, 1, 2, 3] });
    expect(optionsOf(readForm({ edition: 'qwirkle', seats }))).toEqual({});
    const form = readForm({ edition: 'qwirkle', seats, opening });
    expect(readForm(storedForm(form))).toEqual(form);
  });

  it('keeps what was said of people when somebody before them leaves', () => {
    expect(withoutSeat({ seat: 3, ages: [3, 1, 2] }, 2)).toEqual({ seat: 2, ages: [2, 1] });
    expect(withoutSeat({ seat: 2, ages: [1] }, 2)).toEqual({ ages: [1] });
    expect(withoutSeat({}, 1)).toEqual({});
  });

  it('orders people by age tap by tap', () => {
    expect(tappedOrder([3], [1, 2, 3])).toEqual([3, 1, 2]);
    expect(tappedOrder([3, 2], [3, 1, 2])).toEqual([3, 2, 1]);
  });

  it('has the level that a stored name means now', () => {
    const seats = [
      { who: 'beginner', name: '' },
      { who: 'casual', name: '' },
    ];
    expect(readForm({ game: 'azul', seats }).seats.map(({ who }) => who)).toEqual(['regular', 'practised']);
  });

  it('starts with a person and the weakest bot', () => {
    expect(DEFAULT_FORM.seats.map(({ who }) => who)).toEqual(['person', LEVELS[0]]);
  });
});

describe('a name', () => {
  it('of the only person at the screen is “you” on the boards, unless they typed one', () => {
    const players = [1, 2].map((seat) => ({ seat: seat === 1 ? 1 : 2, name: namelessName(seat, 'en') }) as const);
    const shown = (mine: readonly (1 | 2)[]) => seatedPlayers(players, mine, 'cs').map(({ name }) => name);
    expect(shown([1])).toEqual(['Ty', 'Player 2']);
    expect(shown([1, 2])).toEqual(['Player 1', 'Player 2']);
    expect(seatedPlayers([{ seat: 1, name: 'Žofie' }], [1], 'cs')[0]?.name).toBe('Žofie');
  });

  it.each([
    ['Newcomer 2', 'Newcomer', '2'],
    ['Anna (bot)', 'Anna', '(bot)'],
    ['Anna (bot) 2', 'Anna', '(bot) 2'],
    ['Příležitostný hráč', 'Příležitostný hráč', ''],
    ['7', '7', ''],
  ])('%s keeps its telling end where there is little room', (name, head, tail) => {
    expect(nameParts(name)).toEqual({ head, tail });
  });

  it.each([
    ['  Anna  ', 'Anna'],
    ['Anna\u0000\n\tBára', 'Anna Bára'],
    ['\ud83d', ''],
    ['', ''],
    ['👩‍👩‍👧‍👦'.repeat(300), '👩‍👩‍👧‍👦'.repeat(9)],
    ['x'.repeat(300), 'x'.repeat(30)],
  ])('%j becomes %j', (typed, tidy) => {
    expect(tidyName(typed)).toBe(tidy);
  });

  it.each(['👩‍👩‍👧‍👦'.repeat(300), `${'é'.repeat(400)}`, '\u200f\u202e'.repeat(90), '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(40)])(
    'is one that a record takes, whatever was typed',
    (typed) => {
      const record = { format: RECORD_FORMAT, game: 'azul', players: [tidyName(typed), 'B'], actions: [] };
      expect(readRecord(record).ok).toBe(true);
    },
  );

  it('is numbered where two are equal, and a bot’s follows the language', () => {
    const players = [
      { seat: 1, name: 'occasional', bot: 'occasional' },
      { seat: 2, name: 'occasional', bot: 'occasional' },
      { seat: 3, name: 'Jan' },
    ] as const;
    expect(shownPlayers(players, 'cs').map(({ name }) => name)).toEqual([
      'Příležitostný hráč 1',
      'Příležitostný hráč 2',
      'Jan',
    ]);
    expect(shownPlayers(players, 'en').map(({ name }) => name)).toEqual([
      'Occasional player 1',
      'Occasional player 2',
      'Jan',
    ]);
  });
});

describe('preferences', () => {
  it('are guessed from the browser’s languages', () => {
    expect(readPreferences(undefined, ['cs-CZ', 'en']).language).toBe('cs');
    expect(readPreferences(undefined, ['de', 'cs']).language).toBe('cs');
    expect(readPreferences(undefined, ['sk', 'de']).language).toBe('en');
    expect(readPreferences(undefined, []).language).toBe('en');
  });

  it('keep what was kept and mend what is odd', () => {
    const kept = { language: 'cs', theme: 'pink', sounds: 'loud', confirm: false };
    expect(readPreferences(kept, ['en'])).toEqual({
      language: 'cs',
      theme: 'system',
      table: 'plaster',
      tiles: 'glazed',
      sounds: true,
      pace: 'normal',
      confirm: 'never',
      notation: false,
      marks: false,
      talk: true,
    });
  });
});
