// The state of the new-match form: game, board, seats, clock. It is stored between visits, so what is read back may be anything.

import { botNameOf, DEFAULT_OPPONENT, LEVELS, type Level } from '@mozaika/bots';
import { isSeatCount, type Json, seatAt } from '@mozaika/kernel';
import type { Clock } from '@mozaika/protocol';
import { CATALOGUE, type CatalogueEntry, catalogueEntry, type Variant } from '../games/catalogue.ts';
import { tidyName } from '../match/names.ts';
import type { MatchSetup } from '../storage/match-setup.ts';

export interface SeatChoice {
  /** `person`: somebody here; `link`: somebody elsewhere, who gets a link. */
  readonly who: 'person' | 'link' | Level;
  /** What the person is called; empty: whatever the app calls them. */
  readonly name: string;
}

export interface NewMatchForm {
  readonly game: string;
  /** Which of the game's variants, by game. */
  readonly variants: { readonly [game: string]: number };
  readonly seats: readonly SeatChoice[];
  /** For tables online: the clock, and whether strangers may find it. */
  readonly clock: Clock;
  readonly listed: boolean;
}

const DAY = 86_400;

/** The clocks that the first screen offers. */
export const CLOCKS: readonly [Clock, ...Clock[]] = [
  { kind: 'none' },
  { kind: 'live', bank: 300, increment: 5 },
  { kind: 'live', bank: 600, increment: 10 },
  { kind: 'live', bank: 1200, increment: 15 },
  { kind: 'days', perMove: DAY },
  { kind: 'days', perMove: 3 * DAY },
  { kind: 'days', perMove: 7 * DAY },
];

export const DEFAULT_FORM: NewMatchForm = {
  game: CATALOGUE[0].id,
  variants: {},
  seats: [
    { who: 'person', name: '' },
    { who: DEFAULT_OPPONENT, name: '' },
  ],
  clock: CLOCKS[0],
  listed: false,
};

type Fields = { readonly [name: string]: Json | undefined };

function readSeat(json: Json): SeatChoice | undefined {
  const { who, name } = Object(json) as Fields;
  // A level may have been stored by a name that it no longer has.
  const now = typeof who === 'string' ? (botNameOf(who) ?? who) : who;
  const known = (['person', 'link', ...LEVELS] as const).find((one) => one === now);
  return known && { who: known, name: typeof name === 'string' ? tidyName(name) : '' };
}

/** A form from what was kept; the first form where that is not one. */
export function readForm(kept: Json | undefined): NewMatchForm {
  // Versions before 0.2 stored the seats as `chairs`.
  const { game, variants, chairs, seats = chairs, clock, listed } = Object(kept) as Fields;
  const read = Array.isArray(seats) ? seats.map(readSeat) : [];
  const sound = read.filter((one) => one !== undefined);
  const chosen = CATALOGUE.map(({ id, variants: all }) => {
    const at = (Object(variants) as Fields)[id];
    return [id, typeof at === 'number' && all[at] ? at : 0] as const;
  });
  return {
    game: typeof game === 'string' && catalogueEntry(game) ? game : DEFAULT_FORM.game,
    variants: Object.fromEntries(chosen),
    seats: isSeatCount(read.length) && sound.length === read.length ? sound : DEFAULT_FORM.seats,
    clock: CLOCKS.find((one) => JSON.stringify(one) === JSON.stringify(clock)) ?? CLOCKS[0],
    listed: listed === true,
  };
}

export const gameOf = ({ game }: NewMatchForm): CatalogueEntry => catalogueEntry(game) ?? CATALOGUE[0];
export function variantOf(form: NewMatchForm): Variant {
  const { variants } = gameOf(form);
  return variants[form.variants[form.game] ?? 0] ?? variants[0];
}

/** Whether somebody comes by a link, so that the match needs a server. */
export const isOnline = ({ seats }: NewMatchForm): boolean => seats.some(({ who }) => who === 'link');

/** Changes who sits in a seat. Online everybody has a device of their own, so at most one person sits here then. */
export function changeSeat(seats: readonly SeatChoice[], at: number, who: SeatChoice['who']): readonly SeatChoice[] {
  const seated = seats.map((one, i) => (i === at ? { ...one, who } : one));
  const here = seated.findIndex((one) => one.who === 'person');
  if (who === 'link') {
    return seated.map((one, i) => (one.who === 'person' && i !== here ? { ...one, who: 'link' } : one));
  }
  const many = seated.filter((one) => one.who === 'person').length > 1;
  return many ? seated.map((one) => (one.who === 'link' ? { ...one, who: 'person' } : one)) : seated;
}

/** Everybody but the first person here comes by a link. */
export function inviteAll(seats: readonly SeatChoice[]): readonly SeatChoice[] {
  const here = Math.max(
    0,
    seats.findIndex(({ who }) => who === 'person'),
  );
  return seats.map((one, i) => ({ ...one, who: i === here ? 'person' : 'link' }));
}

/** The match that a form describes. `defaultName` names people who typed none. A bot's name in a record is its level. */
export const setupOf = (form: NewMatchForm, defaultName: (seat: number) => string): MatchSetup => ({
  game: form.game,
  options: variantOf(form).options,
  rules: gameOf(form).rules,
  players: form.seats.map(({ who, name }, i) => {
    const seat = seatAt(i);
    const isPerson = who === 'person' || who === 'link';
    return isPerson ? { seat, name: tidyName(name) || defaultName(seat) } : { seat, name: who, bot: who };
  }),
});
