// Endpoints of private links, which bring a guest back on another browser.

import { ok } from '@mozaika/kernel';
import type { Accounts } from '../people/accounts.ts';
import type { Handlers } from './handler.ts';

type Names = 'makeLink' | 'dropLinks' | 'comeBack';

export function linkHandlers({ people }: Accounts): Handlers<Names> {
  const common = { group: 'people', for: 'browsers' } as const;
  return {
    makeLink: {
      ...common,
      about: 'A secret that makes another browser you. It is shown only now.',
      handle: async ({ person }) => ok({ token: await people.makeLink(person) }),
    },
    dropLinks: {
      ...common,
      about: 'End all private links.',
      async handle({ person }) {
        await people.dropLinks(person);
        return ok({});
      },
    },
    comeBack: {
      ...common,
      about: 'Become the person of a private link.',
      async handle({ body: { token }, become }) {
        const person = await people.byLink(token);
        if (!person.ok) return person;
        become(person.value);
        return ok(await people.me(person.value));
      },
    },
  };
}
