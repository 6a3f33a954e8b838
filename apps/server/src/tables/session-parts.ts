// What a table's session is made of, and what it answers.

import type { Refusal } from '@mozaika/kernel';
import type { JobScheduler } from '../jobs/job-scheduler.ts';
import type { Journal } from '../journal/journal.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { TurnNotice } from '../push/delivery.ts';
import type { TableRules } from './decision.ts';
import type { SharedPresenceParts } from './shared-presence.ts';

export interface SessionParts extends TableRules, SharedPresenceParts {
  readonly jobs: JobScheduler;
  readonly journal: Journal;
  readonly metrics: Metrics;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
  /** Notifies somebody who is not there that it is their turn. */
  notifyTurn(person: string, notice: TurnNotice): void;
  reportError(error: unknown): void;
}

/** What became of a decision. */
export type CommandResult =
  | { readonly kind: 'done' }
  /** It is done, and the log that was sent to its author carries the answer. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
