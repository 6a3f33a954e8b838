// The packages of an older version, unpacked into a folder in which its modules find each other.

import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['kernel', 'azul', 'qwirkle', 'bots'] as const;

/** Unpacks a commit's packages into an empty folder. */
export function unpackVersion(version: string, folder: string): void {
  const archive = execFileSync('git', ['archive', version, 'packages'], { cwd: ROOT, maxBuffer: 1e9 });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules/@mozaika');
  mkdirSync(modules, { recursive: true });
  // Relative, so that the folder may be moved.
  for (const name of PACKAGES) symlinkSync(`../../packages/${name}`, join(modules, name));
  symlinkSync(join(ROOT, 'node_modules/@noble'), join(folder, 'node_modules/@noble'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}
