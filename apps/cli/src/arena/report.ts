// The arena's report: means with confidence intervals, as one object for programs and as lines for people.

import { type Estimate, type Rating, type SprtAnswer, type SprtBounds, type Summary, sprt } from '@mozaika/bots/arena';
import type { Phrase, Phrases } from '@mozaika/words';
import { itemAt } from '../item-at.ts';
import { language, t } from '../terminal.ts';
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

const WORDS = {
  title: {
    en: '{game} {options}, {games} games, seed {seed}',
    cs: '{game} {options}, partií {games}, semínko {seed}',
  },
  wins: { en: 'wins {share}', cs: 'výhry {share}' },
  kinds: { en: '({alone} alone, {shared} shared)', cs: '(samostatně {alone}, děleně {shared})' },
  score: { en: 'mean score {score}', cs: 'průměr bodů {score}' },
  margin: { en: 'margin {margin}', cs: 'rozdíl {margin}' },
  ahead: { en: '{name} ahead of {other}: {share}', cs: '{name} před {other}: {share}' },
  forfeited: { en: '{name} forfeited: {why}', cs: '{name} – kontumace: {why}' },
  fromStart: { en: 'mean scores, starting seat first', cs: 'průměr bodů od začínajícího' },
  moves: { en: 'moves per game', cs: 'tahů na partii' },
  rounds: { en: 'rounds per game', cs: 'kol na partii' },
  legal: { en: 'legal moves per turn', cs: 'možných tahů na výběr' },
  ends: { en: 'ends', cs: 'konce' },
  speed: { en: 'games per second', cs: 'partií za sekundu' },
  clear: { en: 'clear: the first wins {one} rather than {other}', cs: 'jasné: první vyhrává spíš {one} než {other}' },
  unclear: { en: 'not clear yet between {low} and {high}', cs: 'zatím nerozhodnuto mezi {low} a {high}' },
} as const satisfies Phrases;

const LABEL_WIDTH = 34;
const labelled = (label: Phrase, value: string): string => `  ${t(label).padEnd(LABEL_WIDTH)}${value}`;

/** One plan's matches, for people. */
export function reportLines(report: Report): string[] {
  const { players, games, game, seed } = report;
  const width = Math.max(...players.map((name) => name.length));
  const contestants = players.map((name, i) => {
    const share = itemAt(report.winShares, i);
    const { mean, within: half } = itemAt(report.margins, i);
    return [
      `  ${name.padEnd(width)}`,
      t(WORDS.wins, { share: `${percent(share.mean)}${within(share.within, percent)}` }).padEnd(24),
      t(WORDS.kinds, { alone: report.wins[i], shared: report.sharedWins[i] }),
      t(WORDS.score, { score: itemAt(report.meanScores, i).toFixed(2) }),
      t(WORDS.margin, { margin: `${mean.toFixed(1)}${within(half, (margin) => margin.toFixed(1))}` }),
    ].join('  ');
  });
  const ahead = report.ahead.map(
    ({ name, other, mean, within: half }) =>
      `  ${t(WORDS.ahead, { name, other, share: `${percent(mean)}${within(half, percent)}` })}`,
  );
  const reasons = Object.entries(report.reasons).map(
    ([reason, count]) => `${reason} ${count.toLocaleString(language)}`,
  );
  const forfeits = (report.forfeits ?? []).map((forfeit) => `  ${t(WORDS.forfeited, { ...forfeit })}`);
  return [
    t(WORDS.title, { game, options: JSON.stringify(report.options), games: games.toLocaleString(language), seed }),
    ...contestants,
    ...(players.length > 2 ? ahead : []),
    labelled(WORDS.fromStart, report.meanScoresFromStart.map((score) => score.toFixed(2)).join('  ')),
    labelled(WORDS.moves, report.movesPerGame.toFixed(2)),
    labelled(WORDS.rounds, report.roundsPerGame.toFixed(2)),
    labelled(WORDS.legal, report.legalMovesPerTurn.toFixed(2)),
    labelled(WORDS.ends, reasons.join(', ')),
    ...forfeits.slice(0, 10),
    ...(report.until ? [`  ${untilLine(report.until)}`] : []),
    labelled(WORDS.speed, `${report.gamesPerSecond.toFixed(2)} (${report.seconds.toFixed(2)} s)`),
  ];
}

function untilLine({ low, high, answer }: SprtBounds & { readonly answer?: SprtAnswer | undefined }): string {
  if (answer === 'high') return t(WORDS.clear, { one: percent(high), other: percent(low) });
  if (answer === 'low') return t(WORDS.clear, { one: percent(low), other: percent(high) });
  return t(WORDS.unclear, { low: percent(low), high: percent(high) });
}

export const ratingLines = (ratings: readonly Rating[]): string[] => {
  const width = Math.max(...ratings.map(({ name }) => name.length));
  return ratings.map(({ name, rating }) => `  ${name.padEnd(width)}  ${rating.toFixed(0).padStart(6)}`);
};
