// A bucket of tokens: so many a second on the average, some more at once.

export interface Rate {
  readonly perSecond: number;
  /** At most so many are kept for later. */
  readonly atOnce: number;
}

export class TokenBucket {
  private tokens: number;
  private at: number;
  private readonly rate: Rate;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.tokens = rate.atOnce;
    this.at = now;
  }

  /** Milliseconds until there is a token; 0: there is one. */
  wait(now: number): number {
    const { perSecond, atOnce } = this.rate;
    // A clock that was set back takes nothing away.
    this.tokens = Math.min(atOnce, this.tokens + (Math.max(0, now - this.at) * perSecond) / 1_000);
    this.at = now;
    return this.tokens >= 1 ? 0 : Math.ceil(((1 - this.tokens) / perSecond) * 1_000);
  }

  /** Takes a token, which has to be there. */
  take(): void {
    this.tokens--;
  }
}
