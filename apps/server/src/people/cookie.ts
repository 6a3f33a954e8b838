// Signed session cookie: person id, issue time, generation of sessions, HMAC. Cookies that are not genuine are ignored.

import { createHash, randomBytes } from 'node:crypto';
import { isSigned, sign } from './secrets.ts';

const DAY_S = 86_400;
const LIFE_S = 365 * DAY_S;
const RENEW_AFTER_S = DAY_S;
const ID_BYTES = 16;
/** The cookie's attribute by the scheme of the connection. */
const SECURE: { readonly [scheme: string]: string } = { https: 'Secure' };

/** Cookies of version 0.1 have no generation: they are of the first one. */
const COOKIE = /^(([\w-]{22})\.([0-9a-z]{1,9})(?:\.([0-9a-z]{1,6}))?)\.([\w-]{32})$/;

/** A person's id: unguessable, but not a secret; what proves it is the signature. */
export const newPersonId = (): string => randomBytes(ID_BYTES).toString('base64url');

export interface CookieSettings {
  readonly key: Buffer;
  /** The path below which the server lives, as in `/` or `/mozaika/`. */
  readonly base: string;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Whose browser it is, and to which generation of their sessions it belongs. */
export interface Session {
  readonly person: string;
  readonly generation: number;
}

/** The content of a genuine cookie. */
export interface ReadCookie extends Session {
  /** Whether it should be renewed. */
  readonly stale: boolean;
}

export interface GuestCookies {
  /** Its name, derived from the key: servers on the same host don't overwrite each other's cookies. */
  readonly name: string;
  /** Reads the header `Cookie`. Of several cookies of this name the first genuine one counts: another page of the host may set one. */
  read(header: string | undefined): ReadCookie | undefined;
  /** The header `Set-Cookie` that signs a browser in as this person; `scheme` is `http` or `https`. */
  write(session: Session, scheme: string): string;
  /** The header `Set-Cookie` that signs a browser out. */
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
    const [, content, person, issued, generation = '0', signature] = COOKIE.exec(value) ?? [];
    if (person === undefined || issued === undefined || signature === undefined) return undefined;
    const age = seconds() - Number.parseInt(issued, 36);
    // However old it seems, a genuine cookie counts: browsers forget it after its life, and a server's clock may be wrong.
    if (!isSigned(key, `guest ${content}`, signature)) return undefined;
    return { person, generation: Number.parseInt(generation, 36), stale: Math.abs(age) > RENEW_AFTER_S };
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
    write({ person, generation }, scheme) {
      const content = `${person}.${seconds().toString(36)}.${generation.toString(36)}`;
      return header(`${content}.${sign(key, `guest ${content}`)}`, LIFE_S, scheme);
    },
    erase: (scheme) => header('', 0, scheme),
  };
}
