// The dealer for matches that many play from one seed (the daily, duplicate tournaments): what chance decides does not depend on what
// was played, as far as the tiles that are left allow.
//
// Method "mozaika-deal/2":
//   commitment = SHA-256(seed), as in mozaika-deal/1
//   key        = HMAC-SHA-256(seed, "mozaika-deal/2 key" ‖ for each contribution, by seat: seat (1 byte) ‖ value (32 bytes))
//   block j of the stream (what, which) = HMAC-SHA-256(key, what (4 bytes) ‖ which (4 bytes) ‖ j (4 bytes)), numbers big-endian
//   Words and numbers below n come from the blocks as in mozaika-deal/1.
// Which stream decides what, each game says: docs/records.md. A game that does not say it takes stream (0, k) for its k-th chance action.

import { type Contribution, dealer, keyOfMethod, numbersFrom } from './dealer.ts';
import type { Action, Game, GameTypes } from './game.ts';
import type { Streams } from './random.ts';

export const DUPLICATE_METHOD = 'mozaika-deal/2';

/** The key of all deals of a match that many play. */
export class DuplicateKey {
  readonly bytes: Uint8Array;
  readonly stream: Streams = (what, which) => numbersFrom(this.bytes, [what, which]);

  constructor(seed: Uint8Array, contributions: readonly Contribution[] = []) {
    this.bytes = keyOfMethod(DUPLICATE_METHOD, seed, contributions);
  }
}

/** The key of a match's deals, by one of the methods: bytes alone are those of mozaika-deal/1. */
export type DealKey = Uint8Array | DuplicateKey;

/** What chance decides next. `past` has all actions of the folded record before it, `k` is how many of them chance decided. */
export function dealNext<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  key: DealKey,
  k: number,
  past: () => readonly Action<T>[],
): T['deal'] {
  if (!(key instanceof DuplicateKey)) return game.deal(position, dealer(key, k));
  return game.duplicateDeal ? game.duplicateDeal(position, past(), key.stream) : game.deal(position, key.stream(0, k));
}
