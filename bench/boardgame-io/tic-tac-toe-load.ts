// Plays tic-tac-toe on boardgame.io's server over its own socket client and messages. It does the least that can be done: it keeps
// no position and always plays the same nine moves, which end in a draw, so that as few matches as possible have to be begun.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { millisecondsOf } from '../../apps/cli/src/load/target-server.ts';
import { bytesOnTheWire } from '../../apps/cli/src/load/wire-bytes.ts';
import type { Figures } from './figures.ts';

interface Socket {
  emit(event: string, ...values: unknown[]): void;
  on(event: string, listener: (...values: never[]) => void): void;
  disconnect(): void;
}

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

const CELLS = [0, 2, 1, 3, 5, 4, 6, 7, 8];
const SEATS = ['0', '1'];
const WARM_UP_MS = 2_000;

const [, , folder = '', tables, seconds] = process.argv;
const { io } = createRequire(join(folder, 'package.json'))('socket.io-client') as {
  io(url: string, options: object): Socket;
};

/** Moves that the next seat, or at the end the mover, has seen. */
let moves = 0;

/** One table: two people who move as soon as they see that it is their turn, match after match. */
class Table {
  private readonly sockets: Socket[];
  private readonly number: number;
  private matches = 0;
  private synced = 0;

  constructor(port: number, number: number) {
    this.number = number;
    this.sockets = SEATS.map((seat) => this.connect(port, seat));
  }

  private get match(): string {
    return `${this.number}-${this.matches}`;
  }

  private connect(port: number, seat: string): Socket {
    const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => socket.emit('sync', this.match, seat, undefined, SEATS.length));
    socket.on('sync', (_: never, { state }: { readonly state: State }) => {
      // The first may move when both look on.
      if (++this.synced === SEATS.length) this.move(state);
    });
    socket.on('update', (match: string, state: State) => {
      // As with Mozaika, whoever is to move answers what they are shown themselves.
      if (match === this.match && state.ctx.currentPlayer === seat) this.follow(state);
    });
    return socket;
  }

  private follow(state: State): void {
    moves++;
    if (state.ctx.gameover === undefined) this.move(state);
    else this.beginAgain();
  }

  private move({ _stateID: index, ctx: { currentPlayer: seat } }: State): void {
    const payload = { type: 'clickCell', args: [CELLS[index]], playerID: seat };
    this.sockets[Number(seat)]?.emit('update', { type: 'MAKE_MOVE', payload }, index, this.match, seat);
  }

  private beginAgain(): void {
    this.matches++;
    this.synced = 0;
    for (const [i, socket] of this.sockets.entries())
      socket.emit('sync', this.match, SEATS[i], undefined, SEATS.length);
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect();
  }
}

/** What only grows while the load runs. */
async function spentBy(server: ChildProcess) {
  server.send('cpu');
  const [cpu] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return {
    at: performance.now(),
    moves,
    server: millisecondsOf(cpu),
    load: millisecondsOf(process.cpuUsage()),
    bytes: bytesOnTheWire(),
  };
}

const server = fork(new URL('./tic-tac-toe-server.ts', import.meta.url), [folder]);
const [{ port }] = (await once(server, 'message')) as [{ readonly port: number }];
const open = Array.from({ length: Number(tables) }, (_, number) => new Table(port, number));
await wait(WARM_UP_MS);
const before = await spentBy(server);
await wait(Number(seconds) * 1_000);
const after = await spentBy(server);
for (const table of open) table.close();
server.disconnect();
const made = Math.max(1, after.moves - before.moves);
const figures: Figures = {
  movesPerSecond: (1_000 * made) / (after.at - before.at),
  serverMs: (after.server - before.server) / made,
  loadMs: (after.load - before.load) / made,
  bytes: (after.bytes - before.bytes) / made,
};
console.log(JSON.stringify(figures));
