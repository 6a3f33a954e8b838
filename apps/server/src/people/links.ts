// Private links: secrets that make another browser the same person, and what a browser may give up for one.

import { ok, type Result, refuse } from '@mozaika/kernel';
import type { Operation, Storage, TokenRow } from '../storage/port.ts';
import { linksOf, type People } from './people.ts';
import { hashOf, newToken } from './secrets.ts';
import type { Sessions } from './sessions.ts';

/** A person's oldest private link ends when there are more. */
const MOST_LINKS = 5;

export interface Links {
  /** A secret token that signs another browser in as this person. */
  make(person: string): Promise<string>;
  /** Ends all private links, and all sessions: whoever came by one of them is signed out. */
  drop(person: string): Promise<void>;
  /** The person of a private link. */
  owner(token: string): Promise<Result<string>>;
  /** Whether a browser may become `next` instead of this person: not when nothing would bring them back to the tables where they sit. */
  mayBecome(person: string, next: string): Promise<Result<string>>;
}

export interface LinksParts {
  readonly storage: Storage;
  readonly sessions: Sessions;
  readonly people: People;
  now(): number;
}

const dropped = ({ hash }: TokenRow): Operation => ({ do: 'delete-token', hash });

export const links = ({ storage, sessions, people, now }: LinksParts): Links => ({
  async make(person) {
    await people.ensureStored(person);
    const newestFirst = (await linksOf(storage, person)).toSorted((a, b) => b.created - a.created);
    const token = newToken();
    await storage.write([
      ...newestFirst.slice(MOST_LINKS - 1).map(dropped),
      { do: 'add-token', token: { hash: hashOf(token), person, purpose: 'return', created: now() } },
    ]);
    return token;
  },
  async drop(person) {
    await sessions.end(person, (await linksOf(storage, person)).map(dropped));
  },
  async owner(token) {
    const row = await storage.token(hashOf(token));
    return row?.purpose === 'return' ? ok(row.person) : refuse('unknown-token');
  },
  async mayBecome(person, next) {
    const { passkeys, links: ways } = await people.me(person);
    if (person === next || passkeys + ways > 0) return ok(next);
    const tables = await storage.countOpenTablesOf(person);
    return tables === 0 ? ok(next) : refuse('would-lose-tables', { tables });
  },
});
