// Opponent model: the probability that a seat plays greedily, updated by Bayes' rule from its past plays.

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
  writePlayedTiles,
} from '@mozaika/qwirkle';
import type { SearchRequest } from '../bot.ts';
import { setHand } from './determinization.ts';
import { deduceHand } from './tile-tracking.ts';

/** P(a play brings the most points that its tiles can bring | policy), for greedy play and for play by static evaluation. */
const MAX_PLAY_IF_GREEDY = 0.99;
const MAX_PLAY_IF_EQUITY = 0.91;
/**
 * From this probability on, the endgame search relies on greedy play: being wrong costs more than being right gains
 * (`node bench/endings.ts`).
 */
export const GREEDY_THRESHOLD = 0.75;

/** How a seat is modelled: by points alone, or by equity (points and what the leave is worth). */
export type OpponentPolicy = 'greedy' | 'equity';

export class OpponentModel {
  /** By seat: the odds of greedy play, likelihood ratios multiplied onto even prior odds. */
  private readonly odds = [1, 1, 1, 1];
  private readonly scratch: Position;
  private readonly plays = new PlayList();
  private readonly tiles = new Uint8Array(HAND_SIZE);

  /** `past` are the actions as masked for the modelling seat. */
  constructor(known: Position, seat: Seat, past: readonly Action<QwirkleTypes>[]) {
    this.scratch = qwirkle.clone(known);
    const position = qwirkle.setup(known.options, known.seats, known.rules);
    for (const action of past) {
      if (action.kind === 'move' && action.seat !== seat) this.update(position, action.seat, action.move);
      apply(qwirkle, position, action);
    }
  }

  /** Bayes update by one move of a seat. */
  private update(before: Position, seat: Seat, move: Move): void {
    if (!isPlay(move) || isOpening(before)) return;
    const { scratch, plays, tiles } = this;
    qwirkle.copy(before, scratch);
    // Mostly only the played tiles are known; then the play is compared with other plays of the same tiles.
    if (!deduceHand(scratch, seat)) setHand(scratch, seat, tiles, writePlayedTiles(move, tiles, 0));
    legalPlays(scratch, seat, plays);
    const points = playPoints(before, move);
    let isMost = true;
    for (let i = 0; i < plays.length; i++) if (plays.points[i] > points) isMost = false;
    this.odds[seat - 1] *= isMost
      ? MAX_PLAY_IF_GREEDY / MAX_PLAY_IF_EQUITY
      : (1 - MAX_PLAY_IF_GREEDY) / (1 - MAX_PLAY_IF_EQUITY);
  }

  /** The posterior probability that a seat plays greedily. */
  greedyProbability(seat: Seat): number {
    const odds = this.odds[seat - 1];
    return odds / (1 + odds);
  }
}

/** The policy that the endgame search assumes of the opponent, with two seats. */
export const opponentPolicyOf = ({ position, seat, past = [] }: SearchRequest<QwirkleTypes>): OpponentPolicy =>
  new OpponentModel(position, seat, past).greedyProbability(seat === 1 ? 2 : 1) > GREEDY_THRESHOLD
    ? 'greedy'
    : 'equity';
