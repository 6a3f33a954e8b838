// Nodes that only think: they take bots' turns of servers on the same PostgreSQL database, and those who look on are told.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isToMove, known, lengthOf, matchOf, move, movesOf, sitDown } from './player.ts';
import { metricsOf, PACE, Somebody, serve, think } from './server.ts';
import { LONG } from './soak.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** How many moves bots have thought about, as a process counts them. */
async function thoughts(process: Parameters<typeof metricsOf>[0]): Promise<number> {
  const counts = (await metricsOf(process)).matchAll(/^mozaika_bot_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('bots’ turns', LONG, () => {
  it('are taken by the server where the table is shown, though another one has stored them', async () => {
    const database = await cluster.fresh();
    const [storing, showing] = [await serve({ database }), await serve({ database })];
    const anna = await Somebody.at(showing);
    const code = await anna.create({ seats: ['person', 'newcomer'] });
    await sitDown([anna], code);
    // She looks on here and moves there, on a socket that is shown nothing.
    const hand = anna.otherTab(storing);
    const before = await thoughts(storing);
    for (let n = 0; n < 6; n++) {
      await anna.until(code, () => isToMove(anna, code));
      const match = matchOf(anna, code);
      const [action] = movesOf(anna, code);
      expect(await hand.client.send({ op: 'act', match, index: lengthOf(anna, code), action })).toBeUndefined();
      const length = lengthOf(anna, code);
      await anna.until(code, () => lengthOf(anna, code) > length);
    }
    await anna.until(code, () => isToMove(anna, code));
    // A machine that is busy may let the other one have some.
    expect(await thoughts(showing)).toBeGreaterThan((await thoughts(storing)) - before);
  });
});

describe('a process that only thinks', LONG, () => {
  it('takes the turns for which a server has no slot, and who is at that server sees the moves', async () => {
    const database = await cluster.fresh();
    const server = await serve({ database });
    const thinker = await think({ database });
    const anna = await Somebody.at(server);
    const codes: string[] = [];
    for (let n = 0; n < 6; n++) {
      const code = await anna.create({ seats: ['person', 'master', 'master'] });
      await sitDown([anna], code);
      codes.push(code);
    }
    const before = new Map(codes.map((code) => [code, lengthOf(anna, code)]));
    for (const code of codes) if (isToMove(anna, code)) await move(anna, code);
    for (const code of codes) {
      await anna.until(code, () => lengthOf(anna, code) > (before.get(code) ?? 0) && isToMove(anna, code), 60_000);
    }
    expect(await thoughts(thinker)).toBeGreaterThan(0);
    expect(await thoughts(server)).toBeGreaterThan(0);
  });

  it('goes on when no server is left, in matches by correspondence', async () => {
    const database = await cluster.fresh();
    const thinker = await think({ database });
    // Its bots take their time, and it stops before they have moved.
    const leaving = await serve({ database, pace: { ...PACE, botMove: 600_000 } });
    const anna = await Somebody.at(leaving);
    const code = await anna.create({ seats: ['person', 'newcomer'], clock: { kind: 'days', perMove: 86_400 } });
    await sitDown([anna], code);
    if (isToMove(anna, code)) await move(anna, code);
    const before = lengthOf(anna, code);
    const match = matchOf(anna, code);
    anna.client.close();
    await leaving.stop();
    // A server that starts now may take the turn as well as the one that only thinks.
    await expect.poll(() => thoughts(thinker), { timeout: 30_000 }).toBeGreaterThan(0);
    const server = await serve({ database });
    const again = Somebody.withCookie(server, anna.cookie);
    await again.watch(code);
    await again.until(code, () => lengthOf(again, code) > before && isToMove(again, code));
    expect(matchOf(again, code)).toBe(match);
    expect(known(again, code).entries.length).toBeGreaterThan(before);
  });

  it('needs a database that others can share', async () => {
    await expect(think({})).rejects.toThrow(/--only bots thinks for servers that share a PostgreSQL database/);
  });
});
