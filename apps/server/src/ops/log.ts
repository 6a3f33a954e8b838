// The log: one JSON object per line. Never logs names, hidden tiles or credentials.

import { type FastifyBaseLogger, type FastifyServerOptions, fastify } from 'fastify';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogOptions {
  readonly level: LogLevel;
  /** Default: stdout. */
  readonly stream?: { write(line: string): void };
}

/** Fields that are redacted wherever they are logged by mistake. */
const REDACTED = ['cookie', 'authorization', 'token', 'seed', 'value', 'action', 'actions', 'entries', 'texts', 'text'];

export const loggerOf = ({ level, stream }: LogOptions): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  ...(stream && { stream }),
  base: null,
  redact: {
    paths: [...REDACTED, ...REDACTED.flatMap((name) => [`*.${name}`, `*.*.${name}`]), 'req.headers', '*["set-cookie"]'],
    censor: '(secret)',
  },
  serializers: {
    // The route's pattern instead of the URL, which contains a table's code.
    req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
    res: ({ statusCode }) => ({ status: statusCode }),
  },
});

/** A log of a process that serves no requests. */
export const newLog = (options: LogOptions): FastifyBaseLogger => fastify({ logger: loggerOf(options) }).log;
