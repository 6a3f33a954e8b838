// Endpoints of passkeys: add, remove, sign in.

import { ok } from '@mozaika/kernel';
import type { Accounts } from '../people/accounts.ts';
import type { Handlers } from './handler.ts';

type Names = 'passkeyOptions' | 'addPasskey' | 'dropPasskeys' | 'signInOptions' | 'signIn';

export function passkeyHandlers({ people, links, passkeys }: Accounts): Handlers<Names> {
  const common = { group: 'people', for: 'browsers' } as const;
  return {
    passkeyOptions: {
      ...common,
      about: 'What a browser needs to make a passkey for you.',
      handle: ({ person, origin }) => passkeys.registrationOptions(person, origin),
    },
    addPasskey: {
      ...common,
      about: 'Keep a passkey that the browser has made.',
      async handle({ person, origin, body }) {
        const added = await passkeys.register(person, origin, body);
        return added.ok ? ok(await people.me(person)) : added;
      },
    },
    dropPasskeys: {
      ...common,
      about: 'Forget all passkeys, and sign out all other browsers.',
      async handle({ person, become }) {
        await passkeys.removeAll(person);
        become(person);
        return ok({});
      },
    },
    signInOptions: {
      ...common,
      about: 'What a browser needs to ask for a passkey.',
      handle: ({ origin }) => passkeys.signInOptions(origin),
    },
    signIn: {
      ...common,
      about:
        'Become the person of a passkey. Refused while nothing would bring you back to the tables where you sit now.',
      async handle({ person, origin, body, become }) {
        const owner = await passkeys.signIn(origin, body);
        const next = owner.ok ? await links.mayBecome(person, owner.value) : owner;
        if (!next.ok) return next;
        become(next.value);
        return ok(await people.me(next.value));
      },
    },
  };
}
