// What may happen in a tournament: each command is answered by the entries to append, or by a refusal.

import type { Refusal } from '@mozaika/kernel';
import { type EntrantId, type Entry, type TableResult, UNDOABLE } from './entry.ts';
import { FORMATS, MOST_ENTRANTS, roundsOf } from './format.ts';
import { pairingOf } from './pairing/pair.ts';
import { circleOf } from './pairing/round-robin.ts';
import { openTables, type Tournament, tournamentOf } from './state.ts';

export type Command =
  | { readonly kind: 'enter' | 'pause' | 'resume' | 'pair' | 'end' }
  | { readonly kind: 'leave' | 'return'; readonly entrant: EntrantId }
  | { readonly kind: 'replace'; readonly entrant: EntrantId }
  | { readonly kind: 'result'; readonly table: number; readonly result: TableResult }
  | { readonly kind: 'undo'; readonly index: number };

export type Decision = { readonly entries: readonly Entry[] } | { readonly refusal: Refusal };

const append = (...entries: readonly Entry[]): Decision => ({ entries });
const refuse = (code: string, facts: Omit<Refusal, 'code'> = {}): Decision => ({ refusal: { code, ...facts } });

export function decide(log: readonly Entry[], command: Command): Decision {
  const tournament = tournamentOf(log);
  // A result can be corrected and an ending taken back when all is over; nothing else can happen then.
  if (tournament.isOver && command.kind !== 'undo' && command.kind !== 'result') return refuse('tournament-over');
  switch (command.kind) {
    case 'enter':
      return enter(tournament);
    case 'leave':
    case 'return':
      return comeOrGo(tournament, command.kind, command.entrant);
    case 'replace': {
      const { entrant } = command;
      return entrantAt(tournament, entrant)
        ? append({ kind: 'replaced', entrant })
        : refuse('no-entrant', { entrant, most: tournament.entrants.length });
    }
    case 'pause':
      return tournament.isPaused ? refuse('paused-already') : append({ kind: 'paused' });
    case 'resume':
      return tournament.isPaused ? append({ kind: 'resumed' }) : refuse('not-paused');
    case 'pair':
      return pair(tournament);
    case 'result':
      return result(tournament, command.table, command.result);
    case 'undo':
      return undo(log, command.index);
    case 'end':
      return end(tournament);
  }
}

const entrantAt = ({ entrants }: Tournament, id: EntrantId) => entrants[id - 1];

function enter(tournament: Tournament): Decision {
  const { entrants, format } = tournament;
  if (entrants.length >= MOST_ENTRANTS) return refuse('tournament-full', { most: MOST_ENTRANTS });
  const isClosed = format.kind === 'round-robin' && tournament.rounds.length > 0 && !hasFreePlace(tournament);
  return isClosed ? refuse('round-robin-begun') : append({ kind: 'entered', entrant: entrants.length + 1 });
}

/** Whether somebody can still enter a round robin that has begun: in the place of the bye, once. */
function hasFreePlace(tournament: Tournament): boolean {
  const isLast = tournament.rounds.length >= lastRound(tournament);
  return tournament.format.seats === 2 && !isLast && circleOf(tournament).includes(undefined);
}

/** The number of the last round: a round robin's is settled by who was there at its beginning. */
export function lastRound({ format, entrants, rounds }: Tournament): number {
  const counted =
    format.kind === 'round-robin' && rounds.length > 0 ? entrants.filter(({ missed }) => missed === 0) : entrants;
  return roundsOf(format, counted.length);
}

function comeOrGo(tournament: Tournament, kind: 'leave' | 'return', entrant: EntrantId): Decision {
  const found = entrantAt(tournament, entrant);
  if (!found) return refuse('no-entrant', { entrant, most: tournament.entrants.length });
  if (found.isHere === (kind === 'return')) return refuse(found.isHere ? 'here-already' : 'left-already', { entrant });
  return append({ kind: kind === 'leave' ? 'left' : 'returned', entrant });
}

function pair(tournament: Tournament): Decision {
  const { format, rounds, isPaused } = tournament;
  if (isPaused) return refuse('tournament-paused');
  const open = openTables(tournament);
  if (FORMATS[format.kind].hasRounds && open.length > 0) {
    return refuse('round-goes-on', { round: rounds.length, tables: open.map(({ number }) => number) });
  }
  if (rounds.length >= lastRound(tournament)) return refuse('all-rounds-played', { rounds: rounds.length });
  const pairing = pairingOf(tournament);
  return pairing.tables.length > 0 ? append(pairing) : refuse('too-few', { least: 2 });
}

function result(tournament: Tournament, number: number, given: TableResult): Decision {
  const table = tournament.tables[number - 1];
  if (!table) return refuse('no-table', { table: number, most: tournament.tables.length });
  const { ranks, scores, absent = [] } = given;
  const size = table.seats.length;
  if (ranks.length !== size || (scores && scores.length !== size))
    return refuse('not-all-seats', { table: number, seats: size });
  if (!areRanks(ranks)) return refuse('not-ranks', { ranks: [...ranks], most: size });
  const stranger = absent.find((id) => !table.seats.includes(id));
  if (stranger !== undefined) return refuse('not-at-table', { entrant: stranger, table: number });
  return append({ kind: 'result', table: number, result: given });
}

/** Whether ranks are as in sports: 1, 2, 2, 4. */
const areRanks = (ranks: readonly number[]): boolean =>
  ranks.every((rank) => rank === 1 + ranks.filter((other) => other < rank).length);

function undo(log: readonly Entry[], index: number): Decision {
  const entry = log[index];
  if (!entry || !UNDOABLE.includes(entry.kind)) return refuse('not-undoable', { index });
  if (log.some((one) => one.kind === 'undone' && one.index === index)) return refuse('undone-already', { index });
  return append({ kind: 'undone', index });
}

function end(tournament: Tournament): Decision {
  const open = openTables(tournament).map(({ number }) => number);
  return open.length > 0 ? refuse('tables-play', { tables: open }) : append({ kind: 'ended' });
}
