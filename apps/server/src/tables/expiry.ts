// When a table that waits for players is closed: nobody who made it or sits there has been there for a while.

import { changed, type Decision, type TableSnapshot } from './decision.ts';
import { awayUntil } from './departure.ts';
import { closed, isFull, peopleOf, type TableState } from './table-state.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** How long a table waits after each change: in the lobby somebody should be there; a link may be found after days. */
export const patienceOf = ({ listed, clock }: Pick<TableState, 'listed' | 'clock'>): number =>
  listed && clock.kind !== 'days' ? 10 * MINUTE_MS : 14 * DAY_MS;

/** The time of a table is up: somebody is there and it waits on, or it is closed. */
export function expire({ code, state, presence, now }: TableSnapshot): Decision {
  const later = (due: number | undefined): Decision => ({ kind: 'reschedule', subject: code, job: 'expire', due });
  if (state.stage !== 'gathering' || isFull(state)) return later(undefined);
  const away = awayUntil(presence, [state.host, ...peopleOf(state)]);
  if (away === undefined) return later(now + patienceOf(state));
  return now < away ? later(away) : changed({ state: closed(state) });
}
