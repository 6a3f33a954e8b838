// Manners: whether a seat simply takes the most points it can see, judged by its plays so far.

import { type Action, apply, type Move, type Seat } from '@mozaika/kernel';
import {
  HAND_SIZE,
  isOpening,
  isPlay,
  legalPlays,
  PlayList,
  type Position,
  playPoints,
  type QwirkleTypes,
  qwirkle,
} from '@mozaika/qwirkle';
import type { SearchRequest } from '../bot.ts';
import { setHand } from './determinization.ts';
import { deduceHand } from './tile-tracking.ts';
import { putPlayed } from './tiles-played.ts';

/** How often a play brings the most points that its tiles can bring: of who counts points alone, and of who weighs more. */
const MAX_PLAY_IF_GREEDY = 0.99;
const MAX_PLAY_IF_EQUITY = 0.91;
/**
 * How likely it must be that a seat counts points alone, to rely on it in the endgame: that loses more where it is wrong than
 * it gains where it is right (`node bench/endings.ts`).
 */
export const GREEDY_THRESHOLD = 0.75;

/** How somebody chooses: takes the most points at once, or thinks further. */
export type OpponentPolicy = 'greedy' | 'equity';

export class OpponentModel {
  /** By seat: how much likelier its plays are for somebody who counts points alone than for somebody who weighs more. */
  private readonly odds = [1, 1, 1, 1];
  private readonly scratch: Position;
  private readonly plays = new PlayList();
  private readonly tiles = new Uint8Array(HAND_SIZE);

  /** Takes the actions as they are masked for the seat that wants to know. */
  constructor(known: Position, seat: Seat, past: readonly Action<QwirkleTypes>[]) {
    this.scratch = qwirkle.clone(known);
    const position = qwirkle.setup(known.options, known.seats);
    for (const action of past) {
      if (action.kind === 'move' && action.seat !== seat) this.update(position, action.seat, action.move);
      apply(qwirkle, position, action);
    }
  }

  /** Takes in what a seat did. */
  private update(before: Position, seat: Seat, move: Move): void {
    if (!isPlay(move) || isOpening(before)) return;
    const { scratch, plays, tiles } = this;
    qwirkle.copy(before, scratch);
    // Of most hands only the tiles that were played are known.
    if (!deduceHand(scratch, seat)) setHand(scratch, seat, tiles, putPlayed(move, tiles, 0));
    legalPlays(scratch, seat, plays);
    const points = playPoints(before, move);
    let isMost = true;
    for (let i = 0; i < plays.length; i++) if (plays.points[i] > points) isMost = false;
    this.odds[seat - 1] *= isMost
      ? MAX_PLAY_IF_GREEDY / MAX_PLAY_IF_EQUITY
      : (1 - MAX_PLAY_IF_GREEDY) / (1 - MAX_PLAY_IF_EQUITY);
  }

  /** How likely a seat counts points alone. */
  greedyProbability(seat: Seat): number {
    const odds = this.odds[seat - 1];
    return odds / (1 + odds);
  }
}

/** How the other of two chooses. */
export const opponentPolicyOf = ({ position, seat, past = [] }: SearchRequest<QwirkleTypes>): OpponentPolicy =>
  new OpponentModel(position, seat, past).greedyProbability(seat === 1 ? 2 : 1) > GREEDY_THRESHOLD
    ? 'greedy'
    : 'equity';
