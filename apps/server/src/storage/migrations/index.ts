// The way from an empty database to the schema of this program, step by step. A step that was published never changes.

import type { Compilable } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';
import { first } from './0001-first.ts';

export interface Migration {
  readonly name: string;
  readonly up: (dialect: Dialect) => readonly Compilable[];
}

/** In order; the first has the number 1. */
export const MIGRATIONS: readonly Migration[] = [{ name: 'first', up: first }];
