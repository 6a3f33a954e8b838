// This process's copy of a table and its current match, kept in step with the storage: it knows when it may be out of date, reads again,
// and writes with the guards (the table's version, the length of the log) by which another process that was quicker is noticed.

import type { GameCatalogue } from '../catalogue.ts';
import { HostedMatch } from '../matches/hosted-match.ts';
import type { Outages } from '../matches/outages.ts';
import type { Operation, Storage, TableRow, Written } from '../storage/port.ts';
import type { Change } from './decision.ts';
import { rowOf, type TableState } from './table-state.ts';
import { matchIdOf, nextCommitment } from './table-view.ts';

export interface TableStoreParts {
  readonly storage: Storage;
  readonly games: GameCatalogue;
  readonly outages: Outages;
}

/** Reads a match with its log; nothing if it does not exist or its game is not served here. */
export async function loadMatch(
  { storage, games, outages }: TableStoreParts,
  id: string,
): Promise<HostedMatch | undefined> {
  const row = await storage.match(id);
  const game = row && games.game(row.game);
  return game && new HostedMatch(game, row, await storage.entries(row.id, 0), outages);
}

export class TableStore {
  readonly code: string;
  private readonly parts: TableStoreParts;
  /** Counts the changes of the table's state. */
  version: number;
  private current: TableState;
  private cached: HostedMatch | undefined;
  /** Whether something may be stored that was not read: a write failed halfway, or another process was quicker. */
  isStale = false;

  constructor(row: TableRow, parts: TableStoreParts) {
    this.code = row.code;
    this.version = row.version;
    this.current = JSON.parse(row.state);
    this.parts = parts;
  }

  get state(): TableState {
    return this.current;
  }

  /** The current match, or the last one; none before the first one has begun. Read again only if it was forgotten. */
  match(): HostedMatch | undefined | Promise<HostedMatch | undefined> {
    if (this.current.matches === 0) return undefined;
    const id = matchIdOf(this.code, this.current.matches);
    return this.cached?.id === id ? this.cached : this.load(id);
  }

  private async load(id: string): Promise<HostedMatch | undefined> {
    this.cached = await loadMatch(this.parts, id);
    return this.cached;
  }

  /** Forgets the match, which can be read again: many tables are idle most of the time. */
  forgetMatch(): void {
    this.cached = undefined;
  }

  markStale(): void {
    this.isStale = true;
    this.cached = undefined;
  }

  /** Reads everything again. */
  async refresh(): Promise<void> {
    // First, because what another process stores while this reads makes it stale again.
    this.isStale = false;
    this.cached = undefined;
    try {
      const row = await this.parts.storage.table(this.code);
      if (row) this.accept(row);
      await this.match();
    } catch (error) {
      this.markStale();
      throw error;
    }
  }

  /** Whether nothing was stored that this process has not read. If something was, the copy is stale from now on. */
  async isCurrent(): Promise<boolean> {
    const { storage } = this.parts;
    const match = await this.match();
    const row = await storage.table(this.code);
    const more = match ? await storage.entries(match.id, match.length) : [];
    if (row?.version === this.version && more.length === 0) return true;
    this.markStale();
    return false;
  }

  private accept(row: TableRow): void {
    this.version = row.version;
    this.current = JSON.parse(row.state);
  }

  /** Stores a change and what comes with it (jobs, strengths), all or nothing; the copy follows when it is stored. */
  async write(change: Change, more: readonly Operation[], now: number): Promise<Written> {
    const { state, log, started } = change;
    const row = state && rowOf(this.code, this.version + 1, state, now);
    const operations: Operation[] = [];
    if (row) operations.push({ do: 'put-table', table: row });
    if (state && state.seed !== this.current.seed) operations.push(committing(this.code, state));
    if (log) operations.push(appendTo(log));
    if (started) operations.push(...beginning(started));
    operations.push(...more);
    try {
      if ((await this.parts.storage.write(operations)) === 'conflict') {
        this.markStale();
        return 'conflict';
      }
    } catch (error) {
      // Nobody can tell whether it is stored: everything has to be read again.
      this.markStale();
      throw error;
    }
    if (row) this.accept(row);
    log?.match.commit(log.update);
    if (started) this.cached = started;
    return 'stored';
  }
}

const appendTo = ({ match, update: { proposal, at, status } }: NonNullable<Change['log']>): Operation => ({
  do: 'append',
  match: match.id,
  from: proposal.from,
  at,
  texts: proposal.entries,
  over: status.over,
});

/** A new seed comes with a commitment to it. */
export const committing = (code: string, state: TableState): Operation => ({
  do: 'add-commitment',
  commitment: nextCommitment(code, state),
});

const beginning = (match: HostedMatch): Operation[] => [
  { do: 'add-match', match: match.row },
  { do: 'append', match: match.id, from: 0, at: match.updated, texts: match.entries, over: match.over },
];
