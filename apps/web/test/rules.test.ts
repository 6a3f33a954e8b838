// The rules pages: every example can be tried and brings what its text says, and every ruling is told.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { azul, BOARDS } from '@mozaika/azul';
import type { Game } from '@mozaika/kernel';
import { COLOURS, qwirkle, SHAPES } from '@mozaika/qwirkle';
import type { Phrase } from '@mozaika/words';
import { describe, expect, it } from 'vitest';
import { boardsTable } from '../src/games/azul/rules/boards.ts';
import azulPage from '../src/games/azul/rules/page.ts';
import { hole, lastTile } from '../src/games/qwirkle/rules/examples.ts';
import qwirklePage from '../src/games/qwirkle/rules/page.ts';
import { MATCH, sampleMatch } from '../src/games/qwirkle/rules/sample-match.ts';
import { deckOf, placeOf } from '../src/rules/deck.ts';
import { examplesOf, lessonsIn, type RulesPage } from '../src/rules/page.ts';
import { answerTo, openTrial, playTrial, pointsOf, tidyMove } from '../src/rules/trial.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const PAGES: readonly { readonly name: string; readonly page: RulesPage; readonly game: Game }[] = [
  { name: 'azul', page: azulPage, game: azul },
  { name: 'qwirkle', page: qwirklePage, game: qwirkle },
];
const EXAMPLES = PAGES.flatMap(({ page, game }) =>
  examplesOf(page).map((example) => ({ id: example.id, example, game })),
);

/** Points as people read them, in both languages: 1 point, 7 bodů. */
const POINTS = { en: /\b(\d+) points?\b/, cs: /(?<!\d)(\d+) (?:bod|body|bodů)(?![\p{L}])/u };

/** Every tile of Qwirkle. */
const TILES = COLOURS.flatMap((colour) => SHAPES.map((shape) => `${colour}${shape}`));

function phrasesIn(value: unknown): Phrase[] {
  if (value === null || typeof value !== 'object') return [];
  if ('en' in value && 'cs' in value) return [value as Phrase];
  return Object.values(value).flatMap(phrasesIn);
}

describe.each(EXAMPLES)('the example “$id”', ({ example, game }) => {
  const timeline = openTrial(game, example);

  it('is a match in which the reader is to move', () => {
    expect(timeline.now).toBe(example.actions.length);
    expect(timeline.turn).toMatchObject({ kind: 'move' });
    expect(timeline.turn.kind === 'move' && timeline.turn.seats).toContain(example.seat);
    for (const { move } of example.answers) expect(timeline.preview(example.seat, move)).toMatchObject({ ok: true });
  });

  it('brings the points that it tells, with what follows', () => {
    for (const { move, points, why } of example.answers) {
      const tried = openTrial(game, example);
      expect(playTrial(game, tried, example, move)).toBe(true);
      const events = tried.steps.slice(timeline.now).flatMap((step) => step.events);
      expect(pointsOf(events, example.seat), move).toBe(points);
      if (points === 0) continue;
      for (const language of ['en', 'cs'] as const)
        expect(POINTS[language].exec(why[language])?.[1], why[language]).toBe(String(Math.abs(points)));
    }
  });

  it('knows its moves whatever the order of their tiles', () => {
    for (const answer of example.answers) {
      const [verb, ...tiles] = answer.move.split(' ');
      const turned = verb === 'play' ? [verb, ...tiles.reverse()].join(' ') : answer.move;
      expect(answerTo(example, tidyMove(game, turned))).toBe(answer);
    }
  });
});

describe.each(PAGES)('the rules of $name', ({ name, page }) => {
  it('tell every ruling of the documents, by the same numbers', () => {
    const numbers = [...read(`docs/rules/${name}.md`).matchAll(/^\| ([RQ]\d+) \|/gm)].map(([, id]) => id);
    expect(numbers.length).toBeGreaterThan(10);
    expect(page.rulings.map(({ id }) => id)).toEqual(numbers);
  });

  it('have an address for every chapter, and every text in both languages', () => {
    const ids = page.chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    const phrases = phrasesIn(page);
    expect(phrases.length).toBeGreaterThan(50);
    for (const { en, cs } of phrases) {
      expect(en).not.toBe('');
      expect(cs).not.toBe('');
      // Texts are told without facts.
      expect(en + cs).not.toMatch(/[{}]/);
    }
  });
});

describe.each(PAGES)('the deck of $name', ({ page }) => {
  it('begins with the rules in a minute and ends with the rulings', () => {
    expect(deckOf(page).map(({ id }) => id)).toEqual(['minute', ...page.chapters.map(({ id }) => id), 'rulings']);
    expect(page.minute.length).toBeGreaterThanOrEqual(4);
    expect(page.minute.length).toBeLessThanOrEqual(6);
    for (const { draw } of page.minute) expect(draw()).toMatch(/^<.*>$/s);
  });

  it('says what matters in a few words wherever there is something to try', () => {
    for (const chapter of page.chapters) {
      if (lessonsIn(chapter).examples.length === 0 || lessonsIn(chapter).about) continue;
      for (const text of Object.values(chapter.brief ?? {})) expect(text.length, text).toBeLessThan(190);
      expect(chapter.brief, chapter.id).toBeDefined();
    }
  });

  it('is opened at a card, at an example and at a ruling', () => {
    for (const [card, { id }] of deckOf(page).entries()) expect(placeOf(page, id)).toEqual({ card });
    const cards = new Set(deckOf(page).map(({ id }) => id));
    for (const { id } of examplesOf(page).filter((example) => !cards.has(example.id))) {
      const { card, lesson = -1 } = placeOf(page, id);
      const at = deckOf(page)[card];
      expect(at?.kind === 'chapter' && lessonsIn(at.chapter).examples[lesson]?.id).toBe(id);
    }
    const [ruling] = page.rulings;
    const id = ruling?.id.toLowerCase();
    expect(placeOf(page, id)).toEqual({ card: deckOf(page).length - 1, ruling: id });
    expect(placeOf(page, 'elsewhere')).toEqual({ card: 0 });
  });
});

describe('the rules of Azul', () => {
  const told = (id: string) => JSON.stringify(azulPage.chapters.find((chapter) => chapter.id === id));

  it('have a chapter for every board, with its floor and its bonuses', () => {
    expect(boardsTable.rows).toHaveLength(Object.keys(BOARDS).length);
    const figures = ({ floor }: { floor: readonly number[] }) =>
      floor.map((n) => String(n).replace('-', '−')).join('\u00a0');
    expect(told('floor').split(figures(BOARDS.coloured))).toHaveLength(3);
    expect(BOARDS.gray.floor).toEqual(BOARDS.coloured.floor);
    for (const name of ['crystal-x2', 'crystal-bonus'] as const)
      expect(told(name).split(figures(BOARDS[name]))).toHaveLength(3);
    for (const [chapter, bonus] of [
      ['end', BOARDS.coloured.bonus],
      ['crystal-bonus', BOARDS['crystal-bonus'].bonus],
    ] as const)
      for (const points of Object.values(bonus)) expect(told(chapter)).toContain(`${points} `);
    for (const name of ['gray', 'crystal-x2', 'crystal-bonus']) {
      const examples = examplesOf({ ...azulPage, chapters: azulPage.chapters.filter(({ id }) => id === name) });
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect(example).toMatchObject({ options: { board: name } });
    }
  });

  it('have the examples of the rule books in their order', () => {
    expect(examplesOf(azulPage).map(({ id }) => id)).toEqual([
      ...['from-display', 'second-turn', 'from-centre', 'which-line', 'full-floor', 'tiling'],
      ...['lone', 'across', 'down', 'both', 'floor', 'ending'],
      ...['column', 'no-place', 'double', 'bonuses'],
    ]);
  });

  it('show only the part of the table that an example needs', () => {
    const shown = new Map(examplesOf(azulPage).map((example) => [example.id, azulPage.closeUp(example)]));
    expect(shown.get('from-display')).toBe('azul-close-up from-1 from-centre');
    expect(shown.get('which-line')).toBe('azul-close-up from-1 from-centre walled');
    expect(shown.get('both')).toBe('azul-close-up from-centre walled');
    expect(shown.get('column')).toBe('azul-close-up walled');
  });

  it('name the phases as they are printed', () => {
    const titles = azulPage.chapters.map(({ title }) => title.cs);
    for (const name of ['Příprava hry', 'A. Nabídka výloh', 'B. Obkládání stěn', 'C. Příprava dalšího kola'])
      expect(titles).toContain(name);
    expect(titles).toEqual(expect.arrayContaining(['Bodování', 'Konec hry']));
  });
});

describe('the rules of Qwirkle', () => {
  it('lead through the sample game of the tests, turn by turn', () => {
    const { actions } = JSON.parse(read('packages/qwirkle/test/fixtures/sample-game.json')) as { actions: string[] };
    const isStart = (action: string) => action.startsWith('* start');
    expect(MATCH.filter((action) => !isStart(action))).toEqual(actions.filter((action) => !isStart(action)));
    expect(sampleMatch.turns.map(({ answers: [{ points }] }) => points)).toEqual([
      ...[3, 7, 4, 6, 7, 6],
      ...[3, 3, 10, 9, 18, 9],
    ]);
    for (const [i, turn] of sampleMatch.turns.entries()) {
      const [{ move, follows = [] }] = turn.answers;
      const after = [...turn.actions, `${turn.seat} ${move}`, ...follows];
      expect(sampleMatch.turns[i + 1]?.actions ?? MATCH).toEqual(after);
    }
  });

  it('tell the scores of the sample game at its end', () => {
    const last = sampleMatch.turns.at(-1);
    if (!last) throw new Error('the sample match has no turns');
    const timeline = openTrial(qwirkle, last);
    playTrial(qwirkle, timeline, last, last.answers[0].move);
    const { scores } = timeline.at(timeline.now);
    expect(scores).toEqual([20, 22, 25, 18]);
    for (const score of scores) {
      expect(sampleMatch.end.en).toContain(` ${score}`);
      expect(sampleMatch.end.cs).toContain(` ${score}`);
    }
  });

  it('have a hole in the sample game that no tile fits', () => {
    // With hidden hands only what no tile at all could make right is refused.
    const hidden = hole.actions.map((action) =>
      action.startsWith('* draw') ? action.replace(/[ROYGBP][oxds*c]/g, '??') : action,
    );
    const timeline = openTrial(qwirkle, { ...hole, actions: hidden });
    for (const tile of TILES) {
      const refused = timeline.preview(hole.seat, `play ${tile}@-2,-2`);
      expect(refused.ok, tile).toBe(false);
    }
    expect(timeline.preview(hole.seat, hole.answers[0].move).ok).toBe(true);
  });

  it('end with the 6 points of the last tile', () => {
    const timeline = openTrial(qwirkle, lastTile);
    playTrial(qwirkle, timeline, lastTile, lastTile.answers[0].move);
    expect(timeline.outcome).toBeDefined();
    expect(timeline.steps.at(-1)?.events).toContainEqual(expect.objectContaining({ type: 'ended', points: 6 }));
  });
});
