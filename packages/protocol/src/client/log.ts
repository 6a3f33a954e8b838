// A match's log as a client knows it. What comes twice is taken once, what is missing is noticed.

export class ClientLog {
  readonly match: string;
  entries: readonly string[] = [];
  /** Told when the match is over: everything is known then. */
  seed: string | undefined;
  /** What was left on the clocks, and when that was heard (in the client's own time). */
  clocks: { readonly left: readonly number[]; readonly at: number } | undefined;

  constructor(match: string) {
    this.match = match;
  }

  /** Takes entries in. False: something before them is missing. */
  take(from: number, entries: readonly string[]): boolean {
    if (from > this.entries.length) return false;
    const fresh = entries.slice(this.entries.length - from);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
    return true;
  }

  /** The whole log, nothing masked. */
  reveal(entries: readonly string[], seed: string): void {
    this.entries = entries;
    this.seed = seed;
  }
}
