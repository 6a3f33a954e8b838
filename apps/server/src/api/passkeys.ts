// Passkeys and programs: other ways to be somebody.

import { ok } from '@mozaika/kernel';
import type { Registry } from '../people/registry.ts';
import type { Handlers } from './handler.ts';

type Names =
  | 'passkeyOptions'
  | 'addPasskey'
  | 'dropPasskeys'
  | 'signInOptions'
  | 'signIn'
  | 'programs'
  | 'makeProgram'
  | 'dropProgram';

export function passkeyHandlers({ people, passkeys, programs }: Registry): Handlers<Names> {
  return {
    passkeyOptions: {
      about: 'What a browser needs to make a passkey for you.',
      group: 'people',
      for: 'browsers',
      handle: async ({ person, origin }) => passkeys.wish(person, origin),
    },
    addPasskey: {
      about: 'Keep a passkey that the browser has made.',
      group: 'people',
      for: 'browsers',
      async handle({ person, origin, body }) {
        const added = await passkeys.add(person, origin, body);
        return added.ok ? ok(await people.me(person)) : added;
      },
    },
    dropPasskeys: {
      about: 'Forget all passkeys.',
      group: 'people',
      for: 'browsers',
      async handle({ person }) {
        await passkeys.drop(person);
        return ok({});
      },
    },
    signInOptions: {
      about: 'What a browser needs to ask for a passkey.',
      group: 'people',
      for: 'browsers',
      handle: async ({ origin }) => passkeys.signInOptions(origin),
    },
    signIn: {
      about: 'Become the person of a passkey.',
      group: 'people',
      for: 'browsers',
      async handle({ origin, body, become }) {
        const person = await passkeys.signIn(origin, body);
        if (!person.ok) return person;
        become(person.value);
        return ok(await people.me(person.value));
      },
    },
    programs: {
      about: 'Your programs.',
      group: 'programs',
      for: 'browsers',
      handle: async ({ person }) => ok({ programs: await programs.of(person) }),
    },
    makeProgram: {
      about: 'An account for a program, and its token: send it as `Authorization: Bearer …`. It is shown only now.',
      group: 'programs',
      for: 'browsers',
      handle: ({ person, body: { name } }) => programs.make(person, name),
    },
    dropProgram: {
      about: 'Delete a program of yours.',
      group: 'programs',
      for: 'browsers',
      handle: ({ person, params: { id } }) => programs.drop(person, id),
    },
  };
}
