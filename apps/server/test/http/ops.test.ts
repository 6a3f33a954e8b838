// What the person who runs the server sees: health, metrics, and a log without secrets

import { describe, expect, it } from 'vitest';
import { serveMetrics } from '../../src/ops/metrics-server.ts';
import { Browser, CODE, open } from './open.ts';

const opened = await open();

describe('the metrics', () => {
  it('count requests by route, so that no address and no table is in them', async () => {
    await new Browser(opened).ask('GET', `/tables/${CODE}`);
    await opened.app.inject(`/${CODE}`);
    const body = await opened.metrics.registry.metrics();
    expect(body).toContain(
      'mozaika_http_request_seconds_count{method="GET",route="/api/v2/tables/:code",status="404"} 1',
    );
    expect(body).toContain('mozaika_refusals_total{code="no-table"} 1');
    expect(body).not.toContain(CODE);
    for (const name of ['tables', 'sockets', 'actions_total', 'action_seconds', 'refusals_total', 'bot_seconds']) {
      expect(body).toContain(`# TYPE mozaika_${name} `);
    }
  });

  it('of two servers in one process are apart', async () => {
    const other = await open();
    expect(await other.metrics.registry.metrics()).not.toContain('route="/api/v2/tables/:code"');
  });
});

describe('their address', () => {
  it('is not that of the app', async () => {
    expect((await opened.app.inject('/metrics')).json()).toEqual({ refusal: { code: 'not-found' } });
  });

  it('answers Prometheus and nobody else, and is free again when the server has stopped', async () => {
    const server = await serveMetrics(opened.metrics, { host: '127.0.0.1', port: 0 });
    const answer = await fetch(server.address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect(await answer.text()).toContain('# TYPE mozaika_sockets gauge');
    expect((await fetch(server.address, { method: 'POST' })).status).toBe(405);
    expect((await fetch(new URL('/', server.address))).status).toBe(404);
    const where = { host: '127.0.0.1', port: Number(new URL(server.address).port) };
    await expect(serveMetrics(opened.metrics, where)).rejects.toMatchObject({ code: 'metrics-EADDRINUSE' });
    await server.close();
    await (await serveMetrics(opened.metrics, where)).close();
  });
});

describe('the log', () => {
  it('has a line for every request, with its id, and nothing that opens a door', async () => {
    const anna = new Browser(opened);
    await anna.ask('PATCH', '/me', { name: 'Rumpelstilzchen' });
    const { token } = (await anna.ask('POST', '/me/links')).json;
    const program = (await anna.ask('POST', '/programs', { name: 'Robot' })).json;
    await new Browser(opened).ask('POST', '/me/return', { token });
    await new Browser(opened).ask('GET', '/me', undefined, { headers: { authorization: `Bearer ${program.token}` } });
    const { response } = await anna.ask('GET', `/tables/${CODE}`);
    await opened.app.inject(`/?token=${token}`);
    const text = opened.log.join('');
    const lines = opened.log.map((line) => JSON.parse(line));
    expect(lines).toContainEqual({
      level: 30,
      time: expect.any(Number),
      request: response.headers['x-request-id'],
      method: 'GET',
      route: '/api/v2/tables/:code',
      status: 404,
      refusal: 'no-table',
      ms: expect.any(Number),
      msg: 'request',
    });
    const [, cookie = ''] = anna.cookie?.split('=') ?? [];
    const person = opened.accounts.cookies.read(anna.cookie)?.person ?? '';
    for (const secret of [cookie, person, token, program.token, CODE, 'Rumpelstilzchen']) {
      expect(secret.length).toBeGreaterThan(8);
      expect(text).not.toContain(secret);
    }
  });

  it('blackens what somebody logs by mistake', () => {
    const before = opened.log.length;
    opened.app.log.info({
      headers: { cookie: 'c-1', authorization: 'a-1' },
      message: { op: 'act', action: '1 play Rd@0,0' },
    });
    opened.app.log.info({ token: 't-1', seed: 's-1', entries: ['* draw 1 Rs'] });
    const text = opened.log.slice(before).join('');
    expect(text).not.toMatch(/c-1|a-1|Rd@0|t-1|s-1|draw/);
    expect(text).toContain('"op":"act"');
  });

  it('has the reason of a failure that its victim does not see', async () => {
    const broken = await open(
      {},
      {
        wrap: (storage) =>
          new Proxy(storage, {
            get: (target, name) =>
              name === 'tokensOf'
                ? () => Promise.reject(new TypeError('a bug of ours'))
                : Reflect.get(target, name).bind(target),
          }),
      },
    );
    const { status, json } = await new Browser(broken).ask('GET', '/me');
    expect([status, json]).toEqual([500, { refusal: { code: 'broken' } }]);
    expect(broken.log.join('')).toContain('a bug of ours');
  });
});
