// The options of a match: the board, and who starts if the table has chosen. Read from untrusted JSON.

import {
  type Expected,
  isSeat,
  type Json,
  ok,
  quote,
  type Result,
  refuse,
  type Seat,
  type SeatCount,
} from '@mozaika/kernel';
import { BOARD_NAMES, type BoardName } from './boards.ts';

export type AzulOptions = {
  readonly board: BoardName;
  /** The first starting player, if the table has chosen one. */
  readonly start?: Seat;
};

export function parseOptions(json: Json, seats: SeatCount): Result<AzulOptions> {
  const bad = (field: string, expected: Expected, found: Json | undefined) =>
    refuse('bad-field', { field, expected, found: quote(JSON.stringify(found) ?? 'nothing') });
  if (json === null || typeof json !== 'object' || Array.isArray(json))
    return bad('options', { kind: 'type', type: 'object' }, json);
  const { board, start } = json as { readonly [option: string]: Json | undefined };
  if (!BOARD_NAMES.includes(board as BoardName)) {
    return bad('options.board', { kind: 'one-of', values: BOARD_NAMES }, board);
  }
  if (start === undefined) return ok({ board: board as BoardName });
  if (!isSeat(start) || start > seats) return bad('options.start', { kind: 'seat', most: seats }, start);
  return ok({ board: board as BoardName, start });
}
