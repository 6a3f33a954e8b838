// What every bus has to do, run against real ones.

import { describe, expect, it } from 'vitest';
import type { Bus, BusMessage, TableNews } from '../src/bus/port.ts';
import { waitFor } from './server.ts';

export interface Buses {
  /** Two buses of processes that serve one database. */
  two(): Promise<readonly [Bus, Bus]>;
  /** Of another database. */
  stranger?(): Promise<Bus>;
  /** What they need is switched off and on; absent where nothing can be. */
  power?(): { off(): Promise<void>; on(): Promise<void> } | undefined;
}

const MANY = 300;

export function busContract(name: string, buses: Buses): void {
  async function begun() {
    const pair = await buses.two();
    const heard = pair.map((bus) => listenTo(bus, 'a'));
    // A subscription may be on its way still.
    await waitFor(() => {
      for (const bus of pair) bus.publish({ kind: 'changed', table: 'a' });
      return heard.every((some) => some.length > 0);
    });
    pair[0].publish({ kind: 'chat', table: 'a', n: 0 });
    pair[1].publish({ kind: 'chat', table: 'a', n: 0 });
    await waitFor(() => heard.every((some) => some.at(-1)?.kind === 'chat'));
    for (const some of heard) some.length = 0;
    return { pair, heard, close: () => Promise.all(pair.map((bus) => bus.close())) };
  }

  describe(`the bus ${name}`, () => {
    it('brings a message to the others who show its table, in order, and not to its author', async () => {
      const { pair, heard, close } = await begun();
      const messages: BusMessage[] = [
        { kind: 'changed', table: 'b' },
        { kind: 'changed', table: 'a' },
        { kind: 'chat', table: 'a', n: 3 },
        { kind: 'presence', table: 'a' },
      ];
      for (const message of messages) pair[0].publish(message);
      await waitFor(() => heard[1]?.length === 3);
      expect(heard[1]).toEqual(messages.slice(1));
      // The answer comes after what its author would have heard of the messages before.
      pair[1].publish({ kind: 'chat', table: 'a', n: 4 });
      await waitFor(() => heard[0]?.length === 1);
      expect(heard[0]).toEqual([{ kind: 'chat', table: 'a', n: 4 }]);
      await close();
    });

    it('brings many messages of one moment, each once', async () => {
      const { pair, heard, close } = await begun();
      for (let n = 1; n <= MANY; n++) pair[0].publish({ kind: 'chat', table: 'a', n });
      await waitFor(() => (heard[1]?.length ?? 0) >= MANY);
      expect(heard[1]?.map((message) => message.kind === 'chat' && message.n)).toEqual(
        Array.from({ length: MANY }, (_, i) => i + 1),
      );
      await close();
    });

    it('says who was signed out, whatever tables are open', async () => {
      const { pair, close } = await begun();
      const gone: string[] = [];
      pair[1].subscribeToPeople(({ person }) => gone.push(person));
      pair[0].publish({ kind: 'signed-out', person: 'anna' });
      await waitFor(() => gone.length === 1);
      expect(gone).toEqual(['anna']);
      await close();
    });

    it('tells who does not listen any more nothing, and the others at the same table still', async () => {
      const { pair, heard, close } = await begun();
      const gone = listenTo(pair[1], 'a');
      pair[1].subscribe('a', (message) => gone.push(message))();
      gone.length = 0;
      pair[0].publish({ kind: 'changed', table: 'a' });
      await waitFor(() => heard[1]?.length === 1);
      expect(gone).toHaveLength(1);
      await close();
    });

    it('keeps the servers of another database out', async ({ skip }) => {
      if (!buses.stranger) return skip('processes of one database only');
      const { pair, heard, close } = await begun();
      const stranger = await buses.stranger();
      const overheard = listenTo(stranger, 'a');
      stranger.publish({ kind: 'changed', table: 'a' });
      pair[0].publish({ kind: 'chat', table: 'a', n: 1 });
      await waitFor(() => heard[1]?.length === 1);
      expect(heard[1]).toEqual([{ kind: 'chat', table: 'a', n: 1 }]);
      expect(overheard).toEqual([]);
      await stranger.close();
      await close();
    });

    it('says when messages may have been lost, and brings the next ones', async ({ skip }) => {
      const power = buses.power?.();
      if (!power) return skip('there is nothing that this test may switch off');
      const { pair, heard, close } = await begun();
      const gaps = pair.map(() => 0);
      for (const [n, bus] of pair.entries()) bus.onGap(() => gaps.splice(n, 1, (gaps[n] ?? 0) + 1));
      await power.off();
      await power.on();
      await waitFor(() => gaps.every((many) => many > 0), undefined, 20_000);
      pair[0].publish({ kind: 'chat', table: 'a', n: 2 });
      await waitFor(() => heard[1]?.some((message) => message.kind === 'chat' && message.n === 2) === true);
      await close();
    });
  });
}

function listenTo(bus: Bus, table: string): TableNews[] {
  const heard: TableNews[] = [];
  bus.subscribe(table, (message) => heard.push(message));
  return heard;
}
