// A load run: tables of virtual users who play as quickly as they can, or at a fixed rate, for a bounded time.

import { type Game, type Json, type MatchHost, seededRandom } from '@mozaika/kernel';
import { itemAt } from '../item-at.ts';
import { newTable } from './guest.ts';
import { type Figures, LoadMetrics } from './load-metrics.ts';
import { millisecondsOf, type TargetServer } from './target-server.ts';
import { VirtualUser } from './virtual-user.ts';
import { bytesOnTheWire } from './wire-bytes.ts';

export interface LoadPlan {
  readonly server: TargetServer;
  readonly game: Game;
  readonly options: Json;
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  /** Moves a second over all tables; as many as possible without it. */
  readonly rate: number | undefined;
}

export interface LoadResult extends Figures {
  readonly seconds: number;
  /** Of the server's process; absent if it does not tell. */
  readonly cpuMsPerMove: number | undefined;
  /** Of this process, which plays. */
  readonly loadCpuMsPerMove: number;
  /** Of all sockets, both ways, frames included. */
  readonly wireBytesPerMove: number;
}

const WARM_UP_MS = 2_000;

/** What only grows while the load runs. */
interface Spent {
  /** Of the server's processor time, in milliseconds. */
  readonly server: number | undefined;
  readonly load: number;
  readonly bytes: number;
}

async function spentBy(server: TargetServer): Promise<Spent> {
  return { server: await server.cpu(), load: millisecondsOf(process.cpuUsage()), bytes: bytesOnTheWire() };
}

/** One table: the virtual users in its seats move as soon as it is their turn and the rate allows it. */
class LoadTable {
  private readonly users: VirtualUser[] = [];
  private readonly hosts = new Map<string, MatchHost>();
  private readonly plan: LoadPlan;
  private readonly metrics: LoadMetrics;
  /** Which of the tables it is: the seed of its moves. */
  private readonly number: number;
  private code = '';
  /** The last match for which a rematch was asked. */
  private rematched = '';
  /** Users whose move is on its way. */
  private readonly moving = new Set<VirtualUser>();
  /** From when all tables are open: those that are open already would keep the server from opening the others. */
  private running = false;
  /** Moves that the rate allows now; Infinity without a rate. */
  allowance: number;

  constructor(plan: LoadPlan, metrics: LoadMetrics, number: number) {
    this.number = number;
    this.plan = plan;
    this.metrics = metrics;
    this.allowance = plan.rate === undefined ? Number.POSITIVE_INFINITY : 0;
  }

  async open(): Promise<void> {
    const { server, game, options, seats } = this.plan;
    const bases = [server.base, ...(server.others ?? [])];
    const baseOf = (seat: number): string => itemAt(bases, (this.number + seat) % bases.length);
    for (let i = 0; i < seats; i++) {
      const base = baseOf(i);
      const random = seededRandom(`load ${this.number}/${i}`);
      const { metrics, hosts } = this;
      const user = { base, game, options, random, metrics, hosts, onChange: () => this.next() };
      this.users.push(await VirtualUser.connect(user));
    }
    this.code = await newTable({ base: baseOf(0), game, options, seats }, itemAt(this.users, 0).cookie);
    for (const user of this.users) await user.watchAndSit(this.code);
  }

  begin(): void {
    this.running = true;
    this.next();
  }

  /** Starts the moves that are due, and a rematch when the match is over. */
  next(): void {
    if (!this.running) return;
    for (const user of this.users) {
      if (this.allowance < 1 || !user.isToMove || this.moving.has(user)) continue;
      this.allowance--;
      this.moving.add(user);
      void user.move().then(() => {
        this.moving.delete(user);
        this.next();
      });
    }
    const over = this.users.find(({ table }) => table?.stage === 'over')?.table?.match?.id;
    if (over !== undefined && over !== this.rematched) {
      this.rematched = over;
      for (const user of this.users) void user.rematch(this.code);
    }
  }

  stop(): void {
    this.running = false;
    for (const user of this.users) user.close();
  }
}

export async function runLoad(plan: LoadPlan, progress: (text: string) => void): Promise<LoadResult> {
  const metrics = new LoadMetrics();
  const tables = Array.from({ length: plan.tables }, (_, i) => new LoadTable(plan, metrics, i));
  try {
    for (const [i, table] of tables.entries()) {
      await table.open();
      progress(`${i + 1} of ${plan.tables} tables open`);
    }
    for (const table of tables) table.begin();
    const pump = plan.rate === undefined ? undefined : release(tables, plan.rate);
    await wait(WARM_UP_MS);
    metrics.reset();
    const before = await spentBy(plan.server);
    const begun = performance.now();
    await wait(plan.seconds * 1_000);
    const seconds = (performance.now() - begun) / 1_000;
    const figures = metrics.figures();
    const after = await spentBy(plan.server);
    clearInterval(pump);
    return { ...figures, seconds, ...costs(before, after, figures.moves) };
  } finally {
    for (const table of tables) table.stop();
  }
}

function costs(before: Spent, after: Spent, moves: number) {
  const perMove = (from: number, to: number): number => (to - from) / Math.max(1, moves);
  const { server } = before;
  return {
    cpuMsPerMove: server === undefined || after.server === undefined ? undefined : perMove(server, after.server),
    loadCpuMsPerMove: perMove(before.load, after.load),
    wireBytesPerMove: perMove(before.bytes, after.bytes),
  };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Gives moves to the tables in turn, so many a second in all. */
function release(tables: readonly LoadTable[], rate: number): NodeJS.Timeout {
  const begun = performance.now();
  let released = 0;
  return setInterval(() => {
    const due = ((performance.now() - begun) * rate) / 1_000;
    for (; released < due; released++) {
      const table = itemAt(tables, released % tables.length);
      table.allowance = Math.min(table.allowance + 1, 3);
      table.next();
    }
  }, 2);
}
