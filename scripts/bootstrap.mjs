// Makes a clone ready to run: installs the dependencies once per package-lock.json and finds the project's own Node.
// Plain JavaScript for Node 20, because it runs before anything is installed.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.mozaika-installed');
const PROJECT_NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment of the project's programs: its Node comes first on the PATH. */
export function projectEnvironment(extra = {}) {
  const bin = join(ROOT, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/** Installs what package-lock.json asks for unless that has been done already. Returns the path of the project's Node. */
export function bootstrap() {
  if (!installedNode()) install(hashOfLock());
  return PROJECT_NODE;
}

/** The path of the project's Node if everything that package-lock.json asks for is in place, and nothing otherwise. */
export function installedNode() {
  if (!existsSync(PROJECT_NODE)) return undefined;
  const lock = hashOfLock();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === lock) return PROJECT_NODE;
  if (!installedByHand(JSON.parse(readFileSync(LOCK, 'utf8')))) return undefined;
  writeFileSync(STAMP, `${lock}\n`);
  return PROJECT_NODE;
}

const hashOfLock = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

/** Whether somebody's own `npm ci` has put in place what the lock asks for: npm keeps a list of what it installed. */
function installedByHand({ packages }) {
  if (!existsSync(INSTALLED)) return false;
  const { packages: installed } = JSON.parse(readFileSync(INSTALLED, 'utf8'));
  return Object.entries(packages)
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .every(
      ([path, { version, link }]) =>
        path in installed && installed[path].version === version && installed[path].link === link,
    );
}

function install(lock) {
  process.stderr.write('Installing dependencies (npm ci); this happens once…\n');
  // An install that gets interrupted must not look like a finished one.
  rmSync(STAMP, { force: true });
  const npm = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (npm.status === 0 && existsSync(PROJECT_NODE)) {
    writeFileSync(STAMP, `${lock}\n`);
    return;
  }
  process.stderr.write(`${npm.stdout ?? ''}${npm.stderr ?? ''}\n${explain(npm)}\n`);
  process.exit(1);
}

function explain(npm) {
  const output = `${npm.stdout ?? ''}${npm.stderr ?? ''}`;
  if (npm.error?.code === 'ENOENT')
    return 'npm was not found. Install Node 20 or newer, which brings npm, and try again.';
  if (npm.status === 0) {
    return `npm ci went through, but ${PROJECT_NODE} is missing: install scripts seem to be switched off (npm config get ignore-scripts).`;
  }
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|network/.test(output)) {
    return 'npm ci could not reach the package registry. Check the network or the proxy and try again; once installed, Mozaika starts without a network.';
  }
  if (/can only install packages when your package\.json and package-lock\.json/.test(output)) {
    return 'package.json and package-lock.json disagree. Run "npm install" and commit the lock file.';
  }
  return 'npm ci failed; what it said is above. Nothing was started.';
}
