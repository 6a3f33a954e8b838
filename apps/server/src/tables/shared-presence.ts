// What processes that share a database tell each other of the people at a table: each stores who of those that matter there is
// connected to it, and reads what the others have stored.

import type { Bus } from '../bus/port.ts';
import type { Operation, PresenceRow, Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';
import type { Presence } from './presence.ts';

export interface SharedPresenceParts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly time: Time;
  /** The name of this process. */
  readonly node: string;
  /** How many may use the storage at the same time. */
  readonly servers: 'one' | 'many';
}

export class SharedPresence {
  private readonly table: string;
  private readonly presence: Presence;
  private readonly parts: SharedPresenceParts;
  /** Of whom it is stored that they are here. */
  private told: ReadonlySet<string> = new Set();

  constructor(table: string, presence: Presence, parts: SharedPresenceParts) {
    this.table = table;
    this.presence = presence;
    this.parts = parts;
  }

  private get isAlone(): boolean {
    return this.parts.servers === 'one';
  }

  /** Reads who is at the other processes. Returns whether that changes who is there. */
  async read(): Promise<boolean> {
    return !this.isAlone && this.follow(await this.parts.storage.presences([this.table]));
  }

  /** The same, of rows that were read already. */
  follow(rows: readonly PresenceRow[]): boolean {
    return this.presence.follow(rows.filter(({ table, node }) => table === this.table && node !== this.parts.node));
  }

  /** Stores who of these people came here or went. */
  async tell(people: readonly string[]): Promise<void> {
    if (this.isAlone) return;
    const { storage, bus, node, time } = this.parts;
    const { table, told } = this;
    const here = new Set(people.filter((person) => this.presence.isHere(person)));
    const put = (person: string, away: number | null): Operation => ({
      do: 'put-presence',
      presence: { table, person, node, away },
    });
    const came = [...here].filter((person) => !told.has(person)).map((person) => put(person, null));
    const went = [...told].filter((person) => !here.has(person)).map((person) => put(person, time.now()));
    if (came.length + went.length === 0) return;
    await storage.write([...came, ...went]);
    this.told = here;
    bus.publish({ kind: 'presence', table });
  }

  /** What was stored is no longer so: the others thought that this process was dead. */
  forgetTold(): void {
    this.told = new Set();
  }
}
