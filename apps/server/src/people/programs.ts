// Programs: accounts with a token that play over the same socket as people. Each belongs to the guest who made it.

import { ok, type Result, refuse } from '@mozaika/kernel';
import type { ProgramEntry } from '@mozaika/protocol';
import type { PersonRow, Storage } from '../storage/port.ts';
import { newPersonId } from './cookie.ts';
import type { BeforeDelete, People } from './people.ts';
import { hashOf, newToken } from './secrets.ts';

const MOST_PROGRAMS = 5;

export interface Programs {
  of(owner: string): Promise<ProgramEntry[]>;
  make(owner: string, name: string): Promise<Result<{ readonly program: ProgramEntry; readonly token: string }>>;
  drop(owner: string, id: string): Promise<Result<Record<string, never>>>;
  /** Takes all programs of somebody away. */
  dropAll(owner: string): Promise<void>;
}

export interface ProgramsParts {
  readonly storage: Storage;
  readonly people: People;
  readonly beforeDelete: BeforeDelete;
  now(): number;
}

const entry = ({ id, name, created }: PersonRow): ProgramEntry => ({ id, name: name ?? '', created });

export function programs({ storage, people, beforeDelete, now }: ProgramsParts): Programs {
  /** Which programs are whose is a setting of its own: an owner's list of ids. */
  const setting = (owner: string) => `programs of ${owner}`;
  const idsOf = async (owner: string): Promise<string[]> => JSON.parse((await storage.setting(setting(owner))) ?? '[]');
  const listed = (owner: string, ids: readonly string[]) =>
    ({ do: 'put-setting', key: setting(owner), value: JSON.stringify(ids) }) as const;

  /** One change of a list at a time, so that two requests at once don't get past the limit. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  }

  async function remove(owner: string, gone: readonly string[]): Promise<void> {
    const kept = (await idsOf(owner)).filter((id) => !gone.includes(id));
    for (const id of gone) await beforeDelete(id);
    await storage.write([...gone.map((id) => ({ do: 'delete-person', id }) as const), listed(owner, kept)]);
  }

  const of = async (owner: string): Promise<PersonRow[]> => storage.people(await idsOf(owner));

  return {
    of: async (owner) => (await of(owner)).map(entry),
    make: (owner, name) =>
      inTurn(async () => {
        await people.ensureStored(owner);
        const present = await of(owner);
        if (present.length >= MOST_PROGRAMS) return refuse('too-many-programs', { limit: MOST_PROGRAMS });
        const person: PersonRow = { id: newPersonId(), name, created: now(), program: true };
        const token = newToken();
        await storage.write([
          { do: 'add-person', person },
          { do: 'add-token', token: { hash: hashOf(token), person: person.id, purpose: 'play', created: now() } },
          listed(owner, [...present.map(({ id }) => id), person.id]),
        ]);
        return ok({ program: entry(person), token });
      }),
    drop: (owner, id) =>
      inTurn(async () => {
        if (!(await idsOf(owner)).includes(id)) return refuse('no-program');
        await remove(owner, [id]);
        return ok({});
      }),
    dropAll: (owner) =>
      inTurn(async () => {
        const ids = await idsOf(owner);
        if (ids.length > 0) await remove(owner, ids);
      }),
  };
}
