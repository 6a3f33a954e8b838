// Everything that was shown of a log is stored at that very place, masked for the viewer; and whoever looks again sees no less than was
// shown before. So no two clients can have been told different logs.

import type { Event } from '../journal.ts';
import { type Frame, numberOf, type Request, tableOf } from '../messages.ts';
import type { Check, Evidence, JudgedMatch } from './evidence.ts';

const TILES = /[ROYGBP][oxds*c]/g;

/** What a viewer may know of an entry, as docs/records.md says: of Qwirkle's draws and trades only the own tiles. */
export function masked(game: string, entry: string, seat: number | undefined): string {
  if (game !== 'qwirkle') return entry;
  const [actor, verb, drawer] = entry.split(' ');
  if (verb !== 'draw' && verb !== 'trade') return entry;
  return Number(verb === 'draw' ? drawer : actor) === seat ? entry : entry.replace(TILES, '??');
}

interface Shown {
  /** By match: how many entries anybody was shown. */
  readonly lengths: Map<string, number>;
  /** By table: the highest number of a match that anybody was shown. */
  readonly matches: Map<string, number>;
}

/** What had been shown to anybody when a socket asked for a table. */
interface Look {
  readonly match: number;
  readonly length: (match: string) => number;
}

export class Logs implements Check {
  private readonly evidence: Evidence;
  private readonly shown: Shown = { lengths: new Map(), matches: new Map() };
  /** By client, socket and table: the first look, until it is answered. */
  private readonly looks = new Map<string, Look | 'answered'>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  told(event: Event, frame: Frame): void {
    // The match that is being opened is not stored yet.
    if (frame.op === 'table' && frame.table.match && frame.table.stage !== 'opening') {
      this.seeMatch(event, frame.table.match.id);
    }
    if (frame.op !== 'log' && frame.op !== 'over') return;
    const match = this.evidence.matches.get(frame.match);
    if (!match) {
      this.evidence.report('shown-not-stored', event, `a log of ${frame.match}, which is not stored`);
      return;
    }
    if (frame.op === 'over') this.seeOver(event, frame, match);
    else this.seeLog(event, frame, match);
    const end = frame.op === 'over' ? frame.entries.length : frame.from + frame.entries.length;
    this.judgeLook(event, match.id, end);
    this.shown.lengths.set(match.id, Math.max(end, this.shown.lengths.get(match.id) ?? 0));
  }

  private seeLog(event: Event, { from, entries }: Frame & { op: 'log' }, match: JudgedMatch): void {
    const seat = this.evidence.seatOf(event.client, match);
    const end = from + entries.length;
    const isWhole = match.over && end === match.entries.length;
    for (const [i, entry] of entries.entries()) {
      const stored = match.entries[from + i];
      if (stored === undefined) {
        this.evidence.report('shown-not-stored', event, `${match.id} ${from + i} "${entry}"`);
        return;
      }
      if (entry === masked(match.game, stored, seat) || (isWhole && entry === stored)) continue;
      const rule = entry === stored ? 'secret' : 'differs';
      this.evidence.report(rule, event, `${match.id} ${from + i} "${entry}", stored is "${stored}", seat ${seat}`);
    }
  }

  private seeOver(event: Event, { entries, seed }: Frame & { op: 'over' }, match: JudgedMatch): void {
    if (!match.over) this.evidence.report('differs', event, `${match.id} was said to be over`);
    if (seed !== match.seed) this.evidence.report('differs', event, `${match.id}: another seed than the stored one`);
    const at = Array.from(entries, (entry, i) => entry === match.entries[i]).indexOf(false);
    if (at >= 0 || entries.length !== match.entries.length) {
      const found = `entry ${at} of ${entries.length} is "${entries[at]}"`;
      this.evidence.report(
        'differs',
        event,
        `${match.id} over: ${found}, stored are ${match.entries.length} with "${match.entries[at]}"`,
      );
    }
  }

  private keyOf({ client, connection }: Event, table: string): string {
    return `${client} ${connection} ${table}`;
  }

  /** Only the first look on a socket: what comes after it may have been on its way already. */
  sent(event: Event, request: Request): void {
    if (request.op !== 'watch' || typeof request.table !== 'string') return;
    const key = this.keyOf(event, request.table);
    if (this.looks.has(key)) return;
    const match = this.shown.matches.get(request.table) ?? 0;
    const id = `${request.table}.${match}`;
    const length = this.shown.lengths.get(id) ?? 0;
    this.looks.set(key, { match, length: (other) => (other === id ? length : 0) });
  }

  private seeMatch(event: Event, id: string): void {
    const table = tableOf(id);
    const look = this.looks.get(this.keyOf(event, table));
    const before = look === undefined || look === 'answered' ? 0 : look.match;
    if (numberOf(id) < before) this.evidence.report('forgotten', event, `${id} after match ${before} had been shown`);
    this.shown.matches.set(table, Math.max(numberOf(id), this.shown.matches.get(table) ?? 0));
  }

  private judgeLook(event: Event, match: string, end: number): void {
    const key = this.keyOf(event, tableOf(match));
    const look = this.looks.get(key);
    if (look === undefined || look === 'answered') return;
    const before = look.length(match);
    if (end < before)
      this.evidence.report('forgotten', event, `${match}: ${end} entries, ${before} had been shown before`);
    this.looks.set(key, 'answered');
  }

  closed({ client, connection }: Event): void {
    for (const key of this.looks.keys()) if (key.startsWith(`${client} ${connection} `)) this.looks.delete(key);
  }
}
