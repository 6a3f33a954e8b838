// The port to the bus: how the processes that serve one database hear that another one has stored something. Losing a message loses
// nothing that is stored, because whoever writes or looks reads it, and what is open is compared with the storage every few seconds
// (`tables/table-sweep.ts`): the bus only makes it quick.

/** A person was signed out everywhere: the other processes close their sockets. */
export interface SignedOut {
  readonly kind: 'signed-out';
  readonly person: string;
}

/** What happened, and at which table. Who shows that table reads the rest from storage. */
export type TableNews =
  | { readonly kind: 'changed'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly n: number }
  /** Somebody came to the table, or went. */
  | { readonly kind: 'presence'; readonly table: string };

/** Whoever runs the server has done something: what, is in the storage. */
export interface Intervened {
  readonly kind: 'intervened';
}

export type BusMessage = TableNews | SignedOut | Intervened;

export interface Bus {
  /** Reaches the other processes, not this one. */
  publish(message: BusMessage): void;
  subscribe(table: string, listener: (message: TableNews) => void): () => void;
  /** For as long as the process runs. */
  subscribeToPeople(listener: (message: SignedOut) => void): void;
  /** For as long as the process runs. */
  subscribeToInterventions(listener: () => void): void;
  /** Called when messages may have been lost: the connection was broken, and is back. For as long as the process runs. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** Nobody answers at the address; the server there wants other credentials, or none of us. */
export type BusTrouble = 'bus-unreachable' | 'bus-refused';

/** The bus can't be opened. The message has no credentials in it. */
export class BusUnavailable extends Error {
  override readonly name = 'BusUnavailable';
  readonly reason: BusTrouble;
  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason: BusTrouble }) {
    super(message, options);
    this.reason = reason;
  }
}
