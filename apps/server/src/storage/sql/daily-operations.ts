// What the dailies store, as SQL statements.

import type { DailyOperation } from '../daily.ts';
import type { Schema } from '../schema.ts';
import type { Step } from './database.ts';
import type { Dialect } from './dialect.ts';
import { insertTemplate, template } from './template.ts';

type Of<Kind extends DailyOperation['do']> = Extract<DailyOperation, { readonly do: Kind }>;

export function dailyWriters(dialect: Dialect): {
  readonly [Kind in DailyOperation['do']]: (operation: Of<Kind>) => Step[];
} {
  const { compiler: db } = dialect;
  const addDaily = insertTemplate(dialect, 'dailies', 'if-absent');
  const plan = template((s: { date: string; game: string; plan: string }) =>
    db
      .updateTable('dailies')
      .set({ plan: s.plan })
      .where('date', '=', s.date)
      .where('game', '=', s.game)
      .where('plan', 'is', null),
  );
  const addResult = template((s: Schema['daily_results']) =>
    db
      .insertInto('daily_results')
      .columns(['date', 'game', 'person', 'at', 'points', 'margin', 'actions'])
      .expression(
        db
          .selectFrom('people')
          .select((row) => [
            row.val(s.date).as('date'),
            row.val(s.game).as('game'),
            'id',
            row.val(s.at).as('at'),
            row.val(s.points).as('points'),
            row.val(s.margin).as('margin'),
            row.val(s.actions).as('actions'),
          ])
          .where('id', '=', s.person),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
  return {
    'add-daily': ({ daily }) => [{ statement: addDaily([daily]), changes: 1 }],
    'plan-daily': ({ date, game, plan: text }) => [{ statement: plan({ date, game, plan: text }) }],
    'add-daily-result': ({ result }) => [{ statement: addResult({ ...result }), changes: 1 }],
  };
}
