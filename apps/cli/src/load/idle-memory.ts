// Memory of a server per idle client: sockets on which nothing happens, and tables where nobody moves.

import { MozaikaClient } from '@mozaika/protocol/client';
import { newGuest, newTable, opened, socketOf, type TablePlan } from './guest.ts';
import type { OwnServer } from './target-server.ts';

export interface IdleFigures {
  readonly sockets: number;
  readonly bytesPerSocket: number;
  readonly tables: number;
  /** While the match is in memory; two people are subscribed. */
  readonly bytesPerWatchedTable: number;
  /** After the server has dropped the idle match; two people are still subscribed. */
  readonly bytesPerIdleTable: number;
  /** Resident set size of the server's process at the end. */
  readonly residentBytes: number;
  /** Of that, what V8 holds for its heap on the main thread, and what lives in it. */
  readonly heapBytes: number;
  readonly heapUsedBytes: number;
}

const AT_ONCE = 50;
/** After this a server has dropped every idle match from its memory. */
const REST_MS = 65_000;

const used = ({ heapUsed, external }: NodeJS.MemoryUsage): number => heapUsed + external;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const clientOf = (base: string, cookie: string): MozaikaClient =>
  new MozaikaClient({ open: () => socketOf(base, cookie), shuffles: new Map<string, string>() });

/** Does something so many times, AT_ONCE of them at a time. */
async function times(count: number, job: () => Promise<unknown>): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export async function measureIdle(
  { base, memory }: OwnServer,
  plan: Omit<TablePlan, 'base' | 'seats'> & { readonly tables: number; readonly sockets: number },
  progress: (text: string) => void,
): Promise<IdleFigures> {
  const grown = async (since: number) => used(await memory()) - since;

  const empty = used(await memory());
  const sockets: { close(): void }[] = [];
  await times(plan.sockets, async () => sockets.push(await opened(socketOf(base, await newGuest(base)))));
  const socketBytes = await grown(empty);
  progress(`${plan.sockets} sockets open`);
  for (const socket of sockets) socket.close();
  await wait(1_000);

  const before = used(await memory());
  const owner = await newGuest(base);
  const first = clientOf(base, owner);
  const people = [first, clientOf(base, await newGuest(base))];
  let made = 0;
  await times(plan.tables, async () => {
    const code = await newTable({ ...plan, base, seats: people.length }, owner);
    for (const person of people) {
      person.watch(code, { changed: () => undefined });
      const refusal = await person.sit(code);
      if (refusal) throw new Error(`A seat was refused: ${JSON.stringify(refusal)}`);
    }
    while ((first.log(code)?.entries.length ?? 0) === 0) await wait(5);
    if (++made % 500 === 0) progress(`${made} of ${plan.tables} tables open`);
  });
  const watchedBytes = await grown(before);
  if (plan.tables > 0) {
    progress('everybody rests for a minute');
    await wait(REST_MS);
  }
  const idleBytes = await grown(before);
  const { rss, heapTotal, heapUsed } = await memory();
  for (const person of people) person.close();
  return {
    sockets: plan.sockets,
    bytesPerSocket: socketBytes / Math.max(1, plan.sockets),
    tables: plan.tables,
    bytesPerWatchedTable: watchedBytes / Math.max(1, plan.tables),
    bytesPerIdleTable: idleBytes / Math.max(1, plan.tables),
    residentBytes: rss,
    heapBytes: heapTotal,
    heapUsedBytes: heapUsed,
  };
}
