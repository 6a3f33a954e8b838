// Oneself: name, tables, matches, private links, and how to go for good.

import { ok } from '@mozaika/kernel';
import type { Registry } from '../people/registry.ts';
import type { Tables } from '../tables/port.ts';
import type { Handlers } from './handler.ts';

type Names = 'me' | 'rename' | 'deleteMe' | 'myTables' | 'myMatches' | 'makeLink' | 'dropLinks' | 'comeBack';

export function meHandlers({ people, programs }: Registry, tables: Tables): Handlers<Names> {
  return {
    me: {
      about: 'Who you are. A browser without a cookie becomes a new guest.',
      group: 'people',
      for: 'everybody',
      handle: async ({ person }) => ok(await people.me(person)),
    },
    rename: {
      about: 'Choose a name.',
      group: 'people',
      for: 'everybody',
      async handle({ person, body: { name } }) {
        await people.rename(person, name);
        return ok(await people.me(person));
      },
    },
    deleteMe: {
      about: 'Delete yourself: name, passkeys, links, programs and notifications. Other people keep their matches.',
      group: 'people',
      for: 'everybody',
      async handle({ person, forget }) {
        await programs.dropAll(person);
        await people.remove(person);
        forget();
        return ok({});
      },
    },
    myTables: {
      about: 'The tables where you sit, and where it is your turn.',
      group: 'tables',
      for: 'everybody',
      handle: async ({ person }) => ok({ tables: await tables.mine(person) }),
    },
    myMatches: {
      about: 'Your finished matches, the last one first.',
      group: 'tables',
      for: 'everybody',
      handle: async ({ person }) => ok({ matches: await tables.matchesOf(person) }),
    },
    makeLink: {
      about: 'A secret that makes another browser you. It is shown only now.',
      group: 'people',
      for: 'browsers',
      handle: async ({ person }) => ok({ token: await people.makeLink(person) }),
    },
    dropLinks: {
      about: 'End all private links.',
      group: 'people',
      for: 'browsers',
      async handle({ person }) {
        await people.dropLinks(person);
        return ok({});
      },
    },
    comeBack: {
      about: 'Become the person of a private link.',
      group: 'people',
      for: 'browsers',
      async handle({ body: { token }, become }) {
        const person = await people.byLink(token);
        if (!person.ok) return person;
        become(person.value);
        return ok(await people.me(person.value));
      },
    },
  };
}
