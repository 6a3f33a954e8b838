// A tournament as everybody sees it, and what its viewer is in it.

import type { TournamentEntry, TournamentView } from '@mozaika/protocol';
import { type Entry, lastRound, standings, UNDOABLE } from '@mozaika/tournaments';
import { displayNameOf } from '../people/display-name.ts';
import type { PersonRow } from '../storage/port.ts';
import type { StoredTournament } from './tournament-store.ts';

const MOST_UNDOABLE = 20;
const MINUTE_MS = 60_000;

/** When an arena ends: so long after its first tables. */
export function arenaUntil({ tournament: { format }, log, entries }: StoredTournament): number | undefined {
  const first = log.findIndex(({ kind }) => kind === 'paired');
  const at = entries[first]?.at;
  return format.kind === 'arena' && at !== undefined ? at + (format.minutes ?? 0) * MINUTE_MS : undefined;
}

export function tournamentView(
  stored: StoredTournament,
  people: ReadonlyMap<string, PersonRow>,
  viewer: string | undefined,
): TournamentView {
  const { row, tournament, entrants, tables } = stored;
  const { format, isPaused, isOver } = tournament;
  const until = arenaUntil(stored);
  const codes = new Map(tables.map(({ number, table }) => [number, table]));
  const yours = entrants.find(({ person }) => person !== null && person === viewer)?.entrant;
  return {
    code: row.code,
    title: row.title,
    // Written from a request that the schema let through.
    play: tournament.play as TournamentView['play'],
    format,
    created: row.created,
    isPaused,
    isOver,
    ...(format.kind === 'arena' ? {} : { roundsInAll: lastRound(tournament) }),
    ...(until === undefined ? {} : { until }),
    entrants: tournament.entrants.map(({ id, isHere }) => {
      const who = entrants.find(({ entrant }) => entrant === id);
      const person = people.get(who?.person ?? '');
      return { name: who?.name ?? (person ? displayNameOf(person) : ''), isHere, isGuest: who?.name !== null };
    }),
    rounds: tournament.rounds.map(({ number, byes, tables: numbers }) => ({
      number,
      byes: [...byes],
      tables: numbers.flatMap((n) => {
        const table = tournament.tables[n - 1];
        const code = codes.get(n);
        return table ? [{ number: n, seats: [...table.seats], ...(code && { table: code }), ...resultOf(table) }] : [];
      }),
    })),
    standings: standings(tournament).map((standing) => ({ ...standing })),
    undoable: undoableIn(stored.log),
    you: { isHost: viewer !== undefined && row.host === viewer, ...(yours === undefined ? {} : { entrant: yours }) },
  };
}

type TableView = TournamentView['rounds'][number]['tables'][number];

/** A result with lists of its own, as schemas want them. */
function resultOf({ result }: StoredTournament['tournament']['tables'][number]): Pick<TableView, 'result'> {
  if (!result) return {};
  const { ranks, scores, absent } = result;
  return {
    result: { ranks: [...ranks], ...(scores && { scores: [...scores] }), ...(absent && { absent: [...absent] }) },
  };
}

/** The newest first. */
function undoableIn(log: readonly Entry[]): TournamentView['undoable'] {
  const undone = new Set(log.flatMap((entry) => (entry.kind === 'undone' ? [entry.index] : [])));
  return log
    .flatMap((entry, index) => {
      if (!UNDOABLE.includes(entry.kind) || undone.has(index)) return [];
      const { kind } = entry;
      return [
        {
          index,
          kind,
          ...('table' in entry && { table: entry.table }),
          ...('entrant' in entry && { entrant: entry.entrant }),
        },
      ];
    })
    .toReversed()
    .slice(0, MOST_UNDOABLE);
}

export const listEntry = ({ row, tournament }: StoredTournament): TournamentEntry => ({
  code: row.code,
  title: row.title,
  game: (tournament.play as TournamentView['play']).game,
  format: tournament.format,
  created: row.created,
  isOver: row.isOver,
  entrants: tournament.entrants.length,
});
