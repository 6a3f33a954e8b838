// The way from an empty database to the schema of this program, step by step. A step that was published never changes.

import type { Migration as KyselyMigration } from 'kysely/migration';
import type { Dialect } from '../sql/dialect.ts';
import { first } from './0001-first.ts';
import { renameTables } from './0002-rename-tables.ts';
import { addStrengths } from './0003-strengths.ts';
import { addCommitments } from './0005-commitments.ts';
import { addSessionsAndExpiry } from './0008-sessions-and-expiry.ts';
import { addNodes } from './0010-nodes.ts';
import { addModeration } from './0012-moderation.ts';
import { addAllowances } from './0014-allowances.ts';
import { addAttempts } from './0021-attempts.ts';
import { addTournaments } from './0022-tournaments.ts';
import { addDaily } from './0023-daily.ts';

/** A migration sees the tables of its time, not those of `schema.ts`: Kysely's own type leaves them open. */
type AnyTables = Parameters<KyselyMigration['up']>[0];
type Migration = (db: AnyTables, dialect: Dialect) => Promise<void>;
/** By name: they run in the order of their names. */
export type Migrations = { readonly [name: string]: Migration };

export const MIGRATIONS: Migrations = {
  '0001-first': first,
  '0002-rename-tables': renameTables,
  '0003-strengths': addStrengths,
  '0005-commitments': addCommitments,
  '0008-sessions-and-expiry': addSessionsAndExpiry,
  '0010-nodes': addNodes,
  '0012-moderation': addModeration,
  '0014-allowances': addAllowances,
  '0021-attempts': addAttempts,
  '0022-tournaments': addTournaments,
  '0023-daily': addDaily,
};
