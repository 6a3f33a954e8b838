// The log of a real server: one JSON object a line and nothing else on stdout, and a clean stop that warns of nothing.

import { once } from 'node:events';
import { MozaikaClient, type SocketLike } from '@mozaika/protocol/client';
import { expect, it } from 'vitest';
import { newGuest, socketOf } from '../src/load/guest.ts';
import { SLOW, scratchPath } from './mozaika.ts';
import { serve } from './serving.ts';

const WARNING = 40;

/** A guest against a master, whose turn it is for a while: something to be stopped in the middle of. */
async function playing(base: string): Promise<MozaikaClient> {
  const cookie = await newGuest(base);
  const answer = await fetch(`${base}api/v2/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: new URL(base).origin },
    body: JSON.stringify({
      game: 'azul',
      options: { board: 'coloured', start: 2 },
      seats: ['person', 'master'],
      clock: { kind: 'live', bank: 600, increment: 5 },
      listed: true,
      me: 'watches',
    }),
  });
  const { code, refusal } = (await answer.json()) as { readonly code: string; readonly refusal?: object };
  expect(refusal).toBeUndefined();
  const client = new MozaikaClient({
    // The client takes a browser's socket; of ws it uses what they have in common.
    open: () => socketOf(base, cookie) as unknown as SocketLike,
    shuffles: new Map(),
  });
  const begun = new Promise<void>((resolve) => {
    client.watch(code, { changed: () => client.table(code)?.stage === 'playing' && resolve() });
  });
  expect(await client.sit(code)).toBeUndefined();
  await begun;
  return client;
}

it('is JSON from the first line to the last, and a stop in the middle of matches warns of nothing', SLOW, async () => {
  const args = ['--port', '0', '--database', scratchPath('log.db'), '--log-level', 'info', '--metrics', '127.0.0.1:0'];
  const { address, stopped, log, said } = await serve(args);
  const clients = [await playing(address), await playing(address)];
  const idle = socketOf(address, await newGuest(address));
  await once(idle, 'open');
  expect(await stopped('SIGTERM')).toBe(0);
  for (const client of clients) client.close();
  const lines = (await log).trimEnd().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { readonly level: number; readonly time: number });
  expect(entries.length).toBeGreaterThan(3);
  for (const entry of entries) expect(entry).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
  expect(entries.filter(({ level }) => level >= WARNING)).toEqual([]);
  expect(said()).toBe(`Mozaika is at ${address}\nStopping…\n`);
});

it('is empty by default when nothing is wrong', SLOW, async () => {
  const { address, stopped, log } = await serve(['--port', '0', '--database', scratchPath('quiet.db')]);
  await newGuest(address);
  expect([await stopped('SIGINT'), await log]).toEqual([0, '']);
});
