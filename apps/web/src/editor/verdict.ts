// Whether what is being set up is a position, and what can be done with it.

import type { GameTypes } from '@mozaika/kernel';
import { type Game, parseSetUp, type Refusal, type Seat, type SetUp } from '@mozaika/kernel';

export type Verdict =
  | {
      readonly fits: true;
      readonly setUp: SetUp<GameTypes>;
      /** Who is to decide; absent: nobody. */
      readonly seat?: Seat;
      readonly isOver: boolean;
      /** Whether all that the seat would need to know is known. */
      readonly isKnown: boolean;
    }
  | { readonly fits: false; readonly refusal: Refusal };

/** Judges a whole text, with its edition. */
export function judge(game: Game, text: string): Verdict {
  const read = parseSetUp(game, text);
  if (!read.ok) return { fits: false, refusal: read.refusal };
  const turn = game.turn(read.value.position);
  const [seat] = turn.kind === 'move' ? turn.seats : [];
  return {
    fits: true,
    setUp: read.value,
    ...(seat !== undefined && { seat }),
    isOver: turn.kind === 'over',
    isKnown: seat === undefined || game.knows(read.value.position, seat),
  };
}
