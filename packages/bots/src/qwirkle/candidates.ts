// The moves worth a closer look: the best plays by judgement and by points, and the best trades.

import type { Move, Seat } from '@mozaika/kernel';
import { PASS, type Position } from '@mozaika/qwirkle';
import type { Judge } from './judgement.ts';

export interface Candidate {
  readonly move: Move;
  /** What it is worth at first sight, in points. */
  readonly value: number;
}

/** A play this many points behind the best is no candidate. */
const FAR_BEHIND = 12;
/** How many trades are worth a look. */
const TRADES = 2;
const VALUES = 1 << 14;

/** Decides whether a player sees a play at all. */
export type Notice = (move: Move, points: number) => boolean;

/** The best moves that are noticed, the most promising first; never none. */
export function candidates(position: Position, seat: Seat, judge: Judge, count: number, notice: Notice): Candidate[] {
  const values = new Float64Array(VALUES);
  const listed = judge.judge(position, seat, values);
  const plays: Candidate[] = [];
  for (let i = 0; i < listed; i++) {
    if (notice(judge.plays.at(i), judge.plays.points[i])) plays.push({ move: judge.plays.at(i), value: values[i] });
  }
  // Who sees nothing at first looks again.
  if (plays.length === 0) for (let i = 0; i < listed; i++) plays.push({ move: judge.plays.at(i), value: values[i] });
  plays.sort((a, b) => b.value - a.value || a.move - b.move);
  if (listed === 0 && position.bag === 0) return [{ move: PASS, value: 0 }];
  const near = plays.filter(({ value }) => value > plays[0].value - FAR_BEHIND);
  const trades = judge.trades(position, seat).slice(0, listed === 0 ? count : TRADES);
  const rest = plays.length === 0 ? 0 : Math.min(TRADES, Math.floor(count / 6));
  return [...near.slice(0, count - rest), ...trades.slice(0, plays.length === 0 ? count : rest)];
}
