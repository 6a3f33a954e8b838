// A bucket of tokens: so many messages a second on the average, some more at once.

export class TokenBucket {
  private tokens: number;
  private at: number;
  private readonly rate: number;
  private readonly size: number;

  /** `rate` tokens a second, at most `size` kept. */
  constructor(rate: number, size: number, now: number) {
    this.rate = rate;
    this.size = size;
    this.tokens = size;
    this.at = now;
  }

  /** Takes one token, if there is one. */
  take(now: number): boolean {
    this.tokens = Math.min(this.size, this.tokens + ((now - this.at) * this.rate) / 1_000);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}
