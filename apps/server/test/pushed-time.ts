// Time for tests: it stands still until a test pushes it forward.

import type { Time } from '../src/time.ts';

export class PushedTime implements Time {
  private ms: number;

  constructor(start = 1_800_000_000_000) {
    this.ms = start;
  }

  now(): number {
    return this.ms;
  }

  push(ms: number): void {
    this.ms += ms;
  }
}
