// Notifications: where a browser wants to hear that it is somebody's turn.

import { ok } from '@mozaika/kernel';
import type { Push } from '../push/push.ts';
import type { Handlers } from './handler.ts';

export function pushHandlers(push: Push): Handlers<'pushKey' | 'subscribe' | 'unsubscribe'> {
  return {
    pushKey: {
      about: "The server's public key, which a browser needs to subscribe.",
      group: 'notifications',
      for: 'browsers',
      handle: async () => ok({ key: push.publicKey }),
    },
    subscribe: {
      about: 'Hear on this browser when it is your turn at a table with days for a move.',
      group: 'notifications',
      for: 'browsers',
      handle: ({ person, origin, body }) => push.subscribe(person, body, origin),
    },
    unsubscribe: {
      about: 'Hear nothing more on this browser.',
      group: 'notifications',
      for: 'browsers',
      handle: ({ person, body: { endpoint } }) => push.unsubscribe(person, endpoint),
    },
  };
}
