// The storage contract on SQLite, and what only an embedded database has to keep.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { storageContract } from './storage.contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'mozaika-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const fresh = async (): Promise<string> => `sqlite:${join(folder, `${++files}.db`)}`;

storageContract('sqlite', fresh);
