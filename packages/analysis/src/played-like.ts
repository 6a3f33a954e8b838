// Which level plays with an error rate: compared with the rates of the levels, each analysed in matches against itself.

import { LEVELS, type Level } from '@mozaika/bots';
import type { MatchRecord } from '@mozaika/kernel';
import file from './error-rates.json' with { type: 'json' };

/** Points per decision of each level, from the weakest: by game, board ("all" without boards) and number of seats. */
type ErrorRates = {
  readonly [game: string]: { readonly [board: string]: { readonly [seats: string]: readonly number[] } };
};

const rates: ErrorRates = file;

/** How many times one number is the other. */
const ratio = (a: number, b: number): number => (a > b ? a / b : b / a);

/** The level whose rate is nearest, as a ratio; none where no level was analysed. */
export function levelOfRate({ game, options, players }: MatchRecord, rate: number): Level | undefined {
  const { board } = Object(options) as { readonly board?: string };
  const levels = rates[game]?.[board ?? 'all']?.[players.length];
  if (levels === undefined) return undefined;
  const distances = levels.map((other) => ratio(Math.max(rate, 0.001), Math.max(other, 0.001)));
  return LEVELS[distances.indexOf(Math.min(...distances))];
}
