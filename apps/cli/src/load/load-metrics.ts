// What a load run counts: moves, the time from "sent" to "seen by the opponent", bytes.

export interface Figures {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the messages that carry actions, to each receiver. */
  readonly bytesPerAction: number;
  /** Of everything that a receiver gets meanwhile: tables, rematches, the whole log at the end. */
  readonly allBytesPerAction: number;
  readonly refusals: { readonly [code: string]: number };
}

export class LoadMetrics {
  private readonly waiting = new Map<string, number>();
  private latencies: number[] = [];
  private moves = 0;
  private bytes = 0;
  private allBytes = 0;
  private actions = 0;
  private refusals: { [code: string]: number } = {};

  sent(move: string): void {
    this.waiting.set(move, performance.now());
  }

  /** A receiver got a message with so many actions. */
  received(move: string, actions: number, bytes: number, who: 'author' | 'opponent'): void {
    this.bytes += bytes;
    this.actions += actions;
    const sent = this.waiting.get(move);
    if (sent === undefined || who === 'author') return;
    this.waiting.delete(move);
    this.moves++;
    this.latencies.push(performance.now() - sent);
  }

  /** A receiver got any message. */
  heard(bytes: number): void {
    this.allBytes += bytes;
  }

  refused(code: string): void {
    this.refusals[code] = (this.refusals[code] ?? 0) + 1;
  }

  /** Forgets the warm-up. */
  reset(): void {
    this.latencies = [];
    this.moves = 0;
    this.bytes = 0;
    this.allBytes = 0;
    this.actions = 0;
    this.refusals = {};
  }

  figures(): Figures {
    const sorted = Float64Array.from(this.latencies).sort();
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return {
      moves: this.moves,
      p50: at(0.5),
      p99: at(0.99),
      bytesPerAction: this.bytes / Math.max(1, this.actions),
      allBytesPerAction: this.allBytes / Math.max(1, this.actions),
      refusals: this.refusals,
    };
  }
}
