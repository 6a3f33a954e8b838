// What happens at tables by itself when its time has come, for each kind of scheduled job: a bot moves, a clock runs out, a full table
// goes on, one where nobody is any more is closed; and what whoever runs the server has asked for.

import { tableOfMatch } from '@mozaika/protocol';
import type { JobHandler, JobScheduler } from '../jobs/job-scheduler.ts';
import type { Storage } from '../storage/port.ts';
import { type BotTurnParts, playBotTurn } from './bot-turn.ts';
import { append, changed, type Decision, type TableSnapshot } from './decision.ts';
import { departure, isDeserted } from './departure.ts';
import { expire } from './expiry.ts';
import { closeForAll, leaveAll } from './intervention.ts';
import { proceedTo } from './match-start.ts';
import { nextLook } from './opening.ts';
import { type JobKind, matchOfJob } from './table-jobs.ts';

export interface JobHandlerParts extends BotTurnParts {
  readonly storage: Storage;
  readonly jobs: Pick<JobScheduler, 'release' | 'reschedule'>;
}

/** How each kind of job is run. */
export function jobHandlers(parts: JobHandlerParts): { readonly [kind in JobKind]: JobHandler } {
  const { tables, stopping, jobs } = parts;
  const decideAt = async (code: string, decide: (table: TableSnapshot) => Decision): Promise<void> => {
    await tables.use(code, async (session) => {
      if (!stopping.aborted) await session.execute(decide);
    });
  };
  return {
    bot: (id) => playBotTurn(parts, id),
    clock: (id) => decideAt(tableOfMatch(id), (table) => timeUp(table, id)),
    open: (code) => decideAt(code, goOn),
    expire: (code) => decideAt(code, expire),
    close: async (code) => {
      await decideAt(code, closeForAll);
      if (!stopping.aborted) await jobs.reschedule(code, 'close', undefined);
    },
    expel: async (person) => {
      await leaveAll(parts, person);
      if (!stopping.aborted) await jobs.reschedule(person, 'expel', undefined);
    },
  };
}

/** A clock may have run out: whoever has no time left has lost, unless nobody is there to win. */
function timeUp(table: TableSnapshot, id: string): Decision {
  const match = matchOfJob(table, id);
  const late = match?.status.timedOut(table.now) ?? [];
  if (!match || late.length === 0) {
    return { kind: 'reschedule', subject: id, job: 'clock', due: match?.status.nextTimeout(table.now) };
  }
  const deserted = isDeserted(table, match);
  if (typeof deserted === 'object') return { kind: 'reschedule', subject: id, job: 'clock', ...deserted };
  const facts = departure(table, match, deserted ? match.status.peopleSeats() : late, 'timeout');
  return changed(append(table, match, match.proposeFacts(facts)));
}

/** A full table goes on: contributions are opened, or have had time enough. */
function goOn(table: TableSnapshot): Decision {
  const next = proceedTo(table, table.state);
  if (next.kind !== 'nothing') return next;
  return { kind: 'reschedule', subject: table.code, job: 'open', due: nextLook(table, table.state) };
}
