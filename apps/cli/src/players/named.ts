// The players that the arena and the terminal know by name, besides people. Later bots join this list.

import type { Game } from '@mozaika/kernel';
import { oneOf, Problem } from '../problem.ts';
import { greedyPlayer } from './greedy.ts';
import type { PlayerKind } from './kind.ts';
import { randomPlayer } from './random.ts';

const KINDS: readonly PlayerKind[] = [randomPlayer, greedyPlayer];

const plays = ({ games }: PlayerKind, game: Game): boolean => games === undefined || games.includes(game.id);

/** The player kind of a name, if there is one for this game. */
export const playerKind = (name: string, game: Game): PlayerKind | undefined =>
  KINDS.find((kind) => kind.name === name && plays(kind, game));

/** The player kinds of the seats of a match. */
export function requirePlayers(names: readonly string[], game: Game): PlayerKind[] {
  return names.map((name) => {
    const kind = playerKind(name, game);
    if (kind) return kind;
    const known = KINDS.filter((other) => plays(other, game)).map((other) => other.name);
    throw new Problem(`There is no player "${name}" for ${game.id}; there is ${oneOf(known)}.`);
  });
}
