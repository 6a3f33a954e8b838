// Several servers on one PostgreSQL, joined by NATS: the bus may lose everything, and it costs seconds.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NatsServer, startNats } from './nats.ts';
import { inTurn, known, lengthOf, move, sitDown } from './player.ts';
import { Somebody, scratch, serve } from './server.ts';
import { LONG } from './soak.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';

let cluster: Cluster;
let nats: NatsServer;
beforeAll(async () => {
  [cluster, nats] = await Promise.all([startCluster(), startNats()]);
});
afterAll(async () => {
  await cluster.stop();
  await nats.power.off();
});

/** Two people who play at the first of two servers, and look on at the second as well. */
async function begun(bus: string) {
  const database = await cluster.fresh();
  const servers = [await serve({ database, bus }), await serve({ database, bus })] as const;
  const people = [await Somebody.at(servers[0]), await Somebody.at(servers[0])];
  const code = await people[0].create({});
  await sitDown(people, code);
  const tabs = new Map(people.map((person) => [person, person.otherTab(servers[1])]));
  for (const tab of tabs.values()) await tab.watch(code);
  /** A move and a word at the first server; resolves when they are seen at the second. */
  async function moveIsSeen(): Promise<void> {
    const [mover] = await inTurn(people, code);
    const elsewhere = tabs.get(mover) as Somebody;
    const said = elsewhere.frames.filter((frame) => frame.includes('"op":"said"')).length;
    await move(mover, code);
    expect(await mover.client.send({ op: 'say', table: code, phrase: 'hello' })).toBeUndefined();
    await elsewhere.until(code, () => lengthOf(elsewhere, code) === lengthOf(mover, code));
    expect(known(elsewhere, code).entries).toEqual(known(mover, code).entries);
    await elsewhere.until(code, () => elsewhere.frames.filter((frame) => frame.includes('"op":"said"')).length > said);
    for (const person of people) await person.until(code, () => lengthOf(person, code) === lengthOf(mover, code));
  }
  return { moveIsSeen };
}

describe('servers joined by NATS', LONG, () => {
  it('show each other’s moves, while NATS is gone as well, and when it is back', async () => {
    const { moveIsSeen } = await begun(nats.url);
    await moveIsSeen();
    await nats.power.off();
    await moveIsSeen();
    await nats.power.on();
    await moveIsSeen();
  });

  it('notice by themselves what a bus has lost that drops everything', async () => {
    const file = join(scratch(), 'nats.conf');
    writeFileSync(
      file,
      'authorization { users: [ { user: "deaf", password: "mute", permissions: { publish: { deny: ">" } } } ] }',
    );
    const dropping = await startNats(['--config', file]);
    const { moveIsSeen } = await begun(dropping.url.replace('//', '//deaf:mute@'));
    await moveIsSeen();
    await moveIsSeen();
    await dropping.power.off();
  });
});
