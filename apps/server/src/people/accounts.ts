// People's accounts: cookies, identities, names, programs and passkeys over one storage.

import type { Bus } from '../bus/port.ts';
import type { Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';
import { type Attempts, attempts } from './attempts.ts';
import { challenges } from './challenge.ts';
import { type GuestCookies, guestCookies } from './cookie.ts';
import { type Identities, identities } from './identity.ts';
import { type Links, links } from './links.ts';
import { Passkeys } from './passkeys.ts';
import { type BeforeDelete, type People, people } from './people.ts';
import { type Programs, programs } from './programs.ts';
import { serverKey } from './secrets.ts';
import { Sessions } from './sessions.ts';

export interface Accounts {
  readonly cookies: GuestCookies;
  readonly sessions: Sessions;
  readonly identities: Identities;
  readonly people: People;
  readonly links: Links;
  readonly programs: Programs;
  readonly passkeys: Passkeys;
  readonly attempts: Attempts;
}

export interface AccountsParts {
  readonly storage: Storage;
  readonly time: Time;
  readonly bus: Bus;
  /** The path below which the server lives. */
  readonly base: string;
  /** Called before a person is deleted: their seats have to be left. */
  readonly beforeDelete: BeforeDelete;
  /** Names that nobody may take: those of bots, guests and the server, in every language. */
  readonly reservedNames: readonly string[];
}

export async function openAccounts(parts: AccountsParts): Promise<Accounts> {
  const { storage, time, bus, base, beforeDelete, reservedNames } = parts;
  const now = () => time.now();
  const key = await serverKey(storage);
  const cookies = guestCookies({ key, base, now });
  const sessions = new Sessions(storage, bus);
  const everybody = people({ storage, sessions, beforeDelete, reservedNames, now });
  return {
    cookies,
    sessions,
    identities: identities(storage, cookies, sessions),
    people: everybody,
    links: links({ storage, sessions, people: everybody, now }),
    programs: programs({ storage, people: everybody, beforeDelete, reservedNames, now }),
    passkeys: new Passkeys({ storage, sessions, people: everybody, challenges: challenges(storage, key, now), now }),
    attempts: attempts(storage, everybody),
  };
}
