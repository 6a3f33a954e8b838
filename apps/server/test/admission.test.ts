// Overload: a process lets in what it can serve quickly, asks the others to come back, and loses nothing.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Admission } from '../src/ops/admission.ts';
import { openStorage } from '../src/storage/open.ts';
import { sitDown } from './player.ts';
import { metricsOf, Somebody, scratch, serve, waitFor } from './server.ts';

const PATIENT = 1_000_000;

describe('admission', () => {
  it('lets in so many at once, and the next one when somebody has left', () => {
    const admission = new Admission({ most: 2, always: 2, target: PATIENT, longestWait: PATIENT, mostOfOne: 9 });
    const [first, second, third] = [admission.enter(0), admission.enter(0), admission.enter(0)];
    expect([first.ok, second.ok, third.ok]).toEqual([true, true, false]);
    expect(third).toMatchObject({ refusal: { code: 'busy', retry: true, after: expect.any(Number) } });
    if (first.ok) first.value.leave();
    expect(admission.enter(0).ok).toBe(true);
  });

  it('lets in no second command of a client while somebody waits too long, but always a few', () => {
    const admission = new Admission({ most: 100, always: 3, target: PATIENT, longestWait: -1, mostOfOne: 9 });
    expect([1, 1, 1, 1, 0].map((others) => admission.enter(others).ok)).toEqual([true, true, true, false, true]);
  });

  it('lets in only a few commands of one client', () => {
    const admission = new Admission({ most: 100, always: 100, target: PATIENT, longestWait: PATIENT, mostOfOne: 2 });
    expect([0, 1, 2, 0].map((others) => admission.enter(others).ok)).toEqual([true, true, false, true]);
  });

  it('lets in fewer when they take too long, down to a few, and more again when they are quick', () => {
    let now = 0;
    const admission = new Admission(
      { most: 400, always: 8, target: 50, longestWait: PATIENT, mostOfOne: 9 },
      () => now,
    );
    /** As many as there is room for come at once, and each takes so long. Returns how many they were. */
    function crowd(ms: number): number {
      const inside = [];
      for (let next = admission.enter(0); next.ok; next = admission.enter(0)) inside.push(next.value);
      now += ms;
      for (const one of inside) one.leave();
      return inside.length;
    }
    const first = crowd(60);
    const sizes = Array.from({ length: 40 }, () => crowd(60));
    expect(sizes[0]).toBe(Math.ceil(first * 0.9));
    expect(sizes.at(-1)).toBe(8);
    const again = Array.from({ length: 100 }, () => crowd(50));
    expect(again.at(-1)).toBeGreaterThan(50);
    expect(again.every((size, i) => i === 0 || size - again[i - 1] <= 1)).toBe(true);
  });

  it('asks those it turns away to come back at different times', () => {
    const admission = new Admission({ most: 0, always: 0, target: PATIENT, longestWait: PATIENT, mostOfOne: 9 });
    const times = Array.from({ length: 8 }, () => {
      const turned = admission.enter(0);
      return turned.ok ? undefined : turned.refusal['after'];
    });
    expect(new Set(times).size).toBe(8);
  });
});

describe('a server with more to do than it lets in', () => {
  it('answers everything in the end: clients come back by themselves', async () => {
    const server = await serve({
      admission: { most: 1, always: 0, target: PATIENT, longestWait: PATIENT, mostOfOne: 9 },
    });
    const people = [await Somebody.at(server), await Somebody.at(server)];
    const code = await people[0].create({});
    await sitDown(people, code);
    const messages = Array.from({ length: 10 }, () =>
      people[0].client.send({ op: 'say', table: code, phrase: 'good-luck' }),
    );
    expect(await Promise.all(messages)).toEqual(messages.map(() => undefined));
    expect(await metricsOf(server)).toMatch(/^mozaika_refusals_total\{code="busy"\} [1-9]/m);
  });

  it('shows a table to everybody who comes, if it shows it to somebody: that is one look for all', async () => {
    // Nobody is let in any more but for that.
    const limits = { most: 1, always: 0, target: PATIENT, longestWait: PATIENT, mostOfOne: 9 };
    const server = await serve({ admission: limits });
    const anna = await Somebody.at(server);
    const code = await anna.create({});
    await anna.watch(code);
    const looking = Array.from({ length: 50 }, () => anna.otherTab());
    await Promise.all(looking.map((tab) => tab.watch(code)));
    for (const { frames } of looking) expect(frames.filter((frame) => frame.includes('"busy"'))).toEqual([]);
    // Each of them counts once among those who are shown it.
    expect(await metricsOf(server)).toMatch(/^mozaika_sockets 51$/m);
  });

  it('stops with everything stored that it has acknowledged', async () => {
    const database = join(scratch(), 'stop.db');
    const server = await serve({ database });
    const anna = await Somebody.at(server);
    const code = await anna.create({ me: 'sits' });
    await anna.watch(code);
    let acknowledged = 0;
    for (let n = 0; n < 150; n++) {
      void anna.client.send({ op: 'write', table: code, text: `message ${n}` }).then((refusal) => {
        if (!refusal) acknowledged++;
      });
    }
    await waitFor(() => acknowledged >= 10);
    await server.stop();
    const told = acknowledged;
    const storage = await openStorage(database);
    expect((await storage.chatMessages(code, 999)).length).toBeGreaterThanOrEqual(told);
    await storage.close();
  });
});
