// Records over HTTP: of a running match what the viewer may know, of a finished one everything that is stored. A key makes one table.

import { foldLog } from '@mozaika/kernel';
import type { Event } from '../journal.ts';
import type { Check, Evidence, HttpAnswer, HttpRequest, JudgedMatch } from './evidence.ts';
import { masked } from './logs.ts';

interface Record {
  readonly actions: readonly string[];
  readonly fairness?: { readonly seed?: string };
}

/** Whether an answer says that the server is going to stop, or can't store anything now: both are to be expected here. */
const isTemporary = (body: string): boolean => /"code":"(stopping|storage-gone|busy)"/.test(body);

export class Records implements Check {
  private readonly evidence: Evidence;
  /** By client: the key of the table that they have asked for. */
  private readonly keys = new Map<string, string>();
  /** By client and key. */
  private readonly tables = new Map<string, string>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  asked({ client }: Event, { asked, body }: HttpRequest): void {
    if (asked === 'POST /tables') this.keys.set(client, `${client} ${body?.['key']}`);
  }

  answered(event: Event, { asked, status, body }: HttpAnswer): void {
    if (status >= 500 && !isTemporary(body)) this.evidence.report('failed', event, `${asked}: ${status} ${body}`);
    if (status !== 200) return;
    if (asked === 'POST /tables') this.seeTable(event, JSON.parse(body).code);
    const [, id] = /^GET \/matches\/(.*)$/.exec(asked) ?? [];
    const match = id === undefined ? undefined : this.evidence.matches.get(id);
    if (match) this.seeRecord(event, JSON.parse(body), match);
    else if (id !== undefined) this.evidence.report('shown-not-stored', event, `a record of ${id}`);
  }

  private seeTable(event: Event, code: string): void {
    const key = this.keys.get(event.client) ?? '';
    const before = this.tables.get(key);
    if (before !== undefined && before !== code)
      this.evidence.report('twice', event, `the table of ${key}: ${before} and ${code}`);
    this.tables.set(key, code);
  }

  private seeRecord(event: Event, { actions, fairness }: Record, match: JudgedMatch): void {
    const { id, game, entries } = match;
    if (fairness?.seed !== undefined) {
      const folded = foldLog(entries);
      const stored = folded.ok ? folded.value.actions : [];
      if (stored.join('\n') !== actions.join('\n'))
        this.evidence.report('differs', event, `the record of ${id} from what is stored`);
      return;
    }
    const seat = this.evidence.seatOf(event.client, match);
    const allowed = new Set(entries.map((entry) => masked(game, entry, seat)));
    const odd = actions.find((action) => !allowed.has(action));
    if (odd !== undefined) this.evidence.report('differs', event, `the record of ${id}: "${odd}" for seat ${seat}`);
  }
}
