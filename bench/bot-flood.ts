// `npm run bench:bots [-- TABLES [MOVES]]`: how long a beginner bot takes for its answer, alone and while other people keep so many
// tables of masters busy (30): all of them one person's, and each of them another's. The server is a process of its own, in which bots
// don't wait for the sake of people who watch.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { azul } from '@mozaika/azul';
import { withBots } from '@mozaika/bots/served-bots';
import { seededRandom } from '@mozaika/kernel';
import { startServer } from '@mozaika/server';
import { LoadMetrics } from '../apps/cli/src/load/load-metrics.ts';
import { VirtualUser } from '../apps/cli/src/load/virtual-user.ts';

const OPTIONS = { board: 'coloured' };
const MANY = 1_000_000;
/** As long as the server takes to have all masters at work. */
const SETTLING_MS = 5_000;
const PAUSE_MS = 100;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function serve(database: string): Promise<void> {
  const server = await startServer({
    games: [withBots(azul)],
    database,
    host: '127.0.0.1',
    port: 0,
    log: { level: 'error' },
    pace: { botMove: 0, absence: MANY, opening: 2_000 },
    httpLimits: { perAddress: MANY, perPerson: MANY },
    socketsPerAddress: MANY,
  });
  process.send?.(server.address);
  process.on('disconnect', () => void server.stop());
}

/** Somebody who plays against bots: each move at once, or when asked to. */
class Player {
  private changed = (): void => undefined;
  private readonly user: Promise<VirtualUser>;

  constructor(base: string, name: string) {
    const random = seededRandom(name);
    const metrics = new LoadMetrics();
    const onChange = () => this.changed();
    const hosts = new Map();
    this.user = VirtualUser.connect({ base, game: azul, options: OPTIONS, random, metrics, hosts, onChange });
  }

  /** Makes a table with these bots, and sits down. */
  async sitWith(bots: readonly string[], base: string, cookie?: string): Promise<string> {
    const user = await this.user;
    const answer = await fetch(`${base}api/v2/tables`, {
      method: 'POST',
      headers: { cookie: cookie ?? user.cookie, 'content-type': 'application/json', origin: new URL(base).origin },
      body: JSON.stringify({
        game: azul.id,
        options: OPTIONS,
        seats: ['person', ...bots],
        clock: { kind: 'none' },
        listed: false,
        me: 'watches',
      }),
    });
    const { code } = (await answer.json()) as { readonly code?: string };
    if (code === undefined) throw new Error(`The server refused a table (${answer.status})`);
    await user.watchAndSit(code);
    return user.cookie;
  }

  async toMove(): Promise<boolean> {
    const user = await this.user;
    while (!user.isToMove) {
      if (user.table?.stage === 'over') return false;
      await new Promise<void>((resolve) => {
        this.changed = resolve;
      });
    }
    return true;
  }

  /** Moves as soon as possible, match after match. */
  async flood(): Promise<void> {
    const user = await this.user;
    for (;;) {
      if (await this.toMove()) await user.move();
      else await user.rematch(user.table?.code ?? '');
    }
  }

  /** The milliseconds from a move to the bot's answer; nothing if the match ended with one of them. */
  async answerTime(): Promise<number | undefined> {
    if (!(await this.toMove())) return undefined;
    const begun = performance.now();
    await (await this.user).move();
    return (await this.toMove()) ? performance.now() - begun : undefined;
  }

  async close(): Promise<void> {
    (await this.user).close();
  }
}

/** So many answer times of a beginner. */
async function measure(base: string, moves: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < moves) {
    const player = new Player(base, `innocent ${times.length}`);
    await player.sitWith(['newcomer'], base);
    for (let ms = await player.answerTime(); ms !== undefined && times.length < moves; ms = await player.answerTime()) {
      times.push(ms);
      await wait(PAUSE_MS);
    }
    await player.close();
  }
  return times.sort((a, b) => a - b);
}

async function withFlood<T>(base: string, tables: number, owners: 'one' | 'each', job: () => Promise<T>): Promise<T> {
  const players = Array.from({ length: tables }, (_, i) => new Player(base, `flood ${owners} ${i}`));
  let owner: string | undefined;
  for (const player of players) {
    const cookie = await player.sitWith(['master', 'master', 'master'], base, owner);
    if (owners === 'one') owner ??= cookie;
    void player.flood();
  }
  await wait(SETTLING_MS);
  const result = await job();
  for (const player of players) await player.close();
  await wait(SETTLING_MS);
  return result;
}

const said = (times: readonly number[]): string => {
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, p90 ${at(0.9)} ms, longest ${at(1)} ms (${times.length} moves)`;
};

async function run(tables: number, moves: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-flood-'));
  const child: ChildProcess = fork(new URL(import.meta.url), ['serve', join(folder, 'flood.db')]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const base = await new Promise<string>((resolve) => child.once('message', (address) => resolve(String(address))));
  try {
    await measure(base, 10);
    console.log(`a beginner alone:                                 ${said(await measure(base, moves))}`);
    for (const [owners, whose] of [
      ['one', 'one person’s'],
      ['each', 'as many people’s'],
    ] as const) {
      const times = await withFlood(base, tables, owners, () => measure(base, moves));
      console.log(`beside ${tables} tables of masters, ${whose}:`.padEnd(50) + said(times));
    }
  } finally {
    child.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit();
}

const [first, second] = process.argv.slice(2);
if (first === 'serve' && second !== undefined) await serve(second);
else await run(Number(first ?? 30), Number(second ?? 60));
