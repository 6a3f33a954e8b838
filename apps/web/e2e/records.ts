// Whole matches as record files, played at random from a seed.

import { azul } from '@mozaika/azul';
import { type Game, type MatchRecord, randomChooser, recordMatch, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import type { Page } from './app.ts';

const recordOf = (game: Game): MatchRecord =>
  recordMatch(
    game,
    game.variants[0] ?? {},
    ['Ann', 'Bob'],
    new Uint8Array(32),
    randomChooser(game, seededRandom('e2e')),
  );

export const RECORDS = { Azul: recordOf(azul as Game), Qwirkle: recordOf(qwirkle as Game) };

/** Hands a file to the first screen. */
export const openFile = (page: Page, content: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) });
