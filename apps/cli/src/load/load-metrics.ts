// The metrics of a load run: moves, the latency from "sent" to "seen by the opponent", bytes, refusals.

export interface Figures {
  readonly moves: number;
  /** Percentiles of the latency, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of the messages that carry actions, to each receiver. */
  readonly bytesPerAction: number;
  /** Of everything that a receiver gets meanwhile: tables, rematches, the whole log at the end. */
  readonly allBytesPerAction: number;
  readonly refusals: { readonly [code: string]: number };
}

interface Received {
  readonly actions: number;
  readonly bytes: number;
  /** The author of a move gets it back, too; the latency ends when an opponent sees it. */
  readonly receiver: 'author' | 'opponent';
}

export class LoadMetrics {
  /** When each move that no opponent has seen yet was sent. */
  private readonly sentAt = new Map<string, number>();
  private latencies: number[] = [];
  private moves = 0;
  private bytes = 0;
  private allBytes = 0;
  private actions = 0;
  private refusals: { [code: string]: number } = {};

  sent(move: string): void {
    this.sentAt.set(move, performance.now());
  }

  /** A receiver got a message with actions, the first of them this move. */
  receivedActions(move: string, { actions, bytes, receiver }: Received): void {
    this.bytes += bytes;
    this.actions += actions;
    const sent = this.sentAt.get(move);
    if (sent === undefined || receiver === 'author') return;
    this.sentAt.delete(move);
    this.moves++;
    this.latencies.push(performance.now() - sent);
  }

  /** A receiver got any message. */
  receivedMessage(bytes: number): void {
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
    const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return {
      moves: this.moves,
      p50: percentile(0.5),
      p99: percentile(0.99),
      bytesPerAction: this.bytes / Math.max(1, this.actions),
      allBytesPerAction: this.allBytes / Math.max(1, this.actions),
      refusals: this.refusals,
    };
  }
}
