// The tables as requests over HTTP see them: making one, looking at them, and the records of their matches.

import {
  type Json,
  type MatchRecord,
  maskRecord,
  ok,
  type Refusal,
  type Result,
  refuse,
  type SeatCount,
} from '@mozaika/kernel';
import {
  type LobbyEntry,
  type MatchEntry,
  type MyTable,
  type TableRequest,
  type TableView,
  tableOfMatch,
} from '@mozaika/protocol';
import { SharedRead } from '../shared-read.ts';
import type { PersonRow, TableRow } from '../storage/port.ts';
import { leaveAll } from './intervention.ts';
import { namesInRecord, playersOf } from './match-players.ts';
import { proceedTo } from './match-start.ts';
import { newSeed } from './seed.ts';
import type { SessionParts } from './session-parts.ts';
import { codeOfRequest, randomCode } from './table-code.ts';
import { jobsOfTable } from './table-jobs.ts';
import type { TableRegistry } from './table-registry.ts';
import type { TableSession } from './table-session.ts';
import { newTable, rowOf, seatOfPerson, type TableState } from './table-state.ts';
import { committing, loadMatch } from './table-store.ts';
import { seatViews } from './table-view.ts';
import type { Tables } from './tables-api.ts';

const LIST_LENGTH = 50;
/** So many tables of one person may wait in the lobby: it shows the newest to everybody. */
const MOST_IN_LOBBY = 3;

export interface TableServiceParts extends Pick<SessionParts, 'storage' | 'games' | 'outages' | 'time' | 'journal'> {
  readonly tables: TableRegistry;
  /** A secret from which codes of repeated requests follow. */
  readonly secret: Uint8Array;
  /** How many tables that are not over a person may have. */
  readonly most: number;
}

export class TableService implements Tables {
  private readonly parts: TableServiceParts;
  private readonly lobbyRead = new SharedRead(() => this.readLobby());

  constructor(parts: TableServiceParts) {
    this.parts = parts;
  }

  async create(person: PersonRow, request: TableRequest): Promise<Result<{ readonly code: string }>> {
    const { storage, tables, time, journal, secret, most } = this.parts;
    const refusal = this.wrongRequest(request);
    if (refusal) return { ok: false, refusal };
    if ((await storage.countOpenTablesOf(person.id)) >= most) return refuse('too-many', { most });
    if (request.listed && (await storage.countLobbyTablesOf(person.id)) >= MOST_IN_LOBBY) {
      return refuse('too-many-listed', { most: MOST_IN_LOBBY });
    }
    const state = newTable(request, person.id, newSeed(), time.now());
    if (!state.ok) return state;
    const code = request.key === undefined ? randomCode() : codeOfRequest(secret, person.id, request.key);
    const written = await storage.write([
      { do: 'put-table', table: rowOf(code, 1, state.value, state.value.created) },
      committing(code, state.value),
      // What happens there by itself is stored with it: with bots in all other seats it is full at once and goes on.
      ...jobsOfTable(code, state.value, state.value.created).map((job) => ({ do: 'set-job', job }) as const),
    ]);
    if (written === 'conflict') return request.key === undefined ? refuse('busy') : ok({ code });
    // Whoever sees the table finds its commitment in the journal.
    await journal.appendWaiting();
    await tables.use(code, (session) => session.execute((table) => proceedTo(table, table.state)));
    return ok({ code });
  }

  private wrongRequest({ game: id, options, seats }: TableRequest): Refusal | undefined {
    const { games } = this.parts;
    const game = games.game(id);
    if (!game) return refuse('unknown-game', { found: id, expected: { kind: 'one-of', values: games.ids } }).refusal;
    // The schema has let through JSON, and two to four seats.
    const read = game.parseOptions(options as Json, seats.length as SeatCount);
    if (!read.ok) return read.refusal;
    const odd = seats.find((who) => who !== 'person' && !games.hasLevel(id, who));
    return odd === undefined
      ? undefined
      : refuse('no-such-level', { found: odd, expected: { kind: 'one-of', values: games.levels(id) } }).refusal;
  }

  view(code: string, viewer: string | undefined): Promise<TableView | undefined> {
    return this.parts.tables.use(code, (session) => session.view(viewer));
  }

  /** Something of each table in a list, as far as its game is served here. */
  private async ofEach<T>(
    rows: readonly TableRow[],
    job: (session: TableSession, row: TableRow) => Promise<T>,
  ): Promise<T[]> {
    const some = await Promise.all(
      rows.map((row) => this.parts.tables.use(row.code, async (session) => [await job(session, row)])),
    );
    return some.flatMap((one) => one ?? []);
  }

  /** The same for everybody: whoever asks at the same time shares a read. */
  lobby(): Promise<LobbyEntry[]> {
    return this.lobbyRead.ask();
  }

  private async readLobby(): Promise<LobbyEntry[]> {
    return this.ofEach(await this.parts.storage.lobby(LIST_LENGTH), (session) =>
      session.readCurrent(({ state }) => entryOf(session, state)),
    );
  }

  async mine(person: string): Promise<MyTable[]> {
    return this.ofEach(await this.parts.storage.tablesOf(person, LIST_LENGTH), (session, { updated }) =>
      session.readCurrent(async ({ state, match }): Promise<MyTable> => {
        const seat = seatOfPerson(state, person);
        return {
          ...(await entryOf(session, state)),
          stage: state.stage,
          toMove: state.stage === 'playing' && seat !== undefined && match?.status.toMove.includes(seat) === true,
          ...(seat === undefined ? {} : { yourSeat: seat }),
          updated: Math.max(updated, match?.updated ?? 0),
        };
      }),
    );
  }

  record(id: string, viewer: string | undefined): Promise<MatchRecord | undefined> {
    return this.parts.tables.use(tableOfMatch(id), (session) =>
      session.readCurrent(async ({ match: current }) => {
        const match = current?.id === id ? current : await loadMatch(this.parts, id);
        if (!match) return undefined;
        const record = match.record(namesInRecord(await playersOf(match.row, this.parts.storage)));
        if (match.over) return record;
        const masked = maskRecord(match.game, record, match.viewerOf(viewer));
        return masked.ok ? masked.value : undefined;
      }),
    );
  }

  async matchesOf(person: string): Promise<MatchEntry[]> {
    const { storage } = this.parts;
    return Promise.all(
      (await storage.finishedMatchesOf(person, LIST_LENGTH)).map(async (row) => {
        const { id, game, ended } = row;
        const record = await this.record(id, person);
        // The server's own record of a finished match has the outcome as its result.
        const result = record?.result as Pick<MatchEntry, 'scores' | 'ranks' | 'reason' | 'gone'> | undefined;
        const players = await playersOf(row, storage);
        return {
          match: id,
          game,
          options: JSON.parse(row.options),
          ended: ended ?? 0,
          players,
          ...(result && outcomeOf(result)),
        };
      }),
    );
  }

  async leaveAll(person: string): Promise<void> {
    await leaveAll(this.parts, person);
  }
}

async function entryOf(session: TableSession, state: TableState): Promise<LobbyEntry> {
  const { game, clock, created } = state;
  const seats = seatViews(state, undefined, await session.occupants());
  // Stored from a message that the schema let through.
  const options = state.options as LobbyEntry['options'];
  return { code: session.code, game, options, clock, seats, created };
}

function outcomeOf({ scores, ranks, reason, gone }: Pick<MatchEntry, 'scores' | 'ranks' | 'reason' | 'gone'>) {
  return { scores, ranks, reason, ...(gone && { gone }) };
}
