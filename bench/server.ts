// `npm run bench:server [-- N]`: how long a server takes from its start to the first answer with so many stored matches (100,000),
// half of them running, and to the first look at one of them.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { azul } from '@mozaika/azul';
import {
  commitmentTo,
  DEAL_METHOD,
  dealKey,
  formatHex,
  type Game,
  MatchHost,
  MoveList,
  RECORD_FORMAT,
  SEED_BYTES,
} from '@mozaika/kernel';
import type { TableRequest } from '@mozaika/protocol';
import { openStorage } from '../apps/server/src/storage/open.ts';
import type { Operation } from '../apps/server/src/storage/port.ts';
import { beginMatch, newTable, rowOf, type TableState } from '../apps/server/src/tables/table-state.ts';

const MATCHES = Number(process.argv[2] ?? 100_000);
const STARTS = 5;
const AT_ONCE = 2_000;
const PEOPLE = 1_000;
const LONGEST_LOG = 8;
const NOW = Date.now();
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

const game: Game = azul;
const seed = new Uint8Array(SEED_BYTES).fill(7);
const key = dealKey(seed, []);
const list = new MoveList();

/** The log of a match that has gone on for a while. */
function someLog(): string[] {
  const opened = MatchHost.open(game, {
    format: RECORD_FORMAT,
    game: game.id,
    options: { board: 'coloured' },
    players: ['1', '2'],
    rules: 1,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const match = opened.value;
  match.append(match.begin(key).entries);
  while (match.entries.length < LONGEST_LOG && match.turn.kind === 'move') {
    const [seat] = match.turn.seats;
    game.legalMoves(match.position, seat, list);
    const proposed = match.propose(seat, `${seat} ${game.formatMove(list.at(0))}`, match.entries.length, key);
    if (!proposed.ok) throw new Error(JSON.stringify(proposed.refusal));
    match.append(proposed.value.entries);
  }
  return [...match.entries];
}

const codeOf = (n: number): string =>
  Array.from({ length: 12 }, (_, place) => ALPHABET[Math.floor(n / 32 ** place) % 32]).join('');

const person = (n: number): string => `person-${n % PEOPLE}`;

function tableOf(n: number): TableState {
  const request: TableRequest = {
    game: game.id,
    options: { board: 'coloured' },
    seats: ['person', 'expert'],
    clock: { kind: 'none' },
    listed: false,
    me: 'sits',
  };
  const made = newTable(request, person(n), formatHex(seed), NOW);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  const playing = beginMatch(made.value);
  return n % 2 === 0 ? playing : { ...playing, stage: 'over' };
}

function operationsFor(n: number, texts: readonly string[]): Operation[] {
  const table = codeOf(n);
  const id = `${table}.1`;
  const fairness = { method: DEAL_METHOD, commitment: commitmentTo(seed), seals: [], contributions: [], absent: [1] };
  return [
    { do: 'put-table', table: rowOf(table, 1, tableOf(n), NOW) },
    {
      do: 'add-match',
      match: {
        id,
        table,
        game: game.id,
        options: '{"board":"coloured"}',
        rules: 1,
        people: [person(n), null],
        names: ['', 'expert'],
        seed: formatHex(seed),
        fairness: JSON.stringify(fairness),
        clock: '{"kind":"none"}',
        started: NOW,
        ended: null,
      },
    },
    { do: 'append', match: id, from: 0, at: NOW, texts, over: n % 2 === 1 },
  ];
}

async function fill(file: string): Promise<void> {
  const storage = await openStorage(file);
  const texts = someLog();
  await storage.write(
    Array.from({ length: PEOPLE }, (_, n): Operation => {
      return { do: 'add-person', person: { id: person(n), name: `Person ${n}`, created: NOW, program: false } };
    }),
  );
  for (let from = 0; from < MATCHES; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, MATCHES - from) }, (_, n) => operationsFor(from + n, texts));
    await Promise.all(some.map((operations) => storage.write(operations)));
  }
  await storage.close();
}

interface Start {
  readonly listening: number;
  readonly looked: number;
  /** What its process used up to then: on a busy machine this tells more. */
  readonly cpu: number;
}

const MOZAIKA = fileURLToPath(new URL('../apps/cli/bin/mozaika.js', import.meta.url));

/** The processor time of a process in milliseconds, where Linux tells it. */
function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name in brackets: the 12th and 13th field are the ticks of 10 ms in programs and in the system.
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Starts the real program; resolves with the milliseconds to its address, and to the first look at a table. */
async function start(file: string): Promise<Start> {
  const begun = performance.now();
  const args = [MOZAIKA, 'serve', '--port', '0', '--database', file, '--log-level', 'silent'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (chunk) => {
      text += chunk;
      const found = /http:\/\/\S+/.exec(text);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const listening = performance.now() - begun;
  const look = await fetch(`${address}api/v2/tables/${codeOf(MATCHES - 2)}`);
  if (!look.ok) throw new Error(`${look.status} ${await look.text()}`);
  await look.arrayBuffer();
  const looked = performance.now() - begun;
  const cpu = cpuOf(child.pid as number);
  child.kill('SIGTERM');
  await ended;
  return { listening, looked, cpu };
}

const folder = mkdtempSync(join(tmpdir(), 'mozaika-bench-'));
try {
  const file = join(folder, 'full.db');
  const begun = performance.now();
  await fill(file);
  console.log(
    `${MATCHES.toLocaleString('en')} matches stored in ${((performance.now() - begun) / 1_000).toFixed(1)} s`,
  );
  for (let n = 1; n <= STARTS; n++) {
    const { listening, looked, cpu } = await start(file);
    const [first, then, used] = [listening, looked, cpu].map((ms) => `${ms.toFixed(0)} ms`);
    console.log(`start ${n}: listening after ${first}, first table shown after ${then}; CPU ${used}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
