// A match at a table online, as the match screen wants it.

import { type Game, type Json, type Refusal, MatchHost, type Seat, type Viewer } from '@mozaika/kernel';
import type { SeatView, TableView } from '@mozaika/protocol';
import type { ClientLog, MozaikaClient } from '@mozaika/protocol/client';
import type { PlayerLabel } from '../../games/contract.ts';
import type { ClockReading, MatchHeader, MatchSource, MatchState } from '../../match/source.ts';
import { isMine } from '../connection/contribution-store.ts';

const seatAt = (index: number): Seat => (index + 1) as Seat;

export function labelOf(who: SeatView, seat: Seat): PlayerLabel {
  if (who.kind === 'bot') return { seat, name: who.level, bot: who.level };
  if (who.kind === 'open') return { seat, name: '' };
  const called = typeof who.name === 'string' ? { name: who.name } : { name: '', guest: who.name.guest };
  return { seat, ...called, ...(who.replaced === undefined ? {} : { bot: who.replaced }) };
}

/** The level of the bot that plays a seat for somebody else now, by the facts of the log. */
function standIns(entries: readonly string[]): Map<Seat, string> {
  const stands = new Map<Seat, string>();
  for (const entry of entries) {
    const [, fact, seat, level] = /^! (bot|back) (\d)(?: (\w+))?$/.exec(entry) ?? [];
    if (fact === 'bot') stands.set(Number(seat) as Seat, level);
    if (fact === 'back') stands.delete(Number(seat) as Seat);
  }
  return stands;
}

export class OnlineMatch implements MatchSource {
  state: MatchState;
  readonly id: string;
  private readonly client: MozaikaClient;
  private readonly game: Game;
  private readonly code: string;
  private readonly listeners = new Set<(state: MatchState) => void>();
  private readonly unwatch: () => void;
  private running: MatchHost | undefined;

  constructor(client: MozaikaClient, game: Game, table: TableView, id: string) {
    this.client = client;
    this.game = game;
    this.code = table.code;
    this.id = id;
    this.state = this.make(table, this.log);
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
    this.state = this.make(table, this.log);
    for (const listener of this.listeners) listener(this.state);
  }

  private make(table: TableView, log: ClientLog | undefined): MatchState {
    const entries = log?.entries ?? [];
    const header = headerOf(table);
    const stands = standIns(entries);
    const { seat } = table.you;
    const mine = seat === undefined || stands.has(seat as Seat) ? [] : [seat as Seat];
    const moving = this.moving(header, entries);
    const over = log?.seed !== undefined;
    const viewer: Viewer = (seat as Seat | undefined) ?? 'spectator';
    const clock = clockOf(
      log,
      moving.filter((one) => !stands.has(one)),
    );
    return {
      header,
      entries,
      mine,
      asked: over ? [] : mine.filter((one) => moving.includes(one)),
      viewer,
      connection: this.client.state === 'open' ? 'live' : 'connecting',
      undoable: mine.length > 0 && this.running?.undoTarget(mine).ok === true,
      fairness: { ...table.match?.fairness, ...(over ? { seed: log.seed } : {}) } as Json,
      ...(clock && { clock }),
      ...(seat !== undefined && { contribution: this.contribution(table, seat as Seat) }),
      present: table.seats.flatMap((who, i) => (who.kind === 'person' && !who.present ? [] : [seatAt(i)])),
      offers: table.offers.map(({ kind, by }) => ({ kind, by: by as Seat })),
    };
  }

  private contribution({ code, match }: TableView, seat: Seat): MatchState['contribution'] {
    const own = match?.fairness.contributions.find((one) => one.seat === seat);
    return { seat, known: own !== undefined && isMine(code, own.value) };
  }

  /** Follows the log and tells who is to move. */
  private moving(header: MatchHeader, entries: readonly string[]): readonly Seat[] {
    const known = this.running?.entries ?? [];
    const goesOn = this.running && known.length <= entries.length && known.every((entry, i) => entry === entries[i]);
    if (!goesOn) {
      const players = header.players.map(({ seat }) => String(seat));
      const { game, options, rules } = header;
      const opened = MatchHost.open(this.game, { format: 'mozaika/1', game, options, players, rules });
      this.running = opened.ok ? opened.value : undefined;
    }
    this.running?.append(entries.slice(this.running.entries.length));
    const turn = this.running?.turn;
    return turn?.kind === 'move' ? turn.seats : [];
  }

  subscribe(listener: (state: MatchState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  act(seat: Seat, move: string): Promise<Refusal | undefined> {
    const index = this.state.entries.length;
    return this.client.send({ op: 'act', match: this.id, index, action: `${seat} ${move}` });
  }

  undo(): Promise<Refusal | undefined> {
    return this.client.send({ op: 'undo', match: this.id, index: this.state.entries.length });
  }

  /** Answers somebody who wants a move back. */
  agree(yes: boolean): Promise<Refusal | undefined> {
    return this.client.send({ op: 'agree', match: this.id, kind: 'undo', yes });
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

const headerOf = (table: TableView): MatchHeader => ({
  game: table.game,
  options: table.options as Json,
  rules: table.match?.rules ?? 1,
  players: table.seats.map((who, i) => labelOf(who, seatAt(i))),
});

/** The client's clock is that of `Date`; the screen counts by `performance`. */
function clockOf(log: ClientLog | undefined, running: readonly Seat[]): ClockReading | undefined {
  if (!log?.clocks) return undefined;
  return { left: log.clocks.left, at: performance.now() - (Date.now() - log.clocks.at), running };
}
