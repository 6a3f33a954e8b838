// Passkeys: the name stays one's own on other devices

import { describe, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { Browser, open } from './open.ts';

const HERE = 'http://localhost:8080';
const MINUTE_MS = 60_000;
const opened = await open();
const personOf = (browser: Browser) => opened.accounts.cookies.read(browser.cookie)?.person;

async function withPasskey(name: string) {
  const browser = new Browser(opened);
  await browser.ask('PATCH', '/me', { name });
  const device = new Authenticator();
  const wish = await browser.ask('POST', '/me/passkeys/options');
  const answer = device.register(wish.json, HERE);
  const added = await browser.ask('POST', '/me/passkeys', answer);
  return { browser, device, wish, answer, added };
}

describe('a passkey', () => {
  it('is made for the person who asks', async () => {
    const { browser, wish, added } = await withPasskey('Anna');
    expect(wish.json).toMatchObject({ rp: { id: 'localhost', name: 'Mozaika' }, user: { name: 'Anna' } });
    expect([added.status, added.json.passkeys]).toEqual([200, 1]);
    const [row] = await opened.storage.passkeysOf(personOf(browser) ?? '');
    expect(row?.transports).toEqual(['internal']);
  });

  it('makes another device the same person', async () => {
    const { browser, device } = await withPasskey('Anna');
    const phone = new Browser(opened);
    for (let i = 0; i < 2; i++) {
      const wish = await phone.ask('POST', '/passkeys/options');
      const { status, json } = await phone.ask('POST', '/passkeys', device.signIn(wish.json, HERE));
      expect([status, json.name]).toEqual([200, 'Anna']);
    }
    expect(personOf(phone)).toBe(personOf(browser));
    const [row] = await opened.storage.passkeysOf(personOf(browser) ?? '');
    expect(row?.counter).toBe(2);
  });

  it.each(['/me', '/me/passkeys'])('is worth nothing after a DELETE of %s', async (path) => {
    const { browser, device } = await withPasskey('Anna');
    const { browser: other } = await withPasskey('Eva');
    expect((await browser.ask('DELETE', path)).status).toBe(200);
    expect((await browser.ask('DELETE', '/me/passkeys')).status).toBe(200);
    expect([(await browser.ask('GET', '/me')).json.passkeys, (await other.ask('GET', '/me')).json.passkeys]).toEqual([
      0, 1,
    ]);
    const phone = new Browser(opened);
    const wish = await phone.ask('POST', '/passkeys/options');
    const { status, json } = await phone.ask('POST', '/passkeys', device.signIn(wish.json, HERE));
    expect([status, json.refusal.code]).toEqual([403, 'unknown-passkey']);
  });
});

describe('a challenge', () => {
  it('is good for one use', async () => {
    const { browser, answer } = await withPasskey('Anna');
    await browser.ask('DELETE', '/me');
    await browser.ask('GET', '/me');
    expect((await browser.ask('POST', '/me/passkeys', answer)).json.refusal.code).toBe('bad-passkey');
    const { device } = await withPasskey('Eva');
    const phone = new Browser(opened);
    const signed = device.signIn((await phone.ask('POST', '/passkeys/options')).json, HERE);
    expect((await phone.ask('POST', '/passkeys', signed)).status).toBe(200);
    expect((await new Browser(opened).ask('POST', '/passkeys', signed)).json.refusal.code).toBe('bad-passkey');
  });

  it('is good for five minutes', async () => {
    const { device } = await withPasskey('Anna');
    const phone = new Browser(opened);
    const wish = await phone.ask('POST', '/passkeys/options');
    opened.hands.laterMs = 6 * MINUTE_MS;
    const { json } = await phone.ask('POST', '/passkeys', device.signIn(wish.json, HERE));
    opened.hands.laterMs = 0;
    expect(json.refusal.code).toBe('bad-passkey');
  });

  it('is good for the person who asked for it, and for what it was asked for', async () => {
    const anna = new Browser(opened);
    const eva = new Browser(opened);
    await anna.ask('GET', '/me');
    const wish = await anna.ask('POST', '/me/passkeys/options');
    const answer = new Authenticator().register(wish.json, HERE);
    expect((await eva.ask('POST', '/me/passkeys', answer)).json.refusal.code).toBe('bad-passkey');
    const { device } = await withPasskey('Karel');
    const misused = device.signIn({ challenge: wish.json.challenge, rpId: 'localhost' }, HERE);
    expect((await eva.ask('POST', '/passkeys', misused)).json.refusal.code).toBe('bad-passkey');
  });

  it('must be ours', async () => {
    const { device } = await withPasskey('Anna');
    for (const challenge of [
      '',
      'AAAA',
      Buffer.from(`${'a'.repeat(22)}.zzzzzzz.${'a'.repeat(32)}`).toString('base64url'),
    ]) {
      const { json } = await new Browser(opened).ask(
        'POST',
        '/passkeys',
        device.signIn({ challenge, rpId: 'localhost' }, HERE),
      );
      expect(json.refusal.code).toBe('bad-passkey');
    }
  });
});

describe('what a device says', () => {
  it('is refused when it comes from a foreign page', async () => {
    const { device } = await withPasskey('Anna');
    const phone = new Browser(opened);
    const wish = await phone.ask('POST', '/passkeys/options');
    const { json } = await phone.ask('POST', '/passkeys', device.signIn(wish.json, 'https://evil.example'));
    expect(json.refusal.code).toBe('bad-passkey');
  });

  it('is refused when somebody else has signed it', async () => {
    const { device } = await withPasskey('Anna');
    const phone = new Browser(opened);
    const wish = await phone.ask('POST', '/passkeys/options');
    const forged = { ...new Authenticator().signIn(wish.json, HERE), id: device.signIn(wish.json, HERE).id };
    expect((await phone.ask('POST', '/passkeys', { ...forged, rawId: forged.id })).json.refusal.code).toBe(
      'bad-passkey',
    );
  });

  it.each([{}, { id: 5 }, { id: 'x', response: null }, { id: 'x', rawId: 'x', response: { clientDataJSON: '!' } }])(
    'is refused when it is nonsense: %j',
    async (nonsense) => {
      const browser = new Browser(opened);
      for (const path of ['/me/passkeys', '/passkeys']) {
        expect((await browser.ask('POST', path, nonsense)).status).toBe(403);
      }
    },
  );
});

describe('passkeys need', () => {
  const wishAt = async (origin: string) => {
    const { host } = new URL(origin);
    return (await new Browser(opened).ask('POST', '/passkeys/options', undefined, { headers: { host, origin } })).json;
  };

  it('https, save on this machine', async () => {
    expect(await wishAt('http://play.example')).toEqual({ refusal: { code: 'passkeys-need-https' } });
    expect(await wishAt('https://play.example')).toMatchObject({ rpId: 'play.example' });
    expect(await wishAt('http://localhost:9')).toMatchObject({ rpId: 'localhost' });
  });

  it('a page of our own, whatever the browser takes it for', async () => {
    const headers = { host: 'localhost:8080', origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
    const { json } = await new Browser(opened).ask('POST', '/passkeys/options', undefined, { headers });
    expect(json).toEqual({ refusal: { code: 'foreign-page' } });
  });

  it('a name instead of an address', async () => {
    for (const origin of ['http://192.168.1.7:8080', 'https://[::1]']) {
      expect(await wishAt(origin)).toEqual({ refusal: { code: 'passkeys-need-a-name' } });
    }
  });
});
