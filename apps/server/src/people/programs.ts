// Programs: accounts with an API token that play over the same socket as people. Each belongs to the person who made it.

import { ok, type Result, refuse } from '@mozaika/kernel';
import { nameRefusal, type ProgramEntry } from '@mozaika/protocol';
import type { PersonRow, Storage } from '../storage/port.ts';
import { newPersonId } from './cookie.ts';
import type { BeforeDelete, People } from './people.ts';
import { hashOf, newToken } from './secrets.ts';

const MOST_PROGRAMS = 5;

export interface Programs {
  of(owner: string): Promise<ProgramEntry[]>;
  make(owner: string, name: string): Promise<Result<{ readonly program: ProgramEntry; readonly token: string }>>;
  drop(owner: string, id: string): Promise<Result<Record<string, never>>>;
  /** Deletes all programs of a person. */
  dropAll(owner: string): Promise<void>;
}

export interface ProgramsParts {
  readonly storage: Storage;
  readonly people: People;
  readonly beforeDelete: BeforeDelete;
  readonly reservedNames: readonly string[];
  now(): number;
}

const entry = ({ id, name, created }: PersonRow): ProgramEntry => ({ id, name: name ?? '', created });

export function programs({ storage, people, beforeDelete, reservedNames, now }: ProgramsParts): Programs {
  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await beforeDelete(id);
    await storage.write(ids.map((id) => ({ do: 'delete-person', id })));
  }

  return {
    of: async (owner) => (await storage.programsOf(owner)).map(entry),
    async make(owner, name) {
      const refusal = nameRefusal(name, reservedNames);
      if (refusal) return { ok: false, refusal };
      await people.ensureStored(owner);
      const person: PersonRow = { id: newPersonId(), name, created: now(), program: true };
      const token = newToken();
      const written = await storage.write([
        { do: 'add-program', person, owner, limit: MOST_PROGRAMS },
        { do: 'add-token', token: { hash: hashOf(token), person: person.id, purpose: 'play', created: now() } },
      ]);
      if (written === 'conflict') return refuse('too-many-programs', { limit: MOST_PROGRAMS });
      return ok({ program: entry(person), token });
    },
    async drop(owner, id) {
      const own = await storage.programsOf(owner);
      if (!own.some((program) => program.id === id)) return refuse('no-program');
      await remove([id]);
      return ok({});
    },
    async dropAll(owner) {
      await remove((await storage.programsOf(owner)).map(({ id }) => id));
    },
  };
}
