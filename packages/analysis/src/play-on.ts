// Playing a position on with one bot in every seat: what is counted over many such matches is a chance.

import type { Bot } from '@mozaika/bots';
import { type GameTypes, type MatchPlan, playOut, seededRandom } from '@mozaika/kernel';

/** How many matches are counted, and the text that their chance comes from. */
export interface Counting {
  readonly matches: number;
  readonly seed: string;
}

/** Plays a position to its end once: equal seeds, equal matches. Nobody's tiles may be hidden. */
export function playOn<T extends GameTypes>(
  bot: Bot<T>,
  position: T['position'],
  seed: string,
  watch: Pick<MatchPlan<T>, 'sink' | 'onAction'> = {},
): ReturnType<typeof playOut> {
  const { game, budget } = bot;
  const random = seededRandom(`${seed} play`);
  return playOut(game, game.clone(position), {
    choose: (at, seat) => {
      const search = bot.think({ position: at, seat, random });
      search.advance(budget.nodes);
      return search.best();
    },
    chance: (k) => seededRandom(`${seed} deal ${k}`),
    ...watch,
  });
}

/** The seeds of a counting, one for each match. */
export const seedsOf = ({ matches, seed }: Counting): string[] =>
  Array.from({ length: matches }, (_, i) => `${seed} ${i}`);
