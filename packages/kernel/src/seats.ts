// Seats: places at the table, numbered from 1 as in records. Player arrays are indexed by `seat - 1`.

export const SEATS = [1, 2, 3, 4] as const;
export type Seat = (typeof SEATS)[number];

export const SEAT_COUNTS = [2, 3, 4] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];

/** Who looks at a match: a seat, or somebody who sees only what is public. */
export type Viewer = Seat | 'spectator';

export const isSeatCount = (n: unknown): n is SeatCount => n === 2 || n === 3 || n === 4;

/** The seat of the player at an index of a player array. */
export function seatAt(index: number): Seat {
  const seat = SEATS[index];
  if (seat === undefined) throw new RangeError(`There is no seat at index ${index}`);
  return seat;
}

/** Whether a number that came from outside is a seat of any table. */
export const isSeat = (n: unknown): n is Seat => SEATS.some((seat) => seat === n);

/** The seats of a table, clockwise from seat 1. */
export const seatsOf = (count: SeatCount): readonly Seat[] => SEATS.slice(0, count);

/** The seat number written as `text`, if there is such a seat at any table. */
export const parseSeat = (text: string): Seat | undefined => SEATS.find((seat) => String(seat) === text);

/** The next seat clockwise. */
export const nextSeat = (seat: Seat, count: SeatCount): Seat => ((seat % count) + 1) as Seat;
