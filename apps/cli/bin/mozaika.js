#!/usr/bin/env node
// The command `mozaika` for whatever Node the machine has: hands over to the project's own Node, which runs TypeScript.

import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInForeground } from './foreground.js';

const NEEDED = 24;
/** A server's tables rest most of the time: its garbage needs no tens of megabytes of its own, and it gets no slower. */
const FLAGS = process.argv[2] === 'serve' ? ['--max-semi-space-size=4'] : [];
const here = fileURLToPath(import.meta.url);
const projectNode = join(
  dirname(here),
  '../../../node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  // Stripped types are kept between runs: a start takes a third of the time, and threads need less memory.
  const { directory } = module.enableCompileCache();
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
  await import('../src/main.ts');
} else if (existsSync(projectNode)) {
  runInForeground(projectNode, [...FLAGS, here, ...process.argv.slice(2)]);
} else {
  console.error(`Mozaika needs Node ${NEEDED}, which the clone brings along: run "npm ci" in it first.`);
  process.exitCode = 2;
}
