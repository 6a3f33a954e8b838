// `mozaika admin` beside a real server: what it lists, what it does there, and what it says when it can't.

import { describe, expect, it } from 'vitest';
import { EXIT } from '../src/serve/exit-status.ts';
import { mozaika, SLOW, scratchPath } from './mozaika.ts';
import { serve } from './serving.ts';

const database = scratchPath('admin.db');
/** A busy machine makes them slow, not wrong. */
const POLL = { timeout: 20_000 };
const admin = (...args: string[]) => mozaika(['admin', ...args, '--database', database]);

/** Somebody with a name makes a table and sits there. */
async function somebodyAtTable(address: string) {
  const me = await fetch(`${address}api/v2/me`);
  const cookie = (me.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${address}api/v2/${path}`, {
      method,
      headers: { cookie, origin: new URL(address).origin, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  await ask('PATCH', 'me', { name: 'Žofie' });
  const made = await ask('POST', 'tables', {
    game: 'qwirkle',
    options: {},
    seats: ['person', 'person'],
    clock: { kind: 'none' },
    listed: true,
    me: 'sits',
  });
  return { ask, code: ((await made.json()) as { code: string }).code };
}

describe('mozaika admin', { ...SLOW, timeout: 120_000 }, () => {
  it('lists, clears a name, announces, closes and bans beside a running server', async () => {
    const server = await serve(['--port', '0', '--database', database]);
    const { ask, code } = await somebodyAtTable(server.address);
    const [person] = admin('people', 'žof', '--json').out.trim().split('\n');
    const { id, name } = JSON.parse(person ?? '');
    expect(name).toBe('Žofie');
    expect(admin('people', `${server.address}#/t/${code}`).out).toContain(`${id}  Žofie`);
    expect(admin('clear-name', `${code}/1`)).toMatchObject({ status: 0, out: `${code}/1 has no name any more.\n` });
    expect(admin('close', code)).toMatchObject({ status: 0, out: `${code} is closed.\n` });
    expect(admin('close', code)).toMatchObject({ status: EXIT.refused, out: '' });
    expect(admin('ban', id, '203.0.113.7', '--for', '7d', '--reason', 'spam').status).toBe(0);
    expect(admin('bans').out).toMatch(/203\.0\.113\.7\/32 {2}since .* UTC, until .* UTC {2}spam\n/);
    await expect.poll(async () => (await ask('GET', 'me')).status, POLL).toBe(403);
    expect(admin('unban', id).status).toBe(0);
    await expect.poll(async () => (await ask('GET', 'me')).status, POLL).toBe(200);
    expect(await server.stopped('SIGTERM')).toBe(0);
    expect(await server.log).toBe('');
  });

  it('says what is wrong, and changes nothing then', () => {
    const wrong = (...args: string[]) => {
      const { status, out, err } = mozaika(['admin', ...args, '--database', scratchPath('nothing.db')]);
      expect(out).toBe('');
      return [status, err.trim()];
    };
    expect(wrong('dance')).toEqual([EXIT.calledWrongly, expect.stringContaining('choose tables, people')]);
    expect(wrong('ban')).toEqual([EXIT.calledWrongly, expect.stringContaining('whom or what')]);
    expect(wrong('tables')).toEqual([EXIT.unsuitable, expect.stringContaining('No server of this version has used')]);
    const { status, err } = mozaika(['admin', 'tables', '--database', 'postgres://a:secret@127.0.0.1/x']);
    expect([status, err]).toEqual([EXIT.calledWrongly, expect.stringContaining('A password on the command line')]);
    expect(admin('close', 'x')).toMatchObject({ status: EXIT.calledWrongly, out: '' });
    expect(admin('ban', '0.0.0.0/0').err).toContain('neither a person nor a network');
    expect(admin('announce', 'a', 'b').err).toContain('put it into quotes');
    expect(admin('ban', '203.0.113.7', '--for', 'ever').err).toContain('--for takes a time');
    expect(mozaika(['admin', 'dance'], { env: { MOZAIKA_LANG: 'cs' } }).err).toContain('neumí „dance“');
    expect(admin('reports').out).toBe('No report is waiting.\n');
  });
});
