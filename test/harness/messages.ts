// What goes over the socket, as docs/protocol.md says it: this harness takes nothing from the server or from packages/protocol.

export const API = 'api/v2';

/** What a client sends. Each message gets exactly one answer: `done`, `refused`, or a `log` with its id in `re`. */
export interface Request {
  readonly op: string;
  readonly id: string;
  readonly table?: string;
  readonly match?: string;
  readonly since?: number;
  readonly seat?: number;
  readonly seal?: string;
  readonly value?: string;
  readonly index?: number;
  readonly action?: string;
  readonly kind?: 'undo';
  readonly yes?: boolean;
  readonly phrase?: string;
  readonly text?: string;
}

export interface SeatView {
  readonly kind: 'open' | 'person' | 'bot';
  readonly replaced?: string;
  readonly resigned?: true;
}

export interface FairnessView {
  readonly method: string;
  readonly commitment: string;
  readonly seals: readonly { readonly seat: number; readonly hash: string }[];
  readonly contributions: readonly { readonly seat: number; readonly value: string }[];
  readonly absent: readonly number[];
  readonly seed?: string;
}

export interface TableView {
  readonly code: string;
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly stage: 'gathering' | 'opening' | 'playing' | 'over' | 'closed';
  readonly seats: readonly SeatView[];
  readonly match: { readonly id: string; readonly rules: number; readonly fairness: FairnessView } | null;
  readonly commitment: string;
  readonly offers: readonly {
    readonly kind: 'undo' | 'rematch';
    readonly by: number;
    readonly agreed: readonly number[];
  }[];
  readonly you: { readonly seat?: number; readonly host: boolean };
}

export interface Refusal {
  readonly code: string;
  readonly retry?: boolean;
}

/** What the server sends. */
export type Frame =
  | { readonly op: 'hello'; readonly protocol: number }
  | { readonly op: 'done'; readonly id: string }
  | { readonly op: 'refused'; readonly id?: string; readonly refusal: Refusal }
  | { readonly op: 'table'; readonly table: TableView }
  | {
      readonly op: 'log';
      readonly match: string;
      readonly from: number;
      readonly entries: readonly string[];
      readonly re?: string;
    }
  | { readonly op: 'over'; readonly match: string; readonly entries: readonly string[]; readonly seed: string }
  | { readonly op: 'seats'; readonly table: string; readonly seats: readonly SeatView[] }
  | {
      readonly op: 'said';
      readonly table: string;
      readonly n: number;
      readonly seat: number;
      readonly phrase?: string;
      readonly text?: string;
    }
  | { readonly op: 'bye'; readonly reason: string; readonly after: number };

export const tableOf = (match: string): string => match.slice(0, match.indexOf('.'));
export const numberOf = (match: string): number => Number(match.slice(match.indexOf('.') + 1));
