// Guests of the load test: their cookies, their sockets and the tables they create.

import { setTimeout as wait } from 'node:timers/promises';
import type { Json, Refusal } from '@mozaika/kernel';
import { WebSocket } from 'ws';

/** Becomes a new guest of a server. Returns the session cookie. */
export async function newGuest(base: string): Promise<string> {
  const me = await fetch(`${base}api/v2/me`);
  const body = await me.text();
  if (!me.ok) throw new Error(`The server refused a new guest (${me.status}): ${body}`);
  const [cookie = ''] = me.headers.getSetCookie();
  return cookie.replace(/;.*/, '');
}

export const socketOf = (base: string, cookie: string): WebSocket =>
  new WebSocket(`${base.replace(/^http/, 'ws')}api/v2/socket`, { headers: { cookie }, perMessageDeflate: false });

export async function opened(socket: WebSocket): Promise<WebSocket> {
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

export interface TablePlan {
  readonly base: string;
  readonly game: { readonly id: string };
  readonly options: Json;
  readonly seats: number;
}

/** Creates a table for people. Returns its code. */
export async function newTable({ base, game, options, seats }: TablePlan, cookie: string): Promise<string> {
  const wish = {
    game: game.id,
    options,
    seats: Array.from({ length: seats }, () => 'person'),
    clock: { kind: 'none' },
    listed: false,
    me: 'watches',
  };
  for (;;) {
    const answer = await fetch(`${base}api/v2/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: new URL(base).origin },
      body: JSON.stringify(wish),
    });
    const made = (await answer.json()) as { readonly code?: string; readonly refusal?: Refusal };
    if (made.code !== undefined) return made.code;
    if (made.refusal?.['retry'] !== true) throw new Error(`The server refused a table: ${JSON.stringify(made)}`);
    await wait(Number(made.refusal['after']));
  }
}
