// An imagined world: hands that the others may hold, and the order of the bag, in agreement with all that a seat knows.

import type { Random, Seat } from '@mozaika/kernel';
import { addToHand, KINDS, type Position, qwirkle } from '@mozaika/qwirkle';
import { CommonRandomDeck } from './common-random-deck.ts';

/** What is believed of the hands of the others. */
export interface Belief {
  /** How likely a seat takes the most points and thinks of nothing else. */
  greedyProbability(seat: Seat): number;
  /** Tiles that a seat may hold, taken from those that are left: their number, the tiles in `out`. */
  sample(seat: Seat, left: Uint8Array, random: Random, out: Uint8Array): number;
}

/** Gives a seat the first of some tiles instead of what it holds. */
export function setHand(position: Position, seat: Seat, tiles: Uint8Array, size: number): void {
  position.known[seat - 1] = 0;
  position.unknown[seat - 1] = 0;
  for (let i = 0; i < size; i++) addToHand(position, seat, tiles[i]);
}

export class Determinization {
  /** The whole position. */
  readonly position: Position;
  readonly deck = new CommonRandomDeck();
  private readonly left = new Uint8Array(KINDS);
  private readonly sampled = new Uint8Array(6);

  constructor(like: Position) {
    this.position = qwirkle.clone(like);
  }

  /** Becomes another world that agrees with what is known. */
  sample(known: Position, belief: Belief, random: Random): void {
    const { position, left, deck } = this;
    qwirkle.copy(known, position);
    left.set(known.unseen);
    const { seats, unknown } = position;
    // Who is asked first gets what it is believed to hold; that must not always be the same seat.
    const first = seats > 2 ? random(seats) : 0;
    for (let i = 0; i < seats; i++) {
      const seat = (((first + i) % seats) + 1) as Seat;
      if (unknown[seat - 1] === 0) continue;
      const count = Math.min(belief.sample(seat, left, random, this.sampled), unknown[seat - 1]);
      for (let at = 0; at < count; at++) {
        left[this.sampled[at]]--;
        addToHand(position, seat, this.sampled[at]);
        unknown[seat - 1]--;
      }
    }
    deck.shuffle(left, random);
    for (let s = 0; s < seats; s++) {
      for (; unknown[s] > 0; unknown[s]--) {
        const tile = deck.pop();
        left[tile]--;
        addToHand(position, (s + 1) as Seat, tile);
      }
    }
    position.unseen.set(left);
  }
}
