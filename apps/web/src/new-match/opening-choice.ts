// Who begins, as far as the table says so: a seat, or the order of age in which ties are settled. Seats count from 1.

import { isSeat, type Json, type Seat, seatAt } from '@mozaika/kernel';
import type { Opening } from '../games/catalogue.ts';
import { isPerson, type SeatChoice } from './seat-choice.ts';

export interface OpeningChoice {
  /** The seat that begins; absent: it is drawn. */
  readonly seat?: Seat;
  /** People's seats, the oldest first; absent: ties are drawn. */
  readonly ages?: readonly Seat[];
}

/** Chance decides. */
export const DRAWN: OpeningChoice = {};

/** A choice from what was kept. Whether it fits the seats is settled when it is used. */
export function readOpening(json: Json | undefined): OpeningChoice {
  const { seat, ages } = Object(json) as { readonly [field: string]: Json | undefined };
  return {
    ...(isSeat(seat) && { seat }),
    ...(Array.isArray(ages) && ages.every(isSeat) && new Set(ages).size === ages.length && { ages }),
  };
}

/** The choice without a seat that was removed: whoever sat behind it keeps what was said of them. */
export function withoutSeat({ seat, ages }: OpeningChoice, removed: Seat): OpeningChoice {
  const moved = (one: Seat): Seat => (one > removed ? seatAt(one - 2) : one);
  return {
    ...(seat !== undefined && seat !== removed && { seat: moved(seat) }),
    ...(ages && { ages: ages.filter((one) => one !== removed).map(moved) }),
  };
}

/** All seats in order of age: people as they were named, those who were not named after them, bots last. */
export function orderOfAge(ages: readonly Seat[], seats: readonly SeatChoice[]): readonly Seat[] {
  const all = seats.map((_, i) => seatAt(i));
  const people = all.filter((_, i) => seats[i] && isPerson(seats[i]));
  const named = ages.filter((seat) => people.includes(seat));
  return [...new Set([...named, ...people, ...all])];
}

/** The order of age after a tap: whoever was tapped so far, then the others as they were. */
export const tappedOrder = (tapped: readonly Seat[], before: readonly Seat[]): readonly Seat[] => [
  ...tapped,
  ...before.filter((seat) => !tapped.includes(seat)),
];

/** What the choice adds to a match's options, as far as this game asks for it and these seats allow it. */
export function openingOptions(
  opening: Opening | undefined,
  { seat, ages }: OpeningChoice,
  seats: readonly SeatChoice[],
): { readonly [option: string]: Json } {
  if (opening?.by === 'seat' && seat !== undefined && seat <= seats.length) return { [opening.option]: seat };
  if (opening?.by === 'ages' && ages) return { [opening.option]: orderOfAge(ages, seats) };
  return {};
}
