// The files of the app: caching, compression, sub-paths, proxies

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../src/http/address.ts';
import { Browser, open } from './open.ts';

const web = mkdtempSync(join(tmpdir(), 'mozaika-web-'));
afterAll(() => rmSync(web, { recursive: true, force: true }));
const PAGE = '<!doctype html><title>Mozaika</title>';
const SCRIPT = 'console.log("mozaika");'.repeat(100);
const HASHED = 'assets/index-B1x_c3-9.js';
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'index.html'), PAGE);
writeFileSync(join(web, 'sw.js'), '// worker');
writeFileSync(join(web, '.secret'), 'secret');
writeFileSync(join(web, 'manifest.webmanifest'), '{}');
writeFileSync(join(web, HASHED), SCRIPT);
writeFileSync(join(web, `${HASHED}.br`), brotliCompressSync(SCRIPT));
writeFileSync(join(web, `${HASHED}.gz`), gzipSync(SCRIPT));

const { app } = await open({ web });

describe('the app', () => {
  it('is at /, asked for again each time, and makes its visitor a guest', async () => {
    const { statusCode, body, headers } = await app.inject('/');
    expect([statusCode, body, headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['set-cookie']).toMatch(/HttpOnly/);
    const again = await app.inject({ url: '/', headers: { 'if-none-match': headers.etag as string } });
    expect(again.statusCode).toBe(304);
  });

  it('gives no second identity to who has one', async () => {
    const cookie = String((await app.inject('/')).headers['set-cookie']).split(';')[0];
    expect((await app.inject({ url: '/', headers: { cookie } })).headers).not.toHaveProperty('set-cookie');
  });

  it('has files with a hash that never change, and others that may', async () => {
    expect((await app.inject(`/${HASHED}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/sw.js', '/manifest.webmanifest', '/index.html']) {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('sends what was compressed before to those who can read it', async () => {
    const get = (encoding: string) => app.inject({ url: `/${HASHED}`, headers: { 'accept-encoding': encoding } });
    const [br, gz, plain] = [await get('gzip, deflate, br'), await get('gzip'), await get('identity')];
    expect([br, gz, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(SCRIPT);
    expect(plain.body).toBe(SCRIPT);
    for (const { headers } of [br, gz]) {
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(headers['cache-control']).toMatch(/immutable/);
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
  });

  it.each(['/.secret', '/../package.json', '/..%2fpackage.json', '/assets/', '/assets', '/%00', '/assets/..%5c..'])(
    'has nothing at %s',
    async (url) => {
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, JSON.parse(body).refusal.code]).toEqual([
        expect.toBeOneOf([400, 403, 404]),
        expect.any(String),
      ]);
    },
  );

  it('says so when it has not been built', async () => {
    const { app: bare } = await open({ web: join(web, 'nowhere') });
    const { statusCode, body } = await bare.inject('/');
    expect([statusCode, body]).toEqual([503, expect.stringContaining('npm start')]);
  });
});

describe('below a path', () => {
  it('works whether the proxy takes the path off or not', async () => {
    const below = await open({ web, base: '/mozaika/' });
    for (const base of ['/mozaika/', '/']) {
      expect((await below.app.inject(base)).body).toBe(PAGE);
      expect((await below.app.inject(`${base}${HASHED}`)).statusCode).toBe(200);
      expect((await below.app.inject(`${base}healthz`)).statusCode).toBe(200);
      expect((await new Browser(below, base).ask('GET', '/me')).status).toBe(200);
    }
    const { headers } = await below.app.inject('/mozaika/api/v2/me');
    expect(headers['set-cookie']).toMatch(/; Path=\/mozaika\/;/);
    const slashless = await below.app.inject('/mozaika');
    expect([slashless.statusCode, slashless.headers.location]).toEqual([302, '/mozaika/']);
    expect((await below.app.inject('/mozaika/api/openapi.json')).json().servers).toEqual([{ url: '/mozaika' }]);
  });
});

describe('behind a proxy', () => {
  const forwarded = {
    host: '127.0.0.1:8080',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'play.example',
    'x-forwarded-for': '203.0.113.9',
  };

  it('is https for the cookie, and told to stay so, if the proxy is trusted', async () => {
    const { app: trusting } = await open({ web, proxy: 'trusted' });
    const { headers } = await trusting.inject({ url: '/', headers: forwarded });
    expect(headers['set-cookie']).toMatch(/; Secure$/);
    expect(headers['strict-transport-security']).toBe('max-age=15552000');
    const { statusCode } = await trusting.inject({
      method: 'DELETE',
      url: '/api/v2/me',
      headers: { ...forwarded, origin: 'https://play.example' },
    });
    expect(statusCode).toBe(200);
  });

  it('is https for the cookie if the server was told so', async () => {
    const { app: told } = await open({ web, origin: 'https://play.example' });
    for (const url of ['/', '/api/v2/me']) expect((await told.inject(url)).headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('believes nothing of that otherwise', async () => {
    const { headers } = await app.inject({ url: '/', headers: forwarded });
    expect(headers['set-cookie']).not.toMatch(/Secure/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('is told the address by the proxy that is nearest, not by the client', async () => {
    const request = { headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' }, socket: { remoteAddress: '127.0.0.1' } };
    expect(addressOf(request, 'trusted')).toBe('203.0.113.9');
    expect(addressOf(request, 'none')).toBe('127.0.0.1');
    expect(addressOf({ ...request, headers: {} }, 'trusted')).toBe('127.0.0.1');
    const { app: trusting } = await open({ proxy: 'trusted', limits: { perAddress: 1, perPerson: 9 } });
    const claiming = async (address: string) =>
      (await trusting.inject({ url: '/api/v2/me', headers: { 'x-forwarded-for': `${address}, 203.0.113.9` } }))
        .statusCode;
    expect([await claiming('1.1.1.1'), await claiming('2.2.2.2')]).toEqual([200, 429]);
  });

  it('counts requests by the address that the proxy names', async () => {
    const { app: trusting } = await open({ proxy: 'trusted', limits: { perAddress: 1, perPerson: 9 } });
    const from = async (address: string) =>
      (await trusting.inject({ url: '/api/v2/me', headers: { 'x-forwarded-for': address } })).statusCode;
    expect([await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.1')]).toEqual([200, 200, 429]);
  });
});
