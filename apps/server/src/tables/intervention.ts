// What whoever runs the server does at tables, and what a person's end does there: a table is closed for all, somebody leaves all of theirs.

import type { Storage } from '../storage/port.ts';
import { decide } from './commands.ts';
import { append, changed, type Decision, NOTHING, type TableSnapshot } from './decision.ts';
import type { TableRegistry } from './table-registry.ts';
import { closed } from './table-state.ts';

/** Closes a table whatever happens there. A match that runs ends without a winner. */
export function closeForAll(table: TableSnapshot): Decision {
  const { state, match } = table;
  if (state.stage === 'closed') return NOTHING;
  const isRunning = match !== undefined && !match.over && state.stage === 'playing';
  const end = isRunning ? append(table, match, match.proposeFacts([{ kind: 'end', reason: 'abandoned' }])) : undefined;
  return changed({ ...end, state: { ...closed(end?.state ?? state), closedBy: 'operator' } });
}

interface Places {
  readonly storage: Storage;
  readonly tables: TableRegistry;
}

/** Somebody leaves all tables where they sit: they are deleted, or kept out. */
export async function leaveAll({ storage, tables }: Places, person: string): Promise<void> {
  for (const { code } of await storage.tablesOf(person, Number.MAX_SAFE_INTEGER)) {
    const author = { client: '', person };
    const message = { op: 'leave', id: 'leave', table: code } as const;
    await tables.use(code, (session) => session.execute((table) => decide(table, author, message)));
  }
}
