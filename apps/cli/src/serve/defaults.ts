// Defaults of `mozaika serve`: where its data and the app are, and a port that is free.

import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { EXIT } from './exit-status.ts';
import { OperationalError } from './operational-error.ts';

const CLONE = join(import.meta.dirname, '../../../..');
export const WEB = join(CLONE, 'apps/web/dist');
const DATABASE = join(CLONE, 'data/mozaika.db');

const USUAL_PORT = 8080;
const TRIES = 20;

/** The database to use; the folder of a file is made if it is missing. */
export function databaseAt(where: string | undefined): string {
  if (where !== undefined && /^postgres(ql)?:/i.test(where)) return where;
  const file = resolve((where ?? DATABASE).replace(/^sqlite:/i, ''));
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new OperationalError(
      {
        en: `The folder ${folder} can’t be written to. Choose another one with --database FILE.`,
        cs: `Do složky ${folder} nejde zapisovat. Vyber jinou pomocí --database SOUBOR.`,
      },
      EXIT.unwritable,
    );
  }
  return file;
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((settle) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => settle(code !== 'EADDRINUSE' && code !== 'EACCES'));
    probe.listen(port, host, () => probe.close(() => settle(true)));
  });

/** The usual port, or the next one that is free; 0 lets the system choose. */
export async function freePort(host: string, usual: number = USUAL_PORT): Promise<number> {
  for (let port = usual; port < usual + TRIES; port++) if (await isFree(port, host)) return port;
  return 0;
}
