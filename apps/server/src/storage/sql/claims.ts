// Leases on scheduled jobs: the process that gets the rows holds them.

import type { JobClaim } from '../port.ts';
import type { Dialect } from './dialect.ts';
import { listTemplate, template } from './template.ts';

export function claimsFor({ compiler: db, skipLocked }: Dialect) {
  const free = (now: number) =>
    db.selectFrom('jobs').where((row) => row.or([row('heldUntil', 'is', null), row('heldUntil', '<=', now)]));
  return {
    /** The parameters are in the order of `storage.ts`. */
    claimJobs: listTemplate((length) =>
      db
        .with('free', () =>
          skipLocked(
            free(0)
              .select(['subject', 'kind'])
              .where(
                'kind',
                'in',
                Array.from({ length }, () => ''),
              )
              .where('due', '<=', 0)
              .orderBy('due')
              .limit(1),
          ),
        )
        .updateTable('jobs')
        .set({ holder: '', heldUntil: 0 })
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
        .where('due', '<=', s.dueUntil)
        .where((row) => row.or([row('heldUntil', 'is', null), row('heldUntil', '<=', s.now)]))
        .returning('subject'),
    ),
  };
}
