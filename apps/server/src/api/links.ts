// Endpoints of private links, which bring a guest back on another browser.

import { ok } from '@mozaika/kernel';
import type { Accounts } from '../people/accounts.ts';
import type { Handlers } from './handler.ts';

type Names = 'makeLink' | 'dropLinks' | 'linkOwner' | 'comeBack';

export function linkHandlers({ people, links }: Accounts): Handlers<Names> {
  const common = { group: 'people', for: 'browsers' } as const;
  return {
    makeLink: {
      ...common,
      about: 'A secret that makes another browser you. It is shown only now.',
      handle: async ({ person }) => ok({ token: await links.make(person) }),
    },
    dropLinks: {
      ...common,
      about: 'End all private links, and sign out all other browsers.',
      async handle({ person, become }) {
        await links.drop(person);
        become(person);
        return ok({});
      },
    },
    linkOwner: {
      ...common,
      about: 'Whom a private link makes a browser, to be asked before it is used: it may be somebody else’s.',
      async handle({ person, body: { token } }) {
        const owner = await links.owner(token);
        if (!owner.ok) return owner;
        const { name } = await people.me(owner.value);
        return ok({ name, isYou: owner.value === person });
      },
    },
    comeBack: {
      ...common,
      about:
        'Become the person of a private link. Refused while nothing would bring you back to the tables where you sit now.',
      async handle({ person, body: { token }, become }) {
        const owner = await links.owner(token);
        const next = owner.ok ? await links.mayBecome(person, owner.value) : owner;
        if (!next.ok) return next;
        become(next.value);
        return ok(await people.me(next.value));
      },
    },
  };
}
