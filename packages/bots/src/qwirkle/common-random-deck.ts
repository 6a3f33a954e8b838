// The bag of a determinization as a shuffled deck, for common random numbers: every candidate move is rolled out against the
// same draws. Each seat draws from its own offset, so that what it draws hardly depends on how many tiles the others drew,
// and the results of two candidates stay correlated.

import type { Random, Seat } from '@mozaika/kernel';
import { dueDraw, KINDS, type Position, type QwirkleDeal, qwirkle, TILE_COUNT } from '@mozaika/qwirkle';

const MOST_SEATS = 4;
const MOST_DRAWN = 6;

type Draw = { readonly kind: 'draw'; readonly seat: Seat; readonly tiles: number[] };

export class CommonRandomDeck {
  private readonly order = new Uint8Array(2 * TILE_COUNT);
  private readonly used = new Uint8Array(2 * TILE_COUNT);
  private readonly cursors = new Uint8Array(MOST_SEATS);
  private size = 0;
  private length = 0;
  /** Reused deals, by seat and number of tiles, so that a rollout makes no garbage. */
  private readonly draws: readonly (readonly Draw[])[] = ([1, 2, 3, 4] as const).map((seat) =>
    Array.from({ length: MOST_DRAWN + 1 }, (_, count) => ({
      kind: 'draw',
      seat,
      tiles: Array.from({ length: count }, () => 0),
    })),
  );

  /** Shuffles tiles given as a number of each kind (Fisher–Yates), and returns how many they are. */
  shuffle(counts: Uint8Array, random: Random): number {
    const { order } = this;
    let size = 0;
    for (let tile = 0; tile < KINDS; tile++) for (let i = counts[tile]; i > 0; i--) order[size++] = tile;
    for (let i = size - 1; i > 0; i--) {
      const j = random(i + 1);
      const tile = order[i];
      order[i] = order[j];
      order[j] = tile;
    }
    this.size = size;
    return size;
  }

  /** Removes the last tile for good: for a hand of the determinization. */
  pop(): number {
    return this.order[--this.size];
  }

  /** Undoes all draws since the shuffle: the next candidate gets the same ones. */
  restore(seats: number): void {
    this.used.fill(0);
    this.length = this.size;
    for (let s = 0; s < seats; s++) this.cursors[s] = Math.floor((s * this.size) / seats);
  }

  /** Applies the draw that the position waits for; a trade's tiles go to the end of the deck. */
  draw(position: Position): void {
    if (position.phase !== 'draw') return;
    const seat = position.mover;
    const count = dueDraw(position);
    const deal = this.draws[seat - 1][count];
    for (let i = 0; i < count; i++) deal.tiles[i] = this.next(seat - 1);
    for (let i = 0; i < position.asideKnown; i++) this.order[this.length++] = position.aside[i];
    qwirkle.applyDeal(position, deal as QwirkleDeal);
  }

  private next(s: number): number {
    let at = this.cursors[s];
    while (at >= this.length || this.used[at] === 1) at = at >= this.length ? 0 : at + 1;
    this.used[at] = 1;
    this.cursors[s] = at;
    return this.order[at];
  }
}
