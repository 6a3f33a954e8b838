// How a match stands between two entries of its log: who is to move, who plays each seat, and the clocks. An immutable value, so that
// the server can work out what a proposal leads to (which jobs it needs) before the proposal is stored.

import { type Seat, type StandIn, seatAt } from '@mozaika/kernel';
import type { Clock } from '@mozaika/protocol';
import { type ClockState, leftAt } from './clocks.ts';
import type { Outages } from './outages.ts';

/** What stays the same through a match. */
export interface MatchSetup {
  readonly clock: Clock;
  /** By seat: the level of a bot that has sat there from the start. */
  readonly bots: readonly (string | undefined)[];
  readonly outages: Outages;
}

export interface BotToMove {
  readonly seat: Seat;
  readonly level: string;
}

interface Standing {
  readonly over: boolean;
  readonly toMove: readonly Seat[];
  /** The bots that play for people, by seat. */
  readonly standIns: ReadonlyMap<Seat, StandIn>;
  /** None in a match without clocks. */
  readonly clocks: ClockState | undefined;
}

export class MatchStatus implements Standing {
  readonly over: boolean;
  readonly toMove: readonly Seat[];
  readonly standIns: ReadonlyMap<Seat, StandIn>;
  readonly clocks: ClockState | undefined;
  private readonly setup: MatchSetup;

  constructor(setup: MatchSetup, { over, toMove, standIns, clocks }: Standing) {
    this.setup = setup;
    this.over = over;
    this.toMove = toMove;
    this.standIns = standIns;
    this.clocks = clocks;
  }

  /** The level of the bot that plays a seat now, if one does. */
  botAt(seat: Seat): string | undefined {
    return this.setup.bots[seat - 1] ?? this.standIns.get(seat)?.level;
  }

  /** The seats that are played by people now. */
  peopleSeats(): Seat[] {
    return this.setup.bots.map((_, i) => seatAt(i)).filter((seat) => this.botAt(seat) === undefined);
  }

  /** The people who are to move: their clocks run. */
  peopleToMove(): Seat[] {
    return this.toMove.filter((seat) => this.botAt(seat) === undefined);
  }

  botsToMove(): BotToMove[] {
    return this.toMove.flatMap((seat) => {
      const level = this.botAt(seat);
      // Without a level: the person has resigned, and the fact that names the bot follows.
      return level === undefined || level === '' ? [] : [{ seat, level }];
    });
  }

  /** What is left on the clocks now, if there are any. */
  clocksAt(now: number): number[] | undefined {
    return this.clocks && leftAt(this.clocks, this.peopleToMove(), now, this.setup.outages);
  }

  private leftOfPeople(now: number): { readonly seat: Seat; readonly left: number }[] {
    const left = this.clocksAt(now) ?? [];
    return this.peopleToMove().flatMap((seat) => {
      const mine = left[seat - 1];
      return mine === undefined ? [] : [{ seat, left: mine }];
    });
  }

  /** When the next clock will have run out, if one runs. */
  nextTimeout(now: number): number | undefined {
    const running = this.leftOfPeople(now);
    return running.length === 0 ? undefined : now + Math.min(...running.map(({ left }) => left));
  }

  /** The people whose time is up. */
  timedOut(now: number): Seat[] {
    return this.leftOfPeople(now).flatMap(({ seat, left }) => (left <= 0 ? [seat] : []));
  }
}
