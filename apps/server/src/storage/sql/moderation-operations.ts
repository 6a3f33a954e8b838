// Operations of whoever runs the server, and people's reports, as SQL statements.

import type { ModerationOperation } from '../moderation.ts';
import type { Schema } from '../schema.ts';
import type { Statement, Step } from './database.ts';
import type { Dialect } from './dialect.ts';
import { insertTemplate, template } from './template.ts';

type Of<Kind extends ModerationOperation['do']> = Extract<ModerationOperation, { readonly do: Kind }>;

const plain = (statement: Statement): Step[] => [{ statement }];
const guard = (statement: Statement): Step[] => [{ statement, changes: 1 }];

export function moderationWriters(dialect: Dialect) {
  const { compiler: db } = dialect;
  const putBan = template((s: Schema['bans']) =>
    db
      .insertInto('bans')
      .values({ subject: s.subject, kind: s.kind, created: s.created, until: s.until, reason: s.reason })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet((row) => ({
          created: row.ref('excluded.created'),
          until: row.ref('excluded.until'),
          reason: row.ref('excluded.reason'),
        })),
      ),
  );
  const deleteBan = template((s: { subject: string }) => db.deleteFrom('bans').where('subject', '=', s.subject));
  const addReport = insertTemplate(dialect, 'reports', 'if-absent');
  const settle = template((s: { n: number; at: number }) =>
    db.updateTable('reports').set({ settled: s.at }).where('n', '=', s.n).where('settled', 'is', null),
  );
  const putAnnouncement = insertTemplate(dialect, 'announcements', 'always');
  const endAnnouncements = template((s: { at: number }) =>
    db
      .updateTable('announcements')
      .set({ until: s.at })
      .where((row) => row.or([row('until', 'is', null), row('until', '>', s.at)])),
  );
  const eraseChat = template((s: { table: string }) =>
    db.updateTable('chat_messages').set({ text: null, phrase: null }).where('table', '=', s.table),
  );
  const addIntervention = insertTemplate(dialect, 'interventions', 'if-absent');
  return {
    'put-ban': ({ ban: { subject, kind, created, until, reason } }: Of<'put-ban'>) =>
      plain(putBan({ subject, kind, created, until, reason })),
    'delete-ban': ({ subject }: Of<'delete-ban'>) => guard(deleteBan({ subject })),
    'add-report': ({ report }: Of<'add-report'>) => guard(addReport([report])),
    'settle-report': ({ n, at }: Of<'settle-report'>) => guard(settle({ n, at })),
    'put-announcement': ({ announcement }: Of<'put-announcement'>) => plain(putAnnouncement([announcement])),
    'end-announcements': ({ at }: Of<'end-announcements'>) => plain(endAnnouncements({ at })),
    'erase-chat': ({ table }: Of<'erase-chat'>) => plain(eraseChat({ table })),
    'add-intervention': ({ intervention }: Of<'add-intervention'>) => guard(addIntervention([intervention])),
  };
}
