// What the arena reports: means of the sums, as one object for programs and as a table for people.

import type { Json } from '@mozaika/kernel';
import type { Results } from './matches.ts';

interface Heading {
  readonly game: string;
  readonly options: Json;
  readonly players: readonly string[];
  readonly seed: string;
}

export interface Report extends Heading {
  readonly games: number;
  readonly wins: readonly number[];
  readonly sharedWins: readonly number[];
  readonly meanScores: readonly number[];
  readonly meanScoresFromStart: readonly number[];
  readonly movesPerGame: number;
  readonly roundsPerGame: number;
  readonly legalMovesPerTurn: number;
  readonly reasons: { readonly [reason: string]: number };
  readonly gamesPerSecond: number;
  readonly seconds: number;
}

const DIGITS = 10_000;
const rounded = (number: number): number => Math.round(number * DIGITS) / DIGITS;

export function reportOf(heading: Heading, results: Results): Report {
  const perGame = (sum: number) => rounded(sum / Math.max(results.games, 1));
  return {
    ...heading,
    games: results.games,
    wins: results.wins,
    sharedWins: results.sharedWins,
    meanScores: results.scores.map(perGame),
    meanScoresFromStart: results.scoresFromStart.map(perGame),
    movesPerGame: perGame(results.moves),
    roundsPerGame: perGame(results.rounds),
    legalMovesPerTurn: rounded(results.legalMoves / Math.max(results.moves, 1)),
    reasons: results.reasons,
    gamesPerSecond: rounded(results.games / Math.max(results.seconds, 1e-9)),
    seconds: rounded(results.seconds),
  };
}

export function reportLines(report: Report): string[] {
  const { players, wins, sharedWins, meanScores, meanScoresFromStart, games } = report;
  const width = Math.max(...players.map((name) => name.length));
  const percent = (count: number) => `${((100 * count) / Math.max(games, 1)).toFixed(1)} %`;
  const seats = players.map((name, i) =>
    [
      `  seat ${i + 1}  ${name.padEnd(width)}`,
      `${wins[i].toLocaleString('en').padStart(9)} wins (${percent(wins[i]).padStart(7)})`,
      `${sharedWins[i].toLocaleString('en').padStart(7)} shared`,
      `mean score ${meanScores[i].toFixed(2).padStart(7)}`,
    ].join('  '),
  );
  const reasons = Object.entries(report.reasons).map(([reason, count]) => `${reason} ${count.toLocaleString('en')}`);
  const speed = Math.round(report.gamesPerSecond).toLocaleString('en');
  return [
    `${report.game} ${JSON.stringify(report.options)}, ${games.toLocaleString('en')} games, seed ${report.seed}`,
    ...seats,
    `  mean scores, starting seat first  ${meanScoresFromStart.map((score) => score.toFixed(2)).join('  ')}`,
    `  moves per game                    ${report.movesPerGame.toFixed(2)}`,
    `  rounds per game                   ${report.roundsPerGame.toFixed(2)}`,
    `  legal moves per turn              ${report.legalMovesPerTurn.toFixed(2)}`,
    `  ends                              ${reasons.join(', ')}`,
    `  games per second                  ${speed} (${report.seconds.toFixed(2)} s)`,
  ];
}
