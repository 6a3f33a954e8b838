// `npm run bench:watchers [-- SOCKETS [MOVES]]`: what it costs a server that so many sockets (5,000) look on at one table: until all of them
// are shown it, what they keep in memory, and for each move the processor time and the time until the last of them has it. The server is a
// process of its own; all sockets are real ones on loopback, and this process reads them.

import { setTimeout as wait } from 'node:timers/promises';
import { azul } from '@mozaika/azul';
import { type MatchHost, seededRandom } from '@mozaika/kernel';
import { newTable, opened, socketOf } from '../apps/cli/src/load/guest.ts';
import { LoadMetrics } from '../apps/cli/src/load/load-metrics.ts';
import { spawnServer } from '../apps/cli/src/load/target-server.ts';
import { VirtualUser } from '../apps/cli/src/load/virtual-user.ts';

const [, , sockets = '5000', moves = '20'] = process.argv;
const SOCKETS = Number(sockets);
const MOVES = Number(moves);
const OPENED_AT_ONCE = 100;
const PAUSE_MS = 500;
const OPTIONS = { board: 'coloured' };

/** Counts frames that all sockets are told, and says when all have them. */
class Count {
  private left = 0;
  private resolve: () => void = () => undefined;

  all(count: number): Promise<void> {
    this.left = count;
    return new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  one(): void {
    if (--this.left === 0) this.resolve();
  }
}

await using server = await spawnServer(undefined);
const { base } = server;
const hosts = new Map<string, MatchHost>();
let changed = (): void => undefined;
const player = (name: string) =>
  VirtualUser.connect({
    ...{ base, game: azul, options: OPTIONS, random: seededRandom(name), metrics: new LoadMetrics(), hosts },
    onChange: () => changed(),
  });
const players = [await player('anna'), await player('petr')];
const code = await newTable({ base, game: azul, options: OPTIONS, seats: players.length }, players[0]?.cookie ?? '');
for (const one of players) await one.watchAndSit(code);

/** Whoever is to move. */
async function mover(): Promise<VirtualUser> {
  for (;;) {
    const user = players.find((one) => one.isToMove);
    if (user) return user;
    await new Promise<void>((resolve) => {
      changed = resolve;
    });
  }
}
await mover();

const before = await server.memory();
const shown = new Count();
const told = new Count();
type Socket = ReturnType<typeof socketOf>;
const watching: Socket[] = [];
let turnedAway = 0;
const ask = (socket: Socket): void => socket.send(JSON.stringify({ op: 'watch', id: '1', table: code }));
/** The server lets in so many at once and tells the others when to come back. */
async function askLater(socket: Socket, data: Buffer): Promise<void> {
  turnedAway++;
  const { refusal }: { readonly refusal: { readonly code: string; readonly after?: number } } = JSON.parse(
    String(data),
  );
  if (refusal.code !== 'busy') throw new Error(String(data));
  await wait(refusal.after);
  ask(socket);
}
async function look(): Promise<void> {
  const socket = socketOf(base, '');
  watching.push(socket);
  // Not parsed: this process shares its machine with the server.
  socket.on('message', (data: Buffer) => {
    const start = data.toString('latin1', 0, 12);
    if (start === '{"op":"done"') shown.one();
    if (start.startsWith('{"op":"log"')) told.one();
    if (start === '{"op":"refus') void askLater(socket, data);
  });
  await opened(socket);
}
while (watching.length < SOCKETS) {
  await Promise.all(Array.from({ length: Math.min(OPENED_AT_ONCE, SOCKETS - watching.length) }, look));
}
const cpuBefore = (await server.cpu()) ?? 0;
const began = performance.now();
const allShown = Promise.all([shown.all(SOCKETS), told.all(SOCKETS)]);
for (const socket of watching) ask(socket);
await allShown;
const took = performance.now() - began;
const cpu = ((await server.cpu()) ?? 0) - cpuBefore;
console.log(
  `${SOCKETS} sockets ask for the table at once: all are shown it after ${took.toFixed(0)} ms, ${cpu.toFixed(0)} ms of processor time; ${turnedAway} times one was asked to come back`,
);
await wait(PAUSE_MS);
const after = await server.memory();
const each = (one: number, other: number) => ((one - other) / SOCKETS / 1024).toFixed(1);
console.log(
  `memory for each: ${each(after.rss, before.rss)} kB resident, ${each(after.heapUsed, before.heapUsed)} kB heap`,
);

const times: number[] = [];
const costs: number[] = [];
for (let n = 0; n < MOVES; n++) {
  const user = await mover();
  const start = (await server.cpu()) ?? 0;
  const at = performance.now();
  const all = told.all(SOCKETS);
  await Promise.all([user.move(), all]);
  times.push(performance.now() - at);
  costs.push(((await server.cpu()) ?? 0) - start);
  await wait(PAUSE_MS / 5);
}
const sorted = (list: number[]) => list.sort((a, b) => a - b);
const at = (list: number[], share: number) => (list[Math.floor(share * (list.length - 1))] ?? 0).toFixed(0);
sorted(times);
sorted(costs);
console.log(
  `a move, until the last has it: median ${at(times, 0.5)} ms, longest ${at(times, 1)} ms; processor time: median ${at(costs, 0.5)} ms`,
);
for (const socket of watching) socket.terminate();
for (const one of players) one.close();
