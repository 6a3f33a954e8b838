// Positions of matches that random players play: what facts are derived in a second time.

import {
  allMoves,
  apply,
  type Game,
  type GameTypes,
  type Move,
  pick,
  type Random,
  randomChooser,
  type Seat,
  type SeatCount,
} from '@mozaika/kernel';

export interface Choice<T extends GameTypes> {
  readonly position: T['position'];
  readonly seat: Seat;
  readonly move: Move;
  /** How many actions came before. */
  readonly index: number;
}

/** Every decision of a match that is played at random; the position is a copy. */
export function* choicesOf<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: SeatCount,
  random: Random,
): Generator<Choice<T>> {
  const position = game.setup(options, seats);
  const listed = randomChooser(game, random);
  for (let index = 0; ; index++) {
    const turn = game.turn(position);
    if (turn.kind === 'over') return;
    if (turn.kind === 'deal') game.applyDeal(position, game.deal(position, random));
    else {
      const seat = pick(turn.seats, random);
      // Trades outnumber everything else by far: most choices are among the listed moves.
      const move = random(8) === 0 ? pick(allMoves(game, position, seat), random) : listed(position, seat);
      yield { position: game.clone(position), seat, move, index };
      apply(game, position, { kind: 'move', seat, move });
    }
  }
}
