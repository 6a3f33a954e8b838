// Playing a match from start to end with players that are functions: for the arena, the laws and benchmarks.

import { allMoves, apply, formatAction } from './action.ts';
import { type DealKey, dealNext } from './duplicate-dealer.ts';
import {
  type Action,
  type Game,
  type GameTypes,
  latestRules,
  type MoveAction,
  type Outcome,
  type Sink,
} from './game.ts';
import { type Move, MoveList } from './moves.ts';
import { pick, type Random } from './random.ts';
import { type MatchRecord, RECORD_FORMAT } from './record.ts';
import type { Seat, SeatCount } from './seats.ts';

/** Chooses a move for a seat that is to move. */
export type Chooser<T extends GameTypes> = (position: T['position'], seat: Seat) => Move;

export interface MatchPlan<T extends GameTypes> {
  readonly choose: Chooser<T>;
  /** The source of the k-th chance action, or the key that all deals follow from. */
  readonly chance: ((k: number) => Random) | DealKey;
  readonly onAction?: (action: Action<T>, position: T['position']) => void;
  readonly sink?: Sink<T['event']>;
}

/** Plays a position to its end, in place. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  { choose, chance, onAction, sink }: MatchPlan<T>,
): Outcome {
  const past: Action<T>[] = [];
  const dealt = (k: number): T['deal'] =>
    typeof chance === 'function' ? game.deal(position, chance(k)) : dealNext(game, position, chance, k, () => past);
  for (let deals = 0; ; ) {
    const turn = game.turn(position);
    if (turn.kind === 'over') return turn.outcome;
    const action: Action<T> =
      turn.kind === 'deal' ? { kind: 'deal', deal: dealt(deals++) } : moveOf(position, turn.seats, choose);
    onAction?.(action, position);
    apply(game, position, action, sink);
    past.push(action);
  }
}

/** The move of the first seat to move. */
function moveOf<T extends GameTypes>(position: T['position'], seats: readonly Seat[], choose: Chooser<T>): MoveAction {
  const [seat] = seats;
  if (seat === undefined) throw new Error('A position that wants a move names no seat');
  return { kind: 'move', seat, move: choose(position, seat) };
}

/** The player that knows nothing: any listed move, each equally likely; only without one, any of the others. */
export function randomChooser<T extends GameTypes>(game: Game<T>, random: Random): Chooser<T> {
  const list = new MoveList();
  return (position, seat) => {
    game.legalMoves(position, seat, list);
    if (list.length > 0) return list.at(random(list.length));
    const others = allMoves(game, position, seat);
    return pick(others, random);
  };
}

/** The record of a match that was played with a seed's deals. */
export function recordMatch<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  players: readonly string[],
  key: DealKey,
  choose: Chooser<T>,
): MatchRecord {
  const actions: string[] = [];
  const position = game.setup(options, players.length as SeatCount);
  playOut(game, position, {
    choose,
    chance: key,
    onAction: (action) => actions.push(formatAction(game, action)),
  });
  return { format: RECORD_FORMAT, game: game.id, options, players, rules: latestRules(game), actions };
}
