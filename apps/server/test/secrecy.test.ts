// Secrecy, proved from the bytes alone: everything that each of four Qwirkle players and a spectator receives is kept, and read
// again without any of our code that masks. A tile may be named to somebody only once it is theirs, on the grid, or the match is over.

import { latestRules, MatchHost, MoveList, type Random, seatAt, seededRandom } from '@mozaika/kernel';
import type { ServerMessage, TableView } from '@mozaika/protocol/client';
import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openStorage } from '../src/storage/open.ts';
import { scratch, serve } from './server.ts';
import { LONG, sizeOf } from './soak.ts';

const MATCHES = sizeOf({ usual: 20, soak: 200 });
const AT_ONCE = 10;
const list = new MoveList();

/** Somebody who keeps every byte. */
class Receiver {
  readonly frames: { readonly text: string; readonly index: number }[] = [];
  private readonly socket: WebSocket;
  private count = 0;
  table: TableView | undefined;
  entries: string[] = [];
  over = false;
  changed: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = data.toString();
      const message: ServerMessage = JSON.parse(text);
      if (message.op === 'table') this.table = message.table;
      if (message.op === 'log') this.entries.push(...message.entries.slice(this.entries.length - message.from));
      if (message.op === 'over') this.over = true;
      this.frames.push({ text, index: this.entries.length });
      this.changed();
    });
  }

  static async at(base: string): Promise<{ receiver: Receiver; cookie: string; bodies: string[] }> {
    const me = await fetch(`${base}api/v2/me`);
    const bodies = [await me.text()];
    const cookie = (me.headers.get('set-cookie') ?? '').split(';')[0];
    const socket = new WebSocket(`${base.replace('http', 'ws')}api/v2/socket`, { headers: { cookie } });
    await new Promise((resolve) => socket.once('open', resolve));
    return { receiver: new Receiver(socket), cookie, bodies };
  }

  send(message: object): void {
    this.socket.send(JSON.stringify({ ...message, id: String(++this.count) }));
  }

  close(): void {
    this.socket.close();
  }
}

const TILE = /\b[ROYGBP][oxds*c](?![a-z0-9])/g;
const tilesIn = (text: string): string[] => text.match(TILE) ?? [];

/** How many of each tile. */
function countOf(tiles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

/**
 * What a viewer may have been told by a point of the true log: own draws and trades, and everything that lies on the grid.
 * Written from the rules of the game and the true log alone.
 */
function mayKnow(truth: readonly string[], seat: number | undefined): string[] {
  return truth.map((entry) => {
    const [actor, verb, third] = entry.split(' ');
    if (verb === 'play' || verb === 'start' || verb === 'pass' || actor === '!') return entry;
    const whose = actor === '*' ? Number(third) : Number(actor);
    return whose === seat ? entry : entry.replace(TILE, '??');
  });
}

it(
  `no byte tells a hidden tile or the seed too early, over ${MATCHES} matches of four and a spectator`,
  LONG,
  async () => {
    const database = `${scratch()}/secrecy.db`;
    const limits = { perAddress: 1e6, perPerson: 1e6 };
    const server = await serve({
      database,
      httpLimits: limits,
      socketsPerAddress: 1e6,
      socketLimits: { messagesPerSecond: 1e6, messagesAtOnce: 1e6, waiting: 1 << 26, tables: 1e4 },
    });
    const storage = await openStorage(database);
    const base = server.address;

    async function oneMatch(random: Random): Promise<void> {
      const all = await Promise.all([1, 2, 3, 4, 5].map(() => Receiver.at(base)));
      const [one] = all;
      const ask = async (path: string, cookie: string, init: RequestInit = {}) => {
        const headers = { cookie, 'content-type': 'application/json', origin: new URL(base).origin };
        return (await fetch(`${base}api/v2${path}`, { headers, ...init })).text();
      };
      const wish = { game: 'qwirkle', options: {}, seats: ['person', 'person', 'person', 'person'] };
      const rest = { clock: { kind: 'none' }, listed: true, me: 'watches' };
      const made = await ask('/tables', one.cookie, { method: 'POST', body: JSON.stringify({ ...wish, ...rest }) });
      const { code } = JSON.parse(made);
      const receivers = all.map(({ receiver }) => receiver);
      const players = receivers.slice(0, 4);
      for (const receiver of receivers) receiver.send({ op: 'watch', table: code });
      for (const player of players) player.send({ op: 'sit', table: code });
      const matches = new Map<Receiver, MatchHost<QwirkleTypes>>();
      let phase: 'before' | 'asking' | 'asked' = 'before';
      await new Promise<void>((resolve, reject) => {
        const go = (player: Receiver): void => {
          if (receivers.every(({ over }) => over)) resolve();
          if (player.over || player.entries.length === 0 || player.table?.stage !== 'playing') return;
          const { seat: number } = player.table.you;
          if (number === undefined) return;
          const seat = seatAt(number - 1);
          const head = {
            format: 'mozaika/1',
            game: 'qwirkle',
            options: {},
            players: ['1', '2', '3', '4'],
            rules: latestRules(qwirkle),
          } as const;
          let match = matches.get(player);
          if (!match) {
            const opened = MatchHost.open(qwirkle, head);
            if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
            match = opened.value;
            matches.set(player, match);
          }
          const refusal = match.append(player.entries.slice(match.entries.length));
          if (refusal) {
            reject(new Error(JSON.stringify(refusal)));
            return;
          }
          const { turn } = match;
          if (turn.kind !== 'move' || !turn.seats.includes(seat)) return;
          // Half-way through, everybody asks over HTTP as well. Nobody moves before all have their answers: the match is not over then.
          if (phase === 'before' && match.entries.length > 60) {
            phase = 'asking';
            const id = player.table.match?.id;
            const paths = [`/tables/${code}`, `/matches/${id}`, '/me/tables', '/tables', '/me/matches'];
            const asks = all.flatMap(({ cookie, bodies }) =>
              paths.map(async (path) => bodies.push(await ask(path, cookie))),
            );
            Promise.all(asks).then(() => {
              phase = 'asked';
              go(player);
            }, reject);
          }
          if (phase === 'asking') return;
          qwirkle.legalMoves(match.position, seat, list);
          // Now and then a trade, so that traded tiles are among the secrets.
          if (list.length === 0 || random(5) === 0) {
            const others = new MoveList();
            qwirkle.unlistedMoves?.(match.position, seat, others);
            if (others.length > 0) {
              list.clear();
              for (let i = 0; i < others.length; i++) list.push(others.at(i));
            }
          }
          const move = list.at(random(list.length));
          const action = `${seat} ${qwirkle.formatMove(move)}`;
          player.send({ op: 'act', match: player.table.match?.id, index: match.entries.length, action });
        };
        for (const receiver of receivers) receiver.changed = () => go(receiver);
      });
      const id = one.receiver.table?.match?.id as string;
      const row = await storage.match(id);
      const truth = (await storage.entries(id, 0)).map(({ text }) => text);
      for (const [i, { receiver, bodies }] of all.entries()) {
        const seat = receiver.table?.you.seat;
        expect(seat === undefined).toBe(i === 4);
        expect(bodies).toHaveLength(6);
        const allowed = mayKnow(truth, seat);
        let told = 0;
        for (const { text } of receiver.frames) {
          const message = JSON.parse(text);
          if (message.op === 'over') break;
          expect(text).not.toContain(row?.seed);
          if (message.op === 'log') told = message.from + message.entries.length;
          const isLast = told === truth.length;
          const may = countOf(tilesIn((isLast ? truth : allowed).slice(0, told).join('\n')));
          for (const [tile, count] of countOf(tilesIn(text))) {
            expect([tile, count <= (may.get(tile) ?? 0)], `${text}\n${allowed.slice(0, told).join('\n')}`).toEqual([
              tile,
              true,
            ]);
          }
          // Position by position as well: what may be known of each entry, and nothing else.
          if (message.op === 'log' && !isLast) expect(message.entries).toEqual(allowed.slice(message.from, told));
        }
        const later = countOf(tilesIn(allowed.join('\n')));
        for (const body of bodies) {
          expect(body).not.toContain(row?.seed);
          for (const [tile, count] of countOf(tilesIn(body))) expect(count).toBeLessThanOrEqual(later.get(tile) ?? 0);
        }
        receiver.close();
      }
    }

    for (let played = 0; played < MATCHES; played += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => oneMatch(seededRandom(`secrecy ${played + i}`))));
    }
    await storage.close();
  },
);
