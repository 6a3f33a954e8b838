// mozaika load: real matches over real sockets against a server, and what they cost it.

import type { Command } from '../command.ts';
import { optionsFor, requireGame } from '../games.ts';
import { type IdleFigures, measureIdle } from '../load/idle-memory.ts';
import { type LoadResult, runLoad } from '../load/run.ts';
import { existingServer, spawnServer } from '../load/target-server.ts';
import { wholeNumber } from '../option-values.ts';
import { print, printError, printJson } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

function report(result: LoadResult): void {
  const { moves, seconds, p50, p99, cpuMsPerMove, bytesPerAction, allBytesPerAction, refusals } = result;
  print(
    `moves a second       ${(moves / seconds).toFixed(0)}   (${moves} in ${seconds.toFixed(1)} s, deals not counted)`,
  );
  print(`sent → seen by the opponent   p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  if (cpuMsPerMove !== undefined) print(`server CPU a move    ${cpuMsPerMove.toFixed(3)} ms`);
  print(
    `bytes an action      ${bytesPerAction.toFixed(0)} to each receiver; ${allBytesPerAction.toFixed(0)} with everything else that is sent`,
  );
  const refused = Object.entries(refusals).map(([code, count]) => `${code} ${count}`);
  if (refused.length > 0) print(`refused              ${refused.join(', ')}`);
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

function reportIdle(figures: IdleFigures): void {
  const { sockets, bytesPerSocket, tables, bytesPerWatchedTable, bytesPerIdleTable, residentBytes } = figures;
  if (sockets > 0) print(`memory a socket      ${kilobytes(bytesPerSocket)}   (${sockets} open)`);
  if (tables > 0) {
    print(
      `memory a table       ${kilobytes(bytesPerIdleTable)} idle, ${kilobytes(bytesPerWatchedTable)} in use (${tables} open)`,
    );
  }
  print(`the whole process    ${(residentBytes / 1e6).toFixed(0)} MB resident`);
}

export const loadCommand: Command = {
  name: 'load',
  usage:
    '[URL] [--game azul] [--tables N] [--seats N] [--seconds S] [--rate R] [--idle-tables N] [--idle-sockets N] [--database D] [--json]',
  summary: 'Puts a bounded load of real matches on a server and tells what they cost.',
  details: `
Without URL a server of its own is started on loopback, with SQLite in a temporary folder (or --database), and stopped
at the end. Every seat is a guest with a socket of its own who makes random legal moves: as soon as it is their turn, or
with --rate so many moves a second over all tables. Only loopback addresses are accepted.

With --idle-tables or --idle-sockets nobody moves: it tells what the own server holds for each of them. Tables rest for a
minute first, with two people who look on.`,
  options: {
    game: { value: 'GAME', help: 'azul (default) or qwirkle' },
    board: { value: 'B', help: "Azul's board" },
    tables: { value: 'N', help: 'how many tables, 1 to 5,000 (default 50)' },
    seats: { value: 'N', help: 'players at each, 2 to 4 (default 2)' },
    seconds: { value: 'S', help: 'how long, 1 to 600 (default 10), after two seconds of warming up' },
    rate: { value: 'R', help: 'moves a second over all tables (default: as many as possible)' },
    'idle-tables': { value: 'N', help: 'measure tables where nobody moves, 1 to 100,000' },
    'idle-sockets': { value: 'N', help: 'measure sockets on which nothing happens, 1 to 20,000' },
    database: { value: 'D', help: "the own server's database: a file or postgres://…" },
    json: { help: 'the figures as one JSON object' },
  },
  words: { least: 0, most: 1, expected: 'at most one address' },
  async run([url], given) {
    const number = (name: string, usual: number, least: number, most: number) =>
      wholeNumber(name, given.text(name) ?? String(usual), least, most);
    const terminal = requireGame(given.text('game') ?? 'azul');
    const rate = given.text('rate');
    const plan = {
      game: terminal.game,
      options: optionsFor(terminal, given.text('board')),
      tables: number('tables', 50, 1, 5_000),
      seats: number('seats', 2, 2, 4),
      seconds: number('seconds', 10, 1, 600),
      rate: rate === undefined ? undefined : wholeNumber('rate', rate, 1, 100_000),
    };
    const idle = { tables: number('idle-tables', 0, 0, 100_000), sockets: number('idle-sockets', 0, 0, 20_000) };
    const quiet = given.has('json') || !process.stderr.isTTY;
    const progress = quiet ? () => undefined : printError;
    if (idle.tables + idle.sockets > 0) {
      if (url !== undefined) throw new UsageError('Only the own server tells its memory: leave the address out.');
      const own = await spawnServer(given.text('database'));
      try {
        const figures = await measureIdle(own, { ...plan, ...idle }, progress);
        if (given.has('json')) printJson(figures);
        else reportIdle(figures);
        return 0;
      } finally {
        await own.stop();
      }
    }
    const host = url === undefined ? await spawnServer(given.text('database')) : existingServer(url);
    try {
      const result = await runLoad({ ...plan, base: host.base }, progress);
      if (given.has('json')) printJson(result);
      else report(result);
      return 0;
    } finally {
      await host.stop();
    }
  },
};
