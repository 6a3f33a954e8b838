#!/usr/bin/env node
// The command `mozaika` for whatever Node the machine has: hands over to the project's own Node, which runs TypeScript.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const PATIENCE_MS = 500;
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
  const program = spawn(projectNode, [...FLAGS, here, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes, kill only to this one: pass it on unless the program ends by itself.
  process.on('SIGINT', () => setTimeout(() => program.kill('SIGINT'), PATIENCE_MS));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal));
  program.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
} else {
  console.error(`Mozaika needs Node ${NEEDED}, which the clone brings along: run "npm ci" in it first.`);
  process.exitCode = 2;
}
