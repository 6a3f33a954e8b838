// `npm run train -- GAME …`: plays, learns, tests against the previous weights and writes the new ones.

import { trainAzul } from './azul.ts';
import { trainQwirkle } from './qwirkle.ts';

const TRAINERS: { readonly [game: string]: (args: readonly string[]) => void } = {
  azul: trainAzul,
  qwirkle: trainQwirkle,
};

const [game = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(TRAINERS, game)) TRAINERS[game](args);
else {
  console.error(`npm run train -- GAME needs a game: ${Object.keys(TRAINERS).join(' or ')}.`);
  process.exitCode = 2;
}
