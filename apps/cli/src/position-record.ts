// A position that was typed in place of a file: `azul 3 take2 …`, as docs/records.md describes it.

import {
  editionIn,
  latestRules,
  type MatchRecord,
  ok,
  parseSetUp,
  type Result,
  refuse,
  SET_UP_FORMAT,
  seatsOf,
} from '@mozaika/kernel';
import { atTable, GAMES } from './games.ts';
import { t } from './terminal.ts';
import type { TerminalGame } from './terminal-game.ts';

const PLAYER = { en: 'Player {seat}', cs: 'Hráč {seat}' };

/** The game of a position, in the words of its edition. */
export function gameOfPosition(text: string): TerminalGame | undefined {
  const id = editionIn(text);
  for (const terminal of GAMES) {
    const edition = terminal.game.editions.find((one) => one.id === id);
    if (edition) return atTable(terminal, { options: edition.options, players: [] });
  }
  return undefined;
}

/** Whether an argument is a position: an edition and something behind it. Files have other names. */
export const isPosition = (text: string): boolean =>
  /^\s*\S+?[\s_]+\S/.test(text) && gameOfPosition(text) !== undefined;

/** The record of a match that begins from a position and in which nothing has happened yet. */
export function setUpRecord(terminal: TerminalGame | undefined, text: string): Result<MatchRecord> {
  if (!terminal) {
    const values = GAMES.flatMap(({ game }) => game.editions.map(({ id }) => id));
    return refuse('unknown-edition', { found: editionIn(text), expected: { kind: 'one-of', values } });
  }
  const { game } = terminal;
  const read = parseSetUp(game, text);
  if (!read.ok) return read;
  const { options, seats } = read.value;
  const players = seatsOf(seats).map((seat) => t(PLAYER, { seat }));
  const rules = latestRules(game);
  return ok({ format: SET_UP_FORMAT, game: game.id, options, players, rules, from: text, actions: [] });
}
