// The log: one JSON object per line, for people who run the server. It never names who plays, what they hold or what opens a door.

import type { FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogOptions {
  readonly level: LogLevel;
  /** Where lines go; stdout if absent. */
  readonly stream?: { write(line: string): void };
}

/** Names of fields that must not be read, wherever somebody logs them by mistake. */
const SECRET = ['cookie', 'authorization', 'token', 'seed', 'value', 'action', 'actions', 'entries', 'texts', 'text'];

export const loggerOf = ({ level, stream }: LogOptions): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  ...(stream && { stream }),
  base: null,
  redact: {
    paths: [...SECRET, ...SECRET.flatMap((name) => [`*.${name}`, `*.*.${name}`]), 'req.headers', '*["set-cookie"]'],
    censor: '(secret)',
  },
  serializers: {
    // The route and not the address: a table's code is in it.
    req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
    res: ({ statusCode }) => ({ status: statusCode }),
  },
});
