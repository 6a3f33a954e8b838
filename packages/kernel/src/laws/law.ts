// What a law is: a sentence that every game must obey, and a check of it on one seeded random match.

import type { Game, GameTypes } from '../game.ts';
import { type Random, seededRandom } from '../random.ts';
import type { SeatCount } from '../seats.ts';

export interface Law {
  readonly name: string;
  /** Throws an error that names the law, the game, the options, the seats, the seed and what differed. */
  check<T extends GameTypes>(game: Game<T>, options: T['options'], seats: SeatCount, seed: number | string): void;
}

/** One match that a law is tried on. */
export interface Trial<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seats: SeatCount;
  readonly random: Random;
}

/** A law from its sentence and a body that throws when a trial breaks it. */
export const law = (name: string, body: <T extends GameTypes>(trial: Trial<T>) => void): Law => ({
  name,
  check(game, options, seats, seed) {
    try {
      body({ game, options, seats, random: seededRandom(`${seed}`) });
    } catch (cause) {
      const found = cause instanceof Error ? cause.message : String(cause);
      const where = `${game.id} ${JSON.stringify(options)}, ${seats} seats, seed ${seed}`;
      throw new Error(`law broken: ${name}\n  ${where}\n  ${found}`, { cause });
    }
  },
});
