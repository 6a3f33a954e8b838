// How a server ends, in real processes: one owner of a database, and an exit status that a supervisor understands.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { backup, startServer } from '@mozaika/server';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../src/serve/exit-status.ts';
import { mozaika, SLOW, scratchFile, scratchPath, startMozaika } from './mozaika.ts';

async function started(database: string, env: NodeJS.ProcessEnv = {}) {
  const program = startMozaika(['serve', '--port', '0', '--database', database], env);
  const errors = text(program.stderr);
  await new Promise<void>((resolve, reject) => {
    program.stderr.once('data', () => resolve());
    program.once('exit', async () => reject(new Error(await errors)));
  });
  return { program, errors };
}

const refusedToServe = (database: string) => mozaika(['serve', '--port', '0', '--database', database]);

/** Serves a database in this process and stops: it can be served, and it is not locked. */
async function serveOnce(database: string): Promise<void> {
  const server = await startServer({ games: [], database, host: '127.0.0.1', port: 0, log: { level: 'silent' } });
  await server.stop();
}

describe('a database', SLOW, () => {
  it('has one server: a second one is refused with a sentence, a backup is not, and a killed one leaves nothing locked', async () => {
    const database = scratchPath('owned.db');
    const { program } = await started(database);
    const { status, err } = refusedToServe(database);
    expect([status, err]).toEqual([EXIT.inUse, expect.stringMatching(/^mozaika: Another server is running with the/)]);
    await backup(database, scratchPath('beside.gz'));
    program.kill('SIGKILL');
    await once(program, 'exit');
    await serveOnce(database);
  });

  it('that is damaged is not served: a page that was overwritten is noticed at the start', async () => {
    const database = scratchPath('damaged.db');
    await serveOnce(database);
    const rows = new DatabaseSync(database);
    rows.exec(`insert into settings (key, value)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000) select 'k' || i, hex(zeroblob(40)) from n`);
    rows.close();
    const pages = readFileSync(database).length / 4096;
    writeSync(openSync(database, 'r+'), Buffer.alloc(4096, 'noise'), 0, 4096, Math.floor(pages - 2) * 4096);
    const { status, err } = refusedToServe(database);
    expect([status, err]).toEqual([EXIT.damaged, expect.stringMatching(/^mozaika: The database is damaged/)]);
  });
});

/** A small disk that a test fills up or makes read-only; nothing where none can be mounted. */
function smallDisk(): { readonly folder: string; remount(how: string): void; release(): void } | undefined {
  const folder = scratchPath('disk');
  mkdirSync(folder);
  const mount = (...args: string[]) => spawnSync('mount', [...args, folder]).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs')) return undefined;
  return {
    folder,
    remount: (how) => expect(mount('-o', `remount,${how}`)).toBe(true),
    release: () => spawnSync('umount', ['-l', folder]),
  };
}

describe('a server that can not store anything at its start ends', SLOW, () => {
  it('when the disk is full, and when it is read-only', async ({ skip }) => {
    const disk = smallDisk();
    if (!disk) return skip('no small disk can be mounted here');
    try {
      const database = join(disk.folder, 'mozaika.db');
      await serveOnce(database);
      const ballast = join(disk.folder, 'ballast');
      const filling = openSync(ballast, 'w');
      expect(() => {
        for (;;) writeSync(filling, Buffer.alloc(4096));
      }).toThrow('ENOSPC');
      closeSync(filling);
      const full = refusedToServe(database);
      expect([full.status, full.err]).toEqual([EXIT.disk, expect.stringMatching(/^mozaika: The disk is full/)]);
      rmSync(ballast);
      disk.remount('ro');
      const readOnly = refusedToServe(database);
      expect([readOnly.status, readOnly.err]).toEqual([
        EXIT.unwritable,
        expect.stringContaining('can’t be written to'),
      ]);
      disk.remount('rw');
      await serveOnce(database);
    } finally {
      disk.release();
    }
  });

  it('when the file itself is not writable', async ({ skip }) => {
    if (process.getuid?.() === 0) return skip('root may write to any file');
    const database = scratchPath('not-writable.db');
    await serveOnce(database);
    chmodSync(database, 0o400);
    expect(refusedToServe(database)).toMatchObject({ status: EXIT.unwritable });
  });
});

it('a server whose database hangs is stopped all the same, and says so', SLOW, async () => {
  const database = scratchPath('hanging.db');
  const { program, errors } = await started(database);
  // It waits while the server stores its own beat.
  const holder = new DatabaseSync(database, { timeout: 5_000 });
  // Whoever wants to write waits for five seconds, and then again.
  holder.exec('begin immediate');
  program.kill('SIGTERM');
  const [, signal] = await once(program, 'exit');
  holder.close();
  expect([signal, await errors]).toEqual(['SIGKILL', expect.stringContaining('The database does not answer')]);
  await serveOnce(database);
});

it('a bug ends a server with a status of its own, its trace, and nothing lost', SLOW, async () => {
  const bug = scratchFile('bug.mjs', `process.on('SIGUSR2', () => { throw new Error('a bug') });`);
  const database = scratchPath('bug.db');
  const { program, errors } = await started(database, { NODE_OPTIONS: `--import=${bug}` });
  program.kill('SIGUSR2');
  const [status] = await once(program, 'exit');
  expect([status, await errors]).toEqual([EXIT.bug, expect.stringMatching(/Error: a bug\n +at /)]);
  await serveOnce(database);
});

it('the documentation lists every exit status', () => {
  const docs = readFileSync(new URL('../../../docs/serving.md', import.meta.url), 'utf8');
  const listed = [...docs.matchAll(/^\| (\d+) \|/gm)].map(([, status]) => Number(status));
  expect(listed).toEqual(Object.values(EXIT));
});
