// Operations on what the servers of one database know of each other, as SQL statements.

import type { Operation } from '../port.ts';
import type { Schema } from '../schema.ts';
import type { Statement, Step } from './database.ts';
import type { Dialect } from './dialect.ts';
import { insertTemplate, template } from './template.ts';

type Of<Kind extends Operation['do']> = Extract<Operation, { readonly do: Kind }>;

const plain = (...statements: Statement[]): Step[] => statements.map((statement) => ({ statement }));

export function nodeWriters(dialect: Dialect) {
  const { compiler: db } = dialect;
  const join = template((s: Schema['nodes']) =>
    db
      .insertInto('nodes')
      .values({ id: s.id, beat: s.beat })
      .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ beat: row.ref('excluded.beat') }))),
  );
  const beat = template((s: Schema['nodes']) => db.updateTable('nodes').set({ beat: s.beat }).where('id', '=', s.id));
  const leave = template((s: { id: string }) => db.deleteFrom('nodes').where('id', '=', s.id));
  const bury = template((s: Schema['nodes']) =>
    db.deleteFrom('nodes').where('id', '=', s.id).where('beat', '=', s.beat),
  );
  const sendAway = template((s: { node: string; at: number }) =>
    db.updateTable('presences').set({ away: s.at }).where('node', '=', s.node).where('away', 'is', null),
  );
  const release = template((s: { node: string }) =>
    db.updateTable('jobs').set({ holder: null, heldUntil: null }).where('holder', '=', s.node),
  );
  const putPresence = template((s: Schema['presences']) =>
    db
      .insertInto('presences')
      .values({ table: s.table, person: s.person, node: s.node, away: s.away })
      .onConflict((conflict) =>
        conflict.columns(['table', 'person', 'node']).doUpdateSet((row) => ({ away: row.ref('excluded.away') })),
      ),
  );
  const forget = template((s: { before: number }) => db.deleteFrom('presences').where('away', '<', s.before));
  const forgetAllowances = template(() => db.deleteFrom('allowances').where('fullAt', '<', dialect.now));
  const forgetChallenges = template((s: { now: number }) =>
    db.deleteFrom('used_challenges').where('until', '<', s.now),
  );
  const useChallenge = insertTemplate(dialect, 'used_challenges', 'if-absent');
  return {
    'join-node': ({ node, beat: n }: Of<'join-node'>) => plain(join({ id: node, beat: n })),
    beat: ({ node, beat: n }: Of<'beat'>) => [{ statement: beat({ id: node, beat: n }), changes: 1 }],
    'leave-node': ({ node, at }: Of<'leave-node'>) =>
      plain(leave({ id: node }), sendAway({ node, at }), release({ node })),
    'bury-node': ({ node, beat: n, at }: Of<'bury-node'>) => [
      { statement: bury({ id: node, beat: n }), changes: 1 },
      ...plain(sendAway({ node, at }), release({ node })),
    ],
    'put-presence': ({ presence: { table, person, node, away } }: Of<'put-presence'>) =>
      plain(putPresence({ table, person, node, away })),
    'forget-presences': ({ before }: Of<'forget-presences'>) => plain(forget({ before })),
    'forget-allowances': () => plain(forgetAllowances({})),
    'use-challenge': ({ nonce, until, now }: Of<'use-challenge'>) => [
      ...plain(forgetChallenges({ now })),
      { statement: useChallenge([{ nonce, until }]), changes: 1 },
    ],
  };
}
