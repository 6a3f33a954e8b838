// What a person is about to play: the game, the board and who sits where. Kept between visits, so anything may stand there.

import { LEVELS, type Level } from '@mozaika/bots';
import { isSeatCount, type Json, SEATS } from '@mozaika/kernel';
import { type GameOnShelf, onShelf, SHELF } from '../games/shelf.ts';
import { tidyName } from '../match/names.ts';
import type { MatchHeader } from '../match/source.ts';

export interface Chair {
  readonly who: 'person' | Level;
  /** What the person is called; empty: whatever the app calls them. */
  readonly name: string;
}

export interface Plan {
  readonly game: string;
  /** Which of the game's variants, by game. */
  readonly variants: { readonly [game: string]: number };
  readonly chairs: readonly Chair[];
}

/** The rulings that new matches are played by. */
const RULES = 1;

export const FIRST_PLAN: Plan = {
  game: SHELF[0].id,
  variants: {},
  chairs: [
    { who: 'person', name: '' },
    { who: 'casual', name: '' },
  ],
};

type Fields = { readonly [name: string]: Json | undefined };

function readChair(json: Json): Chair | undefined {
  const { who, name } = Object(json) as Fields;
  const known = (['person', ...LEVELS] as const).find((one) => one === who);
  return known && { who: known, name: typeof name === 'string' ? tidyName(name) : '' };
}

/** A plan from what was kept; the first plan where that is not one. */
export function readPlan(kept: Json | undefined): Plan {
  const { game, variants, chairs } = Object(kept) as Fields;
  const read = Array.isArray(chairs) ? chairs.map(readChair) : [];
  const sound = read.filter((chair) => chair !== undefined);
  const chosen = SHELF.map(({ id, variants: all }) => {
    const at = (Object(variants) as Fields)[id];
    return [id, typeof at === 'number' && all[at] ? at : 0] as const;
  });
  return {
    game: typeof game === 'string' && onShelf(game) ? game : FIRST_PLAN.game,
    variants: Object.fromEntries(chosen),
    chairs: isSeatCount(read.length) && sound.length === read.length ? sound : FIRST_PLAN.chairs,
  };
}

export const gameOf = ({ game }: Plan): GameOnShelf => onShelf(game) ?? SHELF[0];
export const variantOf = (plan: Plan) => gameOf(plan).variants[plan.variants[plan.game] ?? 0];

/** The match that a plan describes. `call` names people without a name. A bot's name in a record is its level. */
export const headerOf = (plan: Plan, call: (seat: number) => string): MatchHeader => ({
  game: plan.game,
  options: variantOf(plan).options,
  rules: RULES,
  players: plan.chairs.map(({ who, name }, i) => {
    const seat = SEATS[i];
    return who === 'person' ? { seat, name: tidyName(name) || call(seat) } : { seat, name: who, bot: who };
  }),
});
