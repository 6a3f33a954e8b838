// The log of a tournament: everything that happened, appended and never removed. Standings and pairings follow from it.
// No names are in it: who plays for an entrant is kept beside it, and can be forgotten.

import type { Json } from '@mozaika/kernel';
import type { Format } from './format.ts';

/** An entrant's number, from 1 in order of entering. A *player* (person or bot) plays for an entrant and can be replaced. */
export type EntrantId = number;

/** How a table ended. Whoever was absent has no points, whatever the rank. */
export interface TableResult {
  /** By seat; equal ranks share. */
  readonly ranks: readonly number[];
  readonly scores?: readonly number[] | undefined;
  /** Entrants who did not come, or left before the end. */
  readonly absent?: readonly EntrantId[] | undefined;
}

export type Entry =
  | {
      readonly kind: 'opened';
      readonly format: Format;
      /** What is played, in the words of whoever runs it: the tournament knows no game. */
      readonly play: Json;
      /** Where the drawing of lots comes from. */
      readonly seed: string;
    }
  | { readonly kind: 'entered'; readonly entrant: EntrantId }
  /** From the next pairing on. */
  | { readonly kind: 'left'; readonly entrant: EntrantId }
  | { readonly kind: 'returned'; readonly entrant: EntrantId }
  /** Somebody else plays on for the entrant, with the points so far. */
  | { readonly kind: 'replaced'; readonly entrant: EntrantId }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | {
      readonly kind: 'paired';
      /** Entrants by seat, a list for each table. */
      readonly tables: readonly (readonly EntrantId[])[];
      readonly byes: readonly EntrantId[];
    }
  /** A table's result, or its correction: the last one counts. `table` counts all tables of the tournament, from 1. */
  | { readonly kind: 'result'; readonly table: number; readonly result: TableResult }
  /** An earlier entry counts no more: see `UNDOABLE`. */
  | { readonly kind: 'undone'; readonly index: number }
  | { readonly kind: 'ended' };

export type EntryKind = Entry['kind'];

/** What an organiser can take back. Pairings are played, whoever entered leaves, and a replacement is replaced. */
export const UNDOABLE: readonly EntryKind[] = ['result', 'left', 'returned', 'ended'];
