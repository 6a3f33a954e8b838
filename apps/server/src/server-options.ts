// What a server is told when it starts.

import type { ServedGame } from './catalogue.ts';
import type { HttpOptions } from './http/app.ts';
import type { HttpLimits } from './http/rate-limits.ts';
import type { AdmissionLimits } from './ops/admission.ts';
import type { ListenAddress } from './ops/listen-address.ts';
import type { LogOptions } from './ops/log.ts';
import type { PushParts } from './push/push.ts';
import type { SocketLimits } from './sockets/socket-limits.ts';
import type { Pace } from './tables/decision.ts';
import type { Time } from './time.ts';

export interface ServerOptions {
  /** The games that are played here, each with its bots. */
  readonly games: readonly ServedGame[];
  /** A path, `sqlite:PATH` or `postgres://…`. */
  readonly database: string;
  /** `nats://…`, for servers that share a PostgreSQL database; without it they use NOTIFY. */
  readonly bus?: string | undefined;
  /** Names that nobody may take, besides those of the served bots' levels. */
  readonly reservedNames?: readonly string[];
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Where Prometheus may ask for the metrics; nowhere if absent. */
  readonly metrics?: ListenAddress | undefined;
  readonly base?: string;
  readonly origin?: string | undefined;
  readonly proxy?: HttpOptions['proxy'];
  readonly web?: string | undefined;
  readonly log: LogOptions;
  readonly botThreads?: number;
  readonly pace?: Pace;
  readonly httpLimits?: HttpLimits;
  readonly socketLimits?: SocketLimits;
  readonly socketsPerAddress?: number;
  readonly admission?: AdmissionLimits;
  readonly tablesPerPerson?: number;
  /** For tests. */
  readonly time?: Time;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly pushGuard?: PushParts['guard'];
}
