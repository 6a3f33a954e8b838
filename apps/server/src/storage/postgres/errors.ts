// Classes of errors of PostgreSQL and of the connection to it: what one means for the unit that met it.

/** `conflict`: a constraint is violated; `again`: retry after a deadlock; `gone`: no database; `failed`: the statement itself is wrong. */
export type ErrorClass = 'conflict' | 'again' | 'gone' | 'failed';

/** SQLSTATE: unique violation, foreign key violation. */
const CONSTRAINT_VIOLATIONS = new Set(['23505', '23503']);
/** Serialization failure, deadlock. */
const AGAIN = new Set(['40001', '40P01']);
/** Classes of SQLSTATE: not supported, data, integrity, syntax or access. */
const STATEMENT_ERRORS = new Set(['0A', '22', '23', '42']);

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export function classifyError(error: unknown): ErrorClass {
  const code = codeOf(error);
  if (code === undefined || code.length !== 5) return 'gone';
  if (CONSTRAINT_VIOLATIONS.has(code)) return 'conflict';
  if (AGAIN.has(code)) return 'again';
  return STATEMENT_ERRORS.has(code.slice(0, 2)) ? 'failed' : 'gone';
}

/** A refused connection has no message of its own. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error && error.message) || (codeOf(error) ?? String(error));
