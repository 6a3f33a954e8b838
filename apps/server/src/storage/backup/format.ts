// The format of a backup: lines of JSON in gzip, the same whatever database they come from or go to.

import { z } from 'zod';
import { COLUMNS, type TableName } from '../schema.ts';

export const FORMAT = 'mozaika-backup/1';

/** The first line. The rows are those of the schema with that number. */
export const header = z.object({ format: z.literal(FORMAT), schema: z.int().min(1) });

/** The lines in between: rows of a table, each a list of values in the order of `columns`. */
export const chunk = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))).min(1),
});
export type Chunk = z.infer<typeof chunk>;

/** The last line, with the number of all rows: without it the backup is not whole. */
export const footer = z.object({ end: z.object({ rows: z.int().min(0) }) });

/** What is in a backup, referenced tables first. */
export const SAVED = Object.keys(COLUMNS) as readonly TableName[];

/** Why there is no backup, or none that can be restored. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
