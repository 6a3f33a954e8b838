// The port to the bus: how the processes that serve one database hear that another one has stored something. Losing a message loses
// nothing, because whoever writes or looks reads what is stored; the bus only makes it quick.

/** What happened, and at which table. Who shows that table reads the rest from storage. */
export type BusMessage =
  | { readonly kind: 'changed'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly n: number };

export interface Bus {
  /** Reaches the other processes, not this one. */
  publish(message: BusMessage): void;
  subscribe(table: string, listener: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
}
