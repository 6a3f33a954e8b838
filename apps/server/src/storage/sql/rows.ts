// Mapping of database rows to rows of the storage port.

import type { MatchRow, PasskeyRow, PersonRow, StrengthRow, TableRow } from '../port.ts';
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

export const strengthRow = ({ tenths, ...row }: Schema['strengths']): StrengthRow => ({ ...row, level: tenths / 10 });

/** Rows of one table, or one match, stand together: makes one of them with the list of those who sit there. */
function gather<Row extends { readonly occupant: string | null }, Made>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  make: (row: Omit<Row, 'occupant'>, occupants: (string | null)[]) => Made,
): Made[] {
  const groups: { row: Row; occupants: (string | null)[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && keyOf(last.row) === keyOf(row)) last.occupants.push(row.occupant);
    else groups.push({ row, occupants: [row.occupant] });
  }
  return groups.map(({ row: { occupant: _, ...row }, occupants }) => make(row, occupants));
}

export const tableRows = (rows: readonly (Schema['tables'] & { occupant: string | null })[]): TableRow[] =>
  gather(
    rows,
    ({ code }) => code,
    (row, occupants) => ({ ...row, inLobby: row.inLobby === 1, people: occupants.filter((person) => person !== null) }),
  );

export const matchRows = (
  rows: readonly (Schema['matches'] & { ended: number | null; occupant: string | null })[],
): MatchRow[] =>
  gather(
    rows,
    ({ id }) => id,
    (row, people) => ({ ...row, names: JSON.parse(row.names) as readonly string[], people }),
  );
