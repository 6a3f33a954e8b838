// The rules of every game, which this harness shares with the server: what is legal, and what a log leads to.

import { azul } from '@mozaika/azul';
import { type Game, type Json, MatchHost, RECORD_FORMAT } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';

const GAMES: readonly Game[] = [azul, qwirkle];

function gameNamed(id: string): Game {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`No rules for ${id}`);
  return game;
}

/** What a match starts from. The players' names do not matter to the rules. */
export function hostOf(match: {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly rules: number;
}): MatchHost {
  const players = Array.from({ length: match.seats }, (_, i) => String(i + 1));
  const { game, rules } = match;
  const opened = MatchHost.open(gameNamed(game), {
    format: RECORD_FORMAT,
    game,
    options: match.options as Json,
    players,
    rules,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
}
