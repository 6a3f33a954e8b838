// Classes of SQLite's errors: what one means for the unit that met it, and for the file.

import type { UnavailableReason } from '../port.ts';

/** `conflict`: a constraint is violated; `gone`: an error of disk or file; `failed`: the statement itself is wrong. */
export type ErrorClass = 'conflict' | 'gone' | 'failed';

/** Extended result codes: foreign key, primary key, unique, rowid. */
const CONSTRAINT_VIOLATIONS = new Set([787, 1555, 2067, 2579]);

/** Primary result codes: error, too big, constraint, mismatch, misuse, range. */
const STATEMENT_ERRORS = new Set([1, 18, 19, 20, 21, 25]);

/** Primary result codes: permission, read-only, I/O error, corrupt, full, can't open, not a database. */
const REASONS: { readonly [code: number]: UnavailableReason } = {
  3: 'unwritable',
  8: 'unwritable',
  10: 'disk',
  11: 'damaged',
  13: 'disk',
  14: 'unwritable',
  26: 'damaged',
};

/** Another connection holds the lock. */
const BUSY = 5;

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;

const primaryCodeOf = (error: unknown): number => (codeOf(error) ?? 0) & 0xff;

export const isBusy = (error: unknown): boolean => primaryCodeOf(error) === BUSY;

export const reasonOf = (error: unknown): UnavailableReason => REASONS[primaryCodeOf(error)] ?? 'unreachable';

export function classifyError(error: unknown): ErrorClass {
  const code = codeOf(error);
  // Without a code, Node could not bind a value.
  if (code === undefined) return 'failed';
  if (CONSTRAINT_VIOLATIONS.has(code)) return 'conflict';
  return STATEMENT_ERRORS.has(code & 0xff) ? 'failed' : 'gone';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
