// mozaika load: real matches over real sockets against a server, and what they cost it.

import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../command.ts';
import { optionsFor, requireBox } from '../games.ts';
import { type LoadResult, runLoad } from '../load/run.ts';
import { wholeNumber } from '../numbers.ts';
import { Problem } from '../problem.ts';
import { print, printJson, remark } from '../terminal.ts';

interface Host {
  readonly base: string;
  stop(): Promise<void>;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A server of our own, on loopback, with a database that is gone afterwards. */
async function ownServer(database: string | undefined): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-load-'));
  const child = fork(new URL('../load/server.ts', import.meta.url), [database ?? join(folder, 'load.db')], {
    execArgv: ['--expose-gc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const base = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { readonly address: string }).address));
    child.once('exit', (code) => reject(new Problem(`The server ended with status ${code} before it listened.`)));
  });
  return {
    base,
    async stop() {
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function foreignServer(url: string): Host {
  if (!URL.canParse(url)) throw new Problem(`"${url}" is no address; name one like http://127.0.0.1:8080/.`);
  const { hostname, href } = new URL(url);
  if (!LOOPBACK.test(hostname)) throw new Problem(`${hostname} is not this machine: load is only put on loopback.`);
  return { base: href.endsWith('/') ? href : `${href}/`, stop: async () => undefined };
}

function report({ moves, seconds, p50, p99, cpuMsPerMove, bytesPerAction, refusals }: LoadResult): void {
  print(
    `moves a second       ${(moves / seconds).toFixed(0)}   (${moves} in ${seconds.toFixed(1)} s, deals not counted)`,
  );
  print(`sent → seen by the opponent   p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  if (cpuMsPerMove !== undefined) print(`server CPU a move    ${cpuMsPerMove.toFixed(3)} ms`);
  print(`bytes an action      ${bytesPerAction.toFixed(0)} to each receiver`);
  const refused = Object.entries(refusals).map(([code, count]) => `${code} ${count}`);
  if (refused.length > 0) print(`refused              ${refused.join(', ')}`);
}

export const loadCommand: Command = {
  name: 'load',
  usage: '[URL] [--game azul] [--tables N] [--seats N] [--seconds S] [--rate R] [--database D] [--json]',
  summary: 'Puts a bounded load of real matches on a server and tells what they cost.',
  details: `
Without URL a server of its own is started on loopback, with SQLite in a temporary folder (or --database), and stopped
at the end. Every seat is a guest with a socket of its own who makes random legal moves: as soon as it is their turn, or
with --rate so many moves a second over all tables. Only loopback addresses are accepted.`,
  options: {
    game: { value: 'GAME', help: 'azul (default) or qwirkle' },
    board: { value: 'B', help: "Azul's board" },
    tables: { value: 'N', help: 'how many tables, 1 to 5,000 (default 50)' },
    seats: { value: 'N', help: 'players at each, 2 to 4 (default 2)' },
    seconds: { value: 'S', help: 'how long, 1 to 600 (default 10), after two seconds of warming up' },
    rate: { value: 'R', help: 'moves a second over all tables (default: as many as possible)' },
    database: { value: 'D', help: "the own server's database: a file or postgres://…" },
    json: { help: 'the figures as one JSON object' },
  },
  words: { least: 0, most: 1, expected: 'at most one address' },
  async run([url], given) {
    const number = (name: string, usual: number, least: number, most: number) =>
      wholeNumber(name, given.text(name) ?? String(usual), least, most);
    const box = requireBox(given.text('game') ?? 'azul');
    const rate = given.text('rate');
    const plan = {
      game: box.game,
      options: optionsFor(box, given.text('board')),
      tables: number('tables', 50, 1, 5_000),
      seats: number('seats', 2, 2, 4),
      seconds: number('seconds', 10, 1, 600),
      rate: rate === undefined ? undefined : wholeNumber('rate', rate, 1, 100_000),
    };
    const host = url === undefined ? await ownServer(given.text('database')) : foreignServer(url);
    try {
      const quiet = given.has('json') || !process.stderr.isTTY;
      const result = await runLoad({ ...plan, base: host.base }, quiet ? () => undefined : remark);
      if (given.has('json')) printJson(result);
      else report(result);
      return 0;
    } finally {
      await host.stop();
    }
  },
};
