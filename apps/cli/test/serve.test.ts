// mozaika serve, backup and restore: settings, a real server, and reasons why it can't start

import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { LOG_LEVELS, lanAddresses } from '@mozaika/server';
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../src/command.ts';
import { serveCommand } from '../src/commands/serve.ts';
import { freePort } from '../src/serve/defaults.ts';
import { EXIT } from '../src/serve/exit-status.ts';
import {
  readSettings,
  SERVE_OPTIONS,
  SETTINGS,
  type ServeSettings,
  type SettingName,
  variableOf,
} from '../src/serve/settings.ts';
import { mozaika, SLOW, scratchPath, startMozaika } from './mozaika.ts';
import { serve } from './serving.ts';

const settingsOf = (
  args: readonly string[],
  environment: { readonly [variable: string]: string } = {},
): ServeSettings => {
  const read = parseArguments(serveCommand, args);
  if (read === 'help') throw new Error('help');
  return readSettings(read.options, environment);
};

describe('settings', () => {
  const EXAMPLES: { readonly [name: string]: string | undefined } = {
    port: '9000',
    host: '::1',
    lan: undefined,
    database: '/tmp/other.db',
    bus: 'nats://nats.example:4222',
    only: 'bots',
    base: '/mozaika/',
    origin: 'https://mozaika.example',
    'trust-proxy': undefined,
    metrics: '127.0.0.1:9464',
    'bot-threads': '3',
    'log-level': 'debug',
  };
  const help = mozaika(['serve', '--help']).out;

  it('are all in the examples of this test', () => {
    expect(Object.keys(EXAMPLES)).toEqual(Object.keys(SETTINGS));
  });

  it.each(Object.keys(SETTINGS) as SettingName[])(
    '--%s can come from the environment, and the help says so',
    (name) => {
      const example = EXAMPLES[name];
      const flag = settingsOf(example === undefined ? [`--${name}`] : [`--${name}`, example]);
      expect(settingsOf([], { [variableOf(name)]: example ?? '1' })).toEqual(flag);
      expect(flag).not.toEqual(settingsOf([]));
      const line = help.split('\n').find((line) => line.trim().startsWith(`--${name}`));
      expect(line).toContain(variableOf(name));
      expect(line).toContain(SERVE_OPTIONS[name].help.en);
    },
  );

  it('on the command line win', () => {
    expect(settingsOf(['--port', '1'], { MOZAIKA_PORT: '2' }).port).toBe(1);
    expect(settingsOf(['--lan'], { MOZAIKA_LAN: '0' }).lan).toBe(true);
    expect(settingsOf([], { MOZAIKA_PORT: '', MOZAIKA_LAN: 'off' })).toEqual(settingsOf([]));
  });

  it('know the levels of the log', () => {
    for (const level of LOG_LEVELS) expect(settingsOf(['--log-level', level]).logLevel).toBe(level);
    expect(help).toContain(LOG_LEVELS.join(', '));
  });

  it.each([
    [['--port', '70000'], /--port must be a whole number from 0 to 65,535/],
    [['--port', 'http'], /--port must be a whole number/],
    [['--base', '/a b/'], /--base must be a path/],
    [['--base', '/../etc'], /--base must be a path/],
    [['--origin', 'mozaika.example'], /--origin must be an address/],
    [['--origin', 'https://mozaika.example/path'], /without a path/],
    [['--metrics', '9464'], /--metrics must be an address and a port/],
    [['--metrics', '127.0.0.1:70000'], /--metrics must be an address and a port/],
    [['--bot-threads', '0'], /--bot-threads must be a whole number from 1/],
    [['--log-level', 'loud'], /--log-level must be fatal, error/],
    [['--lan', '--host', '::1'], /leave --host out/],
    [['--bus', 'nats://anna:hunter2@localhost'], /^(?!.*hunter2).*MOZAIKA_BUS.*leave --bus out/],
    [['--bus', 'nats://token@localhost'], /MOZAIKA_BUS/],
    [['--only', 'web'], /--only can be nothing but bots/],
    [['elsewhere'], /takes only options/],
  ])('refuse %j', (args, reason) => {
    const { status, err } = mozaika(['serve', ...args, '--database', scratchPath('never/never.db')]);
    expect([status, err]).toEqual([2, expect.stringMatching(reason)]);
    expect(existsSync(scratchPath('never'))).toBe(false);
  });

  it.each(['postgres://me:hunter2@127.0.0.1:1/mozaika', 'postgres://127.0.0.1:1/mozaika?user=me&password=hunter2'])(
    'refuse a password in --database, where everybody on the machine can read it: %s',
    (database) => {
      const { status, err } = mozaika(['serve', '--database', database]);
      expect([status, err]).toEqual([2, expect.stringContaining('MOZAIKA_DATABASE')]);
      expect(err).not.toContain('hunter2');
    },
  );

  it('refuse a bus where there is nobody to join', () => {
    const { status, err } = mozaika(['serve', '--bus', 'nats://localhost', '--database', scratchPath('alone.db')]);
    expect([status, err]).toEqual([2, expect.stringContaining('servers that share a PostgreSQL database')]);
    expect(existsSync(scratchPath('alone.db'))).toBe(false);
  });

  it('refuse a variable that is no switch', () => {
    const { status, err } = mozaika(['serve'], { env: { MOZAIKA_LAN: 'maybe' } });
    expect([status, err]).toEqual([2, expect.stringContaining('MOZAIKA_LAN must be 1 or 0')]);
  });
});

describe('a server', SLOW, () => {
  it('prints where it is, serves, stops in order, and finds everything again', async () => {
    const database = scratchPath('kept/mozaika.db');
    const first = await serve(['--port', '0', '--database', database]);
    expect(await (await fetch(`${first.address}healthz`)).json()).toEqual({ alive: true });
    const renamed = await fetch(`${first.address}api/v2/me`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ name: 'Anna' }),
    });
    const cookie = renamed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await first.stopped('SIGTERM')).toBe(0);

    const second = await serve(['--port', '0'], { MOZAIKA_DATABASE: database, MOZAIKA_BASE: 'mozaika' });
    expect(new URL(second.address).pathname).toBe('/mozaika/');
    const me = await fetch(`${second.address}api/v2/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ name: 'Anna' });
    const file = scratchPath('backup.gz');
    expect(mozaika(['backup', file, '--database', database])).toMatchObject({ status: 0, out: `Saved to ${file}.\n` });
    expect(await second.stopped('SIGINT')).toBe(0);

    const restored = scratchPath('restored.db');
    expect(mozaika(['restore', file, '--database', restored])).toMatchObject({ status: 0, err: '' });
    const third = await serve(['--port', '0', '--database', restored]);
    const again = await fetch(`${third.address}api/v2/me`, { headers: { cookie } });
    expect(await again.json()).toMatchObject({ name: 'Anna' });
    expect(await third.stopped('SIGTERM')).toBe(0);
    const { status, err } = mozaika(['restore', file, '--database', restored]);
    expect([status, err]).toEqual([1, expect.stringContaining('holds data already')]);
  });

  it('takes the next port when the usual one is taken and none was asked for', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const free = await freePort('127.0.0.1', port);
    other.close();
    expect(free).not.toBe(port);
    expect(free === 0 || (free > port && free < port + 20)).toBe(true);
  });

  it('for the room shows a QR code, if there is a network', async () => {
    const { said, stopped } = await serve(['--lan', '--port', '0', '--database', scratchPath('room.db')]);
    expect(await stopped('SIGTERM')).toBe(0);
    const shown = said();
    const isInNetwork = lanAddresses().length > 0;
    const room = /scan this, or open http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/\n\n[█▀▄ \n]{200,}/;
    expect(shown).toMatch(isInNetwork ? room : /^Mozaika is at .*\n/);
  });
});

describe('a server that can not start says why', SLOW, () => {
  it('when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const program = startMozaika(['serve', '--port', `${port}`, '--database', scratchPath('p.db')]);
    const [err, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
    other.close();
    expect([code, err]).toEqual([
      EXIT.unavailable,
      expect.stringMatching(new RegExp(`^mozaika: Port ${port} is taken.*--port PORT.\n$`)),
    ]);
  });

  it('when its metrics have no place', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const refused = async (metrics: string) => {
      const args = ['serve', '--port', '0', '--database', scratchPath('m.db'), '--metrics', metrics];
      const program = startMozaika(args);
      const [err, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
      return [code, err];
    };
    const taken = new RegExp(`^mozaika: Something else is at 127.0.0.1:${port} already.*--metrics.\n$`);
    expect(await refused(`127.0.0.1:${port}`)).toEqual([EXIT.unavailable, expect.stringMatching(taken)]);
    const nowhere = /^mozaika: The metrics can’t be offered at 192.0.2.1:9464.*\n$/;
    expect(await refused('192.0.2.1:9464')).toEqual([EXIT.unsuitable, expect.stringMatching(nowhere)]);
    other.close();
  });

  it('when the folder can not be made', () => {
    writeFileSync(scratchPath('a-file'), '');
    const { status, err } = mozaika(['serve', '--database', scratchPath('a-file/mozaika.db')]);
    expect([status, err]).toEqual([
      EXIT.unwritable,
      expect.stringMatching(/^mozaika: The folder .*a-file can’t be written to/),
    ]);
  });

  it('when the database is none', () => {
    writeFileSync(scratchPath('none.db'), 'This is a shopping list. '.repeat(100));
    const { status, err } = mozaika(['serve', '--database', scratchPath('none.db')], { env: { LANG: 'cs_CZ.UTF-8' } });
    expect([status, err]).toEqual([EXIT.damaged, expect.stringMatching(/^mozaika: Databáze je poškozená[^\n]*\n$/)]);
  });

  it('when the database is newer', async () => {
    const file = scratchPath('newer.db');
    const { stopped } = await serve(['--port', '0', '--database', file]);
    await stopped('SIGTERM');
    const database = new DatabaseSync(file);
    database.exec("insert into schema_migrations (name, timestamp) values ('9999-future', '2100-01-01T00:00:00Z')");
    database.close();
    const { status, err } = mozaika(['serve', '--database', file]);
    expect([status, err]).toEqual([
      EXIT.unsuitable,
      expect.stringMatching(/^mozaika: The database was used by a newer Mozaika\./),
    ]);
  });

  it('when PostgreSQL does not answer, without its password', () => {
    const env = { MOZAIKA_DATABASE: 'postgres://me:hunter2@127.0.0.1:1/mozaika' };
    const { status, err } = mozaika(['serve'], { env });
    expect([status, err]).toEqual([EXIT.unavailable, expect.stringMatching(/^mozaika: The database does not answer/)]);
    expect(err).not.toContain('hunter2');
  });

  it('when a backup is none', () => {
    const { status, err } = mozaika(['restore', scratchPath('a-file'), '--database', scratchPath('empty.db')]);
    expect([status, err]).toEqual([1, expect.stringContaining('is not a backup of Mozaika')]);
  });
});
