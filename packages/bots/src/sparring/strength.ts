// How strong a person is, on the scale of the levels (1: like the lowest, 8: like the highest, 0: weaker than all), and what a match tells of it.

/** What is remembered of a person in one game. */
export interface Strength {
  /** On the scale of the levels, with one decimal. */
  readonly level: number;
  /** How many matches it rests on. */
  readonly matches: number;
}

/** How a match ended for a person, in points. */
export interface MatchScores {
  readonly person: number;
  readonly partner: number;
}

/** Weaker than the lowest level. */
const LOWEST = 0;
export const HIGHEST = 8;
/** Of somebody who has not played with the partner yet. */
export const UNKNOWN: Strength = { level: 3, matches: 0 };

/** The first match moves the level by up to so much; the steps shrink with the root of the number of matches. */
const FIRST_STEP = 2;
const LEAST_STEP = 0.4;
/** A lead of this share of both players' points is a clear win. */
const CLEAR_LEAD = 0.2;
/** Somebody who is so many levels stronger is expected to win clearly. */
const CLEAR_LEVELS = 2;
/** What a narrow win counts, as a share of a clear one. */
const NARROW_WIN = 0.75;

/** Within the scale, with one decimal, so that a level reads the same in a name and in storage. */
export const asLevel = (number: number): number => Math.round(Math.max(LOWEST, Math.min(HIGHEST, number)) * 10) / 10;

/** The level that a partner plays for at a table: the mean of what is known of the people there. */
export function strengthOfAll(people: readonly (Strength | undefined)[]): number {
  const levels = people.map((known) => (known ?? UNKNOWN).level);
  return levels.length === 0 ? UNKNOWN.level : asLevel(levels.reduce((sum, level) => sum + level, 0) / levels.length);
}

/**
 * What is known of a person after a match against a partner that played for the level `played`. Somebody who is known to be stronger
 * than that is expected to win, so that a win says less of them.
 */
export function afterMatch(known: Strength, played: number, scores: MatchScores): Strength {
  const step = Math.max(LEAST_STEP, FIRST_STEP / Math.sqrt(known.matches + 1));
  const expected = Math.max(-1, Math.min(1, (known.level - played) / CLEAR_LEVELS));
  return { level: asLevel(known.level + step * (clarity(scores) - expected)), matches: known.matches + 1 };
}

/** From −1 (a clear loss of the person) to 1 (a clear win); 0 if both have the same points. */
function clarity({ person, partner }: MatchScores): number {
  if (person === partner) return 0;
  const lead = (person - partner) / Math.max(1, person + partner);
  const share = Math.min(1, Math.abs(lead) / CLEAR_LEAD);
  return Math.sign(lead) * (NARROW_WIN + (1 - NARROW_WIN) * share);
}
