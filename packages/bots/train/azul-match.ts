// Paired matches for training and measuring: the same deals again with the seats swapped.

import { type AzulTypes, azul, type BoardName } from '@mozaika/azul';
import { type Outcome, playOut, type SeatCount, seededRandom } from '@mozaika/kernel';
import type { Bot, Budget } from '../src/bot.ts';
import { decide } from '../src/decide.ts';

export interface Entrant {
  readonly bot: Bot<AzulTypes>;
  readonly budget?: Partial<Budget>;
}

export interface Table {
  readonly board: BoardName;
  readonly seats: SeatCount;
}

/** Plays one match; equal seeds give equal deals. */
function playMatch({ board, seats }: Table, entrants: readonly Entrant[], seed: string): Outcome {
  const own = entrants.map((_, index) => seededRandom(`${seed} player ${index}`));
  return playOut(azul, azul.setup({ board }, seats), {
    chance: (k) => seededRandom(`${seed} deal ${k}`),
    choose: (position, seat) => {
      const { bot, budget = {} } = entrants[seat - 1];
      const random = own[seat - 1];
      const decision = decide(bot, { position, seat, random }, { budget, now: () => performance.now() });
      if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
      return decision.value.move;
    },
  });
}

/** The share of a win that a place is worth: shared wins are split. */
export function winShare({ ranks }: Outcome, index: number): number {
  return ranks[index] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

export interface Tally {
  matches: number;
  wins: number;
  margin: number;
}

/** One entrant against others of one kind, in each seat once: the same deals every time. */
export function playRound(table: Table, one: Entrant, others: Entrant, seed: string, tally: Tally): void {
  for (let index = 0; index < table.seats; index++) {
    const entrants = Array.from({ length: table.seats }, (_, at) => (at === index ? one : others));
    const outcome = playMatch(table, entrants, seed);
    tally.matches++;
    tally.wins += winShare(outcome, index);
    const rivals = outcome.scores.filter((_, at) => at !== index);
    tally.margin += outcome.scores[index] - Math.max(...rivals);
  }
}

/** A share with its 95 % confidence interval (Wilson), in per cent. */
export function formatShare({ matches, wins, margin }: Tally): string {
  const share = wins / matches;
  const z = 1.96;
  const centre = (share + (z * z) / (2 * matches)) / (1 + (z * z) / matches);
  const half =
    (z * Math.sqrt((share * (1 - share)) / matches + (z * z) / (4 * matches * matches))) / (1 + (z * z) / matches);
  const percent = (number: number) => (100 * number).toFixed(1);
  return `${percent(share)} % [${percent(centre - half)}, ${percent(centre + half)}] of ${matches}, margin ${(margin / matches).toFixed(1)}`;
}
