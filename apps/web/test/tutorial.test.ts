// The tutorials: every one can be played through, every move that is allowed has its answer, and figures in texts are the rules'.

import { azul, previewMove } from '@mozaika/azul';
import { type Game, isByChance, type MatchRecord, RECORD_FORMAT, replay, type Seat } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import azulTutorial from '../src/games/azul/tutorial/tutorial.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';
import qwirkleTutorial from '../src/games/qwirkle/tutorial/tutorial.ts';
import type { Timeline } from '../src/match/timeline.ts';
import { tidyMove } from '../src/rules/trial.ts';
import { judge, openStep, type Tutorial, type TutorialStep, worthOf } from '../src/tutorial/tutorial.ts';

const TUTORIALS: readonly { readonly game: Game; readonly tutorial: Tutorial }[] = [
  { game: azul, tutorial: azulTutorial },
  { game: qwirkle, tutorial: qwirkleTutorial },
];
const STEPS = TUTORIALS.flatMap(({ game, tutorial }) => tutorial.steps.map((step) => ({ id: step.id, step, game })));

/** All trades of tiles of a hand: the rules describe them instead of listing them. */
function tradesAt(timeline: Timeline, { seat }: TutorialStep): string[] {
  const { hands = [] } = timeline.at(timeline.now).view as { hands?: { tiles: string[] }[] };
  const tiles = hands[seat - 1]?.tiles ?? [];
  const chosen = (mask: number) => tiles.filter((_, i) => mask & (1 << i)).join(' ');
  return Array.from({ length: 2 ** tiles.length - 1 }, (_, i) => tidyMove(qwirkle, `trade ${chosen(i + 1)}`));
}

/** Every move that the rules let through at a step. */
const movesAt = (timeline: Timeline, step: TutorialStep): string[] =>
  [...timeline.legal(step.seat), ...tradesAt(timeline, step)].filter((move) => timeline.preview(step.seat, move).ok);

/** What a text begins with that tells what a move brings: `3 points`, `7 bodů`. */
const POINTS = { en: /^(\d+) points?\b/, cs: /^(\d+) (?:bod|body|bodů)(?!\p{L})/u };

it('every game has one', () => {
  expect(CATALOGUE.map(({ id, loadTutorial }) => loadTutorial && id)).toEqual(TUTORIALS.map(({ game }) => game.id));
});

describe.each(STEPS)('the step “$id”', ({ step, game }) => {
  const start = openStep(game, step);
  const moves = movesAt(start, step);

  it('is a match in which the learner is to move', () => {
    expect(start.now).toBe(step.actions.length);
    expect(start.turn).toEqual({ kind: 'move', seats: [step.seat] });
    expect(moves.length).toBeGreaterThan(2);
  });

  it('is done by its right moves, and what follows them is legal', () => {
    for (const { move, follows = [], why } of step.right) {
      expect(tidyMove(game, move)).toBe(move);
      expect(judge(start, step, move)).toEqual({ kind: 'right', why, follows });
      const played = openStep(game, step);
      expect(played.append([`${step.seat} ${move}`, ...follows])).toBeUndefined();
    }
  });

  it('answers every move, and each of its answers is given', () => {
    const given = new Set<unknown>();
    for (const move of moves) given.add(judge(start, step, move).why);
    for (const { why } of [...step.wrong, ...step.right]) expect(given, why.en).toContain(why);
  });

  it('tells the points that the rules give for its moves', () => {
    for (const { move, why } of step.right) {
      const told = POINTS.en.exec(why.en)?.[1];
      expect(POINTS.cs.exec(why.cs)?.[1], why.cs).toBe(told);
      if (told !== undefined) expect(worthOf(start, step, move), why.en).toBe(Number(told));
    }
  });
});

describe.each(TUTORIALS)('the tutorial of $game.id', ({ game, tutorial }) => {
  it('has about ten steps with names of their own, and short texts in both languages', () => {
    const ids = tutorial.steps.map(({ id }) => id);
    expect(ids.length).toBe(10);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, task, right, wrong } of tutorial.steps) {
      for (const phrase of [title, task, ...right.map(({ why }) => why), ...wrong.map(({ why }) => why)]) {
        for (const text of [phrase.en, phrase.cs]) {
          expect(text).not.toBe('');
          // So much fits above a board on the smallest phone.
          expect(text.length, text).toBeLessThan(260);
        }
      }
    }
  });

  it('is about a match against one opponent', () => {
    for (const { seats, seat, actions } of tutorial.steps) {
      expect(seats).toBe(2);
      expect(seat satisfies Seat).toBe(1);
      expect(isByChance(actions[0] ?? '')).toBe(true);
    }
  });

  it('can be done wrong in nearly every step', () => {
    const failed = tutorial.steps.filter((step) => {
      const start = openStep(game, step);
      return movesAt(start, step).some((move) => judge(start, step, move).kind === 'wrong');
    });
    expect(failed.length).toBeGreaterThanOrEqual(9);
  });
});

describe('Azul’s figures', () => {
  const stepOf = (id: string): TutorialStep => {
    const found = azulTutorial.steps.find((step) => step.id === id);
    if (!found) throw new Error(`There is no step ${id}`);
    return found;
  };
  /** The scores after the right move and what follows. */
  const scoresAfter = (id: string, right = 0): readonly number[] => {
    const step = stepOf(id);
    const timeline = openStep(azul, step);
    const done = step.right[right];
    timeline.append([`1 ${done?.move}`, ...(done?.follows ?? [])]);
    return timeline.at(timeline.now).scores;
  };

  it('are those of the round’s end', () => {
    expect(scoresAfter('tiling')[0]).toBe(2);
    expect(scoresAfter('tiling', 1)[0]).toBe(2);
    expect(scoresAfter('win')).toEqual([32, 25]);
    expect(scoresAfter('leave')).toEqual([11, 4]);
  });

  it('are those of the preview on the lines', () => {
    /** What a take adds to the points of the round's end. */
    const adds = (id: string, text: string): number => {
      const { options, actions } = stepOf(id);
      const record: MatchRecord = {
        format: RECORD_FORMAT,
        game: 'azul',
        options,
        players: ['1', '2'],
        rules: 1,
        actions,
      };
      const replayed = replay(azul, record);
      const move = azul.parseMove(text);
      if (!replayed.ok || !move.ok) throw new Error(`${text} can't be made`);
      return previewMove(replayed.value, 1, move.value).points;
    };
    expect(adds('neighbours', '1Y1')).toBe(3);
    expect(adds('neighbours', '1Y4')).toBe(1);
    expect(adds('both', '2B3')).toBe(4);
  });

  it('name what Ota has to do in the end', () => {
    const timeline = openStep(azul, stepOf('leave'));
    timeline.append(['1 CB4']);
    expect(timeline.legal(2)).toEqual(['CWF']);
  });
});
