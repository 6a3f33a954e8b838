// What whoever runs a server does to its database while it serves: each change is stored together with an intervention, which the running
// servers follow. Works beside any number of them, and while none runs.

import { openBus } from '../bus/open.ts';
import type { Bus } from '../bus/port.ts';
import type { AnnouncementRow, BanRow, InterventionRow } from '../storage/moderation.ts';
import { openStorageInUse } from '../storage/open.ts';
import type { Operation, Storage } from '../storage/port.ts';
import type { TableState } from '../tables/table-state.ts';

export interface AdminOptions {
  /** A path, `sqlite:PATH` or `postgres://…`: the database of the servers. */
  readonly database: string;
  /** The bus that they use. */
  readonly bus?: string | undefined;
}

/** `nothing`: there was nothing to do it to, or it was so already. */
export type Done = 'done' | 'nothing';

/** What is to be announced, in one language or both. */
export type AnnouncementTexts = Pick<AnnouncementRow, 'en' | 'cs'>;

const MOST_ATTEMPTS = 20;
/** Before everything else that is due. */
const AT_ONCE = 0;
/** Over for every server, also for one whose clock is behind ours. */
const LONG_AGO = 0;

export async function openAdmin(options: AdminOptions): Promise<Admin> {
  const storage = await openStorageInUse(options.database);
  try {
    return new Admin(storage, await openBus(options, storage));
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** What an administrator reads needs nothing but the storage. */
type Reads = Pick<
  Storage,
  'reports' | 'interventions' | 'lastIntervention' | 'recentTables' | 'peopleNamed' | 'people' | 'table'
>;

export class Admin {
  private readonly storage: Storage;
  private readonly bus: Bus;

  constructor(storage: Storage, bus: Bus) {
    this.storage = storage;
    this.bus = bus;
  }

  get reads(): Reads {
    return this.storage;
  }

  /** Those that hold now. */
  async bans(): Promise<BanRow[]> {
    return (await this.storage.bans()).filter(({ until }) => until === null || until > Date.now());
  }

  announcements(): Promise<AnnouncementRow[]> {
    return this.storage.announcements(Date.now());
  }

  /** By seat, who sits at a table; null for bots and open seats. Nothing if there is no such table. */
  async seatsOf(table: string): Promise<(string | null)[] | undefined> {
    const row = await this.storage.table(table);
    const state: TableState | undefined = row && JSON.parse(row.state);
    return state?.seats.map((who) => (who.kind === 'person' ? who.person : null));
  }

  /** Closes a table: its match ends without a winner. A running server does it; if none runs, the next one. */
  async closeTable(table: string): Promise<Done> {
    const row = await this.storage.table(table);
    if (!row || row.stage === 'closed') return 'nothing';
    return this.intervene('close', table, [{ do: 'set-job', job: { subject: table, kind: 'close', due: AT_ONCE } }]);
  }

  /** A person is a guest without a name again. */
  async clearName(person: string): Promise<Done> {
    if (!(await this.storage.person(person))?.name) return 'nothing';
    return this.intervene('clear-name', person, [{ do: 'rename-person', id: person, name: '' }]);
  }

  async clearChat(table: string): Promise<Done> {
    if ((await this.storage.chatMessages(table, 1)).length === 0) return 'nothing';
    return this.intervene('clear-chat', table, [{ do: 'erase-chat', table }]);
  }

  /** Keeps a person or a network out. A person leaves all of their tables. */
  ban(ban: Omit<BanRow, 'created'>): Promise<Done> {
    const { kind, subject } = ban;
    return this.intervene('ban', subject, [
      { do: 'put-ban', ban: { ...ban, created: Date.now() } },
      ...(kind === 'person' ? [{ do: 'set-job', job: { subject, kind: 'expel', due: AT_ONCE } } as const] : []),
    ]);
  }

  unban(subject: string): Promise<Done> {
    return this.intervene('unban', subject, [{ do: 'delete-ban', subject }]);
  }

  async announce(texts: AnnouncementTexts, until: number | null): Promise<Done> {
    const at = Date.now();
    const announcement = (n: number): Operation => ({
      do: 'put-announcement',
      announcement: { n, at, until, ...texts },
    });
    return this.attempt((n) => [{ n, at, kind: 'announce', subject: String(n) }, [announcement(n)]]);
  }

  async endAnnouncements(): Promise<Done> {
    if ((await this.announcements()).length === 0) return 'nothing';
    return this.intervene('end-announcements', '', [{ do: 'end-announcements', at: LONG_AGO }]);
  }

  /** A report has been dealt with. */
  settle(report: number): Promise<Done> {
    return this.intervene('settle', String(report), [{ do: 'settle-report', n: report, at: Date.now() }]);
  }

  private intervene(kind: InterventionRow['kind'], subject: string, operations: readonly Operation[]): Promise<Done> {
    return this.attempt((n) => [{ n, at: Date.now(), kind, subject }, operations]);
  }

  /** Numbers the intervention: others may be at work at the same time. */
  private async attempt(
    make: (n: number) => readonly [intervention: InterventionRow, operations: readonly Operation[]],
  ): Promise<Done> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const n = (await this.storage.lastIntervention()) + 1;
      const [intervention, operations] = make(n);
      const written = await this.storage.write([...operations, { do: 'add-intervention', intervention }]);
      if (written === 'stored') {
        this.bus.publish({ kind: 'intervened' });
        return 'done';
      }
      // The number is free still: so it was what should have been changed that is not there.
      if ((await this.storage.lastIntervention()) < n) return 'nothing';
    }
    throw new Error('Too many interventions at the same time.');
  }

  async end(): Promise<void> {
    await this.bus.close();
    await this.storage.close();
  }
}
