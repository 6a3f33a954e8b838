// Statistics of many matches: shares of wins with confidence intervals, margins, who finishes ahead of whom.
// Matches of one group share their deals, so only the means of groups are independent samples.

import type { MatchResult } from './match.ts';
import { type Estimate, RunningStats } from './running-stats.ts';

/** How often a seat of one name finishes ahead of a seat of another name; equal ranks count half. */
export interface Comparison {
  readonly name: string;
  readonly other: string;
  readonly ahead: Estimate;
}

/** What a contestant got of a match: 1 for a win alone, a part of it for a shared one. */
export function winShare({ ranks }: MatchResult, contestant: number): number {
  if (ranks[contestant] !== 1) return 0;
  return 1 / ranks.filter((rank) => rank === 1).length;
}

/** A contestant's points minus the best of the others. */
export function margin({ scores }: MatchResult, contestant: number): number {
  return scores[contestant] - Math.max(...scores.filter((_, other) => other !== contestant));
}

/** 1 if a finished ahead of b, half if they are equal. */
const ahead = ({ ranks }: MatchResult, a: number, b: number): number =>
  ranks[a] < ranks[b] ? 1 : ranks[a] === ranks[b] ? 0.5 : 0;

const meanOf = <T>(items: readonly T[], measure: (item: T) => number): number =>
  items.reduce((sum, item) => sum + measure(item), 0) / items.length;

/** Sums over all matches so far. Arrays are indexed by contestant. */
export class Summary {
  readonly names: readonly string[];
  readonly distinct: readonly string[];
  matches = 0;
  readonly wins: number[];
  readonly sharedWins: number[];
  readonly scores: number[];
  /** Indexed by places after the contestant that made the first move. */
  readonly scoresFromStart: number[];
  readonly shares: readonly RunningStats[];
  readonly margins: readonly RunningStats[];
  /** By the indices of two names in `distinct`, the first ahead of the second. */
  readonly aheads: readonly (readonly RunningStats[])[];
  readonly reasons: { [reason: string]: number } = {};
  readonly forfeits: { readonly name: string; readonly why: string }[] = [];
  moves = 0;
  rounds = 0;
  legalMoves = 0;

  constructor(names: readonly string[]) {
    this.names = names;
    this.distinct = [...new Set(names)];
    const zeros = () => names.map(() => 0);
    [this.wins, this.sharedWins, this.scores, this.scoresFromStart] = [zeros(), zeros(), zeros(), zeros()];
    this.shares = names.map(() => new RunningStats());
    this.margins = names.map(() => new RunningStats());
    this.aheads = this.distinct.map(() => this.distinct.map(() => new RunningStats()));
  }

  /** Adds the matches of one group. */
  addGroup(group: readonly MatchResult[]): void {
    for (const result of group) this.addMatch(result);
    for (const contestant of this.names.keys()) {
      this.shares[contestant].add(meanOf(group, (result) => winShare(result, contestant)));
      this.margins[contestant].add(meanOf(group, (result) => margin(result, contestant)));
    }
    for (const [a, name] of this.distinct.entries()) {
      for (const [b, other] of this.distinct.entries()) {
        if (a === b) continue;
        const pairs = this.seatsOf(name).flatMap((x) => this.seatsOf(other).map((y) => [x, y] as const));
        this.aheads[a][b].add(meanOf(group, (result) => meanOf(pairs, ([x, y]) => ahead(result, x, y))));
      }
    }
  }

  /** All pairs of different names, each once. */
  comparisons(): Comparison[] {
    return this.distinct.flatMap((name, a) =>
      this.distinct.map((other, b) => ({ name, other, ahead: this.aheads[a][b].estimate() })).filter((_, b) => b > a),
    );
  }

  private seatsOf(name: string): number[] {
    return [...this.names.keys()].filter((i) => this.names[i] === name);
  }

  private addMatch(result: MatchResult): void {
    const { scores, ranks, starter, reason, forfeit } = result;
    const count = this.names.length;
    const winners = ranks.filter((rank) => rank === 1).length;
    this.matches++;
    for (let i = 0; i < count; i++) {
      this.scores[i] += scores[i];
      if (ranks[i] === 1) (winners === 1 ? this.wins : this.sharedWins)[i]++;
      this.scoresFromStart[i] += scores[(starter + i) % count];
    }
    this.moves += result.moves;
    this.rounds += result.rounds;
    this.legalMoves += result.legalMoves;
    this.reasons[reason] = (this.reasons[reason] ?? 0) + 1;
    if (forfeit) this.forfeits.push({ name: this.names[forfeit.contestant], why: forfeit.why });
  }
}
