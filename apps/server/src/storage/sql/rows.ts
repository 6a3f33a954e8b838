// How rows of the database become those of the port.

import type { MatchRow, PasskeyRow, PersonRow, TableRow } from '../port.ts';
import type { Schema } from '../schema.ts';

export const personRow = (row: Schema['people']): PersonRow => ({
  ...row,
  name: row.name === '' ? null : row.name,
  program: row.program === 1,
});

export const passkeyRow = (row: Schema['passkeys']): PasskeyRow => ({
  ...row,
  transports: JSON.parse(row.transports) as readonly string[],
});

/** Rows of one table, or one match, stand together: makes one of them with the list of those who sit there. */
function gather<Row extends { readonly sitter: string | null }, Made>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  make: (row: Omit<Row, 'sitter'>, sitters: (string | null)[]) => Made,
): Made[] {
  const groups: { row: Row; sitters: (string | null)[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && keyOf(last.row) === keyOf(row)) last.sitters.push(row.sitter);
    else groups.push({ row, sitters: [row.sitter] });
  }
  return groups.map(({ row: { sitter: _, ...row }, sitters }) => make(row, sitters));
}

export const tableRows = (rows: readonly (Schema['tables'] & { sitter: string | null })[]): TableRow[] =>
  gather(
    rows,
    ({ code }) => code,
    (row, sitters) => ({ ...row, inLobby: row.inLobby === 1, people: sitters.filter((person) => person !== null) }),
  );

export const matchRows = (
  rows: readonly (Schema['matches'] & { ended: number | null; sitter: string | null })[],
): MatchRow[] =>
  gather(
    rows,
    ({ id }) => id,
    (row, people) => ({ ...row, names: JSON.parse(row.names) as readonly string[], people }),
  );
