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
import { giveHand } from './determinization.ts';
import { knowHand } from './tile-tracking.ts';
import { putPlayed } from './tiles-played.ts';

/** How often a play brings the most points that its tiles can bring: of who counts points alone, and of who weighs more. */
const COUNTING = 0.99;
const WEIGHING = 0.91;
/**
 * How likely it must be that a seat counts points alone, to rely on it in the endgame: that loses more where it is wrong than
 * it gains where it is right (`node bench/endings.ts`).
 */
export const SURELY = 0.75;

/** How somebody chooses: takes the most points at once, or thinks further. */
export type Manner = 'counting' | 'weighing';

export class Manners {
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
      if (action.kind === 'move' && action.seat !== seat) this.note(position, action.seat, action.move);
      apply(qwirkle, position, action);
    }
  }

  /** Takes in what a seat did. */
  private note(before: Position, seat: Seat, move: Move): void {
    if (!isPlay(move) || isOpening(before)) return;
    const { scratch, plays, tiles } = this;
    qwirkle.copy(before, scratch);
    // Of most hands only the tiles that were played are known.
    if (!knowHand(scratch, seat)) giveHand(scratch, seat, tiles, putPlayed(move, tiles, 0));
    legalPlays(scratch, seat, plays);
    const points = playPoints(before, move);
    let isMost = true;
    for (let i = 0; i < plays.length; i++) if (plays.points[i] > points) isMost = false;
    this.odds[seat - 1] *= isMost ? COUNTING / WEIGHING : (1 - COUNTING) / (1 - WEIGHING);
  }

  /** How likely a seat counts points alone. */
  counting(seat: Seat): number {
    const odds = this.odds[seat - 1];
    return odds / (1 + odds);
  }
}

/** How the other of two chooses. */
export const mannerOf = ({ position, seat, past = [] }: SearchRequest<QwirkleTypes>): Manner =>
  new Manners(position, seat, past).counting(seat === 1 ? 2 : 1) > SURELY ? 'counting' : 'weighing';
