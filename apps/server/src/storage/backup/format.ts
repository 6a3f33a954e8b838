// The format of a backup: JSON lines in gzip, independent of the kind of database.

import { z } from 'zod';
import { COLUMNS, type TableName } from '../schema.ts';

export const FORMAT = 'mozaika-backup/1';

/** The first line. `schema`: the number of the schema that the rows belong to. */
export const header = z.object({ format: z.literal(FORMAT), schema: z.int().min(1) });

/** The lines in between: rows of a table, as lists of values in the order of `columns`. */
export const chunk = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))).min(1),
});
export type Chunk = z.infer<typeof chunk>;

/** The last line, with the number of all rows: without it the backup is incomplete. */
export const footer = z.object({ end: z.object({ rows: z.int().min(0) }) });

/** What is true of this moment only. */
const MOMENTARY: readonly TableName[] = ['nodes', 'presences', 'used_challenges', 'allowances'];

/** What is in a backup, referenced tables first. */
export const SAVED = (Object.keys(COLUMNS) as readonly TableName[]).filter((table) => !MOMENTARY.includes(table));

/** A backup can't be made, or can't be restored. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
