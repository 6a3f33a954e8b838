// A match told to people: what each action did, in words, with its notation and its points.

import type { Action, GameEvent, Outcome } from '@mozaika/kernel';
import { formatAction } from '@mozaika/kernel';
import { actionWords, eventWords } from '@mozaika/words';
import { language, style, t } from './terminal.ts';
import type { TerminalGame } from './terminal-game.ts';

const DEALER = { en: 'dealer', cs: 'rozdávající' };
const ROUND = { en: 'Round {round}', cs: 'Kolo {round}' };
const ENDED = { en: 'The match is over: {reason}.', cs: 'Partie končí: {reason}.' };
const RANKED = { en: '{rank}. {name}, {points|point|points}', cs: '{rank}. {name}, {points|bod|body|bodů}' };
const SHARED = { en: 'Shared victory.', cs: 'Dělené vítězství.' };

const nameWidth = (names: readonly string[]): number =>
  Math.min(16, Math.max(DEALER[language].length, ...names.map((name) => name.length)));

/** One action: who, in notation, in words. */
export function actionLine({ game, vocabulary }: TerminalGame, names: readonly string[], action: Action): string {
  const text = formatAction(game, action);
  const notation = text.slice(text.indexOf(' ') + 1);
  const actor = action.kind === 'deal' ? style.dim(DEALER[language].padEnd(nameWidth(names))) : names[action.seat - 1];
  const shown = action.kind === 'deal' ? actor : actor.slice(0, 16).padEnd(nameWidth(names));
  return `${shown}  ${style.bold(notation.padEnd(8))}  ${actionWords(notation, language, vocabulary)}`;
}

/** An event in words, if it is one that people want to hear of. */
export const eventLine = (
  { vocabulary }: TerminalGame,
  names: readonly string[],
  event: GameEvent,
): string | undefined => eventWords(event, names, language, vocabulary);

export const roundLine = (round: number): string => style.bold(t(ROUND, { round }));

/** The ranking at the end. */
export function outcomeLines(
  { vocabulary }: TerminalGame,
  names: readonly string[],
  { scores, ranks, reason }: Outcome,
): string[] {
  const order = names.map((_, i) => i).sort((a, b) => ranks[a] - ranks[b]);
  const words = vocabulary.reasons[reason]?.[language] ?? reason;
  return [
    t(ENDED, { reason: words }),
    ...order.map((i) => `  ${t(RANKED, { rank: ranks[i], name: names[i], points: scores[i] })}`),
    ...(ranks.filter((rank) => rank === 1).length > 1 ? [t(SHARED)] : []),
  ];
}
