// A match of Qwirkle at the real table: turns are written down as the rules write moves, everybody's tiles stay hidden.

import { apply, check, type GameEvent, ok, parseAction, type Result, seatsOf, seededRandom } from '@mozaika/kernel';
import { decodeMove, type Position, qwirkle, readPosition, writePosition } from '@mozaika/qwirkle';
import type { LastEntry, PadSetup, PadState } from '../../../pad/contract.ts';
import { PAD } from './words.ts';

export type QwirklePadState = PadState<Position>;

const HIDDEN_HAND = '?'.repeat(12);

export function begin({ seats, first }: PadSetup): QwirklePadState {
  const text = [`move${first} 0 - -`, ...seatsOf(seats).map(() => `0;${HIDDEN_HAND}`)].join(' ');
  const read = qwirkle.parsePosition(text, {});
  if (!read.ok) throw new Error(`A match can't begin: ${read.refusal.code}`);
  return { inner: read.value, scores: qwirkle.scores(read.value), steps: [] };
}

export function after(state: QwirklePadState, _: PadSetup, entry: string): Result<QwirklePadState> {
  const read = parseAction(qwirkle, entry);
  if (!read.ok) return read;
  const position = qwirkle.clone(state.inner);
  const refusal = check(qwirkle, position, read.value);
  if (refusal) return { ok: false, refusal };
  const events: GameEvent[] = [];
  apply(qwirkle, position, read.value, (event) => events.push(event));
  draw(position, events);
  const seat = state.inner.mover;
  const turn = qwirkle.turn(position);
  return ok({
    inner: position,
    scores: qwirkle.scores(position),
    steps: [...state.steps, { title: { phrase: PAD.turn, facts: { seat, turn: state.steps.length + 1 } }, events }],
    ...(turn.kind === 'over' && { end: turn.outcome }),
  });
}

/** Whoever has played or traded draws: which tiles, only they know. */
function draw(position: Position, events: GameEvent[]): void {
  const random = seededRandom('score pad');
  while (qwirkle.turn(position).kind === 'deal') {
    const deal = qwirkle.deal(qwirkle.determinize(position, random), random);
    qwirkle.applyDeal(position, qwirkle.maskDeal(deal, 'spectator'), (event) => events.push(event));
  }
}

/** Before a play its tiles are known to have been in the hand; the others its player knows. */
export function position({ inner }: QwirklePadState, last: LastEntry<Position> | undefined): string {
  if (!last) return qwirkle.formatPosition(inner);
  const text = qwirkle.formatPosition(last.before.inner);
  const action = parseAction(qwirkle, last.entry);
  const move = action.ok && action.value.kind === 'move' ? decodeMove(action.value.move) : undefined;
  const read = readPosition(text);
  if (move?.kind !== 'play' || !read.ok) return text;
  const tiles = move.tiles.map(({ tile }) => tile);
  const hands = read.value.hands.map((hand, i) =>
    i === last.before.inner.mover - 1 ? { tiles, hidden: hand.hidden - tiles.length } : hand,
  );
  return writePosition({ ...read.value, hands });
}
