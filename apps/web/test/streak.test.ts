// Streaks of dailies: days in a row, one missed day a week forgiven.

import { describe, expect, it } from 'vitest';
import { streakOf } from '../src/daily/streak.ts';

/** Days of November 2026; the 16th is a Monday. */
const days = (...numbers: number[]) => numbers.map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const on = (today: number, ...played: number[]) => streakOf(days(...played), days(today)[0] ?? '');

describe('a streak', () => {
  it('counts the days that were played in a row', () => {
    expect(on(19, 16, 17, 18, 19)).toBe(4);
    expect(on(19, 19)).toBe(1);
    expect(on(19)).toBe(0);
  });

  it('is not over as long as today can be played', () => {
    expect(on(19, 16, 17, 18)).toBe(3);
  });

  it('is forgiven one missed day a week, which does not count', () => {
    expect(on(19, 16, 18, 19)).toBe(3);
    expect(on(20, 16, 17, 18)).toBe(3);
  });

  it('ends at the second missed day of a week', () => {
    expect(on(20, 16, 18, 20)).toBe(2);
    expect(on(21, 16, 17, 18)).toBe(0);
  });

  it('is forgiven a day of each week, from Monday to Sunday', () => {
    // Missed: Sunday the 15th and Tuesday the 17th, in two weeks.
    expect(on(19, 12, 13, 14, 16, 18, 19)).toBe(6);
  });

  it('goes on over a change of the month and of the year', () => {
    expect(streakOf(['2026-12-30', '2026-12-31', '2027-01-01'], '2027-01-02')).toBe(3);
  });
});
