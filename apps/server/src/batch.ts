// Work of one kind that waits for its turn is done together: whoever comes while it waits joins it, whoever comes later waits for the next.

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class Batch<Item> {
  private readonly schedule: (job: () => Promise<void>) => Promise<void>;
  private readonly work: (items: readonly Item[]) => Promise<void>;
  private waiting: Waiting<Item>[] = [];

  /** `schedule` runs a job when its turn has come. */
  constructor(schedule: Batch<Item>['schedule'], work: Batch<Item>['work']) {
    this.schedule = schedule;
    this.work = work;
  }

  /** Resolves when the item's batch is done. */
  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.waiting.length === 1) void this.next();
    });
  }

  private async next(): Promise<void> {
    let some: readonly Waiting<Item>[] = [];
    const take = () => {
      some = this.waiting;
      this.waiting = [];
    };
    try {
      await this.schedule(async () => {
        take();
        await this.work(some.map(({ item }) => item));
      });
      for (const { resolve } of some) resolve();
    } catch (error) {
      // It may have failed before its turn.
      if (some.length === 0) take();
      for (const { reject } of some) reject(error);
    }
  }
}
