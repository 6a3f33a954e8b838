// Ratings of all contestants on the Elo scale: the Bradley–Terry model, fitted to who finished ahead of whom.

import type { Summary } from './summary.ts';

export interface Rating {
  readonly name: string;
  readonly rating: number;
}

/** Ten times as likely to finish ahead: 400 points. */
const SCALE = 400 / Math.LN10;
const ITERATIONS = 500;
/** A prior: every pair has met once more and drawn, so that a contestant without a loss has a finite rating. */
const PRIOR = 0.5;

/** The ratings of all names over one or more plans, the mean being 0, best first. */
export function ratings(summaries: readonly Summary[]): Rating[] {
  const names = [...new Set(summaries.flatMap(({ distinct }) => distinct))];
  const won = names.map(() => names.map(() => 0));
  for (const { distinct, aheads } of summaries) {
    for (const [a, name] of distinct.entries()) {
      for (const [b, other] of distinct.entries()) {
        if (a === b || aheads[a][b].count === 0) continue;
        won[names.indexOf(name)][names.indexOf(other)] += aheads[a][b].mean * aheads[a][b].count + PRIOR;
      }
    }
  }
  return fit(names, won);
}

/** Zermelo's iteration (an MM algorithm): strength = wins / Σ meetings / (own strength + the other's). */
function fit(names: readonly string[], won: readonly (readonly number[])[]): Rating[] {
  let strength = names.map(() => 1);
  for (let i = 0; i < ITERATIONS; i++) {
    const next = strength.map((own, a) => {
      const wins = won[a].reduce((sum, count) => sum + count, 0);
      const expected = strength.reduce((sum, other, b) => sum + (won[a][b] + won[b][a]) / (own + other), 0);
      return wins / expected;
    });
    const mean = Math.exp(next.reduce((sum, value) => sum + Math.log(value), 0) / next.length);
    strength = next.map((value) => value / mean);
  }
  return names.map((name, i) => ({ name, rating: SCALE * Math.log(strength[i]) })).sort((a, b) => b.rating - a.rating);
}
