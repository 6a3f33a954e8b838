// Builds the app that people open, unless what is built already comes from the same sources. Plain JavaScript for Node 20.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectEnvironment, ROOT } from './bootstrap.mjs';

const WEB = join(ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.built');
/** Folders that no build reads. */
const BESIDE = new Set(['dist', 'node_modules', 'test', 'e2e', 'train', 'coverage']);

/** Every file below a folder that a build may read, in a fixed order. */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !BESIDE.has(name) && !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** A hash of everything that the app is made from. */
export function sourcesOf(folders) {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesBelow)) {
    const content = readFileSync(file);
    hash.update(`${relative(ROOT, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Builds the app if it is missing or older than its sources. Needs no network. */
export function buildWeb() {
  const sources = sourcesOf([WEB, join(ROOT, 'packages')]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === sources) return;
  process.stderr.write('Building the app; this happens once after each change…\n');
  const vite = spawnSync('npm', ['run', '--silent', 'build', '--workspace', '@mozaika/web'], {
    cwd: ROOT,
    env: projectEnvironment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (vite.status !== 0) {
    process.stderr.write(
      `${vite.stdout ?? ''}${vite.stderr ?? ''}\nThe app could not be built; why is above. Nothing was started.\n`,
    );
    process.exit(1);
  }
  writeFileSync(STAMP, `${sources}\n`);
}
