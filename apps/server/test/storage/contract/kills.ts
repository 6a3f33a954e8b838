// A process that is killed has lost nothing that it was told is stored.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../../../src/storage/open.ts';
import { append } from '../rows.ts';
import type { Databases } from './databases.ts';

const { MOZAIKA_SOAK } = process.env;
const KILLS = MOZAIKA_SOAK === undefined ? 5 : 50;
/** Each process is killed after some more acknowledged appends than the one before. */
const MORE_APPENDS = 40;
const WRITER = fileURLToPath(new URL('../writer.ts', import.meta.url));

export function killsContract({ fresh }: Databases): void {
  describe('a process that is killed', () => {
    it('has lost nothing that it was told is stored', async () => {
      const url = await fresh();
      for (let n = 0; n < KILLS; n++) {
        const acknowledged = await writeUntilKilled(url, `run${n}`, 1 + n * MORE_APPENDS);
        expect(acknowledged.size).toBeGreaterThan(0);
        const storage = await openStorage(url);
        for (const [id, last] of acknowledged) {
          const entries = await storage.entries(id, 0);
          expect(entries.map(({ index }) => index)).toEqual(entries.map((_, at) => at));
          expect(entries.length).toBeGreaterThan(last);
          const next = await storage.write([append(id, entries.length, 'after the kill')]);
          expect(next).toBe('stored');
        }
        await storage.close();
      }
    });
  });
}

/** The last acknowledged index of each match. */
async function writeUntilKilled(url: string, run: string, appends: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [WRITER, url, run], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged = new Map<string, number>();
  let count = 0;
  const lines = createInterface({ input: child.stdout });
  const written = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      const [id = '', index] = line.split(' ');
      acknowledged.set(id, Number(index));
      if (++count >= appends) resolve();
    });
    child.on('exit', () => reject(new Error('the writer ended before it had written enough')));
  });
  const ended = new Promise((resolve) => lines.on('close', resolve));
  await written;
  child.kill('SIGKILL');
  await ended;
  return acknowledged;
}
