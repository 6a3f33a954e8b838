// mozaika load: a load test of real matches over real sockets against a server, and what they cost it.

import type { Phrase, Phrases } from '@mozaika/words';
import type { Command, OptionValues } from '../command.ts';
import { BOARD_HELP, EDITION_HELP, GAME_IDS, GAMES, optionsFor, requireGame } from '../games.ts';
import { type IdleFigures, measureIdle } from '../load/idle-memory.ts';
import { type LoadPlan, type LoadResult, runLoad } from '../load/run.ts';
import { existingServer, spawnServer } from '../load/target-server.ts';
import { wholeNumber } from '../option-values.ts';
import { print, printError, printJson, t } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const [{ game: defaultGame }] = GAMES;

const GAME = {
  en: `${GAME_IDS.join(', ')} (default ${defaultGame.id})`,
  cs: `${GAME_IDS.join(', ')} (jinak ${defaultGame.id})`,
};
const WRONG_MEMORY = {
  en: 'Memory is reported for the built-in server only: leave the address out.',
  cs: 'Paměť umí hlásit jen vlastní server: vynech adresu.',
};

export const loadCommand: Command = {
  name: 'load',
  usage:
    '[URL] [--game GAME] [--tables N] [--seats N] [--seconds S] [--rate R] [--idle-tables N] [--idle-sockets N] [--database D] [--metrics M] [--json]',
  summary: {
    en: 'Puts a bounded load of real matches on a server and reports what they cost.',
    cs: 'Zatíží server daným počtem skutečných partií a vypíše, co ho stály.',
  },
  details: {
    en: `
Without URL a server of its own is started on loopback, with SQLite in a temporary folder (or --database), and stopped
at the end. Every seat is a guest with a socket of its own who makes random legal moves: as soon as it is their turn, or
with --rate so many moves a second over all tables. Only loopback addresses are accepted.

With --idle-tables or --idle-sockets nobody moves: it reports the memory that the built-in server holds for each of them.
Tables rest for a minute first, with two people who look on.`,
    cs: `
Bez URL spustí na loopbacku vlastní server s SQLite v dočasné složce (nebo s --database) a na konci ho zastaví. Každý
hráč je host s vlastním socketem, který hraje náhodné možné tahy: jakmile je na tahu, nebo s --rate tolik tahů za
sekundu u všech stolů dohromady. Přijímá jen adresy loopbacku.

S --idle-tables nebo --idle-sockets nikdo netáhne: vypíše se, kolik paměti na každý z nich potřebuje vlastní server.
Stoly předtím minutu odpočívají a dva lidé se na ně dívají.`,
  },
  options: {
    game: { value: 'GAME', help: GAME },
    edition: { value: 'E', help: EDITION_HELP },
    board: { value: 'B', help: BOARD_HELP },
    tables: {
      value: 'N',
      help: { en: 'how many tables, 1 to 5,000 (default 50)', cs: 'kolik stolů, 1 až 5 000 (jinak 50)' },
    },
    seats: {
      value: 'N',
      help: { en: 'players at each, 2 to 4 (default 2)', cs: 'kolik hráčů u každého, 2 až 4 (jinak 2)' },
    },
    seconds: {
      value: 'S',
      help: {
        en: 'how long, 1 to 600 (default 10), after two seconds of warming up',
        cs: 'jak dlouho, 1 až 600 (jinak 10), po dvou sekundách zahřívání',
      },
    },
    rate: {
      value: 'R',
      help: {
        en: 'moves a second over all tables (default: as many as possible)',
        cs: 'tahů za sekundu u všech stolů (jinak co nejvíc)',
      },
    },
    'idle-tables': {
      value: 'N',
      help: {
        en: 'measure tables where nobody moves, 1 to 100,000',
        cs: 'změřit stoly, u kterých nikdo netáhne, 1 až 100 000',
      },
    },
    'idle-sockets': {
      value: 'N',
      help: {
        en: 'measure sockets on which nothing happens, 1 to 20,000',
        cs: 'změřit sockety, na kterých se nic neděje, 1 až 20 000',
      },
    },
    database: {
      value: 'D',
      help: {
        en: 'the built-in server’s database: a file or postgres://…',
        cs: 'databáze vlastního serveru: soubor, nebo postgres://…',
      },
    },
    metrics: {
      value: 'M',
      help: {
        en: 'the --metrics of the server at URL, for its processor time',
        cs: '--metrics serveru na URL, kvůli času procesoru',
      },
    },
    json: { help: { en: 'the figures as one JSON object', cs: 'čísla jako jeden objekt JSON' } },
  },
  positionals: { least: 0, most: 1, expected: { en: 'at most one address', cs: 'nejvýš jednu adresu' } },
  async run([url], values) {
    const plan = planOf(values);
    const idle = {
      tables: numberOf(values, 'idle-tables', 0, [0, 100_000]),
      sockets: numberOf(values, 'idle-sockets', 0, [0, 20_000]),
    };
    const isQuiet = values.has('json') || !process.stderr.isTTY;
    const progress = isQuiet ? () => undefined : printError;
    if (idle.tables + idle.sockets > 0) {
      if (url !== undefined) throw new UsageError(WRONG_MEMORY);
      await using server = await spawnServer(values.text('database'));
      report(values, await measureIdle(server, { ...plan, ...idle }, progress), idleLines);
      return 0;
    }
    await using server =
      url === undefined ? await spawnServer(values.text('database')) : existingServer(url, values.text('metrics'));
    report(values, await runLoad({ ...plan, server }, progress), loadLines);
    return 0;
  },
};

function planOf(values: OptionValues): Omit<LoadPlan, 'server'> {
  const terminal = requireGame(values.text('game') ?? defaultGame.id);
  const rate = values.text('rate');
  return {
    game: terminal.game,
    options: optionsFor(terminal, values),
    tables: numberOf(values, 'tables', 50, [1, 5_000]),
    seats: numberOf(values, 'seats', 2, [2, 4]),
    seconds: numberOf(values, 'seconds', 10, [1, 600]),
    rate: rate === undefined ? undefined : wholeNumber('rate', rate, 1, 100_000),
  };
}

const numberOf = (values: OptionValues, name: string, usual: number, [least, most]: readonly [number, number]) =>
  wholeNumber(name, values.text(name) ?? String(usual), least, most);

function report<Figures>(values: OptionValues, figures: Figures, linesOf: (figures: Figures) => string[]): void {
  if (values.has('json')) printJson(figures);
  else for (const line of linesOf(figures)) print(line);
}

const WORDS = {
  rate: { en: 'moves a second', cs: 'tahů za sekundu' },
  ofMoves: { en: '({moves} in {seconds} s, deals not counted)', cs: '({moves} za {seconds} s, bez rozdání)' },
  seen: { en: 'sent → seen by the opponent', cs: 'odesláno → uviděl soupeř' },
  cpu: { en: 'server CPU a move', cs: 'CPU serveru na tah' },
  bytes: { en: 'bytes an action', cs: 'bajtů na akci' },
  receivers: {
    en: '{each} to each receiver; {all} with everything else that is sent',
    cs: '{each} každému příjemci; {all} se vším ostatním, co se posílá',
  },
  refused: { en: 'refused', cs: 'odmítnuto' },
  socket: { en: 'memory a socket', cs: 'paměť na socket' },
  table: { en: 'memory a table', cs: 'paměť na stůl' },
  open: { en: '({count} open)', cs: '(otevřeno {count})' },
  inUse: { en: '{idle} idle, {used} in use', cs: '{idle} v klidu, {used} při používání' },
  process: { en: 'the whole process', cs: 'celý proces' },
  resident: { en: '{size} MB resident', cs: '{size} MB v paměti' },
} as const satisfies Phrases;

const LABEL_WIDTH = 21;
const labelled = (label: Phrase, value: string): string => `${t(label).padEnd(LABEL_WIDTH)}${value}`;

function loadLines({ moves, seconds, p50, p99, cpuMsPerMove, ...result }: LoadResult): string[] {
  const refused = Object.entries(result.refusals).map(([code, count]) => `${code} ${count}`);
  const ofMoves = t(WORDS.ofMoves, { moves, seconds: seconds.toFixed(1) });
  const bytes = { each: result.bytesPerAction.toFixed(0), all: result.allBytesPerAction.toFixed(0) };
  return [
    labelled(WORDS.rate, `${(moves / seconds).toFixed(0)}   ${ofMoves}`),
    `${t(WORDS.seen)}   p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    ...(cpuMsPerMove === undefined ? [] : [labelled(WORDS.cpu, `${cpuMsPerMove.toFixed(3)} ms`)]),
    labelled(WORDS.bytes, t(WORDS.receivers, bytes)),
    ...(refused.length === 0 ? [] : [labelled(WORDS.refused, refused.join(', '))]),
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

function idleLines({ sockets, bytesPerSocket, tables, residentBytes, ...figures }: IdleFigures): string[] {
  const { bytesPerIdleTable, bytesPerWatchedTable } = figures;
  const perTable = t(WORDS.inUse, { idle: kilobytes(bytesPerIdleTable), used: kilobytes(bytesPerWatchedTable) });
  const open = (count: number): string => t(WORDS.open, { count });
  return [
    ...(sockets > 0 ? [labelled(WORDS.socket, `${kilobytes(bytesPerSocket)}   ${open(sockets)}`)] : []),
    ...(tables > 0 ? [labelled(WORDS.table, `${perTable} ${open(tables)}`)] : []),
    labelled(WORDS.process, t(WORDS.resident, { size: (residentBytes / 1e6).toFixed(0) })),
  ];
}
