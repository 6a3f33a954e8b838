// NATS for tests: a private server on loopback that is stopped by its pid.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';
import { waitFor } from './server.ts';

export interface NatsServer {
  readonly url: string;
  /** Ends it at once, and starts it again at the same address. */
  readonly power: { off(): Promise<void>; on(): Promise<void> };
}

/** Debian's is in sbin, which is not on everybody's PATH. */
function program(): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  const found = folders.map((folder) => join(folder, 'nats-server')).find((file) => existsSync(file));
  if (!found) throw new Error('NATS is not installed (nats-server).');
  return found;
}

/** `options` of its command line, such as a password. */
export async function startNats(options: readonly string[] = []): Promise<NatsServer> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const on = async () => {
    server = spawn(program(), ['-a', '127.0.0.1', '-p', String(port), ...options], { stdio: 'ignore' });
    await waitFor(() => isAnswering(port));
  };
  const off = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  await on();
  return { url: `nats://127.0.0.1:${port}`, power: { on, off } };
}

const isAnswering = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
