// The endpoint of attempts at puzzles.

import { ok } from '@mozaika/kernel';
import type { Accounts } from '../people/accounts.ts';
import type { Handlers } from './handler.ts';

export const attemptHandlers = ({ attempts }: Accounts): Handlers<'shareAttempts'> => ({
  shareAttempts: {
    about:
      'Tell attempts at puzzles, and get those of all your devices. Nothing is lost where two tell theirs at once.',
    group: 'people',
    for: 'browsers',
    handle: async ({ person, body: { attempts: told } }) => ok({ attempts: await attempts.share(person, told) }),
  },
});
