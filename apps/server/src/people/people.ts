// People, guests and programs: their names, private links and deletion.

import { ok, type Result, refuse } from '@mozaika/kernel';
import type { MeView } from '@mozaika/protocol';
import type { Operation, PersonRow, Storage } from '../storage/port.ts';
import { displayNameOf } from './display-name.ts';
import { hashOf, newToken } from './secrets.ts';

/** A person's oldest private link ends when there are more. */
const MOST_LINKS = 5;

export interface People {
  /** A person as stored, or as they would be stored. */
  person(id: string): Promise<PersonRow>;
  /** Stores a guest who was only a cookie so far. */
  ensureStored(id: string): Promise<PersonRow>;
  me(id: string): Promise<MeView>;
  rename(id: string, name: string): Promise<void>;
  /** A secret token that signs another browser in as this person. */
  makeLink(id: string): Promise<string>;
  dropLinks(id: string): Promise<void>;
  /** The person of a private link. */
  byLink(token: string): Promise<Result<string>>;
  /** Deletes a person with passkeys, tokens and subscriptions. Matches stay, without their name. */
  remove(id: string): Promise<void>;
}

/** Runs before a person is deleted. */
export type BeforeDelete = (person: string) => Promise<void>;

export interface PeopleParts {
  readonly storage: Storage;
  readonly beforeDelete: BeforeDelete;
  now(): number;
}

export function people({ storage, beforeDelete, now }: PeopleParts): People {
  const unsaved = (id: string): PersonRow => ({ id, name: null, created: now(), program: false });
  const person = async (id: string) => (await storage.person(id)) ?? unsaved(id);
  const linksOf = async (id: string) => (await storage.tokensOf(id)).filter(({ purpose }) => purpose === 'return');

  async function ensureStored(id: string): Promise<PersonRow> {
    const stored = await storage.person(id);
    if (stored) return stored;
    await storage.write([{ do: 'add-person', person: unsaved(id) }]);
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
