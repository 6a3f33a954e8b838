// Tournaments: making one, looking at them, entering and running them.

import { ok } from '@mozaika/kernel';
import type { Accounts } from '../people/accounts.ts';
import type { TournamentService } from '../tournaments/tournament-service.ts';
import type { Handlers } from './handler.ts';

type Names = 'tournaments' | 'makeTournament' | 'tournament' | 'runTournament';

export function tournamentHandlers({ people }: Accounts, tournaments: TournamentService): Handlers<Names> {
  return {
    tournaments: {
      about: 'Tournaments: those that go on first, then the newest.',
      group: 'tournaments',
      for: 'everybody',
      handle: async () => ok({ tournaments: await tournaments.list() }),
    },
    makeTournament: {
      about: 'A new tournament, which you organise. Its code is all that others need to enter.',
      group: 'tournaments',
      for: 'everybody',
      handle: async ({ person, body }) => tournaments.create(await people.ensureStored(person), body),
    },
    tournament: {
      about: 'A tournament with its pairings, results and standings.',
      group: 'tournaments',
      for: 'everybody',
      handle: ({ person, params: { code } }) => tournaments.view(code, person),
    },
    runTournament: {
      about: 'Enters, leaves, pairs the next round, corrects a result: what you may do at a tournament.',
      group: 'tournaments',
      for: 'everybody',
      handle: async ({ person, params: { code }, body }) =>
        tournaments.run(code, await people.ensureStored(person), body),
    },
  };
}
