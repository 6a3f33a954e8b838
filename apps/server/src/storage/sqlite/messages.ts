// Messages between the main thread and a SQLite worker. All requests of one turn of the event loop are one message.

import type { UnavailableReason } from '../port.ts';
import type { Value } from '../schema.ts';
import type { Text } from '../sql/database.ts';

/** A statement's text is sent once and referred to by its id afterwards. `changes`: the required number, or null for any. */
export type SentStep = readonly [text: number, parameters: readonly Value[], changes: number | null];

/** `unit`: goes into the next group commit; `run`: a single statement, outside of it. */
export type Job =
  | { readonly id: number; readonly do: 'unit'; readonly steps: readonly SentStep[] }
  | { readonly id: number; readonly do: 'run'; readonly text: number; readonly parameters: readonly Value[] };

export type Request = { readonly texts: readonly Text[]; readonly jobs: readonly Job[] } | 'close';

/** `gone`: nothing was stored or the outcome is unknown; `failed`: the statement itself is wrong. */
export type Answer =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly conflict: true }
  | { readonly id: number; readonly trouble: 'gone'; readonly reason: UnavailableReason; readonly message: string }
  | { readonly id: number; readonly trouble: 'failed'; readonly message: string };

export interface Opening {
  readonly file: string;
  readonly access: 'write' | 'read';
}
