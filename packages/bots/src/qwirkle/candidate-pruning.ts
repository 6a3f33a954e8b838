// A race of candidates over the same worlds: who is clearly behind drops out, paired differences decide.

/** Candidates that are left after so many worlds, at most. */
const SCHEDULE: readonly (readonly [worlds: number, candidates: number])[] = [
  [3, 10],
  [6, 8],
  [12, 6],
  [64, 5],
  [400, 4],
  [1500, 3],
  [5000, 2],
];
/** Before this many worlds nobody is clearly behind. */
const LEAST_SAMPLES = 12;
/** What the first look says counts as much as this many worlds: it errs by half as much as the result of one world scatters. */
const PRIOR_SAMPLES = 4;
/** How many standard errors behind the leader is clearly behind. */
const STANDARD_ERRORS = 3;

export class CandidatePruning {
  /** The candidates still in it. */
  readonly active: number[];
  /** In how many worlds each candidate has been; those that count less are parts of one. */
  readonly samples: Float64Array;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private readonly latest: Float64Array;
  private readonly size: number;
  private readonly prior: readonly number[];
  private rounds = 0;

  /** Takes the results that are expected of the candidates at first sight. */
  constructor(expected: readonly number[]) {
    const size = expected.length;
    this.size = size;
    this.prior = expected;
    this.active = Array.from({ length: size }, (_, i) => i);
    this.samples = new Float64Array(size);
    this.sums = new Float64Array(size);
    this.latest = new Float64Array(size);
    this.squares = new Float64Array(size * size);
  }

  /** The result of a candidate in the world that is being played. */
  record(candidate: number, result: number): void {
    this.latest[candidate] = result;
  }

  /** All active candidates have been through a world. */
  endSample(): void {
    const { active, latest, sums, squares, size } = this;
    this.rounds++;
    for (let a = 0; a < active.length; a++) {
      const i = active[a];
      sums[i] += latest[i];
      this.samples[i]++;
      for (let b = 0; b < a; b++) {
        const j = active[b];
        const difference = (latest[i] - latest[j]) ** 2;
        squares[i * size + j] += difference;
        squares[j * size + i] += difference;
      }
    }
    this.prune();
  }

  /** The result of a candidate as far as it is known: the first look counts less and less. */
  mean(candidate: number): number {
    return (this.sums[candidate] + PRIOR_SAMPLES * this.prior[candidate]) / (this.samples[candidate] + PRIOR_SAMPLES);
  }

  /** The best of those still in it. */
  leader(): number {
    let leader = this.active[0];
    for (const candidate of this.active) if (this.mean(candidate) > this.mean(leader)) leader = candidate;
    return leader;
  }

  private prune(): void {
    const { active } = this;
    const leader = this.leader();
    let kept = 0;
    for (let a = 0; a < active.length; a++) {
      const candidate = active[a];
      if (candidate === leader || !this.isClearlyWorse(candidate, leader)) active[kept++] = candidate;
    }
    active.length = kept;
    for (const [worlds, candidates] of SCHEDULE) {
      if (this.rounds !== worlds) continue;
      while (active.length > candidates) active.splice(active.indexOf(this.worst()), 1);
    }
  }

  /** What has been seen so far counts only a part of what it did. */
  discount(part: number): void {
    for (const seen of [this.samples, this.sums, this.squares]) for (let i = 0; i < seen.length; i++) seen[i] *= part;
  }

  private worst(): number {
    return this.active.reduce((last, candidate) => (this.mean(candidate) < this.mean(last) ? candidate : last));
  }

  private isClearlyWorse(candidate: number, leader: number): boolean {
    if (this.rounds < LEAST_SAMPLES) return false;
    const n = this.samples[leader];
    const gap = this.mean(leader) - this.mean(candidate);
    const variance = Math.max(0, this.squares[candidate * this.size + leader] / n - gap * gap);
    return gap > STANDARD_ERRORS * Math.sqrt(variance / (n + PRIOR_SAMPLES)) + 1e-6;
  }
}
