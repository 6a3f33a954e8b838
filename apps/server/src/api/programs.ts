// Endpoints of programs: accounts with an API token.

import { ok } from '@mozaika/kernel';
import type { Accounts } from '../people/accounts.ts';
import type { Handlers } from './handler.ts';

type Names = 'programs' | 'makeProgram' | 'dropProgram';

export function programHandlers({ programs }: Accounts): Handlers<Names> {
  const common = { group: 'programs', for: 'browsers' } as const;
  return {
    programs: {
      ...common,
      about: 'Your programs.',
      handle: async ({ person }) => ok({ programs: await programs.of(person) }),
    },
    makeProgram: {
      ...common,
      about: 'An account for a program, and its token: send it as `Authorization: Bearer …`. It is shown only now.',
      handle: ({ person, body: { name } }) => programs.make(person, name),
    },
    dropProgram: {
      ...common,
      about: 'Delete a program of yours.',
      handle: ({ person, params: { id } }) => programs.drop(person, id),
    },
  };
}
