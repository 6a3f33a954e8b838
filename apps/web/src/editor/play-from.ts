// Begins a match on this device from a position that was set up.

import {
  formatSetUp,
  type GameTypes,
  latestRules,
  type Seat,
  type SetUp,
  seatsOf,
  seededRandom,
} from '@mozaika/kernel';
import type { GameUi } from '../games/contract.ts';
import { namelessName } from '../match/names.ts';
import { matchStore } from '../storage/match-store.ts';
import { newMatch } from '../storage/stored-match.ts';
import { language } from '../ui/language.svelte.ts';

export interface Seating {
  /** Where the person sits who plays against bots. */
  readonly own: Seat;
  /** The level of the others; absent: people around this device. */
  readonly bot: string | undefined;
}

/** Stores the match and says its id. Tiles that nobody knows are drawn. */
export async function beginFrom(
  { game }: GameUi,
  { options, seats, position }: SetUp<GameTypes>,
  { own, bot }: Seating,
) {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const whole = game.determinize(position, seededRandom(seed));
  const match = newMatch({
    game: game.id,
    options,
    rules: latestRules(game),
    from: formatSetUp(game, options, whole),
    players: seatsOf(seats).map((seat) =>
      bot === undefined || seat === own
        ? { seat, name: namelessName(seat, language.current) }
        : { seat, name: bot, bot },
    ),
  });
  await matchStore.save(match, 0);
  return match.id;
}
