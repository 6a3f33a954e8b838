// A replay for people: a transcript of every action, then the board at the end.

import {
  finalTurn,
  foldLog,
  logOf,
  type MatchRecord,
  quote,
  type Refusal,
  type Result,
  replay,
  seatAt,
  type Turn,
} from '@mozaika/kernel';
import { factWords, refusalSentence } from '@mozaika/words';
import { atTable, findGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { actionLine, eventLine, outcomeLines, roundLine } from '../match-text.ts';
import { language, print, screenWidth, style, t } from '../terminal.ts';
import type { TerminalGame } from '../terminal-game.ts';

const RECORD = { en: 'Record {record}', cs: 'Záznam {record}' };
const ACTION = { en: 'Action {index}, “{text}”', cs: 'Akce {index}, „{text}“' };
const WAITS = {
  move: { en: 'Still running: it’s {names}’s turn.', cs: 'Partie běží: na tahu je {names}.' },
  deal: { en: 'Still running: the dealer is next.', cs: 'Partie běží: teď se rozdává.' },
};

export function printTranscript(read: Result<MatchRecord>, record: number): boolean {
  if (record > 0) print('');
  return read.ok ? printRecord(read.value, record) : printRefusal(record, read.refusal);
}

function printRefusal(record: number, refusal: Refusal, match?: MatchRecord, terminal?: TerminalGame): false {
  const { index, ...why } = refusal;
  const sentence = refusalSentence(why, language, terminal?.vocabulary);
  const text = typeof index === 'number' ? quote(match?.actions[index] ?? '') : undefined;
  const where = text === undefined ? '' : ` ${t(ACTION, { index, text })}:`;
  print(`${style.bold(`${t(RECORD, { record })}:`)}${where} ${sentence}`);
  return false;
}

function printRecord(match: MatchRecord, record: number): boolean {
  const found = findGame(match.game);
  if (!found.ok) return printRefusal(record, found.refusal);
  const terminal = atTable(found.value, match);
  const { game } = terminal;
  const names = match.players;
  print(
    style.bold(`${t(RECORD, { record })}: ${terminal.title} ${JSON.stringify(match.options)}, ${names.join(', ')}`),
  );
  const notesAt = notesOf(match);
  let round = 0;
  let scores = '';
  let facts: string[] = [];
  const replayed = replay(game, match, {
    before(position, _, index) {
      if (game.round(position) !== round) {
        round = game.round(position);
        print(`\n${roundLine(round)}`);
      }
      for (const line of notesAt(index)) print(line);
    },
    event(event) {
      const fact = eventLine(terminal, names, event);
      if (fact !== undefined) facts.push(fact);
    },
    after(position, action, index) {
      print(`${String(index).padStart(4)}  ${actionLine(terminal, names, action)}`);
      for (const fact of facts) print(style.dim(`${' '.repeat(12)}${fact}`));
      facts = [];
      const now = game.scores(position).join(' : ');
      if (now !== scores && index > 0) print(`${' '.repeat(12)}${style.bold(now)}`);
      scores = now;
    },
  });
  if (!replayed.ok) return printRefusal(record, replayed.refusal, match, terminal);
  for (const line of notesAt(match.actions.length)) print(line);
  const { facts: known = {} } = terminal.vocabulary;
  const openHands = names.map((_, index) => seatAt(index));
  const context = { style, language, width: screenWidth(), names, facts: known, openHands };
  print(['', ...terminal.draw(game.view(replayed.value), context), ''].join('\n'));
  for (const line of ending(terminal, names, finalTurn(game, match, replayed.value))) print(line);
  return true;
}

/** What is told of the table before an action: who resigned, who is back. */
function notesOf(match: MatchRecord): (index: number) => string[] {
  const log = foldLog(logOf(match));
  const notes = log.ok ? log.value.notes : [];
  return (index) =>
    notes.flatMap(({ before, fact }) => {
      const words = before === index ? factWords(fact, match.players, language) : undefined;
      return words === undefined ? [] : [style.dim(`${' '.repeat(6)}${words}`)];
    });
}

function ending(terminal: TerminalGame, names: readonly string[], turn: Turn): string[] {
  if (turn.kind === 'over') return outcomeLines(terminal, names, turn.outcome);
  if (turn.kind === 'deal') return [t(WAITS.deal)];
  return [t(WAITS.move, { names: turn.seats.map((seat) => itemAt(names, seat - 1)) })];
}
