// What goes on in a tournament by itself: tables are opened, their results come in, an arena is paired and ended. Run by whichever
// process claims the job; every step is found done or undone in what is stored.

import { isSeatCount, ok, refuse } from '@mozaika/kernel';
import type { TournamentView } from '@mozaika/protocol';
import { type Command, decide, openTables, type Table, type TableResult } from '@mozaika/tournaments';
import type { JobScheduler } from '../jobs/job-scheduler.ts';
import type { Journal } from '../journal/journal.ts';
import { changed, NOTHING, type TableSnapshot } from '../tables/decision.ts';
import { newSeed } from '../tables/seed.ts';
import { codeOfRequest } from '../tables/table-code.ts';
import { jobsOfTable } from '../tables/table-jobs.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { closed, peopleOf, reservedTable, rowOf } from '../tables/table-state.ts';
import { committing } from '../tables/table-store.ts';
import { matchIdOf } from '../tables/table-view.ts';
import {
  changeTournament,
  readTournament,
  type StoredTournament,
  type StoreParts,
  TOURNAMENT_JOB,
  wishFor,
} from './tournament-store.ts';
import { arenaUntil } from './tournament-view.ts';

export interface TournamentJobParts extends StoreParts {
  readonly tables: TableRegistry;
  readonly journal: Journal;
  readonly jobs: Pick<JobScheduler, 'reschedule'>;
  /** A secret from which codes of tables follow. */
  readonly secret: Uint8Array;
  readonly stopping: AbortSignal;
}

/** How often tables that are being played are looked at. */
const LOOK_MS = 2_000;
/** Whoever has not sat down by then has lost, by the pace of the match. */
const GRACE_MS = { none: 300_000, live: 300_000, days: 3 * 86_400_000 } as const;

export async function goOnWith(parts: TournamentJobParts, code: string): Promise<void> {
  const { stopping, jobs, time } = parts;
  const before = await readTournament(parts, code);
  if (!before || stopping.aborted) return;
  for (const table of openTables(before.tournament)) await openTable(parts, before, table);
  const opened = (await readTournament(parts, code)) ?? before;
  for (const table of openTables(opened.tournament)) await takeResult(parts, opened, table);
  const played = (await readTournament(parts, code)) ?? opened;
  await runArena(parts, played);
  const after = (await readTournament(parts, code)) ?? played;
  if (stopping.aborted) return;
  await jobs.reschedule(code, TOURNAMENT_JOB, goesOnByItself(after) ? time.now() + LOOK_MS : undefined);
}

const goesOnByItself = (stored: StoredTournament): boolean =>
  !stored.tournament.isOver &&
  (arenaUntil(stored) !== undefined || openTables(stored.tournament).some(({ number }) => tableCodeOf(stored, number)));

const tableCodeOf = ({ tables }: StoredTournament, number: number): string | undefined =>
  tables.find((one) => one.number === number)?.table;

/** The people of a table by seat, unless somebody there has no device: then it is a physical table. */
function peopleAt({ entrants }: StoredTournament, { seats }: Table): readonly string[] | undefined {
  const people = seats.map((id) => entrants.find(({ entrant }) => entrant === id)?.person ?? undefined);
  return people.every((person) => person !== undefined) ? people : undefined;
}

/** Opens a table for those who are paired, once: its code follows from the tournament's. */
async function openTable(parts: TournamentJobParts, stored: StoredTournament, table: Table): Promise<void> {
  const { storage, time, secret, journal } = parts;
  const { row, tournament } = stored;
  const people = peopleAt(stored, table);
  if (!people || tableCodeOf(stored, table.number) || !isSeatCount(people.length)) return;
  // Written from a request that the schema let through.
  const { game, options, clock } = tournament.play as TournamentView['play'];
  const code = codeOfRequest(secret, row.code, `tournament table ${table.number}`);
  const host = row.host ?? people[0] ?? '';
  const state = reservedTable({ game, options, clock, host, created: time.now() }, people, newSeed());
  const written = await storage.write([
    { do: 'put-table', table: rowOf(code, 1, state, state.created) },
    committing(code, state),
    ...jobsOfTable(code, state, state.created).map((job) => ({ do: 'set-job', job }) as const),
    { do: 'add-tournament-table', tournament: row.code, table: { number: table.number, table: code } },
  ]);
  if (written === 'stored') await journal.appendWaiting();
}

/** Takes the result of a table that has been played, or that not everybody came to. */
async function takeResult(parts: TournamentJobParts, stored: StoredTournament, table: Table): Promise<void> {
  const code = tableCodeOf(stored, table.number);
  if (code === undefined) return;
  const result = await parts.tables.use(code, (session) =>
    session.readCurrent((snapshot) => resultAt(snapshot, table)),
  );
  if (!result) return;
  if (result.absent?.length) await parts.tables.use(code, (session) => session.execute(closeUnplayed));
  await changeTournament(parts, stored.row.code, ({ tournament }) =>
    // The organiser's word counts, if it came first.
    tournament.tables[table.number - 1]?.result
      ? refuse('result-known')
      : wishFor({ kind: 'result', table: table.number, result }),
  );
}

function resultAt({ code, state, match, now }: TableSnapshot, { seats }: Table): TableResult | undefined {
  const played = match?.id === matchIdOf(code, 1) ? match : undefined;
  if (played?.over) {
    const { outcome } = played;
    if (!outcome) return undefined;
    const { ranks, scores } = outcome;
    return ranks.length > 0 ? { ranks, scores } : { ranks: seats.map(() => 1), scores, absent: seats };
  }
  const isLate = state.stage === 'gathering' && now >= state.created + GRACE_MS[state.clock.kind];
  if (!isLate && state.stage !== 'closed') return undefined;
  const here = peopleOf(state);
  const absent = seats.filter((_, i) => !here.includes(state.reserved?.[i] ?? ''));
  // Who came shares the first place.
  return { ranks: seats.map((id) => (absent.includes(id) ? 1 + seats.length - absent.length : 1)), absent };
}

const closeUnplayed = ({ state }: TableSnapshot) =>
  state.stage === 'gathering' ? changed({ state: closed(state) }) : NOTHING;

/** An arena pairs whoever is free until its time is up, and ends with its last table. */
async function runArena(parts: TournamentJobParts, stored: StoredTournament): Promise<void> {
  const until = arenaUntil(stored);
  if (until === undefined || stored.tournament.isOver) return;
  const command: Command = { kind: parts.time.now() < until ? 'pair' : 'end' };
  if ('refusal' in decide(stored.log, command)) return;
  await changeTournament(parts, stored.row.code, () => ok({ command }));
}
