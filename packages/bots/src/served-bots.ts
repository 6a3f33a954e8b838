// What a server is given to have these bots at its tables.

import { dailyPlan } from './daily.ts';
import { hasBots, LEVELS, type Level, RETIRED } from './registry.ts';
import { SPARRING, sparringLevel, sparringName } from './sparring/sparring-name.ts';
import { afterMatch, type MatchScores, type Strength, strengthOfAll, UNKNOWN } from './sparring/strength.ts';

const STAND_IN: Level = 'expert';

/** The sparring partner: the server remembers for it how strong people were. */
const ADAPTIVE = {
  level: SPARRING,
  nameFor: (people: readonly (Strength | undefined)[]) => sparringName(strengthOfAll(people)),
  isNamed: (name: string) => sparringLevel(name) !== undefined,
  afterMatch: (known: Strength | undefined, name: string, scores: MatchScores) =>
    afterMatch(known ?? UNKNOWN, sparringLevel(name) ?? UNKNOWN.level, scores),
};

/** Of a processor, the median of what the two games take for two seats; the others hardly take any. */
const THINKING_MS = {
  ...Object.fromEntries([...LEVELS, ...Object.keys(RETIRED)].map((level) => [level, 5])),
  expert: 30,
  master: 450,
  [SPARRING]: 30,
};

const SERVER_BOTS = {
  /** Threads can't share functions: each loads the bots by itself, from a module that knows all games. */
  module: new URL('./bot-worker-module.ts', import.meta.url),
  levels: [...LEVELS, SPARRING],
  thinkingMs: THINKING_MS,
  retired: Object.keys(RETIRED),
  adaptive: ADAPTIVE,
  /** Who takes over for a person who has left. */
  standIn: STAND_IN,
} as const;

/** A game together with its bots, if it has any. */
export const withBots = <T extends { readonly id: string }>(game: T) =>
  hasBots(game.id) ? { game, bots: SERVER_BOTS } : { game };

/** The same with the daily of the game. */
export function withDaily<T extends { readonly id: string }>(game: T) {
  const daily = dailyPlan(game.id);
  return { ...withBots(game), ...(daily && { daily }) };
}
