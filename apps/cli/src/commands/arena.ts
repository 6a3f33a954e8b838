// mozaika arena: plays many matches between contestants and reports wins, margins and ratings.

import { randomInt } from 'node:crypto';
import { BOT_NAMES, SPARRING } from '@mozaika/bots';
import { ratings, type SprtBounds, type Summary, sprt } from '@mozaika/bots/arena';
import { isSeatCount, type Json, SEAT_COUNTS } from '@mozaika/kernel';
import type { Phrases } from '@mozaika/words';
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

const WRONG = {
  both: { en: 'Give --seats or --field, not both.', cs: 'Zadej --seats, nebo --field, ne obojí.' },
  field: {
    en: '--field needs 2 to {most} different players, not {count}.',
    cs: '--field potřebuje 2 až {most} různých hráčů, ne {count}.',
  },
  seats: { en: '--seats needs {counts} players, not {count}.', cs: 'Do --seats patří {counts} hráči, ne {count}.' },
  until: {
    en: '--until needs two shares of wins from 0 to 1, the lower first, such as 0.5,0.55, not “{text}”.',
    cs: '--until potřebuje dva podíly výher od 0 do 1, nižší první, třeba 0.5,0.55, ne „{text}“.',
  },
} as const satisfies Phrases;

export const arenaCommand: Command = {
  name: 'arena',
  usage: 'GAME --seats P,P[,P,P] | --field P,P,… [--edition E] [--games N] [--seed S] [--json] …',
  summary: {
    en: 'Plays matches between players and reports wins, margins, scores, lengths and speed.',
    cs: 'Odehraje partie mezi hráči a vypíše výhry, rozdíly, body, délky a rychlost.',
  },
  details: {
    en: `
Players: ${[...BOT_NAMES, SPARRING].join(', ')}; NAME@100ms or NAME@5000n gives one a budget of time
or of nodes for each move; exec:COMMAND is another program that speaks the protocol of “mozaika bot” (docs/bots.md).
The same deals are played once for each rotation of the players, so that luck and seats favour nobody. The seed and the
number of the match determine everything, so a run can be repeated (with budgets of nodes). Ctrl-C stops early
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
    cs: `
Hráči: ${[...BOT_NAMES, SPARRING].join(', ')}; JMÉNO@100ms nebo JMÉNO@5000n dá botovi na každý
tah tolik času nebo uzlů; exec:PŘÍKAZ je jiný program, který mluví protokolem příkazu „mozaika bot“ (docs/bots.md).
Stejná rozdání se hrají jednou pro každé pořadí hráčů, takže štěstí ani místo u stolu nikomu nenahrává. Všechno určuje
semínko a číslo partie, takže běh lze zopakovat (s rozpočtem v uzlech). Ctrl-C skončí dřív a vypíše, co se odehrálo.
--json vypíše jeden objekt (s --field: {"ratings", "reports"}):
  game, options, players, games, seed
  wins, sharedWins     samostatné a dělené výhry podle hráčů
  winShares            průměrný podíl výher, „within“ je polovina 95% intervalu spolehlivosti
  margins              vlastní body minus body nejlepšího z ostatních, stejně
  ahead                jak často skončí hráč jednoho jména před hráčem jiného jména, stejně
  meanScores           podle hráčů; meanScoresFromStart počítá od hráče, který táhl první
  movesPerGame, roundsPerGame, legalMovesPerTurn (bez výměn)
  reasons              kolik partií skončilo z jakého důvodu
  forfeits             kdo selhal a jak
  gamesPerSecond, seconds`,
  },
  options: {
    seats: {
      value: 'P,P',
      help: {
        en: '2 to 4 players by name (default random,random)',
        cs: '2 až 4 hráči podle jmen (jinak random,random)',
      },
    },
    field: {
      value: 'P,P,…',
      help: { en: 'every two of these against each other, with ratings', cs: 'každý s každým, s hodnocením' },
    },
    edition: { value: 'E', help: EDITION_HELP },
    board: { value: 'B', help: BOARD_HELP },
    games: { value: 'N', help: { en: 'how many matches (default 100)', cs: 'kolik partií (jinak 100)' } },
    seed: {
      value: 'S',
      help: {
        en: 'any text; equal seeds play equal matches (default: a random one, reported)',
        cs: 'libovolný text; stejná semínka hrají stejné partie (jinak náhodné, vypíše se)',
      },
    },
    until: {
      value: 'LOW,HIGH',
      help: {
        en: 'stop when the first player’s share of wins is clearly at one of these (SPRT)',
        cs: 'skončit, jakmile je podíl výher prvního hráče zřejmě jeden z těchto (SPRT)',
      },
    },
    results: {
      value: 'FILE',
      help: { en: 'keep results there, and resume from them', cs: 'ukládat výsledky a příště na ně navázat' },
    },
    threads: {
      value: 'N',
      help: { en: 'how many threads (default: all cores)', cs: 'kolik vláken (jinak všechna jádra)' },
    },
    json: { help: { en: 'one JSON object', cs: 'jeden objekt JSON' } },
  },
  positionals: { least: 1, most: 1, expected: { en: 'one game', cs: 'jednu hru' } },
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
    if (seats !== undefined) throw new UsageError(WRONG.both);
    const names = [...new Set(commaList(field))];
    if (names.length < 2 || names.length > MOST_IN_FIELD) {
      throw new UsageError(WRONG.field, { most: MOST_IN_FIELD, count: names.length });
    }
    return roundRobin(terminal.game.id, options, names, seed);
  }
  const names = commaList(seats ?? 'random,random');
  if (!isSeatCount(names.length)) {
    throw new UsageError(WRONG.seats, { counts: oneOf(SEAT_COUNTS.map(String)), count: names.length });
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
  throw new UsageError(WRONG.until, { text });
}
