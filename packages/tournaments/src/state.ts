// A tournament as its log tells it: entrants, tables with their results, and whether it goes on.

import type { Json } from '@mozaika/kernel';
import type { EntrantId, Entry, TableResult } from './entry.ts';
import type { Format } from './format.ts';

export interface Entrant {
  readonly id: EntrantId;
  /** Whether it takes part in the next pairing. */
  readonly isHere: boolean;
  /** How many pairings there were before it entered. */
  readonly missed: number;
}

export interface Table {
  /** Counts all tables of the tournament, from 1. */
  readonly number: number;
  /** Counts the pairings, from 1. */
  readonly round: number;
  /** Entrants by seat. */
  readonly seats: readonly EntrantId[];
  readonly result?: TableResult;
}

export interface Round {
  readonly number: number;
  readonly tables: readonly number[];
  readonly byes: readonly EntrantId[];
}

export interface Tournament {
  readonly format: Format;
  readonly play: Json;
  readonly seed: string;
  /** By number: entrant 1 comes first. */
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  /** By number: table 1 comes first. */
  readonly tables: readonly Table[];
  /** The numbers of finished tables, in the order in which they finished. */
  readonly finished: readonly number[];
  readonly isPaused: boolean;
  readonly isOver: boolean;
}

/** The tournament that a log tells of. The log begins with `opened`. */
export function tournamentOf(log: readonly Entry[]): Tournament {
  const [first, ...rest] = standing(log);
  if (first?.kind !== 'opened') throw new RangeError('The log of a tournament begins with its opening');
  const { format, play, seed } = first;
  const begun: Tournament = {
    format,
    play,
    seed,
    entrants: [],
    rounds: [],
    tables: [],
    finished: [],
    isPaused: false,
    isOver: false,
  };
  return rest.reduce(after, begun);
}

/** The entries that were not taken back. */
function standing(log: readonly Entry[]): readonly Entry[] {
  const undone = new Set(log.flatMap((entry) => (entry.kind === 'undone' ? [entry.index] : [])));
  return log.filter((entry, index) => entry.kind !== 'undone' && !undone.has(index));
}

function after(tournament: Tournament, entry: Entry): Tournament {
  const { entrants, rounds, tables } = tournament;
  switch (entry.kind) {
    case 'entered':
      return {
        ...tournament,
        entrants: [...entrants, { id: entry.entrant, isHere: true, missed: rounds.length }],
      };
    case 'left':
      return withEntrant(tournament, entry.entrant, { isHere: false });
    case 'returned':
    case 'replaced':
      return withEntrant(tournament, entry.entrant, { isHere: true });
    case 'paired': {
      const number = rounds.length + 1;
      const added = entry.tables.map((seats, i) => ({ number: tables.length + i + 1, round: number, seats }));
      const round = { number, tables: added.map((table) => table.number), byes: entry.byes };
      return { ...tournament, rounds: [...rounds, round], tables: [...tables, ...added] };
    }
    case 'result': {
      const { result } = entry;
      const played = tables.map((table) => (table.number === entry.table ? { ...table, result } : table));
      const finished = [...tournament.finished.filter((number) => number !== entry.table), entry.table];
      return { ...tournament, tables: played, finished };
    }
    case 'paused':
      return { ...tournament, isPaused: true };
    case 'resumed':
      return { ...tournament, isPaused: false };
    case 'ended':
      return { ...tournament, isOver: true };
    case 'opened':
    case 'undone':
      return tournament;
  }
}

function withEntrant(tournament: Tournament, id: EntrantId, change: Partial<Entrant>): Tournament {
  const entrants = tournament.entrants.map((entrant) => (entrant.id === id ? { ...entrant, ...change } : entrant));
  return { ...tournament, entrants };
}

/** The tables that are still being played. */
export const openTables = ({ tables }: Tournament): readonly Table[] => tables.filter(({ result }) => !result);

/** Who takes part in the next pairing: here, and at no table that is being played. */
export function waiting(tournament: Tournament): readonly Entrant[] {
  const busy = new Set(openTables(tournament).flatMap(({ seats }) => seats));
  return tournament.entrants.filter(({ id, isHere }) => isHere && !busy.has(id));
}
