// Notifications: sent to a push service, encrypted, without a tile in them

import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { PUBLIC_ONLY, type SsrfGuard } from '../../src/push/ssrf-guard.ts';
import { Browser, CODE, open } from './open.ts';

interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine: it keeps what it gets, and answers with the status in the path. */
const delivered: Delivery[] = [];
const service = createServer(async (request, response) => {
  const { url: path = '', headers } = request;
  delivered.push({ path, headers, body: await buffer(request) });
  response.writeHead(Number(/\d{3}/.exec(path)?.[0])).end();
}).listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => void service.close());
const { port } = service.address() as AddressInfo;

/** Everywhere, this machine included. */
const ANYWHERE: SsrfGuard = { allows: () => true, lookup };
const opened = await open({}, { guard: ANYWHERE });
const personOf = (browser: Browser, at = opened) => at.accounts.cookies.read(browser.cookie)?.person ?? '';

/** A browser's side of a subscription. */
function subscription(path: string) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys();
  const auth = randomBytes(16);
  const json = {
    endpoint: `http://127.0.0.1:${port}/${path}`,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
  };
  const hkdf = (salt: Buffer, secret: Buffer, info: string | Buffer, length: number) => {
    const key = createHmac('sha256', salt).update(secret).digest();
    return createHmac('sha256', key).update(info).update('\u0001').digest().subarray(0, length);
  };
  /** RFC 8291, aes128gcm. */
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const secret = hkdf(auth, keys.computeSecret(sender), info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16),
      hkdf(salt, secret, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  };
  return { json, read };
}

const NOTICE = { table: CODE, game: 'qwirkle' };

describe('a notification', () => {
  it('reaches every browser of the person, signed with the key that the server publishes', async () => {
    const anna = new Browser(opened);
    await anna.ask('GET', '/me');
    const [laptop, phone] = [subscription('201/laptop'), subscription('201/phone')];
    for (const { json } of [laptop, phone, phone]) expect((await anna.ask('POST', '/push', json)).status).toBe(200);
    await opened.push.notifyTurn(personOf(anna), NOTICE);
    const [first, second] = delivered.toSorted((a, b) => a.path.localeCompare(b.path));
    expect(delivered.length).toBe(2);
    expect(JSON.parse(laptop.read(first?.body ?? Buffer.of()))).toEqual({ kind: 'turn', ...NOTICE });
    expect(JSON.parse(phone.read(second?.body ?? Buffer.of()))).toEqual({ kind: 'turn', ...NOTICE });
    const { key } = (await anna.ask('GET', '/push')).json;
    expect(first?.headers).toMatchObject({
      ttl: '86400',
      topic: CODE,
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    expect(first?.headers.authorization).toContain(`k=${key}`);
  });

  it('goes nowhere after the browser has had enough, or the person is gone', async () => {
    const anna = new Browser(opened);
    await anna.ask('GET', '/me');
    const [kept, ended] = [subscription('201/kept'), subscription('201/ended')];
    for (const { json } of [kept, ended]) await anna.ask('POST', '/push', json);
    const { endpoint } = ended.json;
    // Nobody can end somebody else's.
    await new Browser(opened).ask('DELETE', '/push', { endpoint });
    expect((await opened.storage.pushSubscriptionsOf(personOf(anna))).length).toBe(2);
    await anna.ask('DELETE', '/push', { endpoint });
    delivered.length = 0;
    await opened.push.notifyTurn(personOf(anna), NOTICE);
    expect(delivered.map(({ path }) => path)).toEqual(['/201/kept']);
    const person = personOf(anna);
    await anna.ask('DELETE', '/me');
    await opened.push.notifyTurn(person, NOTICE);
    expect(delivered.length).toBe(1);
  });

  it('that finds nobody removes the dead subscription, and one that fails does not', async () => {
    const anna = new Browser(opened);
    await anna.ask('GET', '/me');
    for (const path of ['410/gone', '404/unknown', '500/broken', '201/well'])
      await anna.ask('POST', '/push', subscription(path).json);
    await anna.ask('POST', '/push', { ...subscription('x').json, endpoint: 'http://127.0.0.1:1/nobody' });
    await opened.push.notifyTurn(personOf(anna), NOTICE);
    const left = (await opened.storage.pushSubscriptionsOf(personOf(anna))).map(
      ({ endpoint }) => new URL(endpoint).pathname,
    );
    expect(left.toSorted()).toEqual(['/201/well', '/500/broken', '/nobody']);
    const metrics = await opened.metrics.registry.metrics();
    expect(metrics).toContain('mozaika_pushes_total{result="gone"} 2');
    expect(metrics).toContain('mozaika_pushes_total{result="failed"} 2');
  });

  it('is signed with the same key after a restart', async () => {
    const first = await open({}, { guard: ANYWHERE });
    const anna = new Browser(first);
    const { key } = (await anna.ask('GET', '/push')).json;
    const kept = subscription('201/restarted');
    await anna.ask('POST', '/push', kept.json);
    const person = personOf(anna, first);
    await first.close();
    const second = await open({}, { guard: ANYWHERE, database: first.database });
    expect((await new Browser(second).ask('GET', '/push')).json.key).toBe(key);
    await second.push.notifyTurn(person, NOTICE);
    const [delivery, ...more] = delivered.filter(({ path }) => path === '/201/restarted');
    expect(more).toEqual([]);
    expect(delivery?.headers.authorization).toContain(`k=${key}`);
    expect(JSON.parse(kept.read(delivery?.body ?? Buffer.of()))).toEqual({ kind: 'turn', ...NOTICE });
  });
});

describe('a subscription', () => {
  it.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://2130706433/x',
    'https://intranet/x',
    'http://push.example/x',
  ])('can not lead into our own network: %s', async (endpoint) => {
    const usual = await open();
    const { json } = await new Browser(usual).ask('POST', '/push', { ...subscription('x').json, endpoint });
    expect(json.refusal.code).toBe('unknown-push-service');
  });

  it.each(['file:///etc/passwd', 'javascript:1', 'nowhere', `https://push.example/${'x'.repeat(2000)}`])(
    'must have an address of the web: %s',
    async (endpoint) => {
      const { json } = await new Browser(opened).ask('POST', '/push', { ...subscription('x').json, endpoint });
      expect(json.refusal).toMatchObject({ code: 'bad-field', field: 'body.endpoint' });
    },
  );

  it('does not lead inside by a name that points there', async () => {
    const failure = await new Promise((resolve) => PUBLIC_ONLY.lookup('localhost', { all: true }, resolve));
    expect(failure).toMatchObject({ code: 'ENOTFOUND' });
  });

  const looked = (name: string) =>
    new Promise((resolve) => PUBLIC_ONLY.lookup(name, { all: true }, (error, found) => resolve(error?.code ?? found)));

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
  ])('does not lead to %s', async (address) => {
    expect(await looked(address)).toBe('ENOTFOUND');
  });

  it.each(['9.9.9.9', '2620:fe::fe'])('may lead to %s', async (address) => {
    expect(await looked(address)).toMatchObject([{ address }]);
  });

  it('is one of ten at most', async () => {
    const anna = new Browser(opened);
    await anna.ask('GET', '/me');
    for (let i = 0; i < 10; i++) await anna.ask('POST', '/push', subscription(`201/${i}`).json);
    expect((await anna.ask('POST', '/push', subscription('201/11').json)).json.refusal).toEqual({
      code: 'too-many-browsers',
      limit: 10,
    });
  });
});
