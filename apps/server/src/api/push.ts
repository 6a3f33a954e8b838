// Endpoints of push notifications.

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
      about: 'Be notified on this browser when it is your turn in a correspondence match.',
      group: 'notifications',
      for: 'browsers',
      handle: ({ person, origin, body }) => push.subscribe(person, body, origin),
    },
    unsubscribe: {
      about: 'Get no more notifications on this browser.',
      group: 'notifications',
      for: 'browsers',
      handle: ({ person, body: { endpoint } }) => push.unsubscribe(person, endpoint),
    },
  };
}
