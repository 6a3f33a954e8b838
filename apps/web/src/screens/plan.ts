// What a person is about to play: the game, the board and who sits where. Kept between visits, so anything may stand there.

import { LEVELS, type Level } from '@mozaika/bots';
import { isSeatCount, type Json, SEATS } from '@mozaika/kernel';
import type { Clock } from '@mozaika/protocol';
import { CATALOGUE, type CatalogueEntry, catalogueEntry } from '../games/catalogue.ts';
import { tidyName } from '../match/names.ts';
import type { MatchHeader } from '../match/source.ts';

export interface Chair {
  /** `person`: somebody here; `link`: somebody elsewhere, who gets a link. */
  readonly who: 'person' | 'link' | Level;
  /** What the person is called; empty: whatever the app calls them. */
  readonly name: string;
}

export interface Plan {
  readonly game: string;
  /** Which of the game's variants, by game. */
  readonly variants: { readonly [game: string]: number };
  readonly chairs: readonly Chair[];
  /** For tables online: the clock, and whether strangers may find it. */
  readonly clock: Clock;
  readonly listed: boolean;
}

const DAY = 86_400;

/** The clocks that the first screen offers. */
export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', bank: 300, increment: 5 },
  { kind: 'live', bank: 600, increment: 10 },
  { kind: 'live', bank: 1200, increment: 15 },
  { kind: 'days', perMove: DAY },
  { kind: 'days', perMove: 3 * DAY },
  { kind: 'days', perMove: 7 * DAY },
];

/** The rulings that new matches are played by. */
const RULES = 1;

export const FIRST_PLAN: Plan = {
  game: CATALOGUE[0].id,
  variants: {},
  chairs: [
    { who: 'person', name: '' },
    { who: 'casual', name: '' },
  ],
  clock: CLOCKS[0],
  listed: false,
};

type Fields = { readonly [name: string]: Json | undefined };

function readChair(json: Json): Chair | undefined {
  const { who, name } = Object(json) as Fields;
  const known = (['person', 'link', ...LEVELS] as const).find((one) => one === who);
  return known && { who: known, name: typeof name === 'string' ? tidyName(name) : '' };
}

/** A plan from what was kept; the first plan where that is not one. */
export function readPlan(kept: Json | undefined): Plan {
  const { game, variants, chairs, clock, listed } = Object(kept) as Fields;
  const read = Array.isArray(chairs) ? chairs.map(readChair) : [];
  const sound = read.filter((chair) => chair !== undefined);
  const chosen = CATALOGUE.map(({ id, variants: all }) => {
    const at = (Object(variants) as Fields)[id];
    return [id, typeof at === 'number' && all[at] ? at : 0] as const;
  });
  return {
    game: typeof game === 'string' && catalogueEntry(game) ? game : FIRST_PLAN.game,
    variants: Object.fromEntries(chosen),
    chairs: isSeatCount(read.length) && sound.length === read.length ? sound : FIRST_PLAN.chairs,
    clock: CLOCKS.find((one) => JSON.stringify(one) === JSON.stringify(clock)) ?? CLOCKS[0],
    listed: listed === true,
  };
}

export const gameOf = ({ game }: Plan): CatalogueEntry => catalogueEntry(game) ?? CATALOGUE[0];
export const variantOf = (plan: Plan) => gameOf(plan).variants[plan.variants[plan.game] ?? 0];

/** Whether somebody comes by a link, so that the match needs a server. */
export const isOnline = ({ chairs }: Plan): boolean => chairs.some(({ who }) => who === 'link');

/** Puts somebody on a chair. Online everybody has a device of their own, so there is at most one person here then. */
export function seat(chairs: readonly Chair[], at: number, who: Chair['who']): readonly Chair[] {
  const seated = chairs.map((chair, i) => (i === at ? { ...chair, who } : chair));
  const here = seated.findIndex((chair) => chair.who === 'person');
  if (who === 'link') {
    return seated.map((chair, i) => (chair.who === 'person' && i !== here ? { ...chair, who: 'link' } : chair));
  }
  const many = seated.filter((chair) => chair.who === 'person').length > 1;
  return many ? seated.map((chair) => (chair.who === 'link' ? { ...chair, who: 'person' } : chair)) : seated;
}

/** Everybody but the first person here comes by a link. */
export function inviteAll(chairs: readonly Chair[]): readonly Chair[] {
  const here = Math.max(
    0,
    chairs.findIndex(({ who }) => who === 'person'),
  );
  return chairs.map((chair, i) => ({ ...chair, who: i === here ? 'person' : 'link' }));
}

/** The match that a plan describes. `call` names people without a name. A bot's name in a record is its level. */
export const headerOf = (plan: Plan, call: (seat: number) => string): MatchHeader => ({
  game: plan.game,
  options: variantOf(plan).options,
  rules: RULES,
  players: plan.chairs.map(({ who, name }, i) => {
    const seat = SEATS[i];
    const isPerson = who === 'person' || who === 'link';
    return isPerson ? { seat, name: tidyName(name) || call(seat) } : { seat, name: who, bot: who };
  }),
});
