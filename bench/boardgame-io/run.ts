// `npm run bench:boardgame-io [-- ROUNDS SECONDS]`: Mozaika beside boardgame.io, which plays tic-tac-toe in memory. Each server shares
// one core with the process that plays on it; the contenders take turns, because machines are noisy. boardgame.io is installed into
// a temporary folder and is no dependency of anything here.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figures, medianOf } from './figures.ts';

const [rounds = 3, seconds = 10] = process.argv.slice(2).map(Number);
const TABLES = 50;
const PACKAGES = ['boardgame.io', 'socket.io-client'];

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MOZAIKA = pathOf('../../apps/cli/bin/mozaika.js');

/** All on one core where the system has a command for it; otherwise the processor time of a move still tells. */
const PIN = spawnSync('taskset', ['--version']).status === 0 ? ['taskset', '-c', `${availableParallelism() - 1}`] : [];

function runOnOneCore(...args: readonly string[]): string {
  const [command = process.execPath, ...rest] = [...PIN, process.execPath, ...args];
  const env = { ...process.env, NODE_ENV: 'production' };
  return execFileSync(command, rest, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Installs boardgame.io. Returns the versions. */
function install(folder: string): string {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], { cwd: folder, stdio: 'ignore' });
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  return PACKAGES.map((name) => `${name} ${versionOf(name)}`).join(', ');
}

/** Real matches on SQLite, every move stored before it is shown. */
function playMozaika(game: string, seats: number): Figures {
  const plan = ['--game', game, '--seats', `${seats}`, '--tables', `${TABLES}`, '--seconds', `${seconds}`];
  const result = JSON.parse(runOnOneCore(MOZAIKA, 'load', ...plan, '--json'));
  // A server that is busy has the move sent again, which costs it more.
  const { busy: _, ...refusals } = result.refusals;
  if (Object.keys(refusals).length > 0) throw new Error(`Moves were refused: ${JSON.stringify(refusals)}`);
  return {
    movesPerSecond: result.moves / result.seconds,
    serverMs: result.cpuMsPerMove,
    loadMs: result.loadCpuMsPerMove,
    bytes: result.wireBytesPerMove,
  };
}

const WIDTH = 13;
const cell = (value: number, digits: number): string => value.toFixed(digits).padStart(WIDTH);

/** What the core would do if nobody else used it: on a machine with other work this is the figure to compare. */
const perCoreSecond = ({ serverMs, loadMs }: Figures): number => 1_000 / (serverMs + loadMs);

function lineOf(name: string, figures: Figures): string {
  const { movesPerSecond, serverMs, loadMs, bytes } = figures;
  const moves = cell(movesPerSecond, 0) + cell(perCoreSecond(figures), 0);
  return name.padEnd(24) + moves + cell(serverMs, 3) + cell(loadMs, 3) + cell(bytes, 0);
}

const COLUMNS = ['moves/s', 'moves/core s', 'server ms', 'load ms', 'bytes'];
const HEAD = 'for each move'.padEnd(24) + COLUMNS.map((word) => word.padStart(WIDTH)).join('');

const folder = mkdtempSync(join(tmpdir(), 'mozaika-bench-'));
try {
  console.log(`${install(folder)}; ${TABLES} tables, ${PIN.length > 0 ? 'one core' : 'not pinned to a core'}`);
  const contenders: { readonly [name: string]: () => Figures } = {
    'boardgame.io tic-tac-toe': () =>
      JSON.parse(runOnOneCore(pathOf('./tic-tac-toe-load.ts'), folder, `${TABLES}`, `${seconds}`)),
    'Azul, 2 seats': () => playMozaika('azul', 2),
    'Qwirkle, 4 seats': () => playMozaika('qwirkle', 4),
  };
  const found = new Map<string, Figures[]>(Object.keys(contenders).map((name) => [name, []]));
  console.log(HEAD);
  for (let round = 0; round < rounds; round++) {
    for (const [name, play] of Object.entries(contenders)) {
      const figures = play();
      found.get(name)?.push(figures);
      console.log(lineOf(name, figures));
    }
  }
  console.log(`\nmedians of ${rounds} rounds`);
  const medians = [...found].map(([name, all]) => ({ name, ...medianOf(all) }));
  for (const { name, ...figures } of medians) console.log(lineOf(name, figures));
  const [rival, ...ours] = medians;
  for (const { name, ...figures } of rival ? ours : []) {
    const ratios = {
      'moves a second': figures.movesPerSecond / rival.movesPerSecond,
      'moves a second of the core': perCoreSecond(figures) / perCoreSecond(rival),
      'server time': figures.serverMs / rival.serverMs,
      bytes: figures.bytes / rival.bytes,
    };
    const words = Object.entries(ratios).map(([what, ratio]) => `${ratio.toFixed(2)} times the ${what}`);
    console.log(`${name}: ${words.join(', ')} of boardgame.io`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
