// The cookie that makes a browser somebody: an id and its time, signed. Forged, old and foreign ones are as good as none.

import { createHash, randomBytes } from 'node:crypto';
import { isSigned, sign } from './secrets.ts';

const DAY_S = 86_400;
const LIFE_S = 365 * DAY_S;
const RENEW_AFTER_S = DAY_S;
const ID_BYTES = 16;
/** What a cookie gets besides, by the scheme of the connection. */
const SECURE: { readonly [scheme: string]: string } = { https: 'Secure' };

/** A person's id: nobody can guess it, but it is no secret: the signature is. */
export const newPersonId = (): string => randomBytes(ID_BYTES).toString('base64url');

export interface CookieSettings {
  readonly key: Buffer;
  /** The path below which the server lives, as in `/` or `/mozaika/`. */
  readonly base: string;
  /** Milliseconds since 1970. */
  now(): number;
}

/** What a cookie said. */
export interface ReadCookie {
  readonly person: string;
  /** Whether it is time for a new one. */
  readonly stale: boolean;
}

export interface GuestCookies {
  /** Its name: servers with other keys on the same host don't take each other's cookies away. */
  readonly name: string;
  /** Reads the header `Cookie`. */
  read(header: string | undefined): ReadCookie | undefined;
  /** The header `Set-Cookie` that makes a browser this person, for connections that are https or not. */
  write(person: string, scheme: string): string;
  /** The header `Set-Cookie` that makes a browser nobody. */
  erase(scheme: string): string;
}

export function guestCookies({ key, base, now }: CookieSettings): GuestCookies {
  const name = `mozaika-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
  const seconds = () => Math.floor(now() / 1000);
  const header = (value: string, lifeS: number, scheme: string) =>
    [`${name}=${value}`, `Max-Age=${lifeS}`, `Path=${base}`, 'HttpOnly', 'SameSite=Lax', SECURE[scheme]]
      .filter((part) => part !== undefined)
      .join('; ');

  function readValue(value: string): ReadCookie | undefined {
    const parts = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{32})$/.exec(value);
    if (!parts) return undefined;
    const [, person, issued, signature] = parts;
    const age = seconds() - Number.parseInt(issued, 36);
    if (age > LIFE_S || !isSigned(key, `guest ${person}.${issued}`, signature)) return undefined;
    return { person, stale: age > RENEW_AFTER_S };
  }

  return {
    name,
    read: (header) =>
      (header ?? '')
        .split(';')
        .map((cookie) => cookie.trim())
        .filter((cookie) => cookie.startsWith(`${name}=`))
        .map((cookie) => readValue(cookie.slice(name.length + 1)))
        .find((read) => read !== undefined),
    write(person, scheme) {
      const issued = seconds().toString(36);
      return header(`${person}.${issued}.${sign(key, `guest ${person}.${issued}`)}`, LIFE_S, scheme);
    },
    erase: (scheme) => header('', 0, scheme),
  };
}
