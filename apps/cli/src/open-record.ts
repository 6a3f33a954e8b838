// The position at the end of a file's record: what `moves`, `perft` and `play --continue` look at.

import { finalTurn, type MatchRecord, type Refusal, type Result, replay, type Turn } from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { atTable, findGame } from './games.ts';
import { gameOfPosition, isPosition, setUpRecord } from './position-record.ts';
import { oneRecord } from './read-records.ts';
import { language, printError, printJson, t } from './terminal.ts';
import type { TerminalGame } from './terminal-game.ts';

export interface OpenRecord {
  readonly terminal: TerminalGame;
  readonly match: MatchRecord;
  readonly position: unknown;
  /** Whose decision it waits for. */
  readonly turn: Turn;
}

/** How a refusal is printed: as JSON on stdout, or as a sentence on stderr. */
export type OutputFormat = 'json' | 'text';

/** Prints why a record was refused, naming the action. */
function printRefusal({ index, ...refusal }: Refusal, format: OutputFormat, terminal?: TerminalGame): void {
  if (format === 'json') {
    printJson(index === undefined ? { refusal } : { index, refusal });
    return;
  }
  const where = index === undefined ? '' : `${t({ en: 'Action {index}', cs: 'Akce {index}' }, { index })}: `;
  printError(where + refusalSentence(refusal, language, terminal?.vocabulary));
}

/** Replays the record of a file, or sets up the position of a text. A refusal is printed, and nothing is returned. */
export async function openRecord(file: string, format: OutputFormat): Promise<OpenRecord | undefined> {
  return isPosition(file) ? openSetUp(file, format) : openRead(await oneRecord(file), format);
}

/** Sets up the position of a text. A refusal is printed, and nothing is returned. */
export function openSetUp(text: string, format: OutputFormat): OpenRecord | undefined {
  const terminal = gameOfPosition(text);
  return openRead(setUpRecord(terminal, text), format, terminal);
}

function openRead(read: Result<MatchRecord>, format: OutputFormat, named?: TerminalGame): OpenRecord | undefined {
  if (!read.ok) return void printRefusal(read.refusal, format, named);
  const found = findGame(read.value.game);
  if (!found.ok) return void printRefusal(found.refusal, format);
  const terminal = atTable(found.value, read.value);
  const replayed = replay(terminal.game, read.value);
  if (!replayed.ok) return void printRefusal(replayed.refusal, format, terminal);
  const turn = finalTurn(terminal.game, read.value, replayed.value);
  return { terminal, match: read.value, position: replayed.value, turn };
}

const NO_MOVES = {
  over: { en: 'No legal moves: the match is over.', cs: 'Žádné tahy: partie skončila.' },
  deal: { en: 'No legal moves: the dealer is next.', cs: 'Žádné tahy: nejdřív se musí rozdat.' },
};

/** The seats that are to move and whose moves are known; about the others it prints why there are none. */
export function knownSeats({ terminal, position, turn }: OpenRecord): Extract<Turn, { kind: 'move' }>['seats'] {
  const { game, vocabulary } = terminal;
  if (turn.kind !== 'move') {
    printError(t(NO_MOVES[turn.kind]));
    return [];
  }
  return turn.seats.filter((seat) => {
    const known = game.knows(position, seat);
    if (!known) printError(refusalSentence({ code: 'hand-hidden', seat }, language, vocabulary));
    return known;
  });
}
