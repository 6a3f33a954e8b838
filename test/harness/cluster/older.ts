// An older version of Mozaika beside this one, as a named commit had it, with what is installed here: what only older
// versions need (`@fastify/rate-limit`) is a development dependency of ours.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const OWN = '@mozaika';

/** Unpacks a commit into a folder. Returns its command. */
export function unpackOlder(commit: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'package.json', 'apps', 'packages'], {
    cwd: ROOT,
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkModules(folder);
  return join(folder, 'apps/cli/bin/mozaika.js');
}

/** Its own packages are those of the commit; all others are the installed ones. */
function linkModules(folder: string): void {
  const installed = join(ROOT, 'node_modules');
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, OWN), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== OWN) symlinkSync(join(installed, name), join(modules, name));
  }
  for (const workspace of ['apps', 'packages']) {
    for (const name of readdirSync(join(folder, workspace))) {
      symlinkSync(join(folder, workspace, name), join(modules, OWN, name));
      // Where two versions of a module are needed, npm puts one of them here.
      const nested = join(workspace, name, 'node_modules');
      if (existsSync(join(ROOT, nested))) symlinkSync(join(ROOT, nested), join(folder, nested));
    }
  }
}
