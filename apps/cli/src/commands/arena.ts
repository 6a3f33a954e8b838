// mozaika arena: plays many matches between contestants and reports wins, margins and ratings.

import { randomInt } from 'node:crypto';
import { BOT_NAMES, SPARRING } from '@mozaika/bots';
import { ratings, type SprtBounds, type Summary, sprt } from '@mozaika/bots/arena';
import { isSeatCount, type Json, SEAT_COUNTS } from '@mozaika/kernel';
import { contestantNamed } from '../arena/contestants.ts';
import { type Plan, roundRobin } from '../arena/plan.ts';
import { progressBar } from '../arena/progress.ts';
import { ratingLines, reportLines, reportOf } from '../arena/report.ts';
import { playTournament } from '../arena/tournament.ts';
import { type Command, type OptionValues, onlyPositional } from '../command.ts';
import { BOARD_HELP, EDITION_HELP, optionsFor, requireGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { commaList, wholeNumber } from '../option-values.ts';
import { onStopSignal } from '../stop-signals.ts';
import { print, printJson } from '../terminal.ts';
import type { TerminalGame } from '../terminal-game.ts';
import { oneOf, UsageError } from '../usage-error.ts';

const INTERRUPTED = 130;
const MOST_GAMES = 1_000_000_000;
const MOST_THREADS = 64;
const MOST_IN_FIELD = 16;

export const arenaCommand: Command = {
  name: 'arena',
  usage: 'GAME --seats P,P[,P,P] | --field P,P,… [--edition E] [--games N] [--seed S] [--json] …',
  summary: 'Plays matches between players and reports wins, margins, scores, lengths and speed.',
  details: `
Players: ${[...BOT_NAMES, SPARRING].join(', ')}; NAME@100ms or NAME@5000n gives one a budget of time
or of nodes for each move; exec:COMMAND is another program that speaks the protocol of "mozaika bot" (docs/bots.md).
The same deals are played once for each rotation of the players, so that luck and seats weigh on nobody. Everything
follows from the seed and the number of the match, so a run can be repeated (with budgets of nodes). Ctrl-C stops early
and reports what was played. --json prints one object (with --field: {"ratings", "reports"}):
  game, options, players, games, seed
  wins, sharedWins     matches won alone and together with others, by player
  winShares            mean share of wins, "within" is half of the 95 % confidence interval
  margins              own points minus the best other's, likewise
  ahead                how often a seat of one name finishes ahead of one of another name, likewise
  meanScores           by player; meanScoresFromStart counts from the player that made the first move
  movesPerGame, roundsPerGame, legalMovesPerTurn (trades not counted)
  reasons              how many matches ended for which reason
  forfeits             who failed, and how
  gamesPerSecond, seconds`,
  options: {
    seats: { value: 'P,P', help: '2 to 4 players by name (default random,random)' },
    field: { value: 'P,P,…', help: 'every two of these against each other, with ratings' },
    edition: { value: 'E', help: EDITION_HELP },
    board: { value: 'B', help: BOARD_HELP },
    games: { value: 'N', help: 'how many matches (default 100)' },
    seed: { value: 'S', help: 'any text; equal seeds play equal matches (default: a random one, reported)' },
    until: { value: 'LOW,HIGH', help: "stop when the first player's share of wins is clearly at one of these (SPRT)" },
    results: { value: 'FILE', help: 'keep results there, and resume from them' },
    threads: { value: 'N', help: 'how many threads (default: all cores)' },
    json: { help: 'one JSON object' },
  },
  positionals: { least: 1, most: 1, expected: 'one game' },
  async run(positionals, values) {
    const terminal = requireGame(onlyPositional(positionals));
    const seed = values.text('seed') ?? String(randomInt(2 ** 32));
    const plans = plansOf(terminal, optionsFor(terminal, values), values, seed);
    for (const player of new Set(plans.flatMap(({ seats }) => seats))) await contestantNamed(player, terminal.game);
    const games = wholeNumber('games', values.text('games') ?? '100', 1, MOST_GAMES);
    const threads = values.text('threads');
    const until = boundsOf(values.text('until'));
    const results = values.text('results');
    const bar = progressBar(games * plans.length);
    const stop = new AbortController();
    onStopSignal(['SIGINT'], () => stop.abort(), INTERRUPTED);
    const played = await playTournament({
      plans,
      games,
      ...(threads === undefined ? {} : { threads: wholeNumber('threads', threads, 1, MOST_THREADS) }),
      ...(until ? { clear: (summaries) => isDecided(summaries, until) } : {}),
      ...(results === undefined ? {} : { results }),
      signal: stop.signal,
      progress: bar.show,
    });
    bar.clear();
    const reports = plans.map((plan, i) => reportOf(plan, itemAt(played.summaries, i), played, until));
    const rated = values.text('field') === undefined ? [] : ratings(played.summaries);
    if (values.has('json')) printJson(rated.length > 0 ? { ratings: rated, reports } : reports[0]);
    else for (const line of [...reports.flatMap(reportLines), ...ratingLines(rated)]) print(line);
    return stop.signal.aborted ? INTERRUPTED : 0;
  },
};

function plansOf(terminal: TerminalGame, options: Json, values: OptionValues, seed: string): Plan[] {
  const field = values.text('field');
  const seats = values.text('seats');
  if (field !== undefined) {
    if (seats !== undefined) throw new UsageError('Give --seats or --field, not both.');
    const names = [...new Set(commaList(field))];
    if (names.length < 2 || names.length > MOST_IN_FIELD) {
      throw new UsageError(`--field needs 2 to ${MOST_IN_FIELD} different players, not ${names.length}.`);
    }
    return roundRobin(terminal.game.id, options, names, seed);
  }
  const names = commaList(seats ?? 'random,random');
  if (!isSeatCount(names.length)) {
    throw new UsageError(`--seats needs ${oneOf(SEAT_COUNTS.map(String))} players, not ${names.length}.`);
  }
  return [{ game: terminal.game.id, options, seats: names, seed }];
}

/** Whether the sequential test of the first contestant's share of wins has an answer. */
const isDecided = (summaries: readonly Summary[], until: SprtBounds): boolean =>
  sprt(itemAt(itemAt(summaries, 0).shares, 0), until) !== 'open';

/** Two shares of wins, such as 0.5,0.55. */
function boundsOf(text: string | undefined): SprtBounds | undefined {
  if (text === undefined) return undefined;
  const [low = Number.NaN, high = Number.NaN, ...more] = commaList(text).map(Number);
  if (more.length === 0 && low >= 0 && low < high && high <= 1) return { low, high };
  throw new UsageError(
    `--until needs two shares of wins from 0 to 1, the lower first, such as 0.5,0.55, not "${text}".`,
  );
}
