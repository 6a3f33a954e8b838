// Fair queueing: whose work is done next. All owners get equal shares of the time, so that who asks for much waits for themselves, and
// who asks for little hardly waits. Fair queueing by virtual time (Golestani 1994, Goyal 1996): each piece of work is tagged with the
// time at which it would be done if all owners were served at once in equal shares, and the earliest tag is next. It knows no threads and
// no clock: who works and how long things take is given.

/** A piece of work. */
export interface Work {
  /** Whose share of the time it takes. */
  readonly owner: string;
  /** How long it is expected to take, in milliseconds. */
  readonly cost: number;
}

interface Tagged<T> {
  readonly work: T;
  /** The virtual times at which it would be begun and done. */
  readonly start: number;
  readonly finish: number;
}

export class FairQueue<T extends Work> {
  /** In the order of their tags; what came first is first among equals. */
  private readonly waiting: Tagged<T>[] = [];
  /** By owner: when the last work that they brought would be done. An owner whose work is all in the past is forgotten. */
  private readonly lastFinish = new Map<string, number>();
  /** When the work that was taken last would have begun: shares are counted from then. */
  private virtualTime = 0;

  get size(): number {
    return this.waiting.length;
  }

  add(work: T): void {
    const start = Math.max(this.virtualTime, this.lastFinish.get(work.owner) ?? 0);
    const finish = start + work.cost;
    this.lastFinish.set(work.owner, finish);
    const after = this.waiting.findIndex((one) => one.finish > finish);
    this.waiting.splice(after < 0 ? this.waiting.length : after, 0, { work, start, finish });
  }

  /** Takes what is next among the work that costs no more than this. */
  take(mostCost: number): T | undefined {
    const at = this.waiting.findIndex(({ work }) => work.cost <= mostCost);
    const [taken] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (!taken) return undefined;
    this.virtualTime = Math.max(this.virtualTime, taken.start);
    this.forgetThePast();
    return taken.work;
  }

  /** Takes out what would be done last, for which its owner is not charged. */
  dropLast(): T | undefined {
    const dropped = this.waiting.pop();
    if (!dropped) return undefined;
    this.lastFinish.set(dropped.work.owner, dropped.start);
    return dropped.work;
  }

  /** What has to be done before this work, in milliseconds; nothing if it does not wait. */
  costBefore(work: T): number {
    return this.costOfFirst(this.waiting.findIndex((one) => one.work === work));
  }

  /** What has to be done before the last one. */
  costBeforeLast(): number {
    return this.costOfFirst(this.waiting.length - 1);
  }

  private costOfFirst(count: number): number {
    return this.waiting.slice(0, Math.max(0, count)).reduce((sum, { work }) => sum + work.cost, 0);
  }

  private forgetThePast(): void {
    for (const [owner, finish] of this.lastFinish) if (finish <= this.virtualTime) this.lastFinish.delete(owner);
  }
}
