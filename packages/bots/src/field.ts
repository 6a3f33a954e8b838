// The players of each game, by name. A game's bots and their weights are loaded when they are needed.

import type { Bot } from './bot.ts';

/** From the weakest level to the strongest. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** All players that a game has: the levels, and two that are good to compare with. */
export const PLAYER_NAMES = ['random', 'greedy', ...LEVELS] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export const isPlayerName = (name: string): name is PlayerName => (PLAYER_NAMES as readonly string[]).includes(name);

export type Field = { readonly [name in PlayerName]: Bot };

const FIELDS: { readonly [game: string]: () => Promise<Field> } = {
  azul: async () => (await import('./azul/field.ts')).azulField,
  qwirkle: async () => (await import('./qwirkle/field.ts')).qwirkleField,
};

/** Loads the players of a game, if it has any. */
export async function loadField(game: string): Promise<Field | undefined> {
  return Object.hasOwn(FIELDS, game) ? FIELDS[game]() : undefined;
}
