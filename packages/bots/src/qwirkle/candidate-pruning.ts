// A race of candidates over the same worlds: who is clearly behind drops out, paired differences decide.

/** Candidates that are left after so many worlds, at most. */
const HEATS: readonly (readonly [worlds: number, candidates: number])[] = [
  [3, 10],
  [6, 8],
  [12, 6],
  [64, 5],
  [400, 4],
  [1500, 3],
  [5000, 2],
];
/** Before this many worlds nobody is clearly behind. */
const FEWEST_WORLDS = 12;
/** What the first look says counts as much as this many worlds: it errs by half as much as the result of one world scatters. */
const FIRST_LOOK = 4;
/** How many standard errors behind the leader is clearly behind. */
const CLEARLY = 3;

export class Race {
  /** The candidates still in it. */
  readonly active: number[];
  /** In how many worlds each candidate has been; those that count less are parts of one. */
  readonly worlds: Float64Array;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private readonly latest: Float64Array;
  private readonly size: number;
  private readonly expected: readonly number[];
  private rounds = 0;

  /** Takes the results that are expected of the candidates at first sight. */
  constructor(expected: readonly number[]) {
    const size = expected.length;
    this.size = size;
    this.expected = expected;
    this.active = Array.from({ length: size }, (_, i) => i);
    this.worlds = new Float64Array(size);
    this.sums = new Float64Array(size);
    this.latest = new Float64Array(size);
    this.squares = new Float64Array(size * size);
  }

  /** The result of a candidate in the world that is being played. */
  note(candidate: number, result: number): void {
    this.latest[candidate] = result;
  }

  /** All active candidates have been through a world. */
  endWorld(): void {
    const { active, latest, sums, squares, size } = this;
    this.rounds++;
    for (let a = 0; a < active.length; a++) {
      const i = active[a];
      sums[i] += latest[i];
      this.worlds[i]++;
      for (let b = 0; b < a; b++) {
        const j = active[b];
        const difference = (latest[i] - latest[j]) ** 2;
        squares[i * size + j] += difference;
        squares[j * size + i] += difference;
      }
    }
    this.dropOut();
  }

  /** The result of a candidate as far as it is known: the first look counts less and less. */
  mean(candidate: number): number {
    return (this.sums[candidate] + FIRST_LOOK * this.expected[candidate]) / (this.worlds[candidate] + FIRST_LOOK);
  }

  /** The best of those still in it. */
  leader(): number {
    let leader = this.active[0];
    for (const candidate of this.active) if (this.mean(candidate) > this.mean(leader)) leader = candidate;
    return leader;
  }

  private dropOut(): void {
    const { active } = this;
    const leader = this.leader();
    let kept = 0;
    for (let a = 0; a < active.length; a++) {
      const candidate = active[a];
      if (candidate === leader || !this.isBehind(candidate, leader)) active[kept++] = candidate;
    }
    active.length = kept;
    for (const [worlds, candidates] of HEATS) {
      if (this.rounds !== worlds) continue;
      while (active.length > candidates) active.splice(active.indexOf(this.last()), 1);
    }
  }

  /** What has been seen so far counts only a part of what it did. */
  fade(part: number): void {
    for (const seen of [this.worlds, this.sums, this.squares]) for (let i = 0; i < seen.length; i++) seen[i] *= part;
  }

  private last(): number {
    return this.active.reduce((last, candidate) => (this.mean(candidate) < this.mean(last) ? candidate : last));
  }

  private isBehind(candidate: number, leader: number): boolean {
    if (this.rounds < FEWEST_WORLDS) return false;
    const n = this.worlds[leader];
    const gap = this.mean(leader) - this.mean(candidate);
    const variance = Math.max(0, this.squares[candidate * this.size + leader] / n - gap * gap);
    return gap > CLEARLY * Math.sqrt(variance / (n + FIRST_LOOK)) + 1e-6;
  }
}
