// Win probability and expected margin of a position: linear estimates of each seat's final points, then a logistic model.

import { type Seat, seatAt } from '@mozaika/kernel';
import { type Position, TILE_COUNT } from '@mozaika/qwirkle';
import { exp } from '../algorithms/portable-math.ts';
import { LeaveValue } from './leave-value.ts';
import { phaseWeightsOf, type Weights } from './static-evaluation.ts';

/** The scale of the logistic model, in points: it grows with the square root of the tiles that two seats have yet to play. */
export const logisticScale = ({ grid, seats }: Position, { winProbability }: Weights): number =>
  winProbability.base + winProbability.perRootTile * Math.sqrt((2 / seats) * (TILE_COUNT - grid.tileCount));

export class WinProbability {
  /** Expected own points minus the best opponent's. */
  margin = 0;
  /** The probability to win; a shared win counts by its share. */
  win = 0;
  private readonly hand = new LeaveValue();
  private readonly estimates = new Float64Array(4);
  private readonly weights: Weights;

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** Evaluates a position whose hands are all known, for a seat. */
  evaluate(position: Position, seat: Seat): void {
    if (position.phase === 'over') this.evaluateEnd(position, seat);
    else this.evaluateOpen(position, seat);
  }

  private evaluateEnd({ points, seats }: Position, seat: Seat): void {
    const own = points[seat - 1];
    let best = Number.NEGATIVE_INFINITY;
    let sharers = 1;
    for (let s = 0; s < seats; s++) {
      if (s === seat - 1) continue;
      if (points[s] > best) best = points[s];
      if (points[s] === own) sharers++;
    }
    this.margin = own - best;
    this.win = own < best ? 0 : 1 / sharers;
  }

  private evaluateOpen(position: Position, seat: Seat): void {
    const { seats, points } = position;
    const { moverHand, waitingHand, tempo } = phaseWeightsOf(this.weights, position);
    const scale = logisticScale(position, this.weights);
    let best = Number.NEGATIVE_INFINITY;
    for (let s = 0; s < seats; s++) {
      const turnsAway = (s + 1 - position.mover + seats) % seats;
      this.hand.load(position, seatAt(s), turnsAway === 0 ? moverHand : waitingHand);
      // Tempo: a seat that moves sooner has made more moves when the match ends, on average.
      this.estimates[s] = points[s] + this.hand.value(this.hand.whole) - (tempo * turnsAway) / (seats - 1);
      if (s !== seat - 1 && this.estimates[s] > best) best = this.estimates[s];
    }
    this.margin = this.estimates[seat - 1] - best;
    let odds = 0;
    for (let s = 0; s < seats; s++) odds += exp((this.estimates[s] - this.estimates[seat - 1]) / scale);
    this.win = 1 / odds;
  }
}
