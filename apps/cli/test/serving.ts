// A real `mozaika serve` in a process of its own, for the tests of what it says and does.

import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startMozaika } from './mozaika.ts';

export interface Serving {
  /** As it was printed, with a slash at the end. */
  readonly address: string;
  /** Everything on stdout, when it has ended. */
  readonly log: Promise<string>;
  /** What it has said on stderr. */
  said(): string;
  /** Sends a signal; the exit status. */
  stopped(signal: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
}

export async function serve(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Serving> {
  const program = startMozaika(['serve', ...args], env);
  const log = text(program.stdout);
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    program.stderr.on('data', (part) => {
      said += part;
      const found = /http:\/\/localhost:\d+\S*/.exec(said)?.[0];
      if (found) resolve(found);
    });
    program.on('exit', () => reject(new Error(said)));
  });
  const stopped = async (signal: 'SIGINT' | 'SIGTERM') => {
    program.kill(signal);
    const [code] = await once(program, 'exit');
    return code;
  };
  return { address, stopped, log, said: () => said };
}
