// Time that went wrong: a process that stood still, and a machine whose clock was a year ahead.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { startOfTime } from '../src/matches/outages.ts';
import { openStorage } from '../src/storage/open.ts';
import { ServerProcess } from './child.ts';
import { inTurn, matchOf, move, seatOf, sitDown } from './player.ts';
import { PushedTime } from './pushed-time.ts';
import { Somebody, scratch, serve } from './server.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const YEAR = 365 * DAY;

describe('a process that was frozen', () => {
  const server = new ServerProcess(join(scratch(), 'frozen.db'));
  afterAll(() => server.kill());

  it('takes nobody’s time', async () => {
    await server.start();
    const people = [await Somebody.at(server), await Somebody.at(server)];
    const code = await people[0].create({ clock: { kind: 'live', bank: 600, increment: 0 } });
    await sitDown(people, code);
    const [mover] = await inTurn(people, code);
    process.kill(server.pid, 'SIGSTOP');
    await wait(9 * SECOND);
    process.kill(server.pid, 'SIGCONT');
    await move(mover, code);
    const left = mover.client.log(code)?.clocks?.left[seatOf(mover, code) - 1] ?? 0;
    // Nine seconds would be gone; what the test itself took is not.
    expect(left).toBeGreaterThan(600 * SECOND - 7 * SECOND);
  });
});

describe('a clock that is a year ahead', () => {
  it('loses no guest, ends no match, and is forgotten when it is right again', async () => {
    const database = join(scratch(), 'ahead.db');
    const first = await serve({ database });
    const people = [await Somebody.at(first), await Somebody.at(first)];
    const code = await people[0].create({ clock: { kind: 'days', perMove: 86_400 } });
    await sitDown(people, code);
    const [anna] = await inTurn(people, code);
    const match = matchOf(anna, code);
    await first.stop();

    const ahead = await serve({ database, port: first.port, time: new PushedTime(Date.now() + YEAR) });
    await anna.until(code, ({ client }) => client.state === 'open' && client.table(code)?.stage === 'playing');
    await move(anna, code);
    await ahead.stop();

    const right = await serve({ database, port: first.port });
    const [karel] = people.filter((one) => one !== anna);
    if (!karel) throw new Error('two people play');
    await karel.until(code, ({ client }) => client.state === 'open' && client.table(code)?.stage === 'playing');
    await move(karel, code);
    const left = karel.client.log(code)?.clocks?.left[seatOf(anna, code) - 1] ?? 0;
    expect(left).toBeGreaterThan(DAY - 600 * SECOND);
    await right.stop();

    const storage = await openStorage(database);
    const soon = Date.now() + DAY + 600 * SECOND;
    const kinds = ['bot', 'clock', 'open', 'expire'];
    const claim = { kinds, holder: 'test', now: 0, heldUntil: 0, dueUntil: Number.MAX_SAFE_INTEGER, limit: 99 };
    const jobs = await storage.claimJobs(claim);
    const entries = await storage.entries(match, 0);
    const outages = await storage.outages(0);
    await storage.close();
    expect(jobs.map(({ kind }) => kind)).toEqual(['clock']);
    expect(Math.max(...jobs.map(({ due }) => due))).toBeLessThan(soon);
    expect(Math.max(...entries.map(({ at }) => at))).toBeLessThan(soon - DAY);
    expect(Math.max(...outages.map(({ to }) => to))).toBeLessThan(soon - DAY);
  });

  it('is told from one that is behind: by a server that runs, and where the clock can’t be right', async () => {
    const storage = await openStorage(join(scratch(), 'behind.db'));
    const alive = Date.now();
    await storage.write([{ do: 'put-setting', key: 'alive', value: String(alive) }]);
    expect(await startOfTime(storage, alive - SECOND)).toBe(alive);
    expect(await startOfTime(storage, 0)).toBe(alive);
    const starting = startOfTime(storage, alive - 2 * DAY);
    for (let beats = 1; beats <= 4; beats++) {
      await wait(SECOND);
      await storage.write([{ do: 'put-setting', key: 'alive', value: String(alive + beats * SECOND) }]);
    }
    expect(await starting).toBe(alive + 4 * SECOND);
    await storage.close();
  });
});
