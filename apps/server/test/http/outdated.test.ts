// Apps of protocol 1 that a browser has cached hear in their own words that they have to reload.

import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { serve } from '../server.ts';

/** The answer to `GET /me` as protocol 1 had it: an app that can't read it takes the server for unreachable. */
const meOfProtocol1 = z.object({
  name: z.string(),
  named: z.boolean(),
  program: z.boolean(),
  passkeys: z.int(),
  links: z.int(),
});
const helloOfProtocol1 = z.object({
  op: z.literal('hello'),
  protocol: z.int(),
  version: z.string(),
  name: z.string(),
  now: z.number(),
});

describe('an app of protocol 1', () => {
  it.each(['/', '/mozaika/'])('below %s reads who it is, opens its socket and hears another protocol', async (base) => {
    const server = await serve({ base });
    const answer = await fetch(`${server.address}api/v1/me`);
    expect(meOfProtocol1.parse(await answer.json())).toMatchObject({
      name: expect.stringMatching(/^Guest \d{4}$/),
      named: false,
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const same = await fetch(`${server.address}api/v2/me`, { headers: { cookie } });
    expect(same.headers.get('set-cookie')).toBeNull();

    const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/v1/socket`, { headers: { cookie } });
    const closed = once(socket, 'close');
    const [data] = await once(socket, 'message');
    expect(helloOfProtocol1.parse(JSON.parse(String(data))).protocol).toBe(2);
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([4001, 'outdated']);
  });

  it('is refused whatever else it asks for, the cookie is not renewed', async () => {
    const server = await serve();
    for (const [method, path] of [
      ['GET', 'tables'],
      ['POST', 'tables'],
      ['PATCH', 'me/name'],
      ['DELETE', 'push'],
    ]) {
      const answer = await fetch(`${server.address}api/v1/${path}`, { method: String(method) });
      expect([answer.status, await answer.json()]).toEqual([410, { refusal: { code: 'outdated', protocol: 2 } }]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });
});
