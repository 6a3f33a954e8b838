// Endpoints of oneself: name, tables, matches, deletion.

import { ok } from '@mozaika/kernel';
import type { Accounts } from '../people/accounts.ts';
import type { Tables } from '../tables/tables-api.ts';
import type { Handlers } from './handler.ts';

type Names = 'me' | 'rename' | 'signOut' | 'deleteMe' | 'myTables' | 'myMatches';

export function meHandlers({ people, programs, sessions }: Accounts, tables: Tables): Handlers<Names> {
  const common = { group: 'people', for: 'everybody' } as const;
  return {
    me: {
      ...common,
      about: 'Who you are. A browser without a cookie becomes a new guest.',
      handle: async ({ person }) => ok(await people.me(person)),
    },
    rename: {
      ...common,
      about: 'Choose a name.',
      handle: ({ person, body: { name } }) => people.rename(person, name),
    },
    signOut: {
      ...common,
      for: 'browsers',
      about: 'Sign out all other browsers that are you, at once. Private links and passkeys stay valid.',
      async handle({ person, become }) {
        await sessions.end(person);
        become(person);
        return ok({});
      },
    },
    deleteMe: {
      ...common,
      about: 'Delete yourself: name, passkeys, links, programs and notifications. Other people keep their matches.',
      async handle({ person, forget }) {
        await programs.dropAll(person);
        await people.remove(person);
        forget();
        return ok({});
      },
    },
    myTables: {
      ...common,
      group: 'tables',
      about: 'The tables where you sit, and where it is your turn.',
      handle: async ({ person }) => ok({ tables: await tables.mine(person) }),
    },
    myMatches: {
      ...common,
      group: 'tables',
      about: 'Your finished matches, the last one first.',
      handle: async ({ person }) => ok({ matches: await tables.matchesOf(person) }),
    },
  };
}
