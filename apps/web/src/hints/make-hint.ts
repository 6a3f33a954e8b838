// A hint as the worker makes it: the strongest bot decides from what the seat knows, the facts of its move say why.

import { LEVELS, type SearchRequest } from '@mozaika/bots';
import type { Move, Result, Seat } from '@mozaika/kernel';
import { searchDecision } from '../bots/decide.ts';
import { type Explanation, unexplained } from './explanation.ts';
import type { Hint, HintRequest } from './hint.ts';

type Explain = (position: SearchRequest['position'], seat: Seat, move: Move, other: Move | undefined) => Explanation;

/** What each game says for a move. A game that is not here gets the move alone. */
const EXPLAINERS: { readonly [game: string]: () => Promise<Explain> } = {
  azul: async () => (await import('./azul.ts')).explainAzul as Explain, // the position is of the same game
  qwirkle: async () => (await import('./qwirkle.ts')).explainQwirkle as Explain,
};

/** Loads what a game says for a move. */
export const loadExplain = async (game: string): Promise<Explain> =>
  (Object.hasOwn(EXPLAINERS, game) ? await EXPLAINERS[game]?.() : undefined) ?? unexplained;

/** The strongest bot. */
const ADVISER = LEVELS[LEVELS.length - 1] ?? LEVELS[0];
/** Equal positions, equal hints. */
const SEED = 1;

export async function makeHint(
  { record, seat }: HintRequest,
  yieldToEvents: () => Promise<void>,
  stop: AbortSignal,
): Promise<Result<Hint>> {
  const searched = await searchDecision({ level: ADVISER, record, seat, seed: SEED }, yieldToEvents, stop);
  if (!searched.ok) return searched;
  const { bot, request, decision } = searched.value;
  const other = decision.analysis.moves.find(({ move }) => move !== decision.move)?.move;
  const explanation = (await loadExplain(record.game))(request.position, seat, decision.move, other);
  return { ok: true, value: { move: bot.game.formatMove(decision.move), ...explanation } };
}
