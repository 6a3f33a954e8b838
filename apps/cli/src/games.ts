// The registry of games: every command, help text and server of this program offers what is listed here.
//
// To add a game:
//   apps/cli/src/NAME/terminal-game.ts   a `TerminalGame`: rules, vocabulary, typed moves
//   apps/cli/src/NAME/draw.ts            its drawing
//   apps/cli/src/games.ts                one import and one entry in GAMES
//   apps/cli/package.json, tsconfig.json the dependency and the reference to packages/NAME

import { findEdition, type Json, type MatchHeader, ok, quote, type Result, refuse } from '@mozaika/kernel';
import { type Phrase, type Phrases, vocabularyFor, withNames } from '@mozaika/words';
import { editionName } from '@mozaika/words/editions';
import { azulTerminal } from './azul/terminal-game.ts';
import type { OptionValues } from './command.ts';
import { qwirkleTerminal } from './qwirkle/terminal-game.ts';
import { language } from './terminal.ts';
import type { TerminalGame } from './terminal-game.ts';
import { oneOf, UsageError } from './usage-error.ts';

const WRONG = {
  game: { en: 'There is no game “{id}”; name {games}.', cs: 'Hra „{id}“ tu není; vyber {games}.' },
  boardToo: {
    en: '--edition already says which board is played; leave --board out.',
    cs: '--edition už určuje, na kterém plánu se hraje; vynech --board.',
  },
  edition: {
    en: '{title} has no edition “{edition}”; choose {ids}.',
    cs: '{title} nemá vydání „{edition}“; vyber {ids}.',
  },
  noBoards: {
    en: '{title} has no boards to choose from; leave --board out.',
    cs: '{title} nemá plány na výběr; vynech --board.',
  },
  board: { en: '{title} has no board “{board}”; choose {boards}.', cs: '{title} nemá plán „{board}“; vyber {boards}.' },
} as const satisfies Phrases;

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
  if (!found) throw new UsageError(WRONG.game, { id, games: oneOf(GAME_IDS) });
  return found;
}

const boardOf = (options: Json): string | undefined => {
  const { board } = Object(options) as { readonly board?: Json };
  return typeof board === 'string' ? board : undefined;
};

/** The boards that a game can be played on; none for a game without boards. */
const boardsOf = ({ game }: TerminalGame): string[] =>
  game.variants.map(boardOf).filter((board) => board !== undefined);

/** The ids of a game's editions, as `--edition` takes them. */
const editionIds = ({ game }: TerminalGame): string[] => game.editions.map(({ id }) => id);

/** The options of the edition or of the board that the command line names; without one of the game's first edition. */
export function optionsFor(terminal: TerminalGame, values: OptionValues): Json {
  const { game, title } = terminal;
  const [edition, board] = [values.text('edition'), values.text('board')];
  if (edition !== undefined && board !== undefined) {
    throw new UsageError(WRONG.boardToo);
  }
  if (board !== undefined) return optionsOfBoard(terminal, board);
  const found = game.editions.find(({ id }) => edition === undefined || id === edition.toLowerCase());
  if (!found) throw new UsageError(WRONG.edition, { title, edition, ids: oneOf(editionIds(terminal)) });
  return found.options;
}

function optionsOfBoard(terminal: TerminalGame, board: string): Json {
  const boards = boardsOf(terminal);
  const options = terminal.game.variants.find((variant) => boardOf(variant) === board);
  if (options !== undefined) return options;
  if (boards.length === 0) throw new UsageError(WRONG.noBoards, { title: terminal.title });
  throw new UsageError(WRONG.board, { title: terminal.title, board, boards: oneOf(boards) });
}

/** A game as it is at the table of a match: by the name of its edition, in words that know its box and its players. */
export function atTable(
  terminal: TerminalGame,
  { options, players }: Pick<MatchHeader, 'options' | 'players'>,
): TerminalGame {
  const edition = findEdition(terminal.game.editions, options);
  return {
    ...terminal,
    title: edition ? editionName(edition.id, language) : terminal.title,
    vocabulary: withNames(vocabularyFor(terminal.vocabulary, options), players),
  };
}

/** One sentence for each game that has something to choose from. */
function helpOf(choices: (terminal: TerminalGame) => readonly string[], phrase: Phrase): Phrase {
  const named = GAMES.map((terminal) => ({ title: terminal.title, ids: choices(terminal) }));
  const texts = (pattern: string) =>
    named
      .filter(({ ids }) => ids.length > 1)
      .map(({ title, ids }) => pattern.replace('TITLE', title).replace('IDS', ids.join(', ')))
      .join('; ');
  return { en: texts(phrase.en), cs: texts(phrase.cs) };
}

/** What the help texts say about --edition and --board. */
export const EDITION_HELP: Phrase = helpOf(editionIds, {
  en: 'a box of TITLE: IDS (default: the first)',
  cs: 'krabice hry TITLE: IDS (jinak první)',
});
export const BOARD_HELP: Phrase = helpOf(boardsOf, {
  en: 'a board of TITLE instead: IDS',
  cs: 'místo ní plán hry TITLE: IDS',
});
