// What an error of SQLite means for the unit that met it.

/** `conflict`: the unit contradicts what is stored; `gone`: disk or file are in trouble; `failed`: the statement itself is wrong. */
export type ErrorClass = 'conflict' | 'gone' | 'failed';

/** Extended result codes: a row that must be alone is not, a row that must exist does not. */
const CONSTRAINT_VIOLATIONS = new Set([787, 1555, 2067, 2579]);

/** Primary result codes: error, too big, constraint, mismatch, misuse, range. */
const STATEMENTS_FAULT = new Set([1, 18, 19, 20, 21, 25]);

export function classifyError(error: unknown): ErrorClass {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  // Without a code it is the binding that complains about a value.
  if (code === undefined) return 'failed';
  if (CONSTRAINT_VIOLATIONS.has(code)) return 'conflict';
  return STATEMENTS_FAULT.has(code & 0xff) ? 'failed' : 'gone';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
