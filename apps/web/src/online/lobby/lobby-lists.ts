// Which tables the start screen lists, and in which order.

import type { LobbyEntry, MyTable, SeatView } from '@mozaika/protocol';

/** How much a table wants its player: those with a turn first, then those that run, then those that gather. */
const urgency = ({ toMove, stage }: MyTable): number => {
  if (toMove) return 0;
  return stage === 'gathering' ? 2 : 1;
};

/** One's own tables that are not over; what was touched last comes first. */
export const runningTables = (tables: readonly MyTable[]): readonly MyTable[] =>
  tables
    .filter(({ stage }) => stage !== 'over' && stage !== 'closed')
    .sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);

/** Tables of others where somebody can sit down. */
export const openTables = (lobby: readonly LobbyEntry[], mine: readonly MyTable[]): readonly LobbyEntry[] =>
  lobby.filter(({ code }) => !mine.some((table) => table.code === code));

export const freeSeats = (seats: readonly SeatView[]): number => seats.filter(({ kind }) => kind === 'open').length;
