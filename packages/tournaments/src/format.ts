// The formats of a tournament, as data: how tables are paired, when it is over, and what breaks ties.

import type { SeatCount } from '@mozaika/kernel';

export const FORMAT_KINDS = ['round-robin', 'swiss', 'arena'] as const;
export type FormatKind = (typeof FORMAT_KINDS)[number];

/** What ranks those who have equal points, the first criterion first. */
export const TIE_BREAKS = ['buchholz', 'direct', 'wins'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface Format {
  readonly kind: FormatKind;
  /** The places at a full table; where the numbers ask for it, tables are smaller. */
  readonly seats: SeatCount;
  /** How many rounds a Swiss tournament has; absent: as many as its entrants need. A round robin needs what it needs, an arena has none. */
  readonly rounds?: number | undefined;
  /** How long an arena lasts. */
  readonly minutes?: number | undefined;
}

interface FormatRules {
  readonly tieBreaks: readonly TieBreak[];
  /** Whether everybody waits for the last table before the next ones are paired. */
  readonly hasRounds: boolean;
  /** Whether opponents should have about as many points. */
  readonly pairsEquals: boolean;
}

export const FORMATS: { readonly [kind in FormatKind]: FormatRules } = {
  // Everybody meets everybody, so that the strength of opponents says little.
  'round-robin': { tieBreaks: ['direct', 'wins', 'buchholz'], hasRounds: true, pairsEquals: false },
  swiss: { tieBreaks: ['buchholz', 'direct', 'wins'], hasRounds: true, pairsEquals: true },
  // Whoever plays more has more chances: opponents can't be compared.
  arena: { tieBreaks: ['wins', 'direct'], hasRounds: false, pairsEquals: true },
};

export const MOST_ROUNDS = 15;
/** The pairing of two at a table is exact, and takes some tenths of a second for so many. */
export const MOST_ENTRANTS = 128;

/** The rounds of a tournament with so many entrants: unlimited in an arena. */
export function roundsOf({ kind, seats, rounds }: Format, entrants: number): number {
  if (kind === 'arena') return Number.POSITIVE_INFINITY;
  if (kind === 'swiss') return rounds ?? swissRounds(entrants, seats);
  // Two at a table meet everybody in n - 1 rounds, or n with a bye in each; more at a table as evenly as it goes.
  return seats === 2 ? entrants - 1 + (entrants % 2) : Math.ceil((entrants - 1) / (seats - 1));
}

/** Enough rounds that a single entrant can be left who has won everything. */
function swissRounds(entrants: number, seats: SeatCount): number {
  let rounds = 1;
  while (seats ** rounds < entrants) rounds++;
  return rounds;
}
