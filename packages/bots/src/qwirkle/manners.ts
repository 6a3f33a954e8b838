// Manners: whether a seat simply takes the most points it can see, judged by its plays so far.

import type { Move, Seat } from '@mozaika/kernel';
import {
  HAND_SIZE,
  isOpening,
  isPlay,
  legalPlays,
  PlayList,
  type Position,
  playPoints,
  qwirkle,
} from '@mozaika/qwirkle';
import { putPlayed } from './tiles-played.ts';
import { giveHand } from './world.ts';

/** How often a play brings the most points that its tiles can bring: of who counts points alone, and of who weighs more. */
const COUNTING = 0.99;
const WEIGHING = 0.91;

export class Manners {
  /** By seat: how much likelier its plays are for somebody who counts points alone than for somebody who weighs more. */
  private readonly odds = [1, 1, 1, 1];
  private readonly scratch: Position;
  private readonly plays = new PlayList();
  private readonly tiles = new Uint8Array(HAND_SIZE);

  constructor(like: Position) {
    this.scratch = qwirkle.clone(like);
  }

  /** Takes in what a seat did. Of its hand only the tiles that it played are known. */
  note(before: Position, seat: Seat, move: Move): void {
    if (!isPlay(move) || isOpening(before)) return;
    const { scratch, plays, tiles } = this;
    qwirkle.copy(before, scratch);
    giveHand(scratch, seat, tiles, putPlayed(move, tiles, 0));
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
