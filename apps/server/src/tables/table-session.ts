// A table as one process holds it: what is stored of it, the match that runs, and who looks on. Everything that changes it goes
// through its queue, is stored first, and only then told.

import type { Refusal, Seat } from '@mozaika/kernel';
import type { TableView } from '@mozaika/protocol';
import type { BusMessage } from '../bus/port.ts';
import type { HostedMatch } from '../matches/hosted-match.ts';
import type { Operation, PersonRow, TableRow, Written } from '../storage/port.ts';
import { type Cause, isSeated, Subscribers, sayingMessage, tellFrom } from './broadcast.ts';
import { namesInRecord, playersOf } from './match-players.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import type { Subscriber } from './subscriber.ts';
import type { TableRegistry } from './table-registry.ts';
import { leftSeats, markBack, peopleOf, rowOf, type TableState } from './table-state.ts';
import { matchIdOf, type Occupants, seatViews, tableFor, youAt } from './table-view.ts';

/** What a command led to. */
export type Answer = Refusal | 'done' | 'told';
/** The same, or that another process was quicker: the command is to be asked again. */
export type Attempt = Answer | 'again';

const MOST_ATTEMPTS = 5;
const SAYINGS_SHOWN = 50;
/** How often a room asks for what it could not read. */
const DOUBT_MS = 1_000;

/** From where on nobody knows what is stored: a write failed halfway, or another process was quicker. */
interface UnknownFrom {
  readonly match: string | undefined;
  readonly from: number;
}
/** Somebody else plays a seat from now on. */
const SEAT_FACT = /^! (bot|back|resign) /;

export class TableSession {
  readonly code: string;
  readonly house: TableRegistry;
  private readonly queue = new Queue();
  readonly audience = new Subscribers();
  readonly presence: Presence;
  /** Of the table as it was read or stored last. */
  private version: number;
  state: TableState;
  private match: HostedMatch | undefined;
  private used: number;
  private telling: Promise<void> = Promise.resolve();
  private doubt: UnknownFrom | undefined;
  private asking: NodeJS.Timeout | undefined;
  private readonly unsubscribe: () => void;

  constructor(house: TableRegistry, row: TableRow) {
    this.house = house;
    this.code = row.code;
    this.version = row.version;
    this.state = JSON.parse(row.state);
    this.presence = new Presence(house.time.now());
    this.unsubscribe = house.bus.subscribe(row.code, (message) => this.hear(message));
    this.used = house.time.now();
  }

  /** Runs a job when those before it at this table are done. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.used = this.house.time.now();
    return this.queue.run(() => (this.doubt ? this.catchUp().then(job) : job()));
  }

  /**
   * Runs a job that changes something; again, from what is stored then, when another process was quicker.
   * Nobody is refused because of what this process has not read.
   */
  change(job: () => Promise<Attempt>): Promise<Answer> {
    return this.run(async () => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const answer = await job();
        if (answer !== 'again' && (typeof answer === 'string' || (await this.isCurrent()))) return answer;
        await this.catchUp();
      }
      return { code: 'busy' };
    });
  }

  /** Whether nothing has happened here for so long. */
  isIdle(ms: number): boolean {
    return this.queue.size === 0 && this.house.time.now() - this.used >= ms;
  }

  /** Forgets the match, which can be read again: many tables are idle most of the time. */
  forgetMatch(): void {
    this.match = undefined;
  }

  close(): void {
    clearTimeout(this.asking);
    this.unsubscribe();
  }

  /** Resolves when everything that was begun is done and told. */
  async settled(): Promise<void> {
    await this.queue.idle();
    await this.telling;
  }

  /** The current match; none before the first one has begun. */
  async hosted(): Promise<HostedMatch | undefined> {
    if (this.state.matches === 0) return undefined;
    const id = matchIdOf(this.code, this.state.matches);
    if (this.match?.row.id !== id) this.match = await this.house.loadMatch(id);
    return this.match;
  }

  /** Reads the table again: another process may have changed it. */
  private async reload(): Promise<void> {
    const row = await this.house.storage.table(this.code);
    if (row) this.accept(row);
    this.match = undefined;
  }

  /** What is stored has to be read again, by the next job or soon: those who look on wait for it. */
  private doubtFrom(from: number): void {
    const match = this.state.matches === 0 ? undefined : matchIdOf(this.code, this.state.matches);
    this.doubt = { match, from: this.doubt?.match === match ? Math.min(this.doubt?.from ?? from, from) : from };
    this.match = undefined;
    this.askSoon();
  }

  private askSoon(): void {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => {
      if (this.doubt && !this.house.stopping) this.run(async () => undefined).catch(() => this.askSoon());
    }, DOUBT_MS).unref();
  }

  /** Reads what is stored and tells those who look on what they have not heard of it. */
  private async catchUp(): Promise<void> {
    const { doubt } = this;
    if (!doubt) return;
    const { version } = this;
    await this.reload();
    const match = await this.hosted();
    this.doubt = undefined;
    const from = match?.row.id === doubt.match ? doubt.from : 0;
    this.telling = this.telling
      .then(async () => {
        if (this.version !== version) await this.tellTable(this.version);
        if (match && match.length > from) this.audience.tellFrom(match, from, this.house.time.now());
      })
      .catch(this.house.fault);
    await this.telling;
  }

  /** Whether nothing was stored that this process has not read. If something was, the next job reads it. */
  async isCurrent(): Promise<boolean> {
    const { storage } = this.house;
    const match = await this.hosted();
    const row = await storage.table(this.code);
    const more = match ? await storage.entries(match.row.id, match.length) : [];
    const isCurrent = row?.version === this.version && more.length === 0;
    if (!isCurrent) this.doubtFrom(match?.length ?? 0);
    return isCurrent;
  }

  private accept(row: TableRow): void {
    this.version = row.version;
    this.state = JSON.parse(row.state);
  }

  /** The operation that stores another state of the table. */
  putTable(state: TableState): { readonly operation: Operation; readonly row: TableRow } {
    const row = rowOf(this.code, this.version + 1, state, this.house.time.now());
    return { operation: { do: 'put-table', table: row }, row };
  }

  /** Changes the table as `wanted`. Operations may come along. */
  async alter(
    wanted:
      | Refusal
      | 'unchanged'
      | { readonly state: TableState; readonly also?: readonly Operation[]; after?(): void },
  ): Promise<Attempt> {
    if (wanted === 'unchanged') return 'done';
    if ('code' in wanted) return wanted;
    const { operation, row } = this.putTable(wanted.state);
    const also = wanted.also ?? [];
    if ((await this.write([operation, ...also])) === 'conflict') return 'again';
    this.accept(row);
    if (also.some((one) => one.do === 'append')) await this.hosted();
    this.house.bus.publish({ kind: 'table', table: this.code, version: row.version });
    this.tellEntries(also);
    wanted.after?.();
    return 'done';
  }

  /** Stores operations. If they are not stored, or nobody can tell, the table has to be read again. */
  private async write(operations: readonly Operation[], known = this.match?.length ?? 0): Promise<Written> {
    try {
      const written = await this.house.storage.write(operations);
      if (written === 'conflict') this.doubtFrom(known);
      return written;
    } catch (error) {
      this.doubtFrom(known);
      throw error;
    }
  }

  private tellEntries(operations: readonly Operation[], cause?: Cause): void {
    for (const one of operations) {
      if (one.do !== 'append') continue;
      const { match, from, at, texts, over } = one;
      this.count(texts);
      this.house.bus.publish({
        kind: 'entries',
        table: this.code,
        match,
        from,
        at,
        texts,
        over,
        ...(cause && { cause }),
      });
    }
  }

  private count(texts: readonly string[]): void {
    const { actions } = this.house.metrics;
    for (const text of texts) {
      const [actor] = text;
      if (actor === '!') continue;
      const seat = Number(actor) as Seat;
      const who = actor === '*' ? 'chance' : this.match?.botAt(seat) === undefined ? 'person' : 'bot';
      actions.inc({ game: this.state.game, actor: who });
    }
  }

  /** Appends to the log what was decided, with the duties that follow, and tells everybody. */
  async append(match: HostedMatch, texts: readonly string[], cause?: Cause): Promise<Attempt> {
    const { house } = this;
    // What is being told must not show what is not stored yet; and times when nothing could be stored count against nobody.
    await this.telling;
    await house.outages.settle();
    const from = match.length;
    const at = Math.max(house.time.now(), match.ats[from - 1] ?? 0);
    const before = house.duties.of(match);
    // The match is taken ahead here and shown to nobody; if it can't be stored, it is read again.
    match.extend(at, texts);
    const { over } = match;
    const append: Operation = { do: 'append', match: match.row.id, from, at, texts, over };
    const state = this.stateAfter(match);
    const table = state && this.putTable(state);
    const duties = house.duties.changes(match, before, at);
    const operations = [append, ...(table ? [table.operation] : []), ...duties];
    if ((await this.write(operations, from)) === 'conflict') return 'again';
    if (table) this.accept(table.row);
    this.tellEntries([append], cause);
    if (table) house.bus.publish({ kind: 'table', table: this.code, version: table.row.version });
    house.duties.follow(match, at);
    house.announceTurn(this, match);
    return 'told';
  }

  /** What a longer log changes at the table itself. */
  private stateAfter(match: HostedMatch): TableState | undefined {
    if (match.over) return this.house.ended(this.state);
    const isBack = (seat: Seat) => match.standIn(seat) === undefined;
    if (!this.state.undo && !leftSeats(this.state).some(isBack)) return undefined;
    const { undo: _, ...rest } = markBack(this.state, isBack);
    return rest;
  }

  /** Tells what was stored, in the order in which it was. */
  private hear(message: BusMessage): void {
    this.telling = this.telling.then(() => this.tell(message)).catch(this.house.fault);
  }

  private async tell(message: BusMessage): Promise<void> {
    if (message.kind === 'entries') this.tellLog(message);
    else if (message.kind === 'table') await this.tellTable(message.version);
    else await this.tellSaying(message.n);
  }

  private tellLog({ match: id, at, ...told }: BusMessage & { readonly kind: 'entries' }): void {
    const { from, texts } = told;
    const match = this.match?.row.id === id ? this.match : undefined;
    if (match && match.length === from) match.extend(at, texts);
    const known = match && match.length >= from + texts.length;
    if (!known) {
      // Another process appended what this one has not read: whoever looks on gets it from the storage.
      this.doubtFrom(from);
      this.run(async () => undefined).catch(this.house.fault);
      return;
    }
    this.audience.tellLog(match, told, this.house.time.now());
    if (texts.some((text) => SEAT_FACT.test(text))) this.run(() => this.tellSeats()).catch(this.house.fault);
  }

  private async tellTable(version: number): Promise<void> {
    if (version > this.version) await this.reload();
    if (this.audience.size > 0) this.audience.tellTable(await this.view(), this.state);
  }

  private async tellSaying(n: number): Promise<void> {
    const said = (await this.house.storage.chatMessages(this.code, SAYINGS_SHOWN)).find((one) => one.n === n);
    if (said) this.audience.tellSaying(said, this.state);
  }

  /** Names are read when they are shown: people may be called otherwise by now, or be gone. */
  async occupants(): Promise<Occupants> {
    const people = new Map<string, PersonRow>();
    for (const person of await this.house.storage.people(peopleOf(this.state))) people.set(person.id, person);
    return {
      person: (id) => people.get(id),
      isPresent: (id) => this.presence.isPresent(id),
      awaySince: (id) => this.presence.awaySince(id),
    };
  }

  async view(): Promise<Omit<TableView, 'you'>> {
    return this.viewWith(await this.hosted(), await this.occupants());
  }

  private viewWith(match: HostedMatch | undefined, company: Occupants): Omit<TableView, 'you'> {
    return tableFor(this.code, this.state, match, company, this.house.rulesOf(this.state.game));
  }

  /** What the seats are called in a record. */
  async names(match: HostedMatch): Promise<string[]> {
    return namesInRecord(await playersOf(match.row, this.house.storage));
  }

  /** Somebody begins to look, knowing `since` entries of `match`. Whatever this process has missed is read before. */
  async watch(watcher: Subscriber, match: string | undefined, since: number): Promise<void> {
    // One job: what the client sends after this must find it admitted.
    await this.run(async () => {
      if (!(await this.isCurrent())) await this.catchUp();
      await this.admit(watcher, match, since);
    });
  }

  private async admit(watcher: Subscriber, match: string | undefined, since: number): Promise<void> {
    const { person } = watcher;
    const hosted = await this.hosted();
    const company = await this.occupants();
    const sayings = isSeated(this.state, watcher)
      ? await this.house.storage.chatMessages(this.code, SAYINGS_SHOWN)
      : [];
    // From here on nothing waits: what is told from now on follows on what is sent here.
    const came = person !== undefined && !this.audience.has(watcher) && this.presence.come(person);
    this.audience.add(watcher);
    watcher.send({ op: 'table', table: { ...this.viewWith(hosted, company), you: youAt(this.state, person) } });
    const known = hosted && match === hosted.row.id && since <= hosted.length ? since : 0;
    if (hosted) tellFrom(hosted, known, this.house.time.now(), watcher);
    for (const said of sayings) watcher.send(sayingMessage(said, this.state));
    if (came) this.sendSeats(hosted, company, watcher);
  }

  unwatch(watcher: Subscriber): void {
    if (!this.audience.remove(watcher) || watcher.person === undefined) return;
    if (!this.presence.go(watcher.person, this.house.time.now())) return;
    if (this.audience.size > 0) this.run(() => this.tellSeats()).catch(this.house.fault);
  }

  private async tellSeats(): Promise<void> {
    this.sendSeats(await this.hosted(), await this.occupants(), undefined);
  }

  private sendSeats(match: HostedMatch | undefined, company: Occupants, except: Subscriber | undefined): void {
    this.audience.tellSeats(this.code, seatViews(this.state, match, company), except);
  }
}
