// Runs a program in place of this one: same terminal, same signals, same exit code. Plain JavaScript for Node 20.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** A terminal sends Ctrl-C to both processes, `kill` only to this one: the signal is passed on after this long. */
const PATIENCE_MS = 500;

/** Starts the program and ends this process when it ends. */
export function runInForeground(program, args, options = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  process.on('SIGINT', () => setTimeout(() => child.kill('SIGINT'), PATIENCE_MS));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
