// Who sits in the seats of a new match: people here, people who come by a link, bots.

import { botNameOf, LEVELS, type Level, SPARRING, sparringLevel } from '@mozaika/bots';
import type { Json } from '@mozaika/kernel';
import { tidyName } from '../match/names.ts';

/** The bots that can be chosen for a seat. */
export const BOT_CHOICES = [...LEVELS, SPARRING] as const;
export type BotChoice = Level | typeof SPARRING;

/** Whom somebody meets in their first match: the weakest level, which a newcomer beats. */
export const FIRST_OPPONENT: Level = LEVELS[0];

export interface SeatChoice {
  /** `person`: somebody here; `link`: somebody elsewhere, who gets a link. */
  readonly who: 'person' | 'link' | BotChoice;
  /** What the person is called; empty: whatever the app calls them. */
  readonly name: string;
}

export const isPerson = ({ who }: SeatChoice): boolean => who === 'person' || who === 'link';

/** A seat from what was kept; nothing where that is not one. */
export function readSeat(json: Json): SeatChoice | undefined {
  const { who, name } = Object(json) as { readonly [field: string]: Json | undefined };
  // A level may have been stored by a name that it no longer has.
  const now = typeof who !== 'string' || sparringLevel(who) !== undefined ? who : (botNameOf(who) ?? who);
  const known = (['person', 'link', ...BOT_CHOICES] as const).find((one) => one === now);
  return known && { who: known, name: typeof name === 'string' ? tidyName(name) : '' };
}

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
