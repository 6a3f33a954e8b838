// Determinization: a full position that is consistent with what a seat knows. Hidden hands are sampled from the belief about
// the opponents, those that nobody has played from yet by the announced sizes of their largest sets; the rest of the unseen
// tiles is shuffled into the bag.

import { type Random, type Seat, seatAt } from '@mozaika/kernel';
import { addToHand, HAND_SIZE, holdsOpeningHand, KINDS, type Position, qwirkle, sampleHand } from '@mozaika/qwirkle';
import { CommonRandomDeck } from './common-random-deck.ts';

/** The belief about the opponents: their hidden tiles and their policy. */
export interface Belief {
  /** The probability that a seat plays greedily. */
  greedyProbability(seat: Seat): number;
  /** Samples hidden tiles of a seat out of those that are left into `out`, and returns how many they are. */
  sample(seat: Seat, left: Uint8Array, random: Random, out: Uint8Array): number;
}

/** Replaces the hand of a seat by the first `size` of some tiles. */
export function setHand(position: Position, seat: Seat, tiles: Uint8Array, size: number): void {
  position.known[seat - 1] = 0;
  position.unknown[seat - 1] = 0;
  for (let i = 0; i < size; i++) addToHand(position, seat, tiles[i]);
}

export class Determinization {
  /** The full position. */
  readonly position: Position;
  readonly deck = new CommonRandomDeck();
  private readonly left = new Uint8Array(KINDS);
  private readonly sampled = new Uint8Array(HAND_SIZE);

  constructor(like: Position) {
    this.position = qwirkle.clone(like);
  }

  /** Samples a new determinization of a masked position. */
  sample(known: Position, belief: Belief, random: Random): void {
    const { position, left, deck } = this;
    qwirkle.copy(known, position);
    left.set(known.unseen);
    const { seats, unknown } = position;
    // The seat that is sampled first is not constrained by the others' tiles: a random one, or its belief would be favoured.
    const first = seats > 2 ? random(seats) : 0;
    for (let i = 0; i < seats; i++) {
      const seat = seatAt((first + i) % seats);
      if (unknown[seat - 1] === 0) continue;
      const count = Math.min(this.sampleTiles(seat, belief, random), unknown[seat - 1]);
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
        addToHand(position, seatAt(s), tile);
      }
    }
    position.unseen.set(left);
  }
  /** Samples hidden tiles of a seat into `sampled`, and returns how many they are. */
  private sampleTiles(seat: Seat, belief: Belief, random: Random): number {
    const { position, left, sampled } = this;
    const isOpeningHand = position.unknown[seat - 1] === HAND_SIZE && holdsOpeningHand(position, seat);
    if (!isOpeningHand) return belief.sample(seat, left, random, sampled);
    sampled.set(sampleHand(left, position.announced[seat - 1], random));
    return HAND_SIZE;
  }
}
