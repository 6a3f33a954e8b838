// Matches of Qwirkle between bots that know no more than their seats do: for training and for tests of strength.

import {
  type Action,
  apply,
  check,
  isSeatCount,
  maskAction,
  type Random,
  type Seat,
  type SeatCount,
  seatsOf,
  seededRandom,
} from '@mozaika/kernel';
import { type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { RunningStats } from '../src/arena/running-stats.ts';
import type { Bot, Budget } from '../src/bot.ts';
import { decide } from '../src/decide.ts';

/** A bot with the budget that it gets. */
export interface Contestant {
  readonly bot: Bot;
  readonly budget: Partial<Budget>;
}

/** Plays one match and returns the points of each seat. Equal seeds have equal deals as long as the moves are equal. */
export function playMatch(contestants: readonly Contestant[], seed: string, now: () => number): number[] {
  const seats = contestants.length;
  if (!isSeatCount(seats)) throw new RangeError(`A match has 2 to 4 contestants, not ${seats}`);
  const truth = qwirkle.setup({}, seats);
  const views: Position[] = seatsOf(seats).map(() => qwirkle.setup({}, seats));
  const pasts: Action<QwirkleTypes>[][] = seatsOf(seats).map(() => []);
  const chance = seededRandom(`${seed} chance`);
  const own: Random[] = seatsOf(seats).map((seat) => seededRandom(`${seed} seat ${seat}`));
  const act = (action: Action<QwirkleTypes>) => {
    apply(qwirkle, truth, action);
    for (const seat of seatsOf(seats)) {
      const masked = maskAction(qwirkle, action, seat);
      apply(qwirkle, views[seat - 1], masked);
      pasts[seat - 1].push(masked);
    }
  };
  for (;;) {
    const turn = qwirkle.turn(truth);
    if (turn.kind === 'over') return [...turn.outcome.scores];
    if (turn.kind === 'deal') {
      act({ kind: 'deal', deal: qwirkle.deal(truth, chance) });
      continue;
    }
    const seat: Seat = turn.seats[0];
    const { bot, budget } = contestants[seat - 1];
    const request = { position: views[seat - 1], seat, random: own[seat - 1], past: pasts[seat - 1] };
    const decided = decide(bot, request, { budget, now });
    if (!decided.ok) throw new Error(`seat ${seat} refuses: ${JSON.stringify(decided.refusal)}`);
    const action: Action<QwirkleTypes> = { kind: 'move', seat, move: decided.value.move };
    const refusal = check(qwirkle, truth, action);
    if (refusal) throw new Error(`seat ${seat} made an illegal move: ${JSON.stringify(refusal)}`);
    act(action);
  }
}

/** The result of a series of paired matches. */
export interface SeriesResult {
  readonly matches: number;
  /** The first contestant's share of wins; a shared win counts by its share. */
  readonly share: number;
  /** Half the width of the 95 % interval, over pairs of matches. */
  readonly plusMinus: number;
  readonly margin: number;
}

/** How long a series is, and what its chance and clock are. */
export interface SeriesPlan {
  readonly seats: SeatCount;
  readonly deals: number;
  readonly seed: string;
  readonly now: () => number;
}

/** One contestant against opponents that are all of a second kind, every deal once from each seat. */
export function playSeries(a: Contestant, b: Contestant, { seats, deals, seed, now }: SeriesPlan): SeriesResult {
  const shares = new RunningStats();
  let margins = 0;
  for (let deal = 0; deal < deals; deal++) {
    let share = 0;
    for (const at of seatsOf(seats)) {
      const scores = playMatch(
        seatsOf(seats).map((seat) => (seat === at ? a : b)),
        `${seed} ${deal}`,
        now,
      );
      const most = Math.max(...scores);
      if (scores[at - 1] === most) share += 1 / scores.filter((score) => score === most).length;
      margins += scores[at - 1] - Math.max(...scores.filter((_, i) => i !== at - 1));
    }
    shares.add(share / seats);
  }
  const { mean, within } = shares.estimate();
  const matches = deals * seats;
  return { matches, share: mean, plusMinus: within, margin: margins / matches };
}
