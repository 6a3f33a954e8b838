// Reports about people at a table, as they are stored: with what they were called and what they wrote then, because both may change.

import { type Result, refuse } from '@mozaika/kernel';
import type { Storage } from '../storage/port.ts';
import { messageNumbered } from './chat.ts';
import type { ReportDraft } from './decision.ts';

/** So many reports of a person may wait: whoever runs the server has to read them. */
const MOST_REPORTS = 20;

/** `done`: also if the same report was stored before; `conflict`: another process was quicker with another report. */
type Reported = 'done' | 'conflict';

export async function storeReport(
  storage: Storage,
  draft: ReportDraft & { readonly table: string; readonly at: number },
): Promise<Result<Reported>> {
  const { n: message, about: seated, text, ...report } = draft;
  if ((await storage.countReportsOf(draft.person)) >= MOST_REPORTS) return refuse('too-many', { most: MOST_REPORTS });
  const said = message === undefined ? undefined : await messageNumbered(storage, draft.table, message);
  const about = said?.person ?? seated;
  if (about === draft.person) return refuse('no-report');
  const n = await storage.nextReportNumber();
  const row = {
    ...report,
    n,
    about,
    name: (await storage.person(about))?.name ?? '',
    message: said?.text ?? said?.phrase ?? null,
    text: text ?? null,
    settled: null,
  };
  if ((await storage.write([{ do: 'add-report', report: row }])) === 'stored') return { ok: true, value: 'done' };
  return { ok: true, value: (await storage.nextReportNumber()) > n ? 'conflict' : 'done' };
}
