// Who is at a table now: how many sockets each person has there, and since when they are away.

export class Presence {
  private readonly sockets = new Map<string, number>();
  private readonly away = new Map<string, number>();
  private readonly since: number;

  /** What was before this process looked is not known: absence counts from then. */
  constructor(since: number) {
    this.since = since;
  }

  /** Whether this changed who is here. */
  come(person: string): boolean {
    const count = this.sockets.get(person) ?? 0;
    this.sockets.set(person, count + 1);
    this.away.delete(person);
    return count === 0;
  }

  go(person: string, now: number): boolean {
    const count = this.sockets.get(person) ?? 0;
    if (count > 1) {
      this.sockets.set(person, count - 1);
      return false;
    }
    this.sockets.delete(person);
    this.away.set(person, now);
    return count === 1;
  }

  isPresent(person: string): boolean {
    return this.sockets.has(person);
  }

  awaySince(person: string): number | undefined {
    return this.isPresent(person) ? undefined : (this.away.get(person) ?? this.since);
  }
}
