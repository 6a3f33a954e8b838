// Best-arm identification over candidate moves (a racing algorithm) with common random numbers: every active candidate is
// rolled out in the same determinization, and one is pruned when its paired gap to the leader exceeds three standard errors.
// A schedule of at most so many candidates after so many samples (as in sequential halving) bounds the cost of near-ties.

/** At most so many candidates stay active after so many samples. */
const SCHEDULE: readonly (readonly [samples: number, candidates: number])[] = [
  [3, 10],
  [6, 8],
  [12, 6],
  [64, 5],
  [400, 4],
  [1500, 3],
  [5000, 2],
];
/** Before this many samples no gap is taken to be significant. */
const LEAST_SAMPLES = 12;
/** The static evaluation is a prior that counts as this many samples: its error is half the standard deviation of one sample. */
const PRIOR_SAMPLES = 4;
/** A gap of so many standard errors is significant. */
const STANDARD_ERRORS = 3;

export class CandidatePruning {
  /** The candidates that are not pruned. */
  readonly active: number[];
  /** By candidate: the number of its samples, discounted ones as fractions. */
  readonly samples: Float64Array;
  private readonly sums: Float64Array;
  /** By pair of candidates: the sum of squared differences of their results. */
  private readonly squares: Float64Array;
  private readonly latest: Float64Array;
  private readonly size: number;
  private readonly prior: readonly number[];
  private drawn = 0;

  /** Takes the prior mean of each candidate. */
  constructor(prior: readonly number[]) {
    const size = prior.length;
    this.size = size;
    this.prior = prior;
    this.active = Array.from({ length: size }, (_, i) => i);
    this.samples = new Float64Array(size);
    this.sums = new Float64Array(size);
    this.latest = new Float64Array(size);
    this.squares = new Float64Array(size * size);
  }

  /** Records the result of a candidate in the current determinization. */
  record(candidate: number, result: number): void {
    this.latest[candidate] = result;
  }

  /** Ends a sample: every active candidate has been rolled out in the determinization. */
  endSample(): void {
    const { active, latest, sums, squares, size } = this;
    this.drawn++;
    for (let a = 0; a < active.length; a++) {
      const i = active[a];
      sums[i] += latest[i];
      this.samples[i]++;
      for (let b = 0; b < a; b++) {
        const j = active[b];
        const difference = (latest[i] - latest[j]) * (latest[i] - latest[j]);
        squares[i * size + j] += difference;
        squares[j * size + i] += difference;
      }
    }
    this.prune();
  }

  /** The posterior mean of a candidate: samples and prior, weighted by their numbers. */
  mean(candidate: number): number {
    return (this.sums[candidate] + PRIOR_SAMPLES * this.prior[candidate]) / (this.samples[candidate] + PRIOR_SAMPLES);
  }

  /** The active candidate with the best mean. */
  leader(): number {
    let leader = this.active[0];
    for (const candidate of this.active) if (this.mean(candidate) > this.mean(leader)) leader = candidate;
    return leader;
  }

  private prune(): void {
    const { active } = this;
    const leader = this.leader();
    let left = 0;
    for (let a = 0; a < active.length; a++) {
      const candidate = active[a];
      if (candidate === leader || !this.isClearlyWorse(candidate, leader)) active[left++] = candidate;
    }
    active.length = left;
    for (const [samples, candidates] of SCHEDULE) {
      if (this.drawn !== samples) continue;
      while (active.length > candidates) active.splice(active.indexOf(this.worst()), 1);
    }
  }

  /** Discounts all samples so far by a factor. */
  discount(factor: number): void {
    for (const seen of [this.samples, this.sums, this.squares]) for (let i = 0; i < seen.length; i++) seen[i] *= factor;
  }

  private worst(): number {
    return this.active.reduce((last, candidate) => (this.mean(candidate) < this.mean(last) ? candidate : last));
  }

  private isClearlyWorse(candidate: number, leader: number): boolean {
    if (this.drawn < LEAST_SAMPLES) return false;
    const n = this.samples[leader];
    const gap = this.mean(leader) - this.mean(candidate);
    const variance = Math.max(0, this.squares[candidate * this.size + leader] / n - gap * gap);
    return gap > STANDARD_ERRORS * Math.sqrt(variance / (n + PRIOR_SAMPLES)) + 1e-6;
  }
}
