// The rules pages: every example can be tried and brings what its text says, and every ruling is told.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { azul, BOARDS } from '@mozaika/azul';
import type { Game } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import type { Phrase } from '@mozaika/words';
import { describe, expect, it } from 'vitest';
import { boardsTable } from '../src/games/azul/rules/boards.ts';
import azulPage from '../src/games/azul/rules/page.ts';
import qwirklePage from '../src/games/qwirkle/rules/page.ts';
import { examplesOf, type RulesPage } from '../src/rules/page.ts';
import { answerTo, openTrial, pointsOf, tidyMove } from '../src/rules/trial.ts';

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
    for (const { move } of example.answers) expect(timeline.legal(example.seat)).toContain(move);
  });

  it('brings the points that it tells', () => {
    for (const { move, points, why } of example.answers) {
      const previewed = timeline.preview(example.seat, move);
      expect(previewed.ok && pointsOf(previewed.events, example.seat), move).toBe(points);
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

describe('the rules of Azul', () => {
  const told = (id: string) => JSON.stringify(azulPage.chapters.find((chapter) => chapter.id === id));

  it('have a chapter for every board, with its floor and its bonuses', () => {
    expect(boardsTable.rows).toHaveLength(Object.keys(BOARDS).length);
    const figures = ({ floor }: { floor: readonly number[] }) =>
      floor.map((n) => String(n).replace('-', '−')).join(' ');
    expect(told('floor').split(figures(BOARDS.coloured))).toHaveLength(3);
    expect(BOARDS.gray.floor).toEqual(BOARDS.coloured.floor);
    for (const name of ['crystal-x2', 'crystal-bonus'] as const)
      expect(told(name).split(figures(BOARDS[name]))).toHaveLength(3);
    for (const [chapter, bonus] of [
      ['end', BOARDS.coloured.bonus],
      ['crystal-bonus', BOARDS['crystal-bonus'].bonus],
    ] as const)
      for (const points of Object.values(bonus)) expect(told(chapter)).toContain(`${points} `);
    for (const name of ['gray', 'crystal-x2', 'crystal-bonus'])
      expect(examplesOf({ ...azulPage, chapters: azulPage.chapters.filter(({ id }) => id === name) })).toMatchObject([
        { options: { board: name } },
      ]);
  });
});

describe('the rules of Qwirkle', () => {
  it('take their examples from the sample game of the tests', () => {
    const { actions } = JSON.parse(read('packages/qwirkle/test/fixtures/sample-game.json')) as { actions: string[] };
    for (const example of examplesOf(qwirklePage)) {
      const played = [...example.actions, `${example.seat} ${example.answers[0].move}`];
      expect(actions.slice(0, played.length)).toEqual(played);
    }
  });
});
