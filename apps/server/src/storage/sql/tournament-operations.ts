// Operations of tournaments as SQL statements.

import type { Schema } from '../schema.ts';
import type { TournamentOperation } from '../tournaments.ts';
import type { Step } from './database.ts';
import type { Dialect } from './dialect.ts';
import { insertTemplate, template } from './template.ts';

type Of<Kind extends TournamentOperation['do']> = Extract<TournamentOperation, { readonly do: Kind }>;

export function tournamentWriters(dialect: Dialect) {
  const { compiler: db } = dialect;
  const addTournament = insertTemplate(dialect, 'tournaments', 'if-absent');
  const setOver = template((s: { code: string; isOver: number }) =>
    db
      .updateTable('tournaments')
      // 1 or 0, as a flag is stored.
      .set({ isOver: s.isOver as 0 | 1 })
      .where('code', '=', s.code),
  );
  const addEntry = insertTemplate(dialect, 'tournament_entries', 'if-absent');
  const putEntrant = template((s: Schema['tournament_entrants']) =>
    db
      .insertInto('tournament_entrants')
      .values({ tournament: s.tournament, entrant: s.entrant, person: s.person, name: s.name })
      .onConflict((conflict) =>
        conflict
          .columns(['tournament', 'entrant'])
          .doUpdateSet((row) => ({ person: row.ref('excluded.person'), name: row.ref('excluded.name') })),
      ),
  );
  const addTable = insertTemplate(dialect, 'tournament_tables', 'if-absent');
  return {
    'add-tournament': ({ tournament }: Of<'add-tournament'>): Step[] => [
      { statement: addTournament([{ ...tournament, isOver: tournament.isOver ? 1 : 0 }]), changes: 1 },
    ],
    'set-tournament-over': ({ code, isOver }: Of<'set-tournament-over'>): Step[] => [
      { statement: setOver({ code, isOver: isOver ? 1 : 0 }) },
    ],
    // Of two that append at the same place, one finds it taken.
    'append-to-tournament': ({ tournament, from, at, texts }: Of<'append-to-tournament'>): Step[] =>
      texts.map((text, i) => ({ statement: addEntry([{ tournament, index: from + i, at, text }]), changes: 1 })),
    'put-entrant': ({ tournament, entrant }: Of<'put-entrant'>): Step[] => [
      { statement: putEntrant({ tournament, ...entrant }) },
    ],
    'add-tournament-table': ({ tournament, table }: Of<'add-tournament-table'>): Step[] => [
      { statement: addTable([{ tournament, ...table }]), changes: 1 },
    ],
  };
}
