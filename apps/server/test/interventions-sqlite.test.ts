// What whoever runs a server can do while it runs on SQLite, and while it does not.

import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Admin } from '../src/moderation/admin.ts';
import { openAdmin } from '../src/moderation/admin.ts';
import { readNetwork } from '../src/moderation/network.ts';
import { interventionsContract } from './interventions.ts';
import { Somebody, scratch, serve } from './server.ts';

const admins: Admin[] = [];
afterEach(async () => {
  for (const admin of admins.splice(0)) await admin.end();
});

async function run(database: string) {
  const server = await serve({ database });
  const admin = await openAdmin({ database });
  admins.push(admin);
  return { servers: [server], admin } as const;
}

interventionsContract('a server', () => run(join(scratch(), 'run.db')));

it('what was done while no server ran holds when one starts', async () => {
  const database = join(scratch(), 'stopped.db');
  const first = await serve({ database });
  const anna = await Somebody.at(first);
  const code = await anna.create({ me: 'sits' });
  await first.stop();
  const admin = await openAdmin({ database });
  admins.push(admin);
  const subject = (await admin.seatsOf(code))?.[0] as string;
  await admin.ban({ kind: 'person', subject, until: null, reason: '' });
  await admin.closeTable(code);
  await admin.announce({ en: 'Hello', cs: null }, null);
  const second = await serve({ database });
  const again = anna.otherTab(second);
  expect((await fetch(`${second.address}api/v2/me`, { headers: { cookie: anna.cookie } })).status).toBe(403);
  const karel = await Somebody.at(second);
  await karel.watch(code);
  await karel.until(code, ({ client }) => client.table(code)?.stage === 'closed');
  expect(karel.frames.some((frame) => frame.includes('"op":"announcements"'))).toBe(true);
  expect(again.client.state).not.toBe('open');
});

it('a database that no server has used is refused, and not made', async () => {
  const database = join(scratch(), 'none.db');
  await expect(openAdmin({ database })).rejects.toMatchObject({ name: 'NotServed' });
  await expect(openAdmin({ database })).rejects.toMatchObject({ name: 'NotServed' });
});

it('a network is an address, or several that belong together', () => {
  expect(readNetwork('203.0.113.7')).toBe('203.0.113.7/32');
  expect(readNetwork('203.0.113.7/24')).toBe('203.0.113.0/24');
  expect(readNetwork('2001:db8:1:2:3::4')).toBe('2001:db8:1:2::/64');
  expect(readNetwork('2001:db8::/32')).toBe('2001:db8::/32');
  expect(readNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7/32');
  for (const wrong of ['0.0.0.0/0', '10.0.0.0/7', '::/0', '7', 'anna', '203.0.113.7/33', '']) {
    expect(readNetwork(wrong)).toBeUndefined();
  }
});
