// Under which names a server answers: those that it prints, so that no site can make browsers talk to it under its own.

import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { printedHosts } from '../src/http/own-hosts.ts';
import type { RunningServer } from '../src/server.ts';
import { serve } from './server.ts';

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

const ask = ({ port }: RunningServer, path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let text = '';
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    asked.on('error', reject).end();
  });

const socketStatus = (server: RunningServer, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/v2/socket`, { headers });
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
    socket.on('error', () => undefined);
  });

describe('a server that was told no origin', () => {
  it('answers under the names that it prints, with its port, and under no others', async () => {
    const server = await serve();
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      const host = `${name}:${server.port}`;
      expect(await ask(server, '/api/v2/me', { host })).toMatchObject({ status: 200 });
      expect(await socketStatus(server, { host, origin: `http://${host}` })).toBe(101);
    }
    for (const host of [`evil.example:${server.port}`, 'localhost:1', 'localhost', `192.0.2.1:${server.port}`]) {
      const { status, text } = await ask(server, '/api/v2/me', { host });
      expect([host, status, JSON.parse(text)]).toEqual([host, 403, { refusal: { code: 'foreign-host' } }]);
      expect(await socketStatus(server, { host })).toBe(403);
      expect(await ask(server, '/healthz', { host })).toMatchObject({ status: 200 });
    }
  });

  it('says in a browser what its host can do about it', async () => {
    const server = await serve();
    const { status, text } = await ask(server, '/', { host: 'play.example', accept: 'text/html' });
    expect([status, text]).toEqual([
      403,
      expect.stringMatching(/neodpovídá.*--origin.*\n\n.*does not answer.*--origin/),
    ]);
  });

  it('believes no header about the name that a page could have sent, proxy or not', async () => {
    const server = await serve({ proxy: 'trusted' });
    const own = `localhost:${server.port}`;
    const evil = 'evil.example';
    expect(await ask(server, '/api/v2/me', { host: evil, 'x-forwarded-host': own })).toMatchObject({ status: 403 });
    expect(await ask(server, '/api/v2/me', { host: own, 'x-forwarded-host': evil })).toMatchObject({ status: 403 });
    expect(await ask(server, '/api/v2/me', { host: own, 'x-forwarded-host': own })).toMatchObject({ status: 200 });
  });
});

it('a server that was told its origin answers under any name, and lets no page of another origin change anything', async () => {
  const server = await serve({ origin: 'https://play.example' });
  expect(await ask(server, '/api/v2/me', { host: 'upstream' })).toMatchObject({ status: 200 });
  const change = (origin: string) =>
    ask(server, '/api/v2/me', { host: 'upstream', origin, 'sec-fetch-site': 'same-origin' }, 'DELETE');
  expect(await change('https://play.example')).toMatchObject({ status: 200 });
  expect(await change('http://upstream')).toMatchObject({ status: 403 });
});

it('a room reaches the server by the address at which a connection comes in, of either family', () => {
  const own = printedHosts('::');
  expect(own('192.168.1.7:8080', { localAddress: '::ffff:192.168.1.7', localPort: 8080 })).toBe(true);
  expect(own('192.168.1.8:8080', { localAddress: '::ffff:192.168.1.7', localPort: 8080 })).toBe(false);
  expect(own('[fd00::7]:8080', { localAddress: 'fd00::7', localPort: 8080 })).toBe(true);
  expect(own('192.168.1.7', { localAddress: '192.168.1.7', localPort: 80 })).toBe(true);
});
