// A move that is compared by playing on: the end of the round that it leads to, and what each deal gave from there.

import type { Position } from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import type { MoveValue } from '../bot.ts';

/** A move whose lead is so many standard errors below the best one's is given up. */
const CLEAR = 2;
/** Added to the variance: a few equal results prove little. */
const LEAST_VARIANCE = 0.002;

const sum = (numbers: readonly number[], count: number): number => {
  let total = 0;
  for (let i = 0; i < count; i++) total += numbers[i];
  return total;
};

export class CandidateEnd {
  readonly value: MoveValue;
  readonly line: readonly Move[];
  readonly end: Position;
  /** False once it is given up. */
  isOpen = true;
  private readonly wins: number[] = [];
  private readonly margins: number[] = [];
  /** The deals that all open moves have results of. */
  private counted = 0;

  /** `value`, `line`: what the search of this move alone found; `end`: where the line leads. */
  constructor(value: MoveValue, line: readonly Move[], end: Position) {
    this.value = value;
    this.line = line;
    this.end = end;
  }

  /** The result of a deal. */
  add(win: number, margin: number): void {
    this.wins.push(win);
    this.margins.push(margin);
  }

  /** All results that are here count from now on. */
  count(): void {
    this.counted = this.wins.length;
  }

  /** The mean of the results, with the evaluation's opinion as if it were some of them. */
  worth(opinion: number): number {
    return (opinion * this.value.win + sum(this.wins, this.counted)) / (opinion + this.counted);
  }

  estimate(opinion: number): MoveValue {
    const win = Math.min(1, Math.max(0, this.worth(opinion)));
    const margin = (opinion * this.value.margin + sum(this.margins, this.counted)) / (opinion + this.counted);
    return { move: this.value.move, margin, win };
  }

  /** Whether the results are clearly below another's of the same deals. */
  isClearlyBelow({ wins }: CandidateEnd): boolean {
    const gaps = this.wins.map((win, i) => wins[i] - win);
    const mean = sum(gaps, gaps.length) / gaps.length;
    const variance = gaps.reduce((total, gap) => total + (gap - mean) * (gap - mean), 0) / (gaps.length - 1);
    return mean > CLEAR * Math.sqrt((variance + LEAST_VARIANCE) / gaps.length);
  }
}
