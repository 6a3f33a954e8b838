// Every law on every game, version of its rules, variant and number of seats. MOZAIKA_SOAK=1 plays many more matches.

import { type Game, SEAT_COUNTS } from '@mozaika/kernel';
import { laws } from '@mozaika/kernel/laws';
import { describe, it } from 'vitest';
import { GAMES } from '../apps/cli/src/games.ts';

const { MOZAIKA_SOAK } = process.env;
const SOAK = MOZAIKA_SOAK === '1';
const MATCHES = SOAK ? 200 : 1;

/** A game as it was at a version of its rules. */
const asOf = (game: Game, rules: number): Game => ({
  ...game,
  rules: [rules],
  setup: (options, seats) => game.setup(options, seats, rules),
});

const tables = GAMES.flatMap(({ game }) => game.rules.map((rules) => asOf(game, rules))).flatMap((game) =>
  game.variants.flatMap((options) =>
    SEAT_COUNTS.map((seats) => ({
      game,
      options,
      seats,
      name: `${game.id} ${game.rules.at(-1)} ${JSON.stringify(options)}, ${seats} seats`,
    })),
  ),
);

describe.each(laws)('$name', (law) => {
  it.each(tables)(`${law.name}: $name`, ({ game, options, seats }) => {
    for (let seed = 1; seed <= MATCHES; seed++) law.check(game, options, seats, seed);
  });
});
