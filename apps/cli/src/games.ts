// The registry of games: every command, help text and server of this program offers what is listed here.
//
// To add a game:
//   apps/cli/src/NAME/terminal-game.ts   a `TerminalGame`: rules, vocabulary, typed moves
//   apps/cli/src/NAME/draw.ts            its drawing
//   apps/cli/src/games.ts                one import and one entry in GAMES
//   apps/cli/package.json, tsconfig.json the dependency and the reference to packages/NAME

import { type Json, ok, quote, type Result, refuse } from '@mozaika/kernel';
import { azulTerminal } from './azul/terminal-game.ts';
import { qwirkleTerminal } from './qwirkle/terminal-game.ts';
import type { TerminalGame } from './terminal-game.ts';
import { oneOf, UsageError } from './usage-error.ts';

/** The first one is the default where a command has one. */
export const GAMES: readonly [TerminalGame, ...TerminalGame[]] = [azulTerminal, qwirkleTerminal];

export const GAME_IDS: readonly string[] = GAMES.map(({ game }) => game.id);

const gameNamed = (id: string): TerminalGame | undefined => GAMES.find(({ game }) => game.id === id);

/** The game that a record names, or the refusal of a record of some other game. */
export function findGame(id: string): Result<TerminalGame> {
  const found = gameNamed(id);
  if (found) return ok(found);
  return refuse('unknown-game', { field: 'game', found: quote(id), expected: { kind: 'one-of', values: GAME_IDS } });
}

/** The game that was named on the command line. */
export function requireGame(id: string): TerminalGame {
  const found = gameNamed(id.toLowerCase());
  if (!found) throw new UsageError(`There is no game "${id}"; name ${oneOf(GAME_IDS)}.`);
  return found;
}

const boardOf = (options: Json): string | undefined => {
  const { board } = Object(options) as { readonly board?: Json };
  return typeof board === 'string' ? board : undefined;
};

/** The boards that a game can be played on; none for a game without boards. */
export const boardsOf = ({ game }: TerminalGame): string[] =>
  game.variants.map(boardOf).filter((board) => board !== undefined);

/** The options of a game on a board; without one the first variant of the game. */
export function optionsFor(terminal: TerminalGame, board: string | undefined): Json {
  const { game, title } = terminal;
  const boards = boardsOf(terminal);
  const options = game.variants.find((variant) => board === undefined || boardOf(variant) === board);
  if (options !== undefined) return options;
  if (boards.length === 0) throw new UsageError(`${title} has no boards to choose from; leave --board out.`);
  throw new UsageError(`${title} has no board "${board}"; choose ${oneOf(boards)}.`);
}

/** What the help texts say about --board. */
export const BOARD_HELP: string = GAMES.map((terminal) => ({ title: terminal.title, boards: boardsOf(terminal) }))
  .filter(({ boards }) => boards.length > 0)
  .map(
    ({ title, boards: [first, ...others] }) => `a board of ${title}: ${[`${first} (default)`, ...others].join(', ')}`,
  )
  .join('; ');
