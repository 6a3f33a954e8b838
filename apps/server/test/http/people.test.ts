// Guests, names, private links, programs and how to go for good, as requests

import { describe, expect, it } from 'vitest';
import { serverKey, sign } from '../../src/people/secrets.ts';
import { table } from '../storage/rows.ts';
import { Browser, open, START } from './open.ts';

const DAY_MS = 86_400_000;
const opened = await open();
const personOf = (browser: Browser) => opened.accounts.cookies.read(browser.cookie)?.person ?? '';

describe('a guest', () => {
  it('is greeted with a signed, http-only cookie and a neutral name, and is not stored yet', async () => {
    const anna = new Browser(opened);
    const { status, json, response } = await anna.ask('GET', '/me');
    expect(status).toBe(200);
    expect(json).toEqual({
      name: { guest: expect.any(Number) },
      program: false,
      passkeys: 0,
      links: 0,
    });
    expect(response.headers['set-cookie']).toMatch(
      /^mozaika-\w{8}=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await opened.storage.person(personOf(anna))).toBeUndefined();
  });

  it('stays the same person, and gets no second cookie on the same day', async () => {
    const anna = new Browser(opened);
    const first = await anna.ask('GET', '/me');
    const again = await anna.ask('GET', '/me');
    expect(again.json).toEqual(first.json);
    expect(again.response.headers['set-cookie']).toBeUndefined();
  });

  it('has the cookie renewed after a day, and stays who they are however late the server thinks it is', async () => {
    const anna = new Browser(opened);
    await anna.ask('GET', '/me');
    const [person, first] = [personOf(anna), anna.cookie];
    opened.hands.laterMs = 2 * DAY_MS;
    await anna.ask('GET', '/me');
    expect(anna.cookie).not.toBe(first);
    expect(personOf(anna)).toBe(person);
    opened.hands.laterMs = 400 * DAY_MS;
    await anna.ask('GET', '/me');
    expect(personOf(anna)).toBe(person);
    opened.hands.laterMs = 0;
  });

  it.each([
    ['a changed id', (cookie: string) => cookie.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'))],
    ['a changed signature', (cookie: string) => cookie.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A'))],
    ['a changed time', (cookie: string) => cookie.replace(/\.\w+\./, '.zzzzzz.')],
    ['no signature', (cookie: string) => cookie.replace(/\.[^.]*$/, '')],
    ['nonsense', () => 'mozaika=%%%; ;;=; \u00ff'],
  ])('with %s is a new guest, never an error', async (_, forge) => {
    const anna = new Browser(opened);
    await anna.ask('GET', '/me');
    const person = personOf(anna);
    anna.cookie = forge(anna.cookie ?? '');
    expect((await anna.ask('GET', '/me')).status).toBe(200);
    expect(personOf(anna)).toMatch(/^[\w-]{22}$/);
    expect(personOf(anna)).not.toBe(person);
  });

  it('with the cookie of another server is a new guest', async () => {
    const other = await open();
    const anna = new Browser(other);
    await anna.ask('GET', '/me');
    const { cookie } = anna;
    const here = new Browser(opened);
    here.cookie = cookie;
    await here.ask('GET', '/me');
    expect(here.cookie).not.toBe(cookie);
    // Even under the right name: the key is another one.
    here.cookie = `${opened.accounts.cookies.name}=${cookie?.split('=')[1]}`;
    const person = other.accounts.cookies.read(cookie)?.person;
    await here.ask('GET', '/me');
    expect(personOf(here)).not.toBe(person);
  });

  it('chooses a name, which is stored', async () => {
    const anna = new Browser(opened);
    const { status, json } = await anna.ask('PATCH', '/me', { name: '  Žofie 🦊 ' });
    expect([status, json.name]).toEqual([200, 'Žofie 🦊']);
    expect((await opened.storage.person(personOf(anna)))?.name).toBe('Žofie 🦊');
  });

  it.each([
    ['nothing', ''],
    ['only spaces', '   '],
    ['too much', 'x'.repeat(31)],
    ['a control character', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['a turned direction', 'a\u202eb'],
    ['half a character', 'a\ud83d'],
    ['a number', 5],
  ])('can not be called %s', async (_, name) => {
    const { status, json } = await new Browser(opened).ask('PATCH', '/me', { name });
    expect([status, json.refusal.code, json.refusal.field]).toEqual([400, 'bad-field', 'body.name']);
  });
});

describe('a name', () => {
  it.each([
    ['a filler', '\u3164', 'name-hidden'],
    ['blank patterns', '\u2800\u2800', 'name-unseen'],
    ['punctuation alone', '...', 'name-unseen'],
    ['a soft hyphen', 'An\u00adna', 'name-hidden'],
    ['a joiner that joins nothing', 'Anna\u200d', 'name-hidden'],
    ['the level of a bot', 'mistr', 'name-reserved'],
    ['the same in other letters', '𝐌𝐚𝐬𝐭𝐞𝐫 2', 'name-reserved'],
    ['the same with spaces', 'M A S T E R', 'name-reserved'],
    ['a bot’s mark', 'Anna (BOT)', 'name-reserved'],
    ['the number of a guest', 'Guest 1234', 'name-reserved'],
    ['letters that only look Latin', 'B\u043et', 'name-mixed'],
  ])('can not be %s', async (_, name, code) => {
    const browser = new Browser(opened);
    const renamed = await browser.ask('PATCH', '/me', { name });
    expect([renamed.status, renamed.json]).toEqual([409, { refusal: { code } }]);
    expect((await browser.ask('POST', '/programs', { name })).json).toEqual({ refusal: { code } });
  });

  it.each(['👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Eve', '🇨🇿', 'می\u200cروم', 'Robot', 'Mistrová', '李 Lee', 'Дмитрий', '7'])(
    'can be %s',
    async (name) => {
      expect((await new Browser(opened).ask('PATCH', '/me', { name })).json).toMatchObject({ name });
    },
  );
});

describe('a private link', () => {
  it('makes another browser the same person, as often as it is used', async () => {
    const anna = new Browser(opened);
    await anna.ask('PATCH', '/me', { name: 'Anna' });
    const { json } = await anna.ask('POST', '/me/links');
    for (const phone of [new Browser(opened), new Browser(opened)]) {
      const back = await phone.ask('POST', '/me/return', { token: json.token });
      expect([back.status, back.json.name]).toEqual([200, 'Anna']);
      expect(personOf(phone)).toBe(personOf(anna));
    }
  });

  it('ends when all are ended, or after five newer ones', async () => {
    const anna = new Browser(opened);
    const tokens: string[] = [];
    for (let i = 0; i < 6; i++) {
      opened.hands.laterMs = i;
      tokens.push((await anna.ask('POST', '/me/links')).json.token);
    }
    opened.hands.laterMs = 0;
    const use = async (token: string | undefined) =>
      (await new Browser(opened).ask('POST', '/me/return', { token })).status;
    expect([await use(tokens[0]), await use(tokens[1]), await use(tokens[5])]).toEqual([401, 200, 200]);
    expect((await anna.ask('GET', '/me')).json.links).toBe(5);
    await anna.ask('DELETE', '/me/links');
    expect(await use(tokens[5])).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const anna = new Browser(opened);
    const { token } = (await anna.ask('POST', '/me/links')).json;
    const [row] = await opened.storage.tokensOf(personOf(anna));
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('of nobody is refused, and the browser stays who it was', async () => {
    const anna = new Browser(opened);
    await anna.ask('GET', '/me');
    const { cookie } = anna;
    const { status, json } = await anna.ask('POST', '/me/return', { token: 'x'.repeat(43) });
    expect([status, json]).toEqual([401, { refusal: { code: 'unknown-token' } }]);
    expect(anna.cookie).toBe(cookie);
  });
});

describe('signing out everywhere', () => {
  /** Somebody in two browsers. */
  async function twoBrowsers() {
    const [anna, phone] = [new Browser(opened), new Browser(opened)];
    const { token } = (await anna.ask('POST', '/me/links')).json;
    await phone.ask('POST', '/me/return', { token });
    return { anna, phone, person: personOf(anna), token };
  }

  it.each([
    ['on demand', 'POST', '/me/sign-out', 1],
    ['with the private links', 'DELETE', '/me/links', 0],
    ['with the passkeys', 'DELETE', '/me/passkeys', 1],
  ] as const)('%s ends the sessions of all other browsers, and this one stays', async (_, method, path, links) => {
    const { anna, phone, person } = await twoBrowsers();
    expect((await anna.ask(method, path)).status).toBe(200);
    const kept = (await anna.ask('GET', '/me')).json;
    expect([personOf(anna), kept.links]).toEqual([person, links]);
    await phone.ask('GET', '/me');
    expect(personOf(phone)).not.toBe(person);
  });

  it('takes the push addresses of the other browsers away', async () => {
    const { anna, person } = await twoBrowsers();
    const push = { endpoint: 'https://push.example/1', person, subscription: '{}', created: 1 };
    await opened.storage.write([{ do: 'put-push', push }]);
    await anna.ask('POST', '/me/sign-out');
    expect(await opened.storage.pushSubscriptionsOf(person)).toEqual([]);
  });

  it('happens when somebody deletes themselves: no old cookie brings them back', async () => {
    const { anna, phone, person } = await twoBrowsers();
    await anna.ask('DELETE', '/me');
    await phone.ask('GET', '/me');
    expect(personOf(phone)).not.toBe(person);
  });

  it('also ends sessions of version 0.1, which are good until then', async () => {
    const { anna, person } = await twoBrowsers();
    const issued = Math.floor(START / 1000).toString(36);
    const signature = sign(await serverKey(opened.storage), `guest ${person}.${issued}`);
    const old = new Browser(opened);
    old.cookie = `${opened.accounts.cookies.name}=${person}.${issued}.${signature}`;
    await old.ask('GET', '/me');
    expect(personOf(old)).toBe(person);
    await anna.ask('POST', '/me/sign-out');
    await old.ask('GET', '/me');
    expect(personOf(old)).not.toBe(person);
  });
});

describe('a foreign private link', () => {
  it('says whom it would make of a browser, before it does', async () => {
    const anna = new Browser(opened);
    await anna.ask('PATCH', '/me', { name: 'Anna' });
    const { token } = (await anna.ask('POST', '/me/links')).json;
    expect((await anna.ask('POST', '/me/return/owner', { token })).json).toEqual({ name: 'Anna', isYou: true });
    const guest = new Browser(opened);
    expect((await guest.ask('POST', '/me/return/owner', { token })).json).toEqual({ name: 'Anna', isYou: false });
    expect((await guest.ask('POST', '/me/return/owner', { token: 'x' })).json.refusal.code).toBe('unknown-token');
  });

  it('does not swallow a guest who has tables and no way back to them', async () => {
    const { token } = (await new Browser(opened).ask('POST', '/me/links')).json;
    const guest = new Browser(opened);
    await guest.ask('GET', '/me');
    const person = personOf(guest);
    await opened.storage.write([{ do: 'put-table', table: table('seat', { people: [person] }) }]);
    const refused = await guest.ask('POST', '/me/return', { token });
    expect([refused.status, refused.json.refusal]).toEqual([409, { code: 'would-lose-tables', tables: 1 }]);
    expect(personOf(guest)).toBe(person);
    await guest.ask('POST', '/me/links');
    expect((await guest.ask('POST', '/me/return', { token })).status).toBe(200);
    expect(personOf(guest)).not.toBe(person);
  });
});

describe('a program', () => {
  const asProgram = (token: string) => ({
    headers: { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' },
  });

  it('is somebody of its own, known by its token', async () => {
    const anna = new Browser(opened);
    const { json } = await anna.ask('POST', '/programs', { name: 'Robot' });
    const robot = new Browser(opened);
    const me = await robot.ask('GET', '/me', undefined, asProgram(json.token));
    expect(me.json).toMatchObject({ name: 'Robot', program: true });
    expect(me.response.headers['set-cookie']).toBeUndefined();
    expect((await robot.ask('PATCH', '/me', { name: 'Robot 2' }, asProgram(json.token))).json.name).toBe('Robot 2');
    expect((await anna.ask('GET', '/programs')).json.programs).toEqual([
      { id: json.program.id, name: 'Robot 2', created: expect.any(Number) },
    ]);
  });

  it('has no links, passkeys or programs of its own', async () => {
    const { json } = await new Browser(opened).ask('POST', '/programs', { name: 'Robot' });
    for (const path of ['/me/links', '/me/passkeys/options', '/programs']) {
      const body = path === '/programs' ? { name: 'Child' } : undefined;
      const { status, json: answer } = await new Browser(opened).ask('POST', path, body, asProgram(json.token));
      expect([status, answer.refusal.code]).toEqual([403, 'only-people']);
    }
  });

  it('with a token that nobody has is refused, not made a guest', async () => {
    const browser = new Browser(opened);
    for (const authorization of ['Bearer nonsense', 'Basic YTpi', 'Bearer', `Bearer ${'x'.repeat(5000)}`, '']) {
      const { status, json } = await browser.ask('GET', '/me', undefined, { headers: { authorization } });
      expect([status, json.refusal.code]).toEqual([401, 'unknown-token']);
    }
  });

  it('is one of five at most, also when they are asked for at once', async () => {
    const anna = new Browser(opened);
    await anna.ask('GET', '/me');
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, i) => anna.ask('POST', '/programs', { name: `Robot ${i}` })),
    );
    expect(made.filter(({ status }) => status === 200).length).toBe(5);
    expect(made.find(({ status }) => status !== 200)?.json).toEqual({
      refusal: { code: 'too-many-programs', limit: 5 },
    });
  });

  it('goes when its maker deletes it, and nobody else can', async () => {
    const anna = new Browser(opened);
    const { json } = await anna.ask('POST', '/programs', { name: 'Robot' });
    const path = `/programs/${json.program.id}`;
    expect((await new Browser(opened).ask('DELETE', path)).json.refusal.code).toBe('no-program');
    expect((await anna.ask('DELETE', path)).status).toBe(200);
    expect((await new Browser(opened).ask('GET', '/me', undefined, asProgram(json.token))).status).toBe(401);
    expect(opened.tables.asked).toContain(`leave ${json.program.id}`);
  });

  it('can not play with a private link', async () => {
    const { json } = await new Browser(opened).ask('POST', '/me/links');
    expect((await new Browser(opened).ask('GET', '/me', undefined, asProgram(json.token))).status).toBe(401);
  });
});

describe('deleting oneself', () => {
  it('leaves all seats, takes name, links and programs away, and the cookie', async () => {
    const anna = new Browser(opened);
    await anna.ask('PATCH', '/me', { name: 'Anna' });
    const person = personOf(anna);
    const { token } = (await anna.ask('POST', '/me/links')).json;
    const { program } = (await anna.ask('POST', '/programs', { name: 'Robot' })).json;
    expect((await anna.ask('DELETE', '/me')).status).toBe(200);
    expect(anna.cookie).toBeUndefined();
    expect(await opened.storage.people([person, program.id])).toEqual([]);
    expect(opened.tables.asked).toEqual(expect.arrayContaining([`leave ${person}`, `leave ${program.id}`]));
    expect((await new Browser(opened).ask('POST', '/me/return', { token })).status).toBe(401);
    expect((await anna.ask('GET', '/me')).json.name).toEqual({ guest: expect.any(Number) });
  });

  it('works for a guest who was never stored', async () => {
    expect((await new Browser(opened).ask('DELETE', '/me')).status).toBe(200);
  });
});
