// `npm run bench:storage`: how many appends a second are stored, one by one and many at once, on SQLite and on PostgreSQL, and what each
// costs the thread that asks for them. Both databases sync to disk.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../apps/server/src/storage/open.ts';
import type { Storage } from '../apps/server/src/storage/port.ts';
import { startCluster } from '../apps/server/test/storage/cluster.ts';
import { append, match } from '../apps/server/test/storage/rows.ts';

const SECONDS = 3;
const WRITERS = [1, 10, 100, 1000];

/** Each writer appends a move with a deal and sets the next job, as a server does. */
async function writeFor(storage: Storage, writers: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let stored = 0;
  const write = async (id: string) => {
    await storage.write([{ do: 'add-match', match: match(id) }]);
    for (let from = 0; performance.now() < end; from += 2) {
      await storage.write([
        append(id, from, '1 3B2', '* draw 1 Rs Od Yc'),
        { do: 'set-job', job: { subject: id, kind: 'turn', due: from } },
      ]);
      stored++;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, n) => write(`bench${writers}.${n}.${Math.round(end)}`)));
  return stored;
}

const microseconds = ({ user, system }: NodeJS.CpuUsage): number => user + system;

async function measure(name: string, url: string): Promise<void> {
  const storage = await openStorage(url);
  await writeFor(storage, 100, 1);
  for (const writers of WRITERS) {
    const thread = process.threadCpuUsage();
    const whole = process.cpuUsage();
    const started = performance.now();
    const stored = await writeFor(storage, writers, SECONDS);
    const seconds = (performance.now() - started) / 1000;
    const asking = microseconds(process.threadCpuUsage(thread)) / stored;
    const all = microseconds(process.cpuUsage(whole)) / stored;
    const rate = Math.round(stored / seconds).toString();
    console.log(
      `${name.padEnd(9)} ${String(writers).padStart(5)} at once ${rate.padStart(7)} appends/s` +
        `  CPU of each: asking thread ${asking.toFixed(1).padStart(6)} µs, whole process ${all.toFixed(1).padStart(6)} µs`,
    );
  }
  await storage.close();
}

const folder = mkdtempSync(join(tmpdir(), 'mozaika-bench-'));
await measure('sqlite', join(folder, 'bench.db'));
rmSync(folder, { recursive: true, force: true });
const cluster = await startCluster(['fsync=on']);
await measure('postgres', await cluster.fresh());
await cluster.stop();
