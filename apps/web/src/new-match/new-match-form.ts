// The state of the new-match form: edition, seats, who begins, clock. It is stored between visits, so what is read back may be anything.

import { isSeatCount, type Json, seatAt } from '@mozaika/kernel';
import type { Clock } from '@mozaika/protocol';
import { CATALOGUE, catalogueEntry, EDITIONS, type Offered, offeredEdition } from '../games/catalogue.ts';
import { tidyName } from '../match/names.ts';
import type { MatchSetup } from '../storage/match-setup.ts';
import { DRAWN, type OpeningChoice, openingOptions, readOpening } from './opening-choice.ts';
import { FIRST_OPPONENT, readSeat, type SeatChoice } from './seat-choice.ts';

export interface NewMatchForm {
  /** The id of the chosen edition, of whichever game. */
  readonly edition: string;
  readonly seats: readonly SeatChoice[];
  readonly opening: OpeningChoice;
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
  edition: CATALOGUE[0].editions[0].id,
  seats: [
    { who: 'person', name: '' },
    { who: FIRST_OPPONENT, name: '' },
  ],
  opening: DRAWN,
  clock: CLOCKS[0],
  listed: false,
};

type Fields = { readonly [name: string]: Json | undefined };

/** The edition that version 0.1 stored as a game and the number of one of its variants. */
function formerEdition(game: Json | undefined, variants: Json | undefined): string | undefined {
  const entry = typeof game === 'string' ? catalogueEntry(game) : undefined;
  const at = (Object(variants) as Fields)[entry?.id ?? ''];
  return (typeof at === 'number' ? entry?.formerVariants?.[at] : undefined) ?? entry?.editions[0].id;
}

/** A form from what was kept; the first form where that is not one. */
export function readForm(kept: Json | undefined): NewMatchForm {
  // Version 0.1 stored game and variant instead of the edition, and the seats as `chairs`.
  const { edition, game, variants, chairs, seats = chairs, opening, clock, listed } = Object(kept) as Fields;
  const read = Array.isArray(seats) ? seats.map(readSeat) : [];
  const sound = read.filter((one) => one !== undefined);
  const known = typeof edition === 'string' && offeredEdition(edition) ? edition : formerEdition(game, variants);
  return {
    edition: known ?? DEFAULT_FORM.edition,
    seats: isSeatCount(read.length) && sound.length === read.length ? sound : DEFAULT_FORM.seats,
    opening: readOpening(opening),
    clock: CLOCKS.find((one) => JSON.stringify(one) === JSON.stringify(clock)) ?? CLOCKS[0],
    listed: listed === true,
  };
}

/** A form as it is kept: plain JSON. */
export const storedForm = ({ seats, opening, ...form }: NewMatchForm): Json => ({
  ...form,
  seats: seats.map(({ who, name }) => ({ who, name })),
  opening: { ...opening },
});

/** The chosen edition and its game. */
export const offeredOf = ({ edition }: NewMatchForm): Offered => offeredEdition(edition) ?? (EDITIONS[0] as Offered);

/** The options of the match that a form describes: those of the edition, and who begins if the table says so. */
export function optionsOf(form: NewMatchForm): { readonly [option: string]: Json } {
  const { game, edition } = offeredOf(form);
  return { ...edition.options, ...openingOptions(game.opening, form.opening, form.seats) };
}

/** Whether somebody comes by a link, so that the match needs a server. */
export const isOnline = ({ seats }: NewMatchForm): boolean => seats.some(({ who }) => who === 'link');

/** The match that a form describes. `defaultName` names people who typed none. A bot's name in a record is its level. */
export const setupOf = (form: NewMatchForm, defaultName: (seat: number) => string): MatchSetup => ({
  game: offeredOf(form).game.id,
  options: optionsOf(form),
  rules: offeredOf(form).game.rules,
  players: form.seats.map(({ who, name }, i) => {
    const seat = seatAt(i);
    const isPerson = who === 'person' || who === 'link';
    return isPerson ? { seat, name: tidyName(name) || defaultName(seat) } : { seat, name: who, bot: who };
  }),
});
