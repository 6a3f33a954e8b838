// Time that stands still until a test moves it.

import type { Timers } from '../src/client/index.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class ManualTimers implements Timers {
  private time = 1_000_000;
  private timers: readonly Timer[] = [];

  // A property, because the client takes the function without its object.
  readonly now = (): number => this.time;

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.time + milliseconds, run };
    this.timers = [...this.timers, timer];
    return () => this.drop(timer);
  }

  /** Moves time on and runs what is due on the way, in its order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.earliest(); next && next.at <= end; next = this.earliest()) {
      this.time = next.at;
      this.drop(next);
      next.run();
    }
    this.time = end;
  }

  /** In how many milliseconds each timer is due, the earliest first. */
  get due(): readonly number[] {
    return this.timers.map(({ at }) => at - this.time).sort((a, b) => a - b);
  }

  private earliest(): Timer | undefined {
    return this.timers.reduce<Timer | undefined>(
      (best, timer) => (best && best.at <= timer.at ? best : timer),
      undefined,
    );
  }

  private drop(timer: Timer): void {
    this.timers = this.timers.filter((other) => other !== timer);
  }
}
