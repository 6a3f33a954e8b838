// Walking through a random match, step by step: what every law looks at.

import { allMoves, apply, formatAction } from '../action.ts';
import type { Action, Game, GameTypes, Sink, Turn } from '../game.ts';
import { type Move, MoveList } from '../moves.ts';
import { pick, type Random } from '../random.ts';
import type { Refusal, Result } from '../refusal.ts';
import { type Seat, type SeatCount, seatsOf, type Viewer } from '../seats.ts';
import { must } from './compare.ts';
import type { Trial } from './law.ts';

/** No match of any game is longer than this. */
export const LONGEST_MATCH = 10_000;

/** One in so many moves is taken from all legal ones, trades included. */
const UNLISTED_EVERY = 8;

/** A moment of a match: the live position before `action`, which is absent at the end. */
export interface Step<T extends GameTypes> {
  readonly index: number;
  readonly position: T['position'];
  readonly turn: Turn;
  readonly action?: Action<T>;
}

/** The moments of a random match, its end included. The position advances when the next moment is asked for. */
export function* walk<T extends GameTypes>(
  { game, options, seats, random }: Trial<T>,
  sink?: Sink<T['event']>,
): Generator<Step<T>, void> {
  yield* walkOn(game, game.setup(options, seats), random, sink);
}

/** The moments from a position to the end of the match, advancing that position. */
export function* walkOn<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  random: Random,
  sink?: Sink<T['event']>,
): Generator<Step<T>, void> {
  for (let index = 0; index <= LONGEST_MATCH; index++) {
    const turn = game.turn(position);
    if (turn.kind === 'over') {
      yield { index, position, turn };
      return;
    }
    const action = randomAction(game, position, turn, random);
    yield { index, position, turn, action };
    apply(game, position, action, sink);
  }
  throw new Error(`no end after ${LONGEST_MATCH} actions`);
}

/** Any action that a position waits for. */
export function randomAction<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  turn: Exclude<Turn, { kind: 'over' }>,
  random: Random,
): Action<T> {
  if (turn.kind === 'deal') return { kind: 'deal', deal: game.deal(position, random) };
  const seat = pick(turn.seats, random);
  const listed = listedMoves(game, position, seat);
  const moves = listed.length > 0 && random(UNLISTED_EVERY) > 0 ? listed : allMoves(game, position, seat);
  must(moves.length > 0, `seat ${seat} is to move and has no move`, game.view(position));
  return { kind: 'move', seat, move: pick(moves, random) };
}

/** The moves that a game lists for a seat. */
export function listedMoves<T extends GameTypes>(game: Game<T>, position: T['position'], seat: Seat): Move[] {
  const list = new MoveList();
  game.legalMoves(position, seat, list);
  return list.toArray();
}

/** The moves of all seats that are to move, as texts: the listed ones and then the others, seat by seat. */
export const moveTexts = <T extends GameTypes>(game: Game<T>, position: T['position'], turn: Turn): string[] =>
  turn.kind !== 'move'
    ? []
    : turn.seats.flatMap((seat) =>
        allMoves(game, position, seat).map((move) => formatAction(game, { kind: 'move', seat, move })),
      );

/** Everybody who can look at a match. */
export const viewersOf = (seats: SeatCount): readonly Viewer[] => ['spectator', ...seatsOf(seats)];

/** The value of a result that has to be there. */
export function granted<T>(result: Result<T>, what: string): T {
  if (!result.ok) throw new Error(`${what}: refused ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** Throws unless a check found nothing to refuse. */
export function mustPass(what: string, refusal: Refusal | undefined): void {
  if (refusal) throw new Error(`${what}: refused ${JSON.stringify(refusal)}`);
}

/** Throws unless a check refused, with a code. */
export function mustRefuse(what: string, refusal: Refusal | undefined): void {
  if (typeof refusal?.code !== 'string' || refusal.code === '') {
    throw new Error(`${what}: not refused, found ${JSON.stringify(refusal)}`);
  }
}
