// People's accounts: cookies, identities, names, programs and passkeys over one storage.

import type { Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';
import { challenges } from './challenge.ts';
import { type GuestCookies, guestCookies } from './cookie.ts';
import { type Identities, identities } from './identity.ts';
import { Passkeys } from './passkeys.ts';
import { type BeforeDelete, type People, people } from './people.ts';
import { type Programs, programs } from './programs.ts';
import { serverKey } from './secrets.ts';

export interface Accounts {
  readonly cookies: GuestCookies;
  readonly identities: Identities;
  readonly people: People;
  readonly programs: Programs;
  readonly passkeys: Passkeys;
}

export interface AccountsParts {
  readonly storage: Storage;
  readonly time: Time;
  /** The path below which the server lives. */
  readonly base: string;
  /** Called before a person is deleted: their seats have to be left. */
  readonly beforeDelete: BeforeDelete;
}

export async function openAccounts({ storage, time, base, beforeDelete }: AccountsParts): Promise<Accounts> {
  const now = () => time.now();
  const key = await serverKey(storage);
  const cookies = guestCookies({ key, base, now });
  const everybody = people({ storage, beforeDelete, now });
  return {
    cookies,
    identities: identities(storage, cookies),
    people: everybody,
    programs: programs({ storage, people: everybody, beforeDelete, now }),
    passkeys: new Passkeys({ storage, people: everybody, challenges: challenges(key, now), now }),
  };
}
