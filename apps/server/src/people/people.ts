// People: guests and programs, what they are called, how they come back, and how they go for good.

import { ok, type Result, refuse } from '@mozaika/kernel';
import type { MeView } from '@mozaika/protocol';
import type { Operation, PersonRow, Storage } from '../storage/port.ts';
import { displayNameOf } from './display-name.ts';
import { hashOf, newToken } from './secrets.ts';

/** Older private links end when there are more. */
const MOST_LINKS = 5;

export interface People {
  /** A person as stored, or as they would be. */
  person(id: string): Promise<PersonRow>;
  /** A person who is about to have something to keep: stored from now on. */
  ensureStored(id: string): Promise<PersonRow>;
  me(id: string): Promise<MeView>;
  rename(id: string, name: string): Promise<void>;
  /** A secret that makes another browser this person. */
  makeLink(id: string): Promise<string>;
  dropLinks(id: string): Promise<void>;
  /** Whom a private link belongs to. */
  byLink(token: string): Promise<Result<string>>;
  /** Takes a person away with all that is theirs. Matches stay, with other people's moves and names. */
  remove(id: string): Promise<void>;
}

/** What the rest of the server does before somebody goes for good. */
export type BeforeDelete = (person: string) => Promise<void>;

export interface PeopleParts {
  readonly storage: Storage;
  readonly beforeDelete: BeforeDelete;
  now(): number;
}

export function people({ storage, beforeDelete, now }: PeopleParts): People {
  const imagined = (id: string): PersonRow => ({ id, name: null, created: now(), program: false });
  const person = async (id: string) => (await storage.person(id)) ?? imagined(id);
  const linksOf = async (id: string) => (await storage.tokensOf(id)).filter(({ purpose }) => purpose === 'return');

  async function ensureStored(id: string): Promise<PersonRow> {
    const stored = await storage.person(id);
    if (stored) return stored;
    await storage.write([{ do: 'add-person', person: imagined(id) }]);
    return person(id);
  }

  return {
    person,
    ensureStored,
    async me(id) {
      const [row, passkeys, links] = await Promise.all([person(id), storage.passkeysOf(id), linksOf(id)]);
      return {
        name: displayNameOf(row),
        program: row.program,
        passkeys: passkeys.length,
        links: links.length,
      };
    },
    async rename(id, name) {
      await ensureStored(id);
      await storage.write([{ do: 'rename-person', id, name }]);
    },
    async makeLink(id) {
      await ensureStored(id);
      const links = (await linksOf(id)).toSorted((a, b) => b.created - a.created);
      const token = newToken();
      await storage.write([
        ...links.slice(MOST_LINKS - 1).map(({ hash }): Operation => ({ do: 'delete-token', hash })),
        { do: 'add-token', token: { hash: hashOf(token), person: id, purpose: 'return', created: now() } },
      ]);
      return token;
    },
    async dropLinks(id) {
      const links = await linksOf(id);
      if (links.length > 0) await storage.write(links.map(({ hash }) => ({ do: 'delete-token', hash })));
    },
    async byLink(token) {
      const row = await storage.token(hashOf(token));
      return row?.purpose === 'return' ? ok(row.person) : refuse('unknown-token');
    },
    async remove(id) {
      await beforeDelete(id);
      await storage.write([{ do: 'delete-person', id }]);
    },
  };
}
