// Running mean and variance by Welford's algorithm, in constant memory, with a normal confidence interval.

/** A mean with the half-width of its 95 % confidence interval. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
export const NORMAL_95 = 1.96;

export class RunningStats {
  count = 0;
  mean = 0;
  /** The sum of squared distances from the mean. */
  private squares = 0;

  add(sample: number): void {
    const distance = sample - this.mean;
    this.mean += distance / ++this.count;
    this.squares += distance * (sample - this.mean);
  }

  /** The variance of the samples. */
  get variance(): number {
    return this.count < 2 ? 0 : this.squares / (this.count - 1);
  }

  /** The mean with its confidence; with less than two samples there is none. */
  estimate(): Estimate {
    const within = this.count < 2 ? Number.POSITIVE_INFINITY : NORMAL_95 * Math.sqrt(this.variance / this.count);
    return { mean: this.mean, within };
  }
}
