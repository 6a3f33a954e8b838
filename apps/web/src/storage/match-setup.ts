// What a match starts from, as this app stores it: game, options, rules and who sits where.

import type { Json, Seat } from '@mozaika/kernel';

/** Who sits where, as far as a board shows it. */
export interface PlayerLabel {
  readonly seat: Seat;
  /** Empty for a guest, who has a number instead. */
  readonly name: string;
  readonly guest?: number;
  /** The bot's level; absent for people. */
  readonly bot?: string;
}

export interface MatchSetup {
  readonly game: string;
  readonly options: Json;
  readonly rules: number;
  /** The position that the match begins from, as in its record. Absent: where the rules begin. */
  readonly from?: string;
  readonly players: readonly PlayerLabel[];
}
