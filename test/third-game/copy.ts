// A scratch copy of the repository that shares the installed dependencies, with a third game added as CONTRIBUTING.md says.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../sources.ts';
import { EDITS, edited } from './edits.ts';

const FILES = join(import.meta.dirname, 'files');
const TYPES = join(ROOT, '.cache/types');
const KERNELS_GAME = 'packages/kernel/test/pebbles.ts';
const GAME = 'packages/pebbles/src/game.ts';

/** Every file that git knows or will know, at the same path below another folder. */
function copyFiles(to: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const path of listed.trim().split('\n')) {
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(to, path));
  }
}

/** A node_modules with a link to every installed package; workspaces lead into the copy. */
function linkModules(folder: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true });
  // Files with a dot are what tools have left there, except the programs.
  for (const name of readdirSync(folder).filter((entry) => !entry.startsWith('.') || entry === '.bin')) {
    const [installed, link] = [join(folder, name), join(to, name)];
    const real = realpathSync(installed);
    if (name.startsWith('@')) linkModules(installed, link, copy);
    else symlinkSync(real.startsWith(join(ROOT, 'node_modules')) ? real : join(copy, relative(ROOT, real)), link);
  }
}

/** Does what the guide says. Returns the paths of all files that are new or changed. */
function addGame(copy: string): string[] {
  const added = readdirSync(FILES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(FILES, join(entry.parentPath, entry.name)));
  for (const path of added) cpSync(join(FILES, path), join(copy, path));
  const rules = readFileSync(join(ROOT, KERNELS_GAME), 'utf8').replace("'../src/index.ts'", "'@mozaika/kernel'");
  writeFileSync(join(copy, GAME), rules);
  for (const edit of EDITS) {
    const path = join(copy, edit.path);
    writeFileSync(path, edited(readFileSync(path, 'utf8'), edit));
  }
  // What npm install would do about a new workspace.
  symlinkSync(join(copy, 'packages/pebbles'), join(copy, 'node_modules/@mozaika/pebbles'));
  return [...added, GAME, ...EDITS.map(({ path }) => path)];
}

export interface Copy {
  readonly folder: string;
  /** The files that the third game has touched. */
  readonly touched: readonly string[];
  remove(): void;
}

export function copyWithThirdGame(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-third-game-'));
  copyFiles(folder);
  linkModules(join(ROOT, 'node_modules'), join(folder, 'node_modules'), folder);
  for (const parent of ['packages', 'apps']) {
    for (const name of readdirSync(join(ROOT, parent))) {
      const own = join(ROOT, parent, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(folder, parent, name, 'node_modules'));
    }
  }
  // What was type-checked before need not be checked again.
  if (existsSync(TYPES)) cpSync(TYPES, join(folder, '.cache/types'), { recursive: true, preserveTimestamps: true });
  const touched = addGame(folder);
  return { folder, touched, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The files that a table of CONTRIBUTING.md lists for a game of this name, without those that a program writes. */
export function filesOfGuide(name: string): string[] {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const rows = guide.matchAll(/^\| (?:new|edit) \| `([^`]+)` \|/gm);
  return [...rows].map(([, path = '']) => path.replaceAll('NAME', name));
}
