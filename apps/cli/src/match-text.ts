// Actions, events and outcomes of a match as lines of text for people.

import type { Action, GameEvent, Outcome } from '@mozaika/kernel';
import { formatAction } from '@mozaika/kernel';
import { actionWords, eventWords, reasonWords } from '@mozaika/words';
import { itemAt } from './item-at.ts';
import { language, style, t } from './terminal.ts';
import type { TerminalGame } from './terminal-game.ts';

const DEALER = { en: 'dealer', cs: 'rozdávající' };
const ROUND = { en: 'Round {round}', cs: '{round}. kolo' };
const ENDED = { en: 'The match is over: {reason}.', cs: 'Partie končí: {reason}.' };
const RANKED = { en: '{rank}. {name}, {points|point|points}', cs: '{rank}. {name}, {points|bod|body|bodů}' };
const UNRANKED = { en: '{name}, {points|point|points}', cs: '{name}, {points|bod|body|bodů}' };
const SHARED = { en: 'Shared victory: {names}.', cs: 'O vítězství se dělí: {names}.' };

const WIDEST_NAME = 16;

const nameWidth = (names: readonly string[]): number =>
  Math.min(WIDEST_NAME, Math.max(DEALER[language].length, ...names.map((name) => name.length)));

/** One action: who, in notation, in words. */
export function actionLine({ game, vocabulary }: TerminalGame, names: readonly string[], action: Action): string {
  const text = formatAction(game, action);
  const notation = text.slice(text.indexOf(' ') + 1);
  const width = nameWidth(names);
  const actor =
    action.kind === 'deal'
      ? style.dim(DEALER[language].padEnd(width))
      : itemAt(names, action.seat - 1)
          .slice(0, WIDEST_NAME)
          .padEnd(width);
  return `${actor}  ${style.bold(notation.padEnd(8))}  ${actionWords(notation, language, vocabulary)}`;
}

/** An event in words, if the game's vocabulary has a phrase for it. */
export const eventLine = (
  { vocabulary }: TerminalGame,
  names: readonly string[],
  event: GameEvent,
): string | undefined => eventWords(event, names, language, vocabulary);

export const roundLine = (round: number): string => style.bold(t(ROUND, { round }));

/** The ranking at the end. */
export function outcomeLines({ vocabulary }: TerminalGame, names: readonly string[], outcome: Outcome): string[] {
  const { scores, ranks } = outcome;
  const order = names.map((_, i) => i).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const winners = names.filter((_, i) => ranks[i] === 1);
  return [
    t(ENDED, { reason: reasonWords(outcome, names, language, vocabulary) }),
    ...order.map(
      (i) => `  ${t(ranks.length === 0 ? UNRANKED : RANKED, { rank: ranks[i], name: names[i], points: scores[i] })}`,
    ),
    ...(winners.length > 1 ? [t(SHARED, { names: winners })] : []),
  ];
}
