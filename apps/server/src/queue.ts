// A queue: one job after the other. A table has one, so that within a process nothing at it happens at the same time as something else.

export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  /** How many jobs wait or run. */
  size = 0;

  /** Runs a job when those before it are done, whatever became of them. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.size++;
    const result = this.last.then(job);
    this.last = result.then(this.done, this.done);
    return result;
  }

  private readonly done = (): void => {
    this.size--;
  };

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.size > 0) await this.last;
  }
}
