// The kinds of scheduled jobs that tables have, and which of them a table has now. What each of them does is in `job-handlers.ts`.

import type { HostedMatch } from '../matches/hosted-match.ts';
import type { MatchStatus } from '../matches/match-status.ts';
import type { JobRow, Operation } from '../storage/port.ts';
import type { Change, TableSnapshot } from './decision.ts';
import { patienceOf } from './expiry.ts';
import { isFull, type TableState } from './table-state.ts';

/**
 * `bot`: a bot is to move; `clock`: somebody's time runs out; `open`: a full table goes on, with or without all contributions;
 * `expire`: a table that waits for players is closed if nobody is there. What whoever runs the server has asked for: `close` closes a table,
 * `expel` has a person leave all of theirs.
 */
export type JobKind = 'bot' | 'clock' | 'open' | 'expire' | 'close' | 'expel';

/** A job of a table. */
export interface TableJob extends JobRow {
  readonly kind: JobKind;
}

/** The jobs before and after a change. */
export interface JobChange {
  readonly before: readonly TableJob[];
  readonly after: readonly TableJob[];
}

/** What a table waits for before its match begins. */
export function jobsOfTable(code: string, state: TableState, now: number): TableJob[] {
  const job = (kind: JobKind, due: number): TableJob[] => [{ subject: code, kind, due }];
  if (state.stage === 'gathering') {
    return isFull(state) ? job('open', state.created) : job('expire', now + patienceOf(state));
  }
  return state.stage === 'opening' && state.opening ? job('open', state.opening.until) : [];
}

/** What a match waits for that happens by itself. */
function jobsOfMatch(id: string, status: MatchStatus, now: number): TableJob[] {
  if (status.over) return [];
  const timeout = status.nextTimeout(now);
  return [
    ...(status.botsToMove().length > 0 ? [{ subject: id, kind: 'bot', due: now } as const] : []),
    ...(timeout === undefined ? [] : [{ subject: id, kind: 'clock', due: timeout } as const]),
  ];
}

/** What a table waits for as it is. */
export const jobsAt = (
  code: string,
  { state, match, now }: { readonly state: TableState; readonly match: HostedMatch | undefined; readonly now: number },
): TableJob[] => [...jobsOfTable(code, state, now), ...(match ? jobsOfMatch(match.id, match.status, now) : [])];

/** The jobs that a change of a table replaces, and those that take their place. */
export function jobChange({ code, state, match, now }: TableSnapshot, change: Change): JobChange {
  const ofMatch = (one: HostedMatch, status: MatchStatus) => jobsOfMatch(one.id, status, now);
  const { log, started } = change;
  return {
    before: [
      ...(change.state ? jobsOfTable(code, state, now) : []),
      ...(log || started ? (match ? ofMatch(match, match.status) : []) : []),
    ],
    after: [
      ...(change.state ? jobsOfTable(code, change.state, now) : []),
      ...(log ? ofMatch(log.match, log.update.status) : []),
      ...(started ? ofMatch(started, started.status) : []),
    ],
  };
}

const isSame = (one: JobRow, other: JobRow): boolean => one.subject === other.subject && one.kind === other.kind;

/** The jobs of a change that are no more. */
export const droppedJobs = ({ before, after }: JobChange): TableJob[] =>
  before.filter((was) => !after.some((is) => isSame(was, is)));

/** The operations that store a change of jobs. Jobs that stay are set anew, so that nobody's older claim on them counts. */
export const jobOperations = (jobs: JobChange): Operation[] => [
  ...droppedJobs(jobs).map(({ subject, kind }) => ({ do: 'clear-job', subject, kind }) as const),
  ...jobs.after.map((job) => ({ do: 'set-job', job }) as const),
];

/** The match of a job, unless it is over or no longer the table's current one. */
export const matchOfJob = ({ match }: TableSnapshot, id: string): HostedMatch | undefined =>
  match?.id === id && !match.over ? match : undefined;
