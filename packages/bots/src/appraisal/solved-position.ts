// A position that is solved: what its moves are worth is known, not estimated by a search that could go on.

import type { Move } from '@mozaika/kernel';
import type { MoveValue } from '../bot.ts';

export interface SolvedPosition {
  readonly best: MoveValue;
  /** The value of a legal move; nothing if that would take more nodes than are left. */
  valueOf(move: Move): MoveValue | undefined;
}
