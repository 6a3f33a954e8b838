// What somebody wants to solve, kept on the device: the game and the theme.

import { PUZZLE_GAMES, THEMES, type Theme } from '@mozaika/analysis/puzzles';
import type { Json } from '@mozaika/kernel';
import { readLocal, writeLocal } from '../storage/local-storage.ts';

const KEY = 'puzzle-choice';

const stored = (): { readonly [key: string]: Json | undefined } => Object(readLocal(KEY));

/** What was stored may be anything. */
export const chosenGame = (): string => PUZZLE_GAMES.find((game) => game === stored()['game']) ?? PUZZLE_GAMES[0] ?? '';

export const chosenTheme = (): Theme | undefined => THEMES.find((theme) => theme === stored()['theme']);

export const choose = (game: string, theme: Theme | undefined): void =>
  void writeLocal(KEY, { game, theme: theme ?? null });
