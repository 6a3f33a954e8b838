// The clock of one node, which jumps when it is told to: by libfaketime, where that is installed.

import { existsSync, writeFileSync } from 'node:fs';

const LIBRARY = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib']
  .map((folder) => `${folder}/faketime/libfaketimeMT.so.1`)
  .find((file) => existsSync(file));

export class Clock {
  /** Whether it can jump here. */
  static readonly canJump = LIBRARY !== undefined;
  readonly environment: NodeJS.ProcessEnv;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.jump(0);
    this.environment =
      LIBRARY === undefined
        ? {}
        : {
            LD_PRELOAD: LIBRARY,
            FAKETIME_TIMESTAMP_FILE: file,
            // Read again every second.
            FAKETIME_CACHE_DURATION: '1',
            // Steady clocks stay steady, as they do when somebody sets the time of a machine.
            FAKETIME_DONT_FAKE_MONOTONIC: '1',
          };
  }

  /** From now on it is ahead of the others by so many seconds; behind, if negative. */
  jump(seconds: number): void {
    writeFileSync(this.file, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  }
}
