// How strong the person on this device was in each game, for the sparring partner. Kept in localStorage until it is forgotten.

import { asLevel, type Strength, UNKNOWN } from '@mozaika/bots';
import type { Json } from '@mozaika/kernel';
import { readLocal, removeLocal, writeLocal } from './local-storage.ts';

const KEY = 'sparring';

type Fields = { readonly [name: string]: Json | undefined };

const storedIn = (game: string): Fields => Object((Object(readLocal(KEY)) as Fields)[game]);

/** What is known in a game; what was stored may be anything. */
export function strengthIn(game: string): Strength {
  const { level, matches } = storedIn(game);
  if (typeof level !== 'number' || typeof matches !== 'number' || !(matches >= 0)) return UNKNOWN;
  return { level: asLevel(level), matches };
}

/** Keeps what a match has shown; the same match counts once, also when its end was taken back and played again. */
export function keepStrength(game: string, { level, matches }: Strength, match: string): void {
  if (storedIn(game)['last'] === match) return;
  writeLocal(KEY, { ...Object(readLocal(KEY)), [game]: { level, matches, last: match } });
}

export const forgetStrengths = (): void => removeLocal(KEY);

export const isAnyStrengthKnown = (): boolean => readLocal(KEY) !== undefined;
