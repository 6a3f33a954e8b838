// mozaika daily: what is played on a server today, a match of it from a list of moves, and the check of one.

import { readFileSync } from 'node:fs';
import { BOTS_VERSION } from '@mozaika/bots';
import { BOT_METHOD, DUPLICATE_METHOD, type MatchHost, type Result, refuse, resultOf } from '@mozaika/kernel';
import type { AnswerOf } from '@mozaika/protocol';
import { restClient } from '@mozaika/protocol/client';
import { refusalSentence } from '@mozaika/words';
import { serverWords, withServerWords } from '@mozaika/words/server';
import type { Command } from '../command.ts';
import { checkActions, type DailyGame, playMoves } from '../daily/play-daily.ts';
import { atTable, requireGame } from '../games.ts';
import { checkFiles, recordsOf } from '../read-records.ts';
import { language, print, printError, printJson, t } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const DEFAULT_SERVER = 'http://127.0.0.1:8080/';

const WORDS = {
  day: { en: '{date} on {server}', cs: '{date} na {server}' },
  game: {
    en: '{title} against {level}; {played|person|people} so far; seed {seed}, commitment {commitment}',
    cs: '{title} proti botovi {level}; zatím {played|člověk|lidé|lidí}; semínko {seed}, závazek {commitment}',
  },
  ends: { en: '{points} : {others}, margin {margin}', cs: '{points} : {others}, rozdíl {margin}' },
  one: {
    en: 'With --moves or --check name one game: {games}.',
    cs: 'S --moves nebo --check zadej jednu hru: {games}.',
  },
  both: { en: 'Either --moves or --check, not both.', cs: 'Buď --moves, nebo --check, ne obojí.' },
  unread: { en: 'Cannot read {file}.', cs: '{file} nejde přečíst.' },
  noGame: { en: 'The server has no daily of {game}.', cs: 'Server denní výzvu hry {game} nemá.' },
} as const;

export const dailyCommand: Command = {
  name: 'daily',
  usage: '[GAME] [--server URL] [--date DAY] [--moves FILE | --check FILE] [--json]',
  summary: {
    en: 'The match of the day on a server: prints it, plays it from a list of moves, checks a record.',
    cs: 'Denní výzva na serveru: vypíše ji, zahraje podle seznamu tahů, ověří záznam.',
  },
  details: {
    en: `
Everything but your moves follows from the day's seed, so the same moves make the same match here, in the app and on
the server (docs/daily.md). --moves reads your moves, one a line in the notation without a seat, and prints the record;
--check compares every action of a record with what follows from the seed. Exit status 1 if something is refused.`,
    cs: `
Všechno kromě tvých tahů plyne ze semínka dne, takže stejné tahy dají stejnou partii tady, v aplikaci i na serveru
(docs/daily.md). --moves čte tvoje tahy, na každém řádku jeden v notaci bez čísla hráče, a vypíše záznam; --check
porovná každou akci záznamu s tím, co ze semínka plyne. Návratový kód je 1, když je něco odmítnuto.`,
  },
  options: {
    server: {
      value: 'URL',
      help: { en: `the server (default ${DEFAULT_SERVER})`, cs: `server (jinak ${DEFAULT_SERVER})` },
    },
    date: {
      value: 'DAY',
      help: { en: 'as in 2026-11-19 (default: the server’s today)', cs: 'třeba 2026-11-19 (jinak dnešek serveru)' },
    },
    moves: { value: 'FILE', help: { en: 'play these moves', cs: 'zahrát tyto tahy' } },
    check: { value: 'FILE', help: { en: 'check this record', cs: 'ověřit tento záznam' } },
    json: { help: { en: 'JSON instead of sentences', cs: 'JSON místo vět' } },
  },
  positionals: { least: 0, most: 1, expected: { en: 'at most one game', cs: 'nejvýš jednu hru' } },
  async run([name], values) {
    const [moves, record] = [values.text('moves'), values.text('check')];
    if (moves !== undefined && record !== undefined) throw new UsageError(WORDS.both);
    const game = name === undefined ? undefined : requireGame(name).game.id;
    const base = values.text('server') ?? DEFAULT_SERVER;
    const date = values.text('date');
    const server = restClient({ base: base.endsWith('/') ? base : `${base}/` });
    const day = await server.ask('daily', { query: date === undefined ? {} : { date } });
    if (!day.ok) return refused(day);
    if (moves === undefined && record === undefined)
      return printDay(day.value, base, game, values.has('json') ? 'json' : 'text');
    const daily = day.value.games.find((one) => one.game === game);
    if (game === undefined) throw new UsageError(WORDS.one, { games: day.value.games.map((one) => one.game) });
    if (!daily) throw new UsageError(WORDS.noGame, { game });
    if (daily.version !== BOTS_VERSION) {
      return refused(refuse('other-bots', { found: BOTS_VERSION, expected: daily.version }));
    }
    const played = moves === undefined ? await checkFile(daily, record ?? '') : await playMoves(daily, movesIn(moves));
    if (!played.ok) return refused(played, daily);
    if (moves !== undefined || values.has('json')) printJson(recordOf(daily, played.value));
    if (moves === undefined) print(t(WORDS.ends, figuresOf(played.value)));
    return 0;
  },
};

function refused(result: Result<unknown>, daily?: DailyGame): number {
  if (result.ok) return 0;
  const terminal = daily && atTable(requireGame(daily.game), { options: daily.options, players: ['me', daily.level] });
  printError(refusalSentence(result.refusal, language, terminal ? withServerWords(terminal.vocabulary) : serverWords));
  return 1;
}

function printDay(day: AnswerOf<'daily'>, server: string, game: string | undefined, as: 'json' | 'text'): number {
  const games = day.games.filter((one) => game === undefined || one.game === game);
  if (as === 'json') {
    printJson({ ...day, games });
    return 0;
  }
  print(t(WORDS.day, { date: day.date, server }));
  for (const { options, level, played, seed, commitment, game: id } of games) {
    const { title } = atTable(requireGame(id), { options, players: ['me', level] });
    print(`  ${t(WORDS.game, { title, level, played, seed, commitment })}`);
  }
  return 0;
}

function movesIn(file: string): string[] {
  try {
    const lines = readFileSync(file === '-' ? 0 : file, 'utf8').split('\n');
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  } catch {
    throw new UsageError(WORDS.unread, { file });
  }
}

async function checkFile(daily: DailyGame, file: string): Promise<Result<MatchHost>> {
  checkFiles([file]);
  for await (const read of recordsOf(file)) return read.ok ? checkActions(daily, read.value.actions) : read;
  return refuse('record-unfinished', { index: 0 });
}

function figuresOf({ outcome }: MatchHost) {
  const [points = 0, others = 0] = outcome?.scores ?? [];
  return { points, others, margin: points - others };
}

/** The record, with its shuffle: `mozaika verify` checks it. */
const recordOf = ({ commitment, seed }: DailyGame, { header, entries, outcome }: MatchHost) => ({
  ...header,
  actions: entries,
  fairness: { method: DUPLICATE_METHOD, commitment, contributions: [], bots: BOT_METHOD, seed },
  ...(outcome && { result: resultOf(outcome) }),
});
