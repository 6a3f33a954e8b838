// The three ways to play, and what a new match of each starts from: alone against bots, with a friend by a link, around this device.

import { LEVELS, type Level } from '@mozaika/bots';
import { isSeatCount, type Json } from '@mozaika/kernel';
import type { NewMatchForm } from './new-match-form.ts';
import { DRAWN, readOpening } from './opening-choice.ts';
import { FIRST_OPPONENT, isPerson, readSeat, type SeatChoice } from './seat-choice.ts';

export const WAYS = ['solo', 'friend', 'device'] as const;
export type Way = (typeof WAYS)[number];

/** Who sat there the last time, and who began. */
type Seating = Pick<NewMatchForm, 'seats' | 'opening'>;
export type Seatings = { readonly [way in Way]?: Seating };

const ME: SeatChoice = { who: 'person', name: '' };
const FIRST: { readonly [way in Way]: readonly SeatChoice[] } = {
  solo: [ME, { who: FIRST_OPPONENT, name: '' }],
  friend: [ME, { who: 'link', name: '' }],
  device: [ME, ME],
};

/** The way that these seats are played. */
export function wayOf(seats: readonly SeatChoice[]): Way {
  if (seats.some(({ who }) => who === 'link')) return 'friend';
  return seats.filter(({ who }) => who === 'person').length > 1 ? 'device' : 'solo';
}

/** The form of a way: the last one if it was of this way, otherwise with the seats that this way had before. */
export function formFor(way: Way, last: NewMatchForm, kept: Seatings): NewMatchForm {
  if (wayOf(last.seats) === way) return last;
  return { ...last, ...(kept[way] ?? { seats: FIRST[way], opening: DRAWN }) };
}

/** The seatings after a match of this form. */
export const withSeating = (kept: Seatings, { seats, opening }: Seating): Seatings => ({
  ...kept,
  [wayOf(seats)]: { seats, opening },
});

type Fields = { readonly [name: string]: Json | undefined };

function readSeating(kept: Json | undefined, way: Way): Seating | undefined {
  const { seats, opening } = Object(kept) as Fields;
  const read = Array.isArray(seats) ? seats.map(readSeat) : [];
  const sound = read.filter((one) => one !== undefined);
  const whole = isSeatCount(read.length) && sound.length === read.length && wayOf(sound) === way;
  return whole ? { seats: sound, opening: readOpening(opening) } : undefined;
}

/** Seatings from what was stored, which may be anything. */
export function readSeatings(kept: Json | undefined): Seatings {
  const fields = Object(kept) as Fields;
  const read = WAYS.map((way) => [way, readSeating(fields[way], way)] as const);
  return Object.fromEntries(read.filter(([, seating]) => seating !== undefined));
}

export const storedSeatings = (seatings: Seatings): Json =>
  Object.fromEntries(
    Object.entries(seatings).map(([way, { seats, opening }]) => [
      way,
      { seats: seats.map((seat) => ({ ...seat })), opening: { ...opening } },
    ]),
  );

/** The seat of the person at this device: the first one of a person here. Nothing where bots play alone. */
export const mySeat = (seats: readonly SeatChoice[]): number | undefined => {
  const at = seats.findIndex(({ who }) => who === 'person');
  return at < 0 ? undefined : at;
};

/** The seats with a name for the person at this device. */
export const withMyName = (seats: readonly SeatChoice[], name: string): readonly SeatChoice[] =>
  name === '' ? seats : seats.map((seat, i) => (i === mySeat(seats) ? { ...seat, name } : seat));

/** The level of the bots, where all of them are of one level. */
export function levelOf(seats: readonly SeatChoice[]): Level | undefined {
  const bots = seats.filter((seat) => !isPerson(seat)).map(({ who }) => who);
  const level = LEVELS.find((one) => one === bots[0]);
  return bots.every((bot) => bot === level) ? level : undefined;
}

/** The seats with bots of another level. */
export const withLevel = (seats: readonly SeatChoice[], level: Level): readonly SeatChoice[] =>
  seats.map((seat) => (isPerson(seat) ? seat : { ...seat, who: level }));

/** One more seat: for a bot like the others, for another person where there is none. */
export function withOneMore(seats: readonly SeatChoice[]): readonly SeatChoice[] {
  const bot = seats.findLast((seat) => !isPerson(seat));
  const added: { readonly [way in Way]: SeatChoice['who'] } = {
    solo: bot?.who ?? FIRST_OPPONENT,
    friend: bot?.who ?? 'link',
    device: bot?.who ?? 'person',
  };
  return [...seats, { who: added[wayOf(seats)], name: '' }];
}
