// The port to the bus: how the processes that serve one database tell each other what was stored. Losing a message loses nothing,
// because everything can be read again; the bus only makes it quick.

/** What happened, and to which table: whoever shows that table reads the rest from storage if it does not follow. */
export type BusMessage =
  | { readonly kind: 'table'; readonly table: string; readonly version: number }
  | {
      readonly kind: 'entries';
      readonly table: string;
      readonly match: string;
      readonly from: number;
      readonly at: number;
      readonly texts: readonly string[];
      readonly over: boolean;
      /** Who caused it: the socket and its message, so that the answer finds its way. */
      readonly cause?: { readonly client: string; readonly id: string };
    }
  | { readonly kind: 'said'; readonly table: string; readonly n: number };

export interface Bus {
  publish(message: BusMessage): void;
  subscribe(table: string, listener: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
}
