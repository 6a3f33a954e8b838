// All table sessions of this process: opened when somebody needs a table, closed when nobody has for a while.

import type { TableRow } from '../storage/port.ts';
import type { SessionParts } from './session-parts.ts';
import { TableSession } from './table-session.ts';
import { sweepTables, type TableSweep } from './table-sweep.ts';

/** After so long without use a match is forgotten, and a table that has no subscribers is closed. */
const IDLE_MS = 30_000;

interface OpenTable {
  readonly session: Promise<TableSession | undefined>;
  /** When it is loaded. */
  opened: TableSession | undefined;
  /** How many hold on to it now. */
  users: number;
}

export class TableRegistry {
  private readonly parts: SessionParts;
  private readonly open = new Map<string, OpenTable>();
  private readonly sweeping: NodeJS.Timeout;
  private readonly following: TableSweep | undefined;

  constructor(parts: SessionParts) {
    this.parts = parts;
    this.sweeping = setInterval(() => void this.sweep(), IDLE_MS).unref();
    if (parts.servers === 'many') this.following = sweepTables({ ...parts, shown: () => this.shown() });
  }

  /** The other processes thought that this one was dead. */
  async rejoin(): Promise<void> {
    for (const session of await this.shown()) await session.rejoin();
  }

  /** Somebody is called otherwise: those who see them are shown it. */
  async showNameOf(person: string): Promise<void> {
    for (const session of await this.shown()) await session.showNameOf(person);
  }

  /** The chat of a table was erased: those who see it here forget it. */
  async showErasedChat(code: string): Promise<void> {
    const shown = (await this.shown()).find((session) => session.code === code);
    await shown?.showErasedChat();
  }

  /** Whether somebody is shown this table here: then one more costs next to nothing. */
  isShown(code: string): boolean {
    return (this.open.get(code)?.opened?.subscribers ?? 0) > 0;
  }

  private async shown(): Promise<TableSession[]> {
    const sessions = await Promise.all([...this.open.values()].map(({ session }) => session.catch(() => undefined)));
    return sessions.flatMap((session) => (session && session.subscribers > 0 ? [session] : []));
  }

  /** Does something with a table's session, which stays open meanwhile; nothing if there is no such table. */
  async use<T>(code: string, job: (session: TableSession) => Promise<T>): Promise<T | undefined> {
    const table = this.open.get(code) ?? this.add(code);
    table.users++;
    try {
      const session = table.opened ?? (await table.session);
      return session && (await job(session));
    } finally {
      table.users--;
    }
  }

  private add(code: string): OpenTable {
    const session = this.load(code);
    const table: OpenTable = { session, opened: undefined, users: 0 };
    this.open.set(code, table);
    session.then(
      (opened) => {
        table.opened = opened;
        if (opened) this.parts.metrics.tables.set(this.open.size);
        else this.open.delete(code);
      },
      () => this.open.delete(code),
    );
    return table;
  }

  private async load(code: string): Promise<TableSession | undefined> {
    const row: TableRow | undefined = await this.parts.storage.table(code);
    return row && this.parts.games.game(row.game) ? new TableSession(row, this.parts) : undefined;
  }

  private async sweep(): Promise<void> {
    for (const [code, table] of this.open) {
      const session = await table.session.catch(() => undefined);
      // Asked when nothing is waited for any more: somebody may have begun to use it meanwhile.
      if (table.users > 0 || !session?.isIdle(IDLE_MS)) continue;
      session.forgetMatch();
      if (session.subscribers > 0) continue;
      session.close();
      this.open.delete(code);
    }
    this.parts.metrics.tables.set(this.open.size);
  }

  /** Resolves when everything that was begun is stored. */
  async stop(): Promise<void> {
    clearInterval(this.sweeping);
    await this.following?.stop();
    for (const { session } of this.open.values()) {
      const opened = await session.catch(() => undefined);
      await opened?.settled();
      opened?.close();
    }
  }
}
