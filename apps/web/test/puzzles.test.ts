// Attempts at puzzles merge as sets, ratings follow from them, and the choice of the next puzzle from those.

import type { Puzzle } from '@mozaika/analysis/puzzles';
import { describe, expect, it } from 'vitest';
import { type Attempt, attemptsIn, formatAttempt, parseAttempt, progressOf } from '../src/puzzles/attempts.ts';
import { nextPuzzle, puzzleOfTheDay, utcDay } from '../src/puzzles/choose.ts';
import { ratingOf } from '../src/puzzles/puzzle-rating.ts';

const puzzle = (n: number, found: readonly number[]): Puzzle => ({
  id: `puzzle0${n}`,
  position: `position ${n}`,
  seat: 1,
  proof: 'solved',
  right: [],
  wrong: [],
  themes: n % 2 === 0 ? ['deny'] : ['overflow'],
  found,
});

const EASY = puzzle(1, [1, 1, 1, 1, 3, 3, 3, 3]);
const HARD = puzzle(2, [0, 0, 0, 0, 0, 0, 0, 3]);
const MIDDLE = puzzle(3, [0, 0, 0, 1, 2, 3, 3, 3]);
const ALL = [EASY, HARD, MIDDLE];
const tried = ({ id }: Puzzle, isRight: boolean, at: number): Attempt => ({ game: 'azul', id, isRight, at });

describe('attempts at puzzles', () => {
  it('are texts and back', () => {
    const attempt = tried(EASY, true, 1_700_000_000);
    expect(parseAttempt(formatAttempt(attempt))).toEqual(attempt);
  });

  it.each(['', 'azul', 'azul/puzzle01/2/5', 'azul/puzzle01/1/', '<b>/puzzle01/1/5', 'azul/puzzle01/1/5 '])(
    'are none if they are damaged: “%s”',
    (text) => expect(parseAttempt(text)).toBeUndefined(),
  );

  it('come to the same rating on every device, in whatever order they were merged', () => {
    const texts = [tried(EASY, true, 1), tried(HARD, false, 2), tried(MIDDLE, true, 2)].map(formatAttempt);
    const one = progressOf(attemptsIn(texts, 'azul'), ALL);
    const other = progressOf(attemptsIn(texts.toReversed(), 'azul'), ALL);
    expect(other).toEqual(one);
    expect(attemptsIn(texts, 'qwirkle')).toEqual([]);
  });

  it('count once for each puzzle: who fails and then solves it has failed it', () => {
    const attempts = [tried(EASY, false, 1), tried(EASY, true, 2), tried(HARD, true, 3), tried(MIDDLE, true, 4)];
    expect(progressOf(attempts, ALL)).toMatchObject({ solved: 2, tried: 3, streak: 2, bestStreak: 2 });
  });

  it('raise the rating by more for a harder puzzle', () => {
    const [easy, hard] = [EASY, HARD].map((one) => progressOf([tried(one, true, 1)], ALL).rating.rating);
    expect(easy).toBeGreaterThan(1500);
    expect(hard).toBeGreaterThan(easy ?? 0);
  });
});

describe('the rating of a puzzle', () => {
  it('is the higher the fewer levels find the right move', () => {
    const ratings = [EASY, MIDDLE, HARD].map((one) => ratingOf(one).rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  });
});

describe('the next puzzle', () => {
  const wish = { theme: undefined, rating: ratingOf(HARD).rating, after: undefined };

  it('is one of the solver’s strength that was not tried', () => {
    expect(nextPuzzle(ALL, [], wish)).toBe(HARD);
    expect(nextPuzzle(ALL, [tried(HARD, true, 1)], wish)).toBe(MIDDLE);
  });

  it('is of the theme that was asked for', () => {
    expect(nextPuzzle(ALL, [], { ...wish, theme: 'overflow' })).toBe(MIDDLE);
    expect(nextPuzzle(ALL, [], { ...wish, theme: 'qwirkle' })).toBeUndefined();
  });

  it('is the one that was tried longest ago once all were tried, but not the same again', () => {
    const attempts = [tried(MIDDLE, true, 1), tried(HARD, true, 2), tried(EASY, true, 3)];
    expect(nextPuzzle(ALL, attempts, wish)).toBe(MIDDLE);
    expect(nextPuzzle(ALL, attempts, { ...wish, after: MIDDLE.id })).toBe(HARD);
  });
});

describe('the puzzle of the day', () => {
  it('changes with the day in UTC, whatever the order of the list', () => {
    const days = Array.from({ length: 60 }, (_, i) => utcDay(Date.UTC(2026, 10, 1 + i)));
    const puzzles = days.map((day) => puzzleOfTheDay(ALL, day));
    expect(puzzles).toEqual(days.map((day) => puzzleOfTheDay(ALL.toReversed(), day)));
    expect(new Set(puzzles).size).toBe(ALL.length);
    expect(utcDay(Date.UTC(2026, 10, 19, 23, 59))).toBe('2026-11-19');
  });

  it('mostly stays when puzzles are added', () => {
    const many = Array.from({ length: 100 }, (_, i) => ({ ...EASY, id: `puzzle${i}` }));
    const days = Array.from({ length: 100 }, (_, i) => utcDay(Date.UTC(2026, 0, 1 + i)));
    const changed = days.filter((day) => puzzleOfTheDay(many, day) !== puzzleOfTheDay(many.slice(5), day));
    expect(changed.length).toBeLessThan(20);
  });
});
