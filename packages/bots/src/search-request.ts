// From a masked record to a search request: bots get what a person in their seat gets.

import {
  type Action,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Random,
  type Result,
  refuse,
  replay,
  type Seat,
} from '@mozaika/kernel';
import type { SearchRequest } from './bot.ts';

/** The request of a seat at the end of a record; by default, of the first seat to move whose tiles are known. */
export function searchRequestOf<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  random: Random,
  asked?: Seat,
): Result<SearchRequest<T>> {
  const past: Action<T>[] = [];
  const replayed = replay(game, record, { after: (_, action) => past.push(action) });
  if (!replayed.ok) return replayed;
  const position = replayed.value;
  const turn = game.turn(position);
  if (turn.kind === 'over') return refuse('match-over', { reason: turn.outcome.reason });
  if (turn.kind === 'deal') return refuse('deal-expected');
  const seat = asked ?? turn.seats.find((one) => game.knows(position, one)) ?? turn.seats[0];
  return { ok: true, value: { position, seat, past, random } };
}
