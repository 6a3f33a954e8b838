// Everybody who looks at a table. Each message is written down once for all who may know the same, and sent to each of them.

import { maskEntry, type Viewer } from '@mozaika/kernel';
import type { ChatPhrase, SeatView, ServerMessage, TableView } from '@mozaika/protocol';
import type { HostedMatch } from '../matches/hosted-match.ts';
import type { ChatMessageRow } from '../storage/port.ts';
import type { Subscriber } from './subscriber.ts';
import { peopleOf, seatOfPerson, type TableState } from './table-state.ts';
import { youAt } from './table-view.ts';

/** Whose message led to something: its log carries the answer. */
export interface Cause {
  readonly client: string;
  readonly id: string;
}

/** Entries that were stored. */
export interface Told {
  readonly from: number;
  readonly texts: readonly string[];
  /** Whether they ended the match: then nothing is masked any more. */
  readonly over: boolean;
  readonly cause?: Cause | undefined;
}

const viewerOf = (match: HostedMatch, { person }: Subscriber): Viewer => match.seatOf(person) ?? 'spectator';

export class Subscribers {
  private readonly watchers = new Set<Subscriber>();

  get size(): number {
    return this.watchers.size;
  }

  has(watcher: Subscriber): boolean {
    return this.watchers.has(watcher);
  }

  add(watcher: Subscriber): void {
    this.watchers.add(watcher);
  }

  /** Whether somebody who looked on has gone. */
  remove(watcher: Subscriber): boolean {
    return this.watchers.delete(watcher);
  }

  /** Entries that have just been stored, masked for each viewer. */
  tellLog(match: HostedMatch, { from, texts, over, cause }: Told, now: number): void {
    const clocks = match.clocksAt(now);
    const bodies = new Map<Viewer, string>();
    for (const watcher of this.watchers) {
      const viewer = over ? 'spectator' : viewerOf(match, watcher);
      let body = bodies.get(viewer);
      if (body === undefined) {
        const entries = over ? texts : texts.map((text) => maskEntry(match.game, text, viewer));
        body = JSON.stringify({ op: 'log', match: match.row.id, from, entries, ...(clocks && { clocks }) });
        bodies.set(viewer, body);
      }
      const mine = cause?.client === watcher.client;
      watcher.sendText(mine ? `${body.slice(0, -1)},"re":${JSON.stringify(cause.id)}}` : body);
    }
    if (over) for (const watcher of this.watchers) tellOver(match, watcher);
  }

  /** Everything that is known from an entry on. */
  tellFrom(match: HostedMatch, from: number, now: number): void {
    for (const watcher of this.watchers) tellFrom(match, from, now, watcher);
  }

  tellTable(view: Omit<TableView, 'you'>, state: TableState): void {
    const body = JSON.stringify(view).slice(0, -1);
    for (const watcher of this.watchers) {
      watcher.sendText(`{"op":"table","table":${body},"you":${JSON.stringify(youAt(state, watcher.person))}}}`);
    }
  }

  tellSeats(table: string, seats: readonly SeatView[], except: Subscriber | undefined): void {
    const text = JSON.stringify({ op: 'seats', table, seats });
    for (const watcher of this.watchers) if (watcher !== except) watcher.sendText(text);
  }

  /** What somebody said is for those who sit there. */
  tellSaying(said: ChatMessageRow, state: TableState): void {
    for (const watcher of this.watchers) if (isSeated(state, watcher)) watcher.send(sayingMessage(said, state));
  }
}

export const isSeated = (state: TableState, { person }: Subscriber): boolean =>
  person !== undefined && peopleOf(state).includes(person);

/** What a viewer may know of a match from an entry on; when it is over, all of it. */
export function tellFrom(match: HostedMatch, from: number, now: number, watcher: Subscriber): void {
  if (match.over) {
    tellOver(match, watcher);
    return;
  }
  const entries = match.running.masked(viewerOf(match, watcher), from);
  const clocks = match.clocksAt(now);
  watcher.send({ op: 'log', match: match.row.id, from, entries, ...(clocks && { clocks }) });
}

const tellOver = ({ row, running }: HostedMatch, watcher: Subscriber): void =>
  watcher.send({ op: 'over', match: row.id, entries: [...running.entries], seed: row.seed });

/** A saying is told with the seat that its author has now: people move on with every match. */
export const sayingMessage = (said: ChatMessageRow, state: TableState): ServerMessage => ({
  op: 'said',
  table: said.table,
  n: said.n,
  at: said.at,
  seat: seatOfPerson(state, said.person) ?? said.seat,
  ...(said.phrase === null ? {} : { phrase: said.phrase as ChatPhrase }),
  ...(said.text === null ? {} : { text: said.text }),
});
