// A read that many ask for at once is done once for all of them. Nobody gets an answer that was begun before they asked, so it is current.

export class SharedRead<T> {
  private readonly read: () => Promise<T>;
  private running: Promise<unknown> | undefined;
  private next: Promise<T> | undefined;

  constructor(read: () => Promise<T>) {
    this.read = read;
  }

  ask(): Promise<T> {
    this.next ??= (async () => {
      await this.running;
      const now = this.next;
      this.next = undefined;
      this.running = now?.catch(() => undefined);
      return this.read();
    })();
    return this.next;
  }
}
