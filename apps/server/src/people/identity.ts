// Authentication: a browser by its session cookie, a program by its bearer token. For requests and sockets.

import type { Storage } from '../storage/port.ts';
import { type GuestCookies, newPersonId, type Session } from './cookie.ts';
import { hashOf } from './secrets.ts';
import type { Sessions } from './sessions.ts';

/** The headers that carry credentials. */
export interface Credentials {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

/** A guest is stored only once there is something to keep. */
export interface Identity extends Session {
  readonly by: 'cookie' | 'token';
  /** Whether the browser should get a new cookie. */
  readonly renew: boolean;
}

export interface Identities {
  /** Undefined without credentials, or with invalid ones. */
  identify(credentials: Credentials): Promise<Identity | undefined>;
  /** Like `identify`, but a new guest for a browser without a valid cookie. Undefined for an invalid token. */
  identifyOrCreate(credentials: Credentials): Promise<Identity | undefined>;
}

const LONGEST_TOKEN = 100;

const bearer = (header: string): string | undefined => /^Bearer +(\S+) *$/i.exec(header)?.[1];

export function identities(storage: Storage, cookies: GuestCookies, sessions: Sessions): Identities {
  async function byToken(header: string): Promise<Identity | undefined> {
    const token = bearer(header);
    if (token === undefined || token.length > LONGEST_TOKEN) return undefined;
    const row = await storage.token(hashOf(token));
    return row?.purpose === 'play' ? { person: row.person, generation: 0, by: 'token', renew: false } : undefined;
  }

  async function byCookie(header: string | undefined): Promise<Identity | undefined> {
    const read = cookies.read(header);
    if (!read || read.generation !== (await sessions.generation(read.person))) return undefined;
    return { person: read.person, generation: read.generation, by: 'cookie', renew: read.stale };
  }

  const newGuest = (): Identity => ({ person: newPersonId(), generation: 0, by: 'cookie', renew: true });

  return {
    async identify({ cookie, authorization }) {
      return authorization === undefined ? byCookie(cookie) : byToken(authorization);
    },
    async identifyOrCreate({ cookie, authorization }) {
      return authorization === undefined ? ((await byCookie(cookie)) ?? newGuest()) : byToken(authorization);
    },
  };
}
