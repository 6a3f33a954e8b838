// The matches of dailies on this device: begun from a day's seed, and handed in when they are over.

import type { BodyOf } from '@mozaika/protocol';
import { namelessName } from '../match/names.ts';
import { matchStore } from '../storage/match-store.ts';
import { myName } from '../storage/my-name.ts';
import { newMatch, type StoredMatch } from '../storage/stored-match.ts';
import { language } from '../ui/language.svelte.ts';
import type { DayView } from './fetched-days.ts';

export type DailyGame = DayView['games'][number];

/** This device's matches of a day, by game, the first begun first. */
export async function matchesOf(date: string): Promise<ReadonlyMap<string, readonly StoredMatch[]>> {
  const matches = (await matchStore.list()).filter(({ daily }) => daily?.date === date);
  return Map.groupBy(
    matches.toSorted((a, b) => a.begun - b.begun),
    ({ header }) => header.game,
  );
}

/** Begins a match of a daily; the person has the first seat. */
export async function begin(date: string, { game, options, rules, level, version, seed }: DailyGame): Promise<string> {
  const players = [
    { seat: 1, name: myName.current || namelessName(1, language.current) },
    { seat: 2, name: level, bot: level },
  ] as const;
  const match = { ...newMatch({ game, options, rules, players }), seed, daily: { date, version } };
  await matchStore.save(match, 0);
  return match.id;
}

/** Whether somebody has played it to its end: a match that was given up can't be handed in. */
export const isPlayed = ({ outcome }: StoredMatch): boolean => outcome !== undefined && outcome.gone === undefined;

/** What is handed in: nothing is ever taken back in a daily, so the log is the record. */
export const attemptOf = (date: string, { header, entries, daily }: StoredMatch): BodyOf<'playDaily'> => ({
  date,
  game: header.game,
  version: daily?.version ?? 0,
  actions: [...entries],
});
