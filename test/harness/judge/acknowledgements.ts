// Whatever was acknowledged is stored: moves at their place, seats, contributions, facts about who plays.

import type { Event } from '../journal.ts';
import { type Frame, type Request, type TableView, tableOf } from '../messages.ts';
import type { Check, Evidence, JudgedMatch } from './evidence.ts';

/** A message that waits for its answer, with what its client knew when it was sent first. */
interface Asked {
  readonly request: Request;
  /** The table that it is about, as the client saw it then. */
  readonly view: TableView | undefined;
  /** How many entries of the match the client knew. */
  readonly known: number;
}

export class Acknowledgements implements Check {
  private readonly evidence: Evidence;
  private readonly pending = new Map<string, Asked>();
  /** By client and table or match. */
  private readonly views = new Map<string, TableView>();
  private readonly known = new Map<string, number>();
  private readonly seated = new Set<string>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  sent({ client }: Event, request: Request): void {
    const { op, match, id } = request;
    const table = request.table ?? (typeof match === 'string' ? tableOf(match) : '');
    const key = `${client} ${table}`;
    if (op === 'leave') this.seated.delete(key);
    if (this.pending.has(id)) return;
    this.pending.set(id, { request, view: this.views.get(key), known: this.known.get(`${client} ${match}`) ?? 0 });
  }

  told(event: Event, frame: Frame): void {
    const { client } = event;
    if (frame.op === 'table') this.seeTable(event, frame.table);
    if (frame.op === 'log' || frame.op === 'over') {
      const end = frame.op === 'log' ? frame.from + frame.entries.length : frame.entries.length;
      this.known.set(`${client} ${frame.match}`, end);
    }
    if (frame.op === 'refused' && frame.id !== undefined && !frame.refusal.retry) this.pending.delete(frame.id);
    const id = frame.op === 'done' ? frame.id : frame.op === 'log' ? frame.re : undefined;
    const asked = id === undefined ? undefined : this.pending.get(id);
    if (!asked) return;
    if (id !== undefined) this.pending.delete(id);
    this.judge(event, asked);
  }

  private seeTable(event: Event, view: TableView): void {
    const key = `${event.client} ${view.code}`;
    this.views.set(key, view);
    if (this.seated.has(key) && view.you.seat === undefined) {
      this.evidence.report('lost', event, `the seat at ${view.code}`);
      this.seated.delete(key);
    }
  }

  private judge(event: Event, { request, view, known }: Asked): void {
    if (request.op === 'sit' && view?.stage === 'gathering') this.seated.add(`${event.client} ${request.table}`);
    const id = request.match ?? view?.match?.id;
    const match = id === undefined ? undefined : this.evidence.matches.get(id);
    const seat = match && this.evidence.seatOf(event.client, match);
    const isLost = LOST[request.op];
    if (!isLost || (request.op === 'leave' && view?.stage !== 'playing')) return;
    // A contribution to a match that never began is stored nowhere.
    if (!match && request.op === 'reveal') return;
    if (match && seat !== undefined && !isLost(match, seat, request, known)) return;
    this.evidence.report(
      'lost',
      event,
      `${JSON.stringify(request)} was acknowledged, seat ${seat}, ${known} entries known`,
    );
  }
}

type IsLost = (match: JudgedMatch, seat: number, request: Request, known: number) => boolean;

/** Whether a seat has resigned; with the last person who plays, the match is abandoned. */
const hasResigned = ({ entries }: JudgedMatch, seat: number): boolean =>
  entries.includes(`! end resigned ${seat}`) || entries.includes('! end abandoned');

/** By message: whether what it asked for is not there. */
const LOST: { readonly [op: string]: IsLost } = {
  // What a seat does first after it has seen so many entries.
  act: ({ entries }, seat, { index = 0, action }) =>
    entries.slice(index).find((entry) => entry.startsWith(`${seat} `)) !== action,
  resign: (match, seat) => !hasResigned(match, seat),
  leave: (match, seat) => !match.over && !hasResigned(match, seat),
  reveal: ({ fairness }, seat, { value }) =>
    !fairness.contributions.some((one) => one.seat === seat && one.value === value),
  back({ entries }, seat, _, known) {
    const isAbout = (entry: string) => entry.startsWith(`! bot ${seat} `) || entry === `! back ${seat}`;
    const last = entries.slice(0, known).findLastIndex(isAbout);
    return last >= 0 && entries[last] !== `! back ${seat}` && !entries.includes(`! back ${seat}`, last);
  },
};
