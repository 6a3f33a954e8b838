// A tournament as it is stored: its log, who plays for whom, and which tables are played online. Changes are appended to the log, and
// whoever loses the race for a place there decides again from what is stored then.

import { ok, type Result, refuse } from '@mozaika/kernel';
import { type Command, decide, type Entry, type Tournament, tournamentOf } from '@mozaika/tournaments';
import type { Operation, Storage } from '../storage/port.ts';
import type { EntrantRow, TournamentLogRow, TournamentRow, TournamentTableRow } from '../storage/tournaments.ts';
import type { Time } from '../time.ts';

/** The kind of the job that goes on with a tournament. */
export const TOURNAMENT_JOB = 'tournament';

export interface StoredTournament {
  readonly row: TournamentRow;
  readonly entries: readonly TournamentLogRow[];
  readonly log: readonly Entry[];
  readonly tournament: Tournament;
  readonly entrants: readonly EntrantRow[];
  readonly tables: readonly TournamentTableRow[];
}

/** What somebody wants to change: a command, with what is to be stored beside its entries. */
export interface Wish {
  readonly command: Command;
  readonly beside?: (entries: readonly Entry[]) => readonly Operation[];
}

export interface StoreParts {
  readonly storage: Storage;
  readonly time: Time;
}

/** So often two who change the same tournament at one moment get into each other's way before one is told. */
const MOST_TRIES = 20;

export async function readTournament({ storage }: StoreParts, code: string): Promise<StoredTournament | undefined> {
  const row = await storage.tournament(code);
  if (!row) return undefined;
  const [entries, entrants, tables] = await Promise.all([
    storage.tournamentLog(code),
    storage.tournamentEntrants(code),
    storage.tournamentTables(code),
  ]);
  // Written by this code, from entries that were decided here.
  const log = entries.map(({ text }) => JSON.parse(text) as Entry);
  return { row, entries, log, tournament: tournamentOf(log), entrants, tables };
}

export async function changeTournament(
  parts: StoreParts,
  code: string,
  wish: (stored: StoredTournament) => Result<Wish>,
): Promise<Result<StoredTournament>> {
  const { storage, time } = parts;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const stored = await readTournament(parts, code);
    if (!stored) return refuse('no-tournament');
    const wanted = wish(stored);
    if (!wanted.ok) return wanted;
    const decision = decide(stored.log, wanted.value.command);
    if ('refusal' in decision) return { ok: false, refusal: decision.refusal };
    const { entries } = decision;
    const now = time.now();
    const isOver = tournamentOf([...stored.log, ...entries]).isOver;
    const written = await storage.write([
      {
        do: 'append-to-tournament',
        tournament: code,
        from: stored.log.length,
        at: now,
        texts: entries.map((entry) => JSON.stringify(entry)),
      },
      ...(isOver === stored.row.isOver ? [] : [{ do: 'set-tournament-over', code, isOver } as const]),
      ...(wanted.value.beside?.(entries) ?? []),
      { do: 'set-job', job: { subject: code, kind: TOURNAMENT_JOB, due: now } },
    ]);
    if (written === 'conflict') continue;
    const changed = await readTournament(parts, code);
    return changed ? ok(changed) : refuse('no-tournament');
  }
  return refuse('busy');
}

/** A wish that is a command alone. */
export const wishFor = (command: Command): Result<Wish> => ok({ command });
