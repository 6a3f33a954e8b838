// What the server's thread and a SQLite thread say to each other. Everything of one moment is one message.

import type { Value } from '../schema.ts';
import type { Text } from '../sql/database.ts';

/** A text is sent once and called by its id from then on. `changes` is null where any number will do. */
export type SentStep = readonly [text: number, parameters: readonly Value[], changes: number | null];

/** `unit`: stored together with the other units that wait; `run`: by itself, right away. */
export type Job =
  | { readonly id: number; readonly do: 'unit'; readonly steps: readonly SentStep[] }
  | { readonly id: number; readonly do: 'run'; readonly text: number; readonly parameters: readonly Value[] };

export type Request = { readonly texts: readonly Text[]; readonly jobs: readonly Job[] } | 'close';

/** `gone`: nothing was stored, or nobody can tell; `failed`: the statement itself is wrong. */
export type Answer =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly conflict: true }
  | { readonly id: number; readonly trouble: 'gone' | 'failed'; readonly message: string };

export interface Opening {
  readonly file: string;
  readonly access: 'write' | 'read';
}
