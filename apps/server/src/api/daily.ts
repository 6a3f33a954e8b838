// Endpoints of the daily.

import { ok } from '@mozaika/kernel';
import type { Daily } from '../daily/daily.ts';
import type { Handlers } from './handler.ts';

type Names = 'daily' | 'dailyResults' | 'playDaily' | 'myDailies';

export function dailyHandlers(daily: Daily): Handlers<Names> {
  const common = { group: 'daily', for: 'everybody' } as const;
  return {
    daily: {
      ...common,
      about:
        'The dailies of a day that has begun, today’s if none is named: what is played, and the seed that all follows from.',
      handle: ({ person, query: { date } }) => daily.view(date, person),
    },
    dailyResults: {
      ...common,
      about: 'The best results of a day that were handed in here.',
      handle: ({ person, query: { date, game } }) => daily.results(date, game, person),
    },
    playDaily: {
      ...common,
      about: 'Hand in a match of a daily. Everything but your moves is worked out again; your first match counts.',
      handle: ({ person, body }) => daily.play(person, body),
    },
    myDailies: {
      ...common,
      about: 'Your results of dailies that count, the last day first.',
      handle: async ({ person }) => ok(await daily.resultsOf(person)),
    },
  };
}
