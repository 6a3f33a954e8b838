// The options of a match: who is older than whom, if that decides ties of the opening. Read from untrusted JSON.

import { type Json, ok, type Result, refuse, type Seat, type SeatCount, seatsOf } from '@mozaika/kernel';

/** Without these an opening tie is drawn by the dealer; with one of them it goes to the oldest of the tied [Q1]. */
export type QwirkleOptions = {
  /** All seats, the oldest player's first. */
  readonly ages?: readonly Seat[];
  /** As records of version 0.1 said it: the seats themselves are in order of age. */
  readonly start?: 'age';
};

export function parseOptions(json: Json, seats: SeatCount): Result<QwirkleOptions> {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    return refuse('bad-field', { field: 'options', expected: { kind: 'type', type: 'object' } });
  }
  const { ages, start } = json as { readonly [option: string]: Json | undefined };
  if (start !== undefined && start !== 'age') {
    const expected = { kind: 'one-of', values: ['age'], optional: true };
    return refuse('bad-field', { field: 'options.start', expected });
  }
  if (ages === undefined) return ok(start ? { start } : {});
  if (start !== undefined) return refuse('bad-field', { field: 'options.start', expected: { kind: 'nothing' } });
  const order = seatsOf(seats);
  const read = Array.isArray(ages) ? ages.flatMap((age) => order.filter((seat) => seat === age)) : [];
  if (Array.isArray(ages) && ages.length === seats && new Set(read).size === seats) return ok({ ages: read });
  return refuse('bad-field', { field: 'options.ages', expected: { kind: 'new-seat', most: seats } });
}

/** The seats from the oldest player's to the youngest's, if age decides. */
export const agesOf = ({ ages, start }: QwirkleOptions, seats: SeatCount): readonly Seat[] | undefined =>
  ages ?? (start === 'age' ? seatsOf(seats) : undefined);

/** Ages follow the people. */
export function reseat(options: QwirkleOptions, seats: SeatCount, to: (seat: Seat) => Seat): QwirkleOptions {
  const ages = agesOf(options, seats);
  return ages ? { ages: ages.map(to) } : options;
}
