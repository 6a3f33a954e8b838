// The prompt for a person's move: what can be typed, and what each answer does.

import { existsSync } from 'node:fs';
import { allMoves, check, type Move, type Seat } from '@mozaika/kernel';
import { actionWords, refusalSentence } from '@mozaika/words';
import { itemAt } from '../item-at.ts';
import { language, print, style, t } from '../terminal.ts';
import type { Keyboard } from './keyboard.ts';
import type { TerminalMatch } from './match.ts';
import { PLAY, type PromptCommand, parsePromptCommand } from './phrases.ts';
import { saveMatch } from './saved-match.ts';

const PAGE = 20;

/** Why a session ends before the match does. */
export type Leaving = 'quit' | 'end' | 'interrupt';

/** What the prompt needs of the session that it belongs to. */
export interface PromptSession {
  readonly match: TerminalMatch;
  readonly keyboard: Keyboard;
  /** Where the match is kept up to date. */
  file: string | undefined;
  draw(openHands: readonly Seat[]): void;
}

type Decision = { readonly move: Move } | 'undone' | Leaving;

/** Asks until there is a legal move, an undo or a wish to leave. */
export async function promptForMove(session: PromptSession, seat: Seat, plays: readonly Move[]): Promise<Decision> {
  const { match } = session;
  const { terminal } = match;
  // Whoever has nothing to play picks from the trades instead.
  const listed = plays.length > 0 ? plays : allMoves(terminal.game, match.host.position, seat);
  if (plays.length === 0) print(t(PLAY.noListed));
  const texts = listed.map((move) => terminal.game.formatMove(move));
  session.keyboard.completions = () => [...texts, 'moves', 'board', 'undo', 'save', 'quit', 'help'];
  /** How many moves of the list have been shown. */
  let shown = 0;
  const showPage = () => {
    shown = printPage(session, seat, listed, shown);
  };
  const run: { readonly [command in PromptCommand]: (rest: string) => Decision | undefined } = {
    help: () => void print(t(PLAY.help, { examples: terminal.examples.join(', ') })),
    moves: () => {
      shown = 0;
      showPage();
      return undefined;
    },
    board: () => void session.draw([seat]),
    undo: () => {
      const refusal = match.undo();
      print(refusal ? refusalSentence(refusal, language) : t(PLAY.undone));
      return refusal ? undefined : 'undone';
    },
    save: (rest) => void print(save(session, rest)),
    quit: () => 'quit',
  };
  print(style.dim(t(PLAY.hint)));
  for (;;) {
    const answer = await session.keyboard.ask(`${style.bold(match.nameOf(seat))}> `);
    if (answer.kind !== 'line') return answer.kind;
    const typed = parsePromptCommand(answer.text);
    if (typed) {
      const decision = run[typed.command](typed.rest);
      if (decision !== undefined) return decision;
    } else if (answer.text === '') {
      if (shown > 0 && shown < listed.length) showPage();
      else print(style.dim(t(PLAY.hint)));
    } else {
      const move = moveOf(session, seat, answer.text, listed);
      if (move !== undefined) return { move };
    }
  }
}

/** The legal move that was typed; otherwise prints what is wrong with it. */
function moveOf(session: PromptSession, seat: Seat, typed: string, listed: readonly Move[]): Move | undefined {
  const { terminal, host } = session.match;
  if (/^\d+$/.test(typed)) {
    const move = listed[Number(typed) - 1];
    if (move === undefined) print(t(PLAY.noSuchNumber, { count: listed.length }));
    return move;
  }
  const parsed = terminal.game.parseMove(terminal.normalise(typed));
  const refusal = parsed.ok
    ? check(terminal.game, host.position, { kind: 'move', seat, move: parsed.value })
    : { ...parsed.refusal, found: typed };
  if (parsed.ok && !refusal) return parsed.value;
  if (refusal) print(refusalSentence(refusal, language, terminal.vocabulary));
  return undefined;
}

/** Prints the next page of the list of moves. Returns how many have been shown by then. */
function printPage(session: PromptSession, seat: Seat, listed: readonly Move[], from: number): number {
  const { terminal, host } = session.match;
  const to = Math.min(from + PAGE, listed.length);
  const texts = listed.slice(from, to).map((move) => terminal.game.formatMove(move));
  const width = Math.max(0, ...texts.map((text) => text.length));
  for (const [i, text] of texts.entries()) {
    const words = style.dim(actionWords(text, language, terminal.vocabulary));
    print(
      `${String(from + i + 1).padStart(4)}  ${text.padEnd(width)}  ${gain(session, seat, itemAt(listed, from + i))}  ${words}`,
    );
  }
  if (to < listed.length) print(t(PLAY.more, { left: listed.length - to }));
  const limit = terminal.trades?.limit(host.position, seat) ?? 0;
  if (terminal.trades && to === listed.length && limit > 0) {
    print(t(PLAY.trades, { limit, example: terminal.trades.example }));
  }
  return to;
}

/** The points that a move brings at once. */
function gain(session: PromptSession, seat: Seat, move: Move): string {
  const { game, position } = session.match.host;
  const after = game.clone(position);
  game.applyMove(after, seat, move);
  const points = itemAt(game.scores(after), seat - 1) - itemAt(game.scores(position), seat - 1);
  return (points === 0 ? '' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`).padStart(3);
}

/** Saves the match. Returns the sentence that says how it went. */
function save(session: PromptSession, file: string): string {
  const target = file === '' ? session.file : file;
  if (target === undefined) return t(PLAY.saveWhere);
  if (target !== session.file && existsSync(target)) return t(PLAY.fileExists, { file: target });
  const saved = saveMatch(session.match, target);
  if (saved.kind === 'notSaved') return t(PLAY.notSaved, { file: target, reason: saved.reason });
  session.file = target;
  return t(PLAY.saved, { file: target });
}
