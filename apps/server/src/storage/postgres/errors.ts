// What an error of PostgreSQL, or of the way to it, means for the unit that met it.

/** `conflict`: the unit contradicts what is stored; `again`: it stood in another one's way; `gone`: the database; `failed`: the statement. */
export type ErrorClass = 'conflict' | 'again' | 'gone' | 'failed';

/** SQLSTATE: unique violation, foreign key violation. */
const CONSTRAINT_VIOLATIONS = new Set(['23505', '23503']);
/** Serialization failure, deadlock. */
const AGAIN = new Set(['40001', '40P01']);
/** Classes of SQLSTATE: not supported, data, integrity, syntax or access. */
const STATEMENTS_FAULT = new Set(['0A', '22', '23', '42']);

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export function classifyError(error: unknown): ErrorClass {
  const code = codeOf(error);
  if (code === undefined || code.length !== 5) return 'gone';
  if (CONSTRAINT_VIOLATIONS.has(code)) return 'conflict';
  if (AGAIN.has(code)) return 'again';
  return STATEMENTS_FAULT.has(code.slice(0, 2)) ? 'failed' : 'gone';
}

/** A refused connection has no message of its own. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error && error.message) || (codeOf(error) ?? String(error));
