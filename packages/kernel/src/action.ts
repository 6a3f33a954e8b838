// Actions: read, written, checked and applied for any game. Whose turn it is gets decided here, once for all games.

import type { Action, Game, GameTypes, Sink } from './game.ts';
import { MoveList } from './moves.ts';
import { type Refusal, type Result, unreadable } from './refusal.ts';
import { parseSeat, type Seat, type Viewer } from './seats.ts';

const CHANCE = '*';
/** No action of any game is longer; what is, gets refused before a game's parser has to look at it. */
export const LONGEST_ACTION = 1_000;

/** Whether the text of an action is chance's, not a choice of anybody. */
export const isByChance = (action: string): boolean => action.startsWith(`${CHANCE} `);

export function parseAction<T extends GameTypes>(game: Game<T>, text: string): Result<Action<T>> {
  if (text.length > LONGEST_ACTION) return unreadable(text, { kind: 'length', of: 'characters', most: LONGEST_ACTION });
  // Without a space all of it is the actor.
  const space = `${text} `.indexOf(' ');
  const actor = text.slice(0, space);
  const rest = text.slice(space + 1);
  if (actor === CHANCE) {
    const deal = game.parseDeal(rest);
    return deal.ok ? { ok: true, value: { kind: 'deal', deal: deal.value } } : deal;
  }
  const seat = parseSeat(actor);
  if (seat === undefined) return unreadable(text, { kind: 'form', examples: ['1 …', '2 …', '3 …', '4 …', '* …'] });
  const move = game.parseMove(rest);
  return move.ok ? { ok: true, value: { kind: 'move', seat, move: move.value } } : move;
}

export function formatAction<T extends GameTypes>(game: Game<T>, action: Action<T>): string {
  return action.kind === 'deal'
    ? `${CHANCE} ${game.formatDeal(action.deal)}`
    : `${action.seat} ${game.formatMove(action.move)}`;
}

/** What a viewer may know of an action; the very same one if nothing of it is hidden. */
export function maskAction<T extends GameTypes>(game: Game<T>, action: Action<T>, viewer: Viewer): Action<T> {
  if (action.kind === 'deal') {
    const deal = game.maskDeal(action.deal, viewer);
    return deal === action.deal ? action : { kind: 'deal', deal };
  }
  const move = game.maskMove(action.move, action.seat, viewer);
  return move === action.move ? action : { kind: 'move', seat: action.seat, move };
}

/** Whether two texts are the same action, apart from what one of them hides. */
export function isSameAction<T extends GameTypes>(game: Game<T>, one: string, other: string): boolean {
  const hidden = (text: string): string | undefined => {
    const action = parseAction(game, text);
    return action.ok ? formatAction(game, maskAction(game, action.value, 'spectator')) : undefined;
  };
  return one === other || hidden(one) === other || one === hidden(other);
}

/** Why an action is not legal in a position, or nothing if it is. */
export function check<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  action: Action<T>,
): Refusal | undefined {
  const turn = game.turn(position);
  if (turn.kind === 'over') return { code: 'match-over', reason: turn.outcome.reason };
  if (turn.kind === 'deal') {
    return action.kind === 'deal'
      ? game.checkDeal(position, action.deal)
      : { code: 'deal-expected', seat: action.seat };
  }
  if (action.kind === 'deal') return { code: 'move-expected', seats: turn.seats };
  if (!turn.seats.includes(action.seat)) return { code: 'not-your-turn', seat: action.seat, seats: turn.seats };
  return game.checkMove(position, action.seat, action.move);
}

/** Advances a position by an action that `check` has let through. */
export function apply<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  action: Action<T>,
  sink?: Sink<T['event']>,
): void {
  if (action.kind === 'deal') game.applyDeal(position, action.deal, sink);
  else game.applyMove(position, action.seat, action.move, sink);
}

/** Checks, then applies; an illegal action leaves the position as it was. */
export function play<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  action: Action<T>,
  sink?: Sink<T['event']>,
): Result<Action<T>> {
  const refusal = check(game, position, action);
  if (refusal) return { ok: false, refusal };
  apply(game, position, action, sink);
  return { ok: true, value: action };
}

/** The legal moves of a seat, listed ones first, then the others. */
export function allMoves<T extends GameTypes>(game: Game<T>, position: T['position'], seat: Seat): number[] {
  const list = new MoveList();
  game.legalMoves(position, seat, list);
  const listed = list.toArray();
  if (!game.unlistedMoves) return listed;
  game.unlistedMoves(position, seat, list);
  return [...listed, ...list.toArray()];
}
