// The options of a match: the board, the edition, and who starts if the table has chosen. Read from untrusted JSON.

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
import { type EditionName, editionsWith } from './editions.ts';

export type AzulOptions = {
  readonly board: BoardName;
  /** The box that people see; absent: the first one that has the board. */
  readonly edition?: EditionName;
  /** The first starting player, if the table has chosen one. */
  readonly start?: Seat;
};

export function parseOptions(json: Json, seats: SeatCount): Result<AzulOptions> {
  const bad = (field: string, expected: Expected, found: Json | undefined) =>
    refuse('bad-field', { field, expected, found: quote(JSON.stringify(found) ?? 'nothing') });
  if (json === null || typeof json !== 'object' || Array.isArray(json))
    return bad('options', { kind: 'type', type: 'object' }, json);
  const { board, edition, start } = json as { readonly [option: string]: Json | undefined };
  if (!isBoard(board)) return bad('options.board', { kind: 'one-of', values: BOARD_NAMES }, board);
  const editions = editionsWith(board);
  const chosen = editions.find((name) => name === edition);
  if (edition !== undefined && chosen === undefined) {
    return bad('options.edition', { kind: 'one-of', values: editions, optional: true }, edition);
  }
  if (start !== undefined && (!isSeat(start) || start > seats)) {
    return bad('options.start', { kind: 'seat', most: seats }, start);
  }
  return ok({ board, ...(chosen && { edition: chosen }), ...(start && { start }) });
}

const isBoard = (json: Json | undefined): json is BoardName => BOARD_NAMES.some((name) => name === json);

/** The chosen start follows the person. */
export const reseat = ({ start, ...options }: AzulOptions, _: SeatCount, to: (seat: Seat) => Seat): AzulOptions =>
  start === undefined ? options : { ...options, start: to(start) };
