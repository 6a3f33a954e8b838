// Who is at a table now, and since when they are away: by the sockets of this process, and by what the others have stored of theirs.

import type { PresenceRow } from '../storage/port.ts';

interface Whereabouts {
  readonly sockets: number;
  /** When the last socket went. */
  readonly away?: number;
}

/** Others who are there as far as the other processes know: null; or since when they are away. */
type Elsewhere = ReadonlyMap<string, number | null>;

export class Presence {
  private readonly people = new Map<string, Whereabouts>();
  private readonly since: number;
  private elsewhere: Elsewhere = new Map();
  private isDoubtful = false;

  /** What was before this process looked is not known: absence counts from then. */
  constructor(since: number) {
    this.since = since;
  }

  private socketsOf(person: string): number {
    return this.people.get(person)?.sockets ?? 0;
  }

  /** Whether this changed who is here. */
  come(person: string): boolean {
    const sockets = this.socketsOf(person);
    this.people.set(person, { sockets: sockets + 1 });
    return sockets === 0;
  }

  go(person: string, now: number): boolean {
    const sockets = this.socketsOf(person) - 1;
    this.people.set(person, sockets > 0 ? { sockets } : { sockets: 0, away: now });
    return sockets === 0;
  }

  /** Whether somebody is connected to this process. */
  isHere(person: string): boolean {
    return this.socketsOf(person) > 0;
  }

  isPresent(person: string): boolean {
    if (this.isHere(person)) return true;
    this.isDoubtful = true;
    return this.elsewhere.get(person) === null;
  }

  awaySince(person: string): number | undefined {
    if (this.isPresent(person)) return undefined;
    const known = [this.people.get(person)?.away, this.elsewhere.get(person)].filter((at) => typeof at === 'number');
    return known.length > 0 ? Math.max(...known) : this.since;
  }

  /** What is stored of the sockets of other processes. Returns whether that changes who is there. */
  follow(rows: readonly PresenceRow[]): boolean {
    const elsewhere = new Map<string, number | null>();
    for (const { person, away } of rows) {
      const known = elsewhere.get(person);
      elsewhere.set(person, known === null || away === null ? null : Math.max(known ?? away, away));
    }
    const before = this.elsewhere;
    this.elsewhere = elsewhere;
    this.isDoubtful = false;
    return [...before.keys(), ...elsewhere.keys()].some(
      (person) => (before.get(person) === null) !== (elsewhere.get(person) === null),
    );
  }

  /** Whether anything was asked, since this was called last, that other processes may know better by now. */
  takeDoubt(): boolean {
    const doubt = this.isDoubtful;
    this.isDoubtful = false;
    return doubt;
  }
}
