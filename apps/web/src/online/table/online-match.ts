// A match at a table online, as the match screen wants it. The log that comes from the server is replayed once, by its timeline.

import {
  type Finding,
  type Game,
  isSeat,
  type Json,
  type Refusal,
  type Seat,
  seatAt,
  type Viewer,
} from '@mozaika/kernel';
import type { SeatView, TableView } from '@mozaika/protocol';
import type { ClientLog, MozaikaClient, SeatNotice } from '@mozaika/protocol/client';
import type { ClockReading, MatchSource, MatchState } from '../../match/source.ts';
import { Timeline } from '../../match/timeline.ts';
import type { MatchSetup, PlayerLabel } from '../../storage/match-setup.ts';

export function labelOf(who: SeatView, seat: Seat): PlayerLabel {
  if (who.kind === 'bot') return { seat, name: who.level, bot: who.level };
  if (who.kind === 'open') return { seat, name: '' };
  const called = typeof who.name === 'string' ? { name: who.name } : { name: '', guest: who.name.guest };
  return { seat, ...called, ...(who.replaced === undefined ? {} : { bot: who.replaced }) };
}

/** What is known of a match online beyond what every match has. */
export interface OnlineState extends MatchState {
  /** Why nothing happens at a seat, if the server has said so. */
  readonly notice?: SeatNotice | undefined;
}

/** What the server's journal says of the shuffle of a match, whose `fairness` is given. */
export type JournalLookUp = (match: string, fairness: Json) => Promise<Finding | undefined>;

export interface OnlineMatchParts {
  readonly client: MozaikaClient;
  readonly game: Game;
  readonly table: TableView;
  readonly id: string;
  readonly lookUp: JournalLookUp;
}

export class OnlineMatch implements MatchSource {
  state: OnlineState;
  readonly id: string;
  private readonly client: MozaikaClient;
  private readonly game: Game;
  private readonly code: string;
  private readonly listeners = new Set<(state: OnlineState) => void>();
  private readonly unwatch: () => void;
  private timeline: Timeline;
  private readonly lookUp: JournalLookUp;
  private journal: Finding | undefined;
  /** How often the journal was asked: at the beginning, and when the match is over. */
  private lookUps = 0;

  constructor({ client, game, table, id, lookUp }: OnlineMatchParts) {
    this.client = client;
    this.game = game;
    this.lookUp = lookUp;
    this.code = table.code;
    this.id = id;
    this.timeline = Timeline.of(game, setupOf(table), []);
    this.state = this.makeState(table);
    this.unwatch = client.watch(this.code, { changed: () => this.changed() });
  }

  private get log(): ClientLog | undefined {
    const log = this.client.log(this.code);
    return log?.match === this.id ? log : undefined;
  }

  /** Looks again: the table, its log or the connection may have changed. */
  changed(): void {
    const table = this.client.table(this.code);
    // The next match at this table has a screen of its own.
    if (!table || table.match?.id !== this.id) return;
    this.state = this.makeState(table);
    for (const listener of this.listeners) listener(this.state);
  }

  private makeState(table: TableView): OnlineState {
    const { log } = this;
    const setup = setupOf(table);
    const timeline = this.follow(setup, log?.entries ?? []);
    const { standIns, turn } = timeline;
    const seat = isSeat(table.you.seat) ? table.you.seat : undefined;
    const mine = seat === undefined || standIns.has(seat) ? [] : [seat];
    const moving = turn.kind === 'move' ? turn.seats : [];
    const over = log?.seed !== undefined;
    const clock = clockOf(
      log,
      moving.filter((one) => !standIns.has(one)),
    );
    const viewer: Viewer = seat ?? 'spectator';
    const fairness = this.fairnessOf(table, log?.seed);
    if (log) void this.askJournal(fairness, over ? 2 : 1);
    return {
      setup,
      timeline,
      viewer,
      mine,
      asked: over ? [] : mine.filter((one) => moving.includes(one)),
      connection: this.client.state === 'open' ? 'live' : 'connecting',
      undoable: timeline.isUndoable(mine),
      fairness,
      journal: this.journal,
      notice: over ? undefined : this.client.notice(this.code),
      ...(clock && { clock }),
    };
  }

  /** Asks the journal for the so-many-th time. What it has proven wrong once stays wrong. */
  private async askJournal(fairness: Json, time: 1 | 2): Promise<void> {
    if (this.lookUps >= time) return;
    this.lookUps = time;
    const found = await this.lookUp(this.id, fairness);
    if (this.journal?.standing === 'broken') return;
    this.journal = found;
    this.changed();
  }

  /** What the server says of the shuffle, and beside it what this device remembers: a record of both contradicts a cheat by itself. */
  private fairnessOf({ match }: TableView, seed: string | undefined): Json {
    const witness = this.client.witness(this.id);
    // Data of the protocol and of the kernel is JSON; their optional fields keep TypeScript from seeing it.
    return { ...match?.fairness, ...(seed === undefined ? {} : { seed }), ...(witness && { witness }) } as Json;
  }

  /** Takes in the entries that are new. A log that was unmasked at the end is another log: it is replayed from its start. */
  private follow(setup: MatchSetup, entries: readonly string[]): Timeline {
    const known = this.timeline.entries;
    const goesOn = known.length <= entries.length && known.every((entry, i) => entry === entries[i]);
    if (!goesOn) this.timeline = Timeline.of(this.game, setup, []);
    // What this version of the rules refuses is not shown; the server knows better.
    this.timeline.append(entries.slice(this.timeline.entries.length));
    return this.timeline;
  }

  subscribe(listener: (state: OnlineState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  /** How many entries of the log the person at this screen knows. */
  private get index(): number {
    return this.log?.entries.length ?? 0;
  }

  act(seat: Seat, move: string): Promise<Refusal | undefined> {
    return this.client.send({ op: 'act', match: this.id, index: this.index, action: `${seat} ${move}` });
  }

  undo(): Promise<Refusal | undefined> {
    return this.client.send({ op: 'undo', match: this.id, index: this.index });
  }

  /** Lets somebody who asked for it take a move back. */
  acceptUndo(): Promise<Refusal | undefined> {
    return this.client.send({ op: 'agree', match: this.id, kind: 'undo', yes: true });
  }

  declineUndo(): Promise<Refusal | undefined> {
    return this.client.send({ op: 'agree', match: this.id, kind: 'undo', yes: false });
  }

  resign(): Promise<Refusal | undefined> {
    return this.client.send({ op: 'resign', match: this.id });
  }

  /** Takes one's seat back from the bot. */
  comeBack(): Promise<Refusal | undefined> {
    return this.client.send({ op: 'back', match: this.id });
  }

  /** Calls a bot in for somebody who has been away too long. */
  replace(seat: Seat): Promise<Refusal | undefined> {
    return this.client.send({ op: 'replace', match: this.id, seat });
  }

  close(): void {
    this.unwatch();
    this.listeners.clear();
  }
}

const setupOf = (table: TableView): MatchSetup => ({
  game: table.game,
  options: table.options,
  rules: table.match?.rules ?? 1,
  players: table.seats.map((who, i) => labelOf(who, seatAt(i))),
});

/** The client's clock is that of `Date`; the screen counts by `performance`. */
function clockOf(log: ClientLog | undefined, running: readonly Seat[]): ClockReading | undefined {
  if (!log?.clocks) return undefined;
  return { left: log.clocks.left, at: performance.now() - (Date.now() - log.clocks.at), running };
}
