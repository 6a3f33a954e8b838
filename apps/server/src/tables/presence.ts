// Who is at a table now: how many sockets each person has there, and since when they are away.

interface Whereabouts {
  readonly sockets: number;
  /** When the last socket went. */
  readonly away?: number;
}

export class Presence {
  private readonly people = new Map<string, Whereabouts>();
  private readonly since: number;

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

  isPresent(person: string): boolean {
    return this.socketsOf(person) > 0;
  }

  awaySince(person: string): number | undefined {
    return this.isPresent(person) ? undefined : (this.people.get(person)?.away ?? this.since);
  }
}
