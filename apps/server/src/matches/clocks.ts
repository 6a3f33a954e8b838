// Clocks: how much time each seat has left, from the log's times alone. So they survive everything that the log survives.

import { type Seat, seatAt } from '@mozaika/kernel';
import type { Clock } from '@mozaika/protocol';
import type { Outages } from './outages.ts';

/** The clocks of a match up to its last entry. */
export interface ClockState {
  /** Milliseconds left, by seat, when the last entry was stored. */
  readonly left: readonly number[];
  /** When the last entry was stored. */
  readonly at: number;
}

const SECOND = 1_000;

export function startClocks(clock: Clock, seats: number, at: number): ClockState | undefined {
  if (clock.kind === 'none') return undefined;
  const full = (clock.kind === 'live' ? clock.bank : clock.perMove) * SECOND;
  return { left: Array.from({ length: seats }, () => full), at };
}

/** What happened to the clocks with one entry: `running` thought until `at`, `mover` moved. */
export interface Tick {
  readonly at: number;
  readonly running: readonly Seat[];
  readonly mover?: Seat | undefined;
}

export function tick(clock: Clock, state: ClockState, { at, running, mover }: Tick, outages: Outages): ClockState {
  const left = leftAt(state, running, at, outages).map((ms, i) => (seatAt(i) === mover ? afterMove(clock, ms) : ms));
  return { left, at: Math.max(at, state.at) };
}

/** What a seat has after its move: the increment on top, or all of its time again. */
function afterMove(clock: Clock, left: number): number {
  if (clock.kind === 'live') return left + clock.increment * SECOND;
  return clock.kind === 'days' ? clock.perMove * SECOND : left;
}

/** What is left at a moment, when `running` have been thinking since the last entry. */
export function leftAt(state: ClockState, running: readonly Seat[], now: number, outages: Outages): number[] {
  const spent = Math.max(0, now - state.at - outages.within(state.at, now));
  return state.left.map((left, i) => (running.includes(seatAt(i)) ? Math.max(0, left - spent) : left));
}
