// The daily as data: which edition is played on which day of the week, and against whom. All of it follows from the day's seed.

import type { Level } from './registry.ts';

/**
 * The version of the bots. Whoever plays a daily has to have the same one as the server, otherwise the bot may answer otherwise: any change
 * of the fingerprints that the tests hold is a new version (`bots-version.test.ts`).
 */
export const BOTS_VERSION = 1;

/** Strong enough that margins say something, quick on every phone, and its nodes are always spent before its time. */
const LEVEL: Level = 'skilled';

/** By game: the editions from Sunday to Saturday. */
const WEEKS: { readonly [game: string]: readonly string[] } = {
  azul: ['crystal-mosaic-bonus', 'azul', 'azul-mini', 'azul', 'azul-gray', 'azul', 'crystal-mosaic-x2'],
  qwirkle: ['qwirkle'],
};

export interface DailyPlan {
  /** Of the bots. */
  readonly version: number;
  readonly level: string;
  /** The id of the edition on a day of the week, counted from Sunday as 0. */
  editionOn(weekday: number): string;
}

/** What the daily of a game is, if it has one. */
export function dailyPlan(game: string): DailyPlan | undefined {
  const week = Object.hasOwn(WEEKS, game) ? WEEKS[game] : undefined;
  if (!week) return undefined;
  return { version: BOTS_VERSION, level: LEVEL, editionOn: (weekday) => week[weekday % week.length] ?? '' };
}
