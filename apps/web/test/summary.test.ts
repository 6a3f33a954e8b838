// The end of a match in figures: points by category add up to the scores on every board, and the headline says who won.

import { azul, BOARD_NAMES } from '@mozaika/azul';
import { type Game, type Json, type Outcome, randomChooser, recordMatch, seatsOf, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { azulWords } from '@mozaika/words/azul';
import { describe, expect, it } from 'vitest';
import { brief as azulBrief, deed as azulDeed, happening } from '../src/games/azul/brief.ts';
import * as azulPoints from '../src/games/azul/categories.ts';
import { thumbnail as azulThumbnail } from '../src/games/azul/thumbnail.ts';
import { brief as qwirkleBrief, deed as qwirkleDeed } from '../src/games/qwirkle/brief.ts';
import * as qwirklePoints from '../src/games/qwirkle/categories.ts';
import { thumbnail as qwirkleThumbnail } from '../src/games/qwirkle/thumbnail.ts';
import { ownEnd, verdictOf } from '../src/match/headline.ts';
import { setupOf } from '../src/match/record.ts';
import { type Listener, lineOf, sinceParts } from '../src/match/since-line.ts';
import { bestDeeds, leadLine, pointsTable, roundStarts } from '../src/match/summary.ts';
import { Timeline } from '../src/match/timeline.ts';

function played(game: Game, options: Json, seats: 2 | 3 | 4): Timeline {
  const names = ['Ann', 'Bob', 'Cyril', 'Dana'].slice(0, seats);
  const choose = randomChooser(game, seededRandom(`summary ${JSON.stringify(options)} ${seats}`));
  const record = recordMatch(game, options, names, new Uint8Array(32).fill(seats), choose);
  return Timeline.of(game, setupOf(record), record.actions);
}

const MATCHES = [
  ...BOARD_NAMES.flatMap((board) =>
    ([2, 4] as const).map((seats) => ({
      name: `Azul on ${board}`,
      game: azul as Game,
      options: { board },
      seats,
      of: azulPoints,
    })),
  ),
  { name: 'Qwirkle', game: qwirkle as Game, options: {}, seats: 2 as const, of: qwirklePoints },
  { name: 'Qwirkle', game: qwirkle as Game, options: {}, seats: 3 as const, of: qwirklePoints },
];

describe.each(MATCHES)('a whole match of $name for $seats', ({ game, options, seats, of }) => {
  const timeline = played(game, options, seats);
  const scores = timeline.outcome?.scores ?? [];

  it('has points whose categories add up to the scores', () => {
    const rows = pointsTable(of, timeline.steps, seatsOf(seats));
    expect(rows.map(({ total }) => total)).toEqual(scores);
    expect(rows.map(({ points }) => points.reduce((sum, one) => sum + one, 0))).toEqual(scores);
    expect(rows[0]?.points).toHaveLength(of.categories.length);
  });

  it('has a lead that begins at nothing and ends with the margin', () => {
    const line = leadLine(timeline, 1);
    expect(line[0]).toMatchObject({ move: 0, lead: 0 });
    expect(line.at(-1)).toMatchObject({
      move: timeline.moves,
      moment: timeline.now,
      lead: (scores[0] ?? 0) - Math.max(...scores.slice(1)),
    });
    const starts = roundStarts(timeline);
    expect(starts[0]).toEqual({ round: 1, move: 0 });
    expect(starts.map(({ round }) => round)).toEqual(starts.map((_, i) => i + 1));
  });

  it('names everybody’s highest-scoring move', () => {
    const deed = game.id === 'azul' ? azulDeed : qwirkleDeed;
    for (const { seat, points, moment } of bestDeeds({ deed }, timeline.steps, seatsOf(seats))) {
      const all = timeline.steps.flatMap((step) => deed(step, seat)?.points ?? []);
      expect(points).toBe(Math.max(...all));
      expect(deed(timeline.stepFrom(moment - 1), seat)?.points).toBe(points);
    }
  });
});

describe('thumbnails', () => {
  it('of Azul show every tile of a wall, one for each seat', () => {
    const timeline = played(azul as Game, { board: 'coloured' }, 2);
    const view = timeline.at(timeline.now).view as Parameters<typeof azulThumbnail>[0];
    for (const seat of [1, 2] as const) {
      const letters = view.players[seat - 1]?.wall.join('') ?? '';
      const svg = azulThumbnail(view, {}, seat);
      for (const letter of 'BYRKW') {
        expect(svg.split(`<use href="#azul-${letter}" `).length - 1).toBe(letters.split(letter).length - 1);
      }
    }
  });

  it('of Qwirkle show every tile of the grid within the picture', () => {
    const timeline = played(qwirkle as Game, {}, 2);
    const view = timeline.at(timeline.now).view as Parameters<typeof qwirkleThumbnail>[0];
    const svg = qwirkleThumbnail(view);
    const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
    const places = [...svg.matchAll(/<g transform="translate\(([-\d.]+) ([-\d.]+)\)">/g)];
    expect(places).toHaveLength(view.grid.length);
    for (const [, x, y] of places) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(width - 100);
      expect(Number(y)).toBeLessThanOrEqual(height - 100);
    }
  });
});

describe('steps in a few words', () => {
  const step = (action: string, events: object[]) => ({ index: 0, action, events: events as never[] });
  const took = step('2 3B2', [{ type: 'took', seat: 2, from: 3, colour: 'B', count: 3 }]);
  const sinceLine = (steps: Parameters<typeof sinceParts>[0], listener: Listener) =>
    lineOf(sinceParts(steps, listener));

  it('tell what others have done since, in order, and leave out oneself and the dealer', () => {
    const listener = {
      ui: { brief: azulBrief, vocabulary: azulWords },
      names: ['Ann', 'Bob', 'Cyril'],
      own: 1 as const,
    };
    const other = step('3 CR1', [{ type: 'took', seat: 3, from: 'centre', colour: 'R', count: 1 }]);
    const dealt = step('* deal', [{ type: 'dealt', round: 2, displays: [], refilled: false }]);
    expect(sinceLine([took, other, dealt], { ...listener, language: 'en' })).toBe(
      'Bob: 3\u00a0blue · Cyril: 1\u00a0red',
    );
    expect(sinceLine([took], { ...listener, language: 'cs' })).toBe('Bob: 3×\u00a0modrá');
    expect(sinceLine([took], { ...listener, own: 2, language: 'en' })).toBe('');
  });

  const last = step('2 3B2', [
    { type: 'took', seat: 2, from: 3, colour: 'B', count: 2 },
    { type: 'tiled', seat: 1, points: 4 },
    { type: 'tiled', seat: 1, points: 3 },
    { type: 'floor', seat: 2, points: -2 },
  ]);
  const ofTwo = { ui: { brief: azulBrief, happening, vocabulary: azulWords }, names: ['Ann', 'Bob'] };

  it('tell what a round brought to everybody, in the order in which it happened', () => {
    const next = step('2 CR1', [{ type: 'took', seat: 2, from: 'centre', colour: 'R', count: 1 }]);
    expect(sinceLine([last, next], { ...ofTwo, own: 1, language: 'en' })).toBe(
      'Bob: 2\u00a0blue · You +7, Bob −2 · Bob: 1\u00a0red',
    );
    expect(sinceLine([last], { ...ofTwo, own: undefined, language: 'en' })).toBe('Bob: 2\u00a0blue · Ann +7, Bob −2');
  });

  it('sum up a round in which everybody chose columns, with oneself first', () => {
    const tiled = (seat: number, points: number) => step(`${seat} tile 1 2`, [{ type: 'tiled', seat, points }]);
    const parts = sinceParts([tiled(1, 1), tiled(1, 2), tiled(2, 5), tiled(3, 4)], {
      ...ofTwo,
      names: ['Ann', 'Bob', 'Cyril'],
      own: 3,
      language: 'en',
    });
    expect(lineOf(parts)).toBe('You +4, Ann +3, Bob +5');
    // What stands on the others' boards is left out where there is no room for it.
    expect(parts.filter(({ isAside }) => !isAside).map(({ name }) => name)).toEqual(['You']);
  });

  it('say when a round of Azul is scored, and not before', () => {
    expect(happening(took)).toBeUndefined();
    expect(happening(step('1 3B2', [{ type: 'took' }, { type: 'tiled' }]))?.cs).toBe('Konec {round}. kola: obkládá se');
  });

  it('say what a turn of Qwirkle brought', () => {
    const scored = { type: 'scored', seat: 1, points: 4, qwirkle: false };
    expect(qwirkleBrief(step('1 play', [{ type: 'placed' }, scored, scored]))?.facts).toEqual({ points: 8 });
    expect(qwirkleBrief(step('1 trade', [{ type: 'traded', seat: 1, count: 2 }]))?.facts).toEqual({ count: 2 });
    expect(qwirkleBrief(step('* draw', [{ type: 'drew' }]))).toBeUndefined();
  });
});

describe('the reason', () => {
  it('speaks to whose own going ended the match, and to nobody else', () => {
    const gone = [{ seat: 2, reason: 'resigned' }] as const;
    const outcome: Outcome = { scores: [10, 30], ranks: [1, 2], reason: 'resigned', gone };
    expect(ownEnd(outcome, 2, 'en')).toBe('You resigned');
    expect(ownEnd({ ...outcome, reason: 'timeout' }, 2, 'cs')).toBe('Prohráváš na čas');
    expect(ownEnd(outcome, 1, 'en')).toBeUndefined();
    expect(ownEnd(outcome, undefined, 'en')).toBeUndefined();
    expect(ownEnd({ scores: [10, 30], ranks: [2, 1], reason: 'row' }, 2, 'en')).toBeUndefined();
  });
});

describe('the headline', () => {
  const names = ['Ann', 'Bob', 'Cyril'];
  const said = (outcome: Partial<Outcome>, mine: readonly (1 | 2 | 3)[], language: 'en' | 'cs' = 'en') =>
    verdictOf({ outcome: { scores: [40, 30], ranks: [1, 2], reason: 'row', ...outcome }, names, mine }, language);

  it.each([
    ['you won', {}, [1], 'won', 'You won by 10', 'Vyhráváš o\u00a010\u00a0bodů'],
    ['you lost clearly', {}, [2], 'lost', 'Ann won by 10', 'Vyhrává Ann o\u00a010\u00a0bodů'],
    [
      'you lost by little',
      { scores: [34, 30] },
      [2],
      'lost',
      'Close: 4\u00a0points short',
      'Těsně: chybí ti 4\u00a0body',
    ],
    ['several people share the screen', {}, [1, 2], 'neutral', 'Ann won by 10', 'Vyhrává Ann o\u00a010\u00a0bodů'],
    ['points are equal', { scores: [30, 30] }, [1], 'won', 'You won on the tie-break', 'Vyhráváš při rovnosti bodů'],
    ['you share', { ranks: [1, 1] }, [1], 'won', 'You share the victory', 'O\u00a0vítězství se dělíte'],
    [
      'others share',
      { ranks: [1, 1] },
      [],
      'neutral',
      'Shared victory: Ann, Bob',
      'O\u00a0vítězství se dělí: Ann, Bob',
    ],
    ['the other one resigned', { scores: [10, 30], reason: 'resigned' }, [1], 'won', 'You won', 'Vyhráváš'],
    ['you ran out of time', { scores: [10, 30], reason: 'timeout' }, [2], 'lost', 'Ann won', 'Vyhrává Ann'],
    ['it was abandoned', { ranks: [], reason: 'abandoned' }, [1], 'neutral', 'Nobody won', 'Bez vítěze'],
  ] as const)('when %s', (_, outcome, mine, tone, en, cs) => {
    expect(said(outcome, mine)).toEqual({ tone, headline: en });
    expect(said(outcome, mine, 'cs')).toEqual({ tone, headline: cs });
  });
});
