// People, guests and programs: their names and deletion.

import { ok, type Result } from '@mozaika/kernel';
import { type MeView, nameRefusal } from '@mozaika/protocol';
import type { PersonRow, Storage, TokenRow } from '../storage/port.ts';
import { displayNameOf } from './display-name.ts';
import type { Sessions } from './sessions.ts';

export interface People {
  /** A person as stored, or as they would be stored. */
  person(id: string): Promise<PersonRow>;
  /** Stores a guest who was only a cookie so far. */
  ensureStored(id: string): Promise<PersonRow>;
  me(id: string): Promise<MeView>;
  /** Refuses a name that others can't see, or would take for a bot's or the server's own. */
  rename(id: string, name: string): Promise<Result<MeView>>;
  /** Deletes a person with passkeys, tokens and subscriptions. Matches stay, without their name. */
  remove(id: string): Promise<void>;
}

/** Runs before a person is deleted. */
export type BeforeDelete = (person: string) => Promise<void>;

export interface PeopleParts {
  readonly storage: Storage;
  readonly sessions: Sessions;
  readonly beforeDelete: BeforeDelete;
  /** Names of bots, guests and the server, in every language. */
  readonly reservedNames: readonly string[];
  now(): number;
}

/** The private links of a person. */
export const linksOf = async (storage: Storage, person: string): Promise<TokenRow[]> =>
  (await storage.tokensOf(person)).filter(({ purpose }) => purpose === 'return');

export function people({ storage, sessions, beforeDelete, reservedNames, now }: PeopleParts): People {
  const unsaved = (id: string): PersonRow => ({ id, name: null, created: now(), program: false });
  const person = async (id: string) => (await storage.person(id)) ?? unsaved(id);

  async function ensureStored(id: string): Promise<PersonRow> {
    const stored = await storage.person(id);
    if (stored) return stored;
    await storage.write([{ do: 'add-person', person: unsaved(id) }]);
    return person(id);
  }

  async function me(id: string): Promise<MeView> {
    const [row, passkeys, links] = await Promise.all([person(id), storage.passkeysOf(id), linksOf(storage, id)]);
    return { name: displayNameOf(row), program: row.program, passkeys: passkeys.length, links: links.length };
  }

  return {
    person,
    ensureStored,
    me,
    async rename(id, name) {
      const refusal = nameRefusal(name, reservedNames);
      if (refusal) return { ok: false, refusal };
      await ensureStored(id);
      await storage.write([{ do: 'rename-person', id, name }]);
      return ok(await me(id));
    },
    async remove(id) {
      await beforeDelete(id);
      // Somebody who was never stored has nothing but this cookie.
      if (await storage.person(id)) await sessions.end(id, [{ do: 'delete-person', id }]);
    },
  };
}
