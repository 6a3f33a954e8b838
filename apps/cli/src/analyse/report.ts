// The analysis of a match as lines of text for people.

import type { DecisionAnalysis, MatchAnalysis } from '@mozaika/analysis';
import { finalTurn, type MatchRecord, replay } from '@mozaika/kernel';
import { actionWords, sentenceOf } from '@mozaika/words';
import { analysisTitle, momentLine, noMomentsLine, seatLines, unfinishedLine } from '@mozaika/words/analysis/report';
import { itemAt } from '../item-at.ts';
import { language, style } from '../terminal.ts';
import type { TerminalGame } from '../terminal-game.ts';

/** At most so many reasons are told for each moment. */
const MOST_REASONS = 2;

export function analysisLines(terminal: TerminalGame, record: MatchRecord, analysis: MatchAnalysis): string[] {
  const { players } = record;
  const names = players;
  const isOver = turnAtEnd(terminal, record) === 'over';
  return [
    style.bold(analysisTitle(analysis, terminal.title, language)),
    ...analysis.seats.flatMap((seat) => {
      const [first = '', ...rest] = seatLines(seat, itemAt(names, seat.seat - 1), players.length, language);
      return [first, ...rest.map((line) => `  ${line}`)];
    }),
    ...(isOver ? [] : [unfinishedLine(language)]),
    ...(analysis.moments.length === 0 ? [noMomentsLine(language)] : []),
    ...analysis.moments.flatMap((index) => momentLines(terminal, record, analysis, index)),
  ];
}

function turnAtEnd({ game }: TerminalGame, record: MatchRecord): string | undefined {
  const replayed = replay(game, record);
  return replayed.ok ? finalTurn(game, record, replayed.value).kind : undefined;
}

function momentLines(terminal: TerminalGame, record: MatchRecord, { steps }: MatchAnalysis, index: number): string[] {
  const step = steps.find((one) => one.index === index);
  if (step?.kind !== 'decision') return [];
  const { vocabulary } = terminal;
  const inWords = (move: string): string => `${move} (${actionWords(move, language, vocabulary)})`;
  const told = {
    name: itemAt(record.players, step.seat - 1),
    index,
    size: step.size,
    played: inWords(step.played.move),
    better: inWords(step.best.move),
    before: step.best.win,
    after: step.played.win,
  };
  return [momentLine(told, language), ...reasonsOf(terminal, record, step).map((line) => `  ${line}`)];
}

/** Why the best move is better, as far as facts tell. */
function reasonsOf({ game, compare, vocabulary }: TerminalGame, record: MatchRecord, step: DecisionAnalysis): string[] {
  const before = replay(game, { ...record, actions: record.actions.slice(0, step.index) });
  const [best, played] = [game.parseMove(step.best.move), game.parseMove(step.played.move)];
  if (!compare || !before.ok || !best.ok || !played.ok) return [];
  const reasons = compare(before.value, step.seat, best.value, played.value);
  return reasons.slice(0, MOST_REASONS).map((reason) => sentenceOf(reason, language, vocabulary));
}
