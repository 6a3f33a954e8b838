// Leases on scheduled jobs: the process that gets the rows holds them.

import type { JobClaim, JobsClaim } from '../port.ts';
import type { Dialect } from './dialect.ts';
import { template } from './template.ts';

export function claimsFor({ compiler: db, skipLocked }: Dialect) {
  const free = (now: number) =>
    db.selectFrom('jobs').where((row) => row.or([row('heldUntil', 'is', null), row('heldUntil', '<=', now)]));
  return {
    claimJobs: template((s: JobsClaim) =>
      db
        .with('free', () =>
          skipLocked(
            free(s.now).select(['subject', 'kind']).where('due', '<=', s.dueUntil).orderBy('due').limit(s.limit),
          ),
        )
        .updateTable('jobs')
        .set({ holder: s.holder, heldUntil: s.heldUntil })
        .where((row) =>
          row(
            row.refTuple('subject', 'kind'),
            'in',
            row.selectFrom('free').select(['free.subject', 'free.kind']).$asTuple('subject', 'kind'),
          ),
        )
        .returning(['subject', 'kind', 'due']),
    ),
    claimJob: template((s: JobClaim) =>
      db
        .updateTable('jobs')
        .set({ holder: s.holder, heldUntil: s.heldUntil })
        .where('subject', '=', s.subject)
        .where('kind', '=', s.kind)
        .where((row) => row.or([row('heldUntil', 'is', null), row('heldUntil', '<=', s.now)]))
        .returning('subject'),
    ),
  };
}
