// Classes of SQLite's errors: what one means for the unit that met it.

/** `conflict`: a constraint is violated; `gone`: an error of disk or file; `failed`: the statement itself is wrong. */
export type ErrorClass = 'conflict' | 'gone' | 'failed';

/** Extended result codes: foreign key, primary key, unique, rowid. */
const CONSTRAINT_VIOLATIONS = new Set([787, 1555, 2067, 2579]);

/** Primary result codes: error, too big, constraint, mismatch, misuse, range. */
const STATEMENT_ERRORS = new Set([1, 18, 19, 20, 21, 25]);

export function classifyError(error: unknown): ErrorClass {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  // Without a code, Node could not bind a value.
  if (code === undefined) return 'failed';
  if (CONSTRAINT_VIOLATIONS.has(code)) return 'conflict';
  return STATEMENT_ERRORS.has(code & 0xff) ? 'failed' : 'gone';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
