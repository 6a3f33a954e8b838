// A process that is killed has lost nothing that it was told is stored.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../../../src/storage/open.ts';
import { append } from '../rows.ts';
import type { Databases } from './databases.ts';

const { MOZAIKA_SOAK } = process.env;
const KILLS = MOZAIKA_SOAK === undefined ? 5 : 50;
/** Each process is killed a little later than the one before. */
const MORE_LIFE_MS = 17;
const WRITER = fileURLToPath(new URL('../writer.ts', import.meta.url));

export function killsContract({ fresh }: Databases): void {
  describe('a process that is killed', () => {
    it('has lost nothing that it was told is stored', async () => {
      const url = await fresh();
      for (let n = 0; n < KILLS; n++) {
        const acknowledged = await writeUntilKilled(url, `run${n}`, n * MORE_LIFE_MS);
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
async function writeUntilKilled(url: string, run: string, life: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [WRITER, url, run], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged = new Map<string, number>();
  const lines = createInterface({ input: child.stdout });
  const begun = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      const [id = '', index] = line.split(' ');
      acknowledged.set(id, Number(index));
      resolve();
    });
    child.on('exit', () => reject(new Error('the writer ended before it wrote anything')));
  });
  const ended = new Promise((resolve) => lines.on('close', resolve));
  await begun;
  await sleep(life);
  child.kill('SIGKILL');
  await ended;
  return acknowledged;
}
