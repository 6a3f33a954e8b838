// The ladder of levels: whoever beats a level twice in a row is shown the next one, whoever loses twice in a row a gentler one.

import { LEVELS, type Level } from '@mozaika/bots';
import type { StoredMatch } from '../storage/stored-match.ts';

/** What the ladder needs to know of a match. */
export type PlayedMatch = Pick<StoredMatch, 'header' | 'outcome' | 'seed' | 'helped'>;

export interface LevelProposal {
  readonly from: Level;
  readonly to: Level;
  readonly because: 'won' | 'lost';
}

/** How many results in a row it takes. */
const IN_A_ROW = 2;

type Result = 'won' | 'lost' | 'shared';

interface Played {
  readonly level: Level;
  readonly result: Result;
}

/**
 * What one person alone did against bots of one level; nothing for any other match, one that runs, one with hints, or a
 * record from elsewhere.
 */
function playedOf({ header: { players }, outcome, seed, helped }: PlayedMatch): Played | undefined {
  const [person, ...others] = players.filter(({ bot }) => bot === undefined);
  const bots = new Set(players.flatMap(({ bot }) => bot ?? []));
  const level = LEVELS.find((one) => bots.has(one));
  if (helped || !outcome || seed === undefined || !person || others.length > 0 || !level || bots.size > 1)
    return undefined;
  const first = outcome.ranks.filter((rank) => rank === 1).length;
  const rank = outcome.ranks[person.seat - 1];
  if (rank === undefined || first === 0) return undefined;
  return { level, result: rank > 1 ? 'lost' : first > 1 ? 'shared' : 'won' };
}

/**
 * The level to try instead of this one, by the last matches of the game.
 * @param matches The matches of this device, the last one first.
 */
export function proposedLevel(
  matches: readonly PlayedMatch[],
  game: string,
  level: Level | undefined,
): LevelProposal | undefined {
  if (level === undefined) return undefined;
  const last = matches
    .filter(({ header }) => header.game === game)
    .flatMap((match) => playedOf(match) ?? [])
    .slice(0, IN_A_ROW);
  const because = last[0]?.result;
  if (last.length < IN_A_ROW || because === undefined || because === 'shared') return undefined;
  if (!last.every((one) => one.level === level && one.result === because)) return undefined;
  const to = LEVELS[LEVELS.indexOf(level) + (because === 'won' ? 1 : -1)];
  return to && { from: level, to, because };
}
