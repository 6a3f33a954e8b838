// What many ask for at the same time is read once for all of them.

import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Batch } from '../src/batch.ts';
import { Queue } from '../src/queue.ts';
import { SharedRead } from '../src/shared-read.ts';

describe('a read that is shared', () => {
  it('is done twice at most for 5,000 who ask at once, and nobody gets an answer from before they asked', async () => {
    let reads = 0;
    const shared = new SharedRead(async () => {
      const read = ++reads;
      await turn();
      return read;
    });
    const asked = Array.from({ length: 5_000 }, async (_, n) => {
      if (n % 2 === 0) await turn();
      const before = reads;
      const read = await shared.ask();
      return read > before;
    });
    expect((await Promise.all(asked)).every(Boolean)).toBe(true);
    expect(reads).toBeLessThanOrEqual(3);
  });

  it('that fails, fails for those who asked, and is done again for others', async () => {
    let reads = 0;
    const shared = new SharedRead(async () => {
      if (++reads === 1) throw new Error('gone');
      return reads;
    });
    await Promise.all([shared.ask(), shared.ask()].map((one) => expect(one).rejects.toThrow('gone')));
    expect(await shared.ask()).toBe(2);
  });
});

describe('work that is done together', () => {
  it('takes 5,000 who wait for their turn at once, in their order, and those who come later the next time', async () => {
    const queue = new Queue();
    const batches: (readonly number[])[] = [];
    const batch = new Batch<number>(
      (job: () => Promise<void>) => queue.run(job),
      async (some: readonly number[]) => {
        batches.push(some);
        await turn();
      },
    );
    const first = queue.run(() => turn());
    const all = Array.from({ length: 5_000 }, (_, n) => batch.add(n));
    await first;
    await turn();
    await Promise.all([...all, batch.add(5_000)]);
    expect(batches).toEqual([Array.from({ length: 5_000 }, (_, n) => n), [5_000]]);
  });

  it('fails for those who were in it, and for nobody else', async () => {
    const queue = new Queue();
    let failing = true;
    const batch = new Batch<string>(
      (job: () => Promise<void>) => queue.run(job),
      async () => {
        if (failing) throw new Error('gone');
      },
    );
    await Promise.all([batch.add('a'), batch.add('b')].map((one) => expect(one).rejects.toThrow('gone')));
    failing = false;
    await batch.add('c');
  });
});
