// The arena's report: means with confidence intervals, as one object for programs and as lines for people.

import { type Estimate, type Rating, type SprtAnswer, type SprtBounds, type Summary, sprt } from '@mozaika/bots/arena';
import { itemAt } from '../item-at.ts';
import type { Plan } from './plan.ts';
import type { Played } from './tournament.ts';

const DIGITS = 10_000;
const rounded = (number: number): number => Math.round(number * DIGITS) / DIGITS;
/** An estimate in JSON: its mean and the half-width of its 95 % confidence interval, null while there is none. */
const plain = ({ mean, within }: Estimate) => ({
  mean: rounded(mean),
  within: Number.isFinite(within) ? rounded(within) : null,
});

/** One plan's matches, for programs. */
export function reportOf(plan: Plan, summary: Summary, { seconds, playedNow }: Played, until?: SprtBounds) {
  const perGame = (sum: number) => rounded(sum / Math.max(summary.matches, 1));
  const answer: SprtAnswer | undefined = until && sprt(itemAt(summary.shares, 0), until);
  return {
    game: plan.game,
    options: plan.options,
    players: plan.seats,
    seed: plan.seed,
    games: summary.matches,
    wins: summary.wins,
    sharedWins: summary.sharedWins,
    winShares: summary.shares.map((share) => plain(share.estimate())),
    margins: summary.margins.map((margin) => plain(margin.estimate())),
    ahead: summary.comparisons().map(({ name, other, ahead }) => ({ name, other, ...plain(ahead) })),
    meanScores: summary.scores.map(perGame),
    meanScoresFromStart: summary.scoresFromStart.map(perGame),
    movesPerGame: perGame(summary.moves),
    roundsPerGame: perGame(summary.rounds),
    legalMovesPerTurn: rounded(summary.legalMoves / Math.max(summary.moves, 1)),
    reasons: summary.reasons,
    ...(summary.forfeits.length > 0 ? { forfeits: summary.forfeits } : {}),
    ...(until ? { until: { ...until, answer } } : {}),
    gamesPerSecond: rounded(playedNow / Math.max(seconds, 1e-9)),
    seconds: rounded(seconds),
  };
}

export type Report = ReturnType<typeof reportOf>;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const within = (half: number | null, show: (half: number) => string): string =>
  half === null ? '' : ` ± ${show(half)}`;

/** One plan's matches, for people. */
export function reportLines(report: Report): string[] {
  const { players, games } = report;
  const width = Math.max(...players.map((name) => name.length));
  const contestants = players.map((name, i) => {
    const share = itemAt(report.winShares, i);
    const margin = itemAt(report.margins, i);
    return [
      `  ${name.padEnd(width)}`,
      `wins ${percent(share.mean)}${within(share.within, percent)}`.padEnd(24),
      `(${report.wins[i]} alone, ${report.sharedWins[i]} shared)`,
      `mean score ${itemAt(report.meanScores, i).toFixed(2)}`,
      `margin ${margin.mean.toFixed(1)}${within(margin.within, (half) => half.toFixed(1))}`,
    ].join('  ');
  });
  const ahead = report.ahead.map(
    ({ name, other, mean, within: half }) => `  ${name} ahead of ${other}: ${percent(mean)}${within(half, percent)}`,
  );
  const reasons = Object.entries(report.reasons).map(([reason, count]) => `${reason} ${count.toLocaleString('en')}`);
  const forfeits = (report.forfeits ?? []).map(({ name, why }) => `  ${name} forfeited: ${why}`);
  return [
    `${report.game} ${JSON.stringify(report.options)}, ${games.toLocaleString('en')} games, seed ${report.seed}`,
    ...contestants,
    ...(players.length > 2 ? ahead : []),
    `  mean scores, starting seat first  ${report.meanScoresFromStart.map((score) => score.toFixed(2)).join('  ')}`,
    `  moves per game                    ${report.movesPerGame.toFixed(2)}`,
    `  rounds per game                   ${report.roundsPerGame.toFixed(2)}`,
    `  legal moves per turn              ${report.legalMovesPerTurn.toFixed(2)}`,
    `  ends                              ${reasons.join(', ')}`,
    ...forfeits.slice(0, 10),
    ...(report.until ? [`  ${untilLine(report.until)}`] : []),
    `  games per second                  ${report.gamesPerSecond.toFixed(2)} (${report.seconds.toFixed(2)} s)`,
  ];
}

function untilLine({ low, high, answer }: SprtBounds & { readonly answer?: SprtAnswer | undefined }): string {
  if (answer === 'high') return `clear: the first wins ${percent(high)} rather than ${percent(low)}`;
  if (answer === 'low') return `clear: the first wins ${percent(low)} rather than ${percent(high)}`;
  return `not clear yet between ${percent(low)} and ${percent(high)}`;
}

export const ratingLines = (ratings: readonly Rating[]): string[] => {
  const width = Math.max(...ratings.map(({ name }) => name.length));
  return ratings.map(({ name, rating }) => `  ${name.padEnd(width)}  ${rating.toFixed(0).padStart(6)}`);
};
