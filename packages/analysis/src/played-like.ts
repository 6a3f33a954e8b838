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

/** Rates that fall from level to level: neighbours that some matches have put the wrong way round get their mean (pool adjacent violators). */
export function falling(measured: readonly number[]): number[] {
  const pools: { readonly rate: number; readonly size: number }[] = [];
  for (const rate of measured) {
    let pool = { rate, size: 1 };
    for (let last = pools.at(-1); last !== undefined && last.rate < pool.rate; last = pools.at(-1)) {
      const size = last.size + pool.size;
      pool = { rate: (last.rate * last.size + pool.rate * pool.size) / size, size };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(({ rate: mean, size }) => Array.from({ length: size }, () => mean));
}

/** The level whose rate is nearest, as a ratio, the weaker of equals; none where no level was analysed. */
export function levelOfRate({ game, options, players }: MatchRecord, rate: number): Level | undefined {
  const { board } = Object(options) as { readonly board?: string };
  const levels = rates[game]?.[board ?? 'all']?.[players.length];
  if (levels === undefined) return undefined;
  const distances = falling(levels).map((other) => ratio(Math.max(rate, 0.001), Math.max(other, 0.001)));
  return LEVELS[distances.indexOf(Math.min(...distances))];
}
