// The session of a table that is in use: its queue, and the way of everything that happens there. A decision is made from a snapshot,
// stored, and only then shown to subscribers; nothing else at this table happens meanwhile.

import type { TableView } from '@mozaika/protocol';
import { Batch } from '../batch.ts';
import type { TableNews } from '../bus/port.ts';
import type { HostedMatch } from '../matches/hosted-match.ts';
import { Queue } from '../queue.ts';
import type { Heads, PresenceRow, TableRow } from '../storage/port.ts';
import { absentPeopleToMove, countActions } from './after-change.ts';
import { wakesBots } from './attendance.ts';
import { Broadcast, chatMessage, isSeated, type SeatNotice, type TableContent } from './broadcast.ts';
import { ChatFeed, postChat } from './chat.ts';
import type { Change, ChatDraft, Decide, Decision, ReportDraft, TableSnapshot } from './decision.ts';
import { type Occupants, readOccupants } from './occupants.ts';
import { isOpening, welcome } from './opening.ts';
import { storeReport } from './reports.ts';
import type { CommandResult, SessionParts } from './session-parts.ts';
import { SharedPresence } from './shared-presence.ts';
import { readStrengths, strengthOperations } from './strengths.ts';
import type { Arrival, Subscriber } from './subscriber.ts';
import { droppedJobs, jobChange, jobOperations } from './table-jobs.ts';
import { peopleOf } from './table-state.ts';
import { TableStore } from './table-store.ts';
import { nextCommitment, tableView, youAt } from './table-view.ts';

/** The same, or that it was made from something that is no longer so: another process was quicker. */
type Attempt = CommandResult | { readonly kind: 'conflict' };
const DONE = { kind: 'done' } as const;
const ANSWERED = { kind: 'answered' } as const;
const CONFLICT = { kind: 'conflict' } as const;

const MOST_ATTEMPTS = 5;
/** How often a session tries to read what it could not read. */
const RETRY_MS = 1_000;

export class TableSession {
  readonly code: string;
  private readonly parts: SessionParts;
  private readonly queue = new Queue();
  private readonly store: TableStore;
  private readonly broadcast: Broadcast;
  private readonly chatFeed: ChatFeed;
  private readonly others: SharedPresence;
  private readonly arrivals = new Batch<Arrival>(
    (job) => this.run(job),
    (arrivals) => this.receive(arrivals),
  );
  private readonly unsubscribeFromBus: () => void;
  private used: number;
  /** The last notice: it holds as long as the log does not go on. */
  private notice: SeatNotice | undefined;
  private retry: NodeJS.Timeout | undefined;
  /** The last commitment that is known to be in the journal. */
  private published: string | undefined;

  constructor(row: TableRow, parts: SessionParts) {
    this.code = row.code;
    this.parts = parts;
    this.used = parts.time.now();
    this.store = new TableStore(row, parts);
    this.broadcast = new Broadcast(this.used);
    this.chatFeed = new ChatFeed(parts.storage, row.code);
    this.others = new SharedPresence(row.code, this.broadcast.presence, parts);
    this.unsubscribeFromBus = parts.bus.subscribe(row.code, (message) => this.followBus(message));
  }

  /** How many sockets show this table. */
  get subscribers(): number {
    return this.broadcast.size;
  }

  /** Whether nothing has happened here for so long. */
  isIdle(ms: number): boolean {
    return this.queue.size === 0 && this.parts.time.now() - this.used >= ms;
  }

  forgetMatch(): void {
    this.store.forgetMatch();
  }

  close(): void {
    clearTimeout(this.retry);
    this.unsubscribeFromBus();
  }

  /** Resolves when everything that was begun is stored and shown. */
  settled(): Promise<void> {
    return this.queue.idle();
  }

  /** Runs a job when those before it at this table are done, on a copy of the table that is not known to be stale. */
  private run<T>(job: () => Promise<T>): Promise<T> {
    this.used = this.parts.time.now();
    return this.queue.run(async () => {
      try {
        if (this.store.isStale) await this.catchUp();
        return await job();
      } finally {
        if (this.store.isStale) this.retryLater();
      }
    });
  }

  private async catchUp(): Promise<void> {
    await this.store.refresh();
    await this.show();
  }

  private retryLater(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      // If it fails again, `run` has set the next try.
      if (this.store.isStale && !this.parts.stopping.aborted) this.run(async () => undefined).catch(() => undefined);
    }, RETRY_MS).unref();
  }

  private async snapshot(): Promise<TableSnapshot> {
    const { code, store, parts, broadcast } = this;
    const match = await store.match();
    const { state } = store;
    const strengths = await readStrengths(parts.storage, parts.games, state);
    return { code, state, match, strengths, presence: broadcast.presence, now: parts.time.now(), rules: parts };
  }

  /** Reads something from the table as this process knows it. */
  read<T>(job: (table: TableSnapshot) => T | Promise<T>): Promise<T> {
    return this.run(async () => job(await this.snapshot()));
  }

  /** The same from the table as it is stored, whatever the bus may have lost. */
  readCurrent<T>(job: (table: TableSnapshot) => T | Promise<T>): Promise<T> {
    return this.run(async () => {
      if (!(await this.store.isCurrent())) await this.catchUp();
      return job(await this.snapshot());
    });
  }

  /**
   * Makes a decision and carries it out; when another process was quicker, makes it again from what is stored then.
   * Nobody is refused because of what this process has not read.
   */
  execute(decide: Decide): Promise<CommandResult> {
    return this.run(async () => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        // Times when nothing could be stored are noted first: they count against nobody's clock.
        await this.parts.outages.settle();
        const table = await this.snapshot();
        const decision = await this.decision(decide, table);
        // That takes a while, which is nobody's time to open a contribution.
        if (await this.publishes(decision, table)) continue;
        const outcome = await this.carryOut(decision, table);
        if (outcome.kind !== 'conflict') return outcome;
        await this.catchUp();
      }
      return { kind: 'refused', refusal: { code: 'busy' } };
    });
  }

  /** What is decided because somebody is not here is decided again from who is at the other processes now. */
  private async decision(decide: Decide, table: TableSnapshot): Promise<Decision> {
    const { presence } = this.broadcast;
    presence.takeDoubt();
    const decision = decide(table);
    if (!presence.takeDoubt()) return decision;
    await this.others.read();
    return decide(table);
  }

  private async carryOut(decision: Decision, table: TableSnapshot): Promise<Attempt> {
    switch (decision.kind) {
      case 'nothing':
        return DONE;
      case 'refused':
        return (await this.store.isCurrent()) ? decision : CONFLICT;
      case 'change':
        return this.change(decision.change, table);
      case 'chat':
        return this.chat(decision.draft, table);
      case 'report':
        return this.report(decision.draft, table);
      case 'reschedule':
        if (!(await this.store.isCurrent())) return CONFLICT;
        await this.parts.jobs.reschedule(decision.subject, decision.job, decision.due);
        return DONE;
    }
  }

  /** Nobody opens a contribution, and no match begins, before its commitment is in the journal. Returns whether it was not known to be. */
  private async publishes(decision: Decision, { state }: TableSnapshot): Promise<boolean> {
    if (decision.kind !== 'change' || !isOpening(decision.change, state)) return false;
    const commitment = nextCommitment(this.code, state);
    if (this.published === commitment.commitment) return false;
    await this.parts.journal.publish(commitment);
    this.published = commitment.commitment;
    return true;
  }

  /** Stored before shown: who sees a change may rely on it. */
  private async change(change: Change, table: TableSnapshot): Promise<Attempt> {
    const { jobs, journal, bus, metrics } = this.parts;
    const jobsNow = jobChange(table, change);
    const operations = [...jobOperations(jobsNow), ...strengthOperations(table, change)];
    if ((await this.store.write(change, operations, table.now)) === 'conflict') return CONFLICT;
    jobs.replace(droppedJobs(jobsNow), jobsNow.after);
    if (change.state && change.state.seed !== table.state.seed) journal.appendWaiting().catch(this.parts.reportError);
    countActions(metrics, change);
    const match = change.started ?? change.log?.match;
    if (match?.clock.kind === 'days') await this.notifyAbsent(match).catch(this.parts.reportError);
    bus.publish({ kind: 'changed', table: this.code });
    await this.show(change.cause).catch(this.parts.reportError);
    if (change.state) await this.tellWhoIsHere().catch(this.parts.reportError);
    return change.log && change.cause && this.broadcast.reaches(change.cause.client) ? ANSWERED : DONE;
  }

  /** Shows subscribers what is new. What can't be read for it is read again later. */
  private async show(cause?: Change['cause']): Promise<void> {
    try {
      await this.broadcast.show(await this.content(), () => this.occupants(), cause);
    } catch (error) {
      this.store.markStale();
      throw error;
    }
  }

  private async content(): Promise<TableContent> {
    const { code, store, parts } = this;
    const { version, state } = store;
    const match = await store.match();
    return { code, version, state, match, rules: parts.games.rules(state.game), now: parts.time.now() };
  }

  private async notifyAbsent(match: HostedMatch): Promise<void> {
    await this.others.read();
    for (const person of absentPeopleToMove(match, this.broadcast.presence)) {
      this.parts.notifyTurn(person, { table: this.code, game: match.row.game });
    }
  }

  private async chat(draft: ChatDraft, { now }: TableSnapshot): Promise<Attempt> {
    const posted = await postChat(this.parts.storage, { table: this.code, at: now, ...draft });
    if (posted.kind !== 'posted') return posted;
    this.parts.bus.publish({ kind: 'chat', table: this.code, n: posted.message.n });
    await this.sendNewChat();
    return DONE;
  }

  private async report(draft: ReportDraft, { now }: TableSnapshot): Promise<Attempt> {
    const { storage, metrics } = this.parts;
    const reported = await storeReport(storage, { ...draft, table: this.code, at: now });
    if (!reported.ok) return { kind: 'refused', refusal: reported.refusal };
    if (reported.value === 'conflict') return CONFLICT;
    metrics.reports.inc({ reason: draft.reason });
    return DONE;
  }

  /** Another process has stored something. */
  private followBus(message: TableNews): void {
    if (message.kind === 'changed') this.store.markStale();
    if (this.broadcast.size === 0) return;
    this.run(async () => {
      if (message.kind === 'chat') await this.sendNewChat();
      if (message.kind === 'presence' && (await this.others.read())) await this.sendSeats();
    }).catch(this.parts.reportError);
  }

  private async sendNewChat(): Promise<void> {
    const { unseen } = await this.chatFeed.read();
    for (const message of unseen) this.broadcast.sendChat(message, this.store.state);
  }

  /** The match that subscribers are shown. */
  get shownMatch(): string | undefined {
    return this.broadcast.shownMatch;
  }

  /** Follows what is stored, if that is more than subscribers have been shown: news of it was lost. */
  async follow(heads: Heads): Promise<void> {
    const last = heads.chats.get(this.code) ?? -1;
    const isBehind = () => this.broadcast.isBehind(this.code, heads);
    if (this.subscribers === 0 || !(isBehind() || this.chatFeed.isBehind(last))) return;
    // Asked again in the queue: what this process was just about to show is no news.
    await this.run(async () => {
      if (isBehind()) await this.catchUp();
      if (this.chatFeed.isBehind(last)) await this.sendNewChat();
    });
  }

  /** Follows who is at the other processes. */
  async followPresence(rows: readonly PresenceRow[]): Promise<void> {
    if (this.others.follow(rows) && this.subscribers > 0) await this.run(() => this.sendSeats());
  }

  /** Whoever runs the server has erased the chat. */
  showErasedChat(): Promise<void> {
    return this.run(async () => {
      const { recent } = await this.chatFeed.read();
      this.broadcast.eraseChat(this.code, recent, this.store.state);
    });
  }

  /** Somebody is called otherwise: shown at once, if they sit here. */
  async showNameOf(person: string): Promise<void> {
    if (this.subscribers > 0 && peopleOf(this.store.state).includes(person)) await this.run(() => this.sendSeats());
  }

  private async sendSeats(): Promise<void> {
    this.broadcast.sendSeats(await this.content(), await this.occupants());
  }

  /** The other processes have to know of the people who matter here. */
  private tellWhoIsHere(): Promise<void> {
    const { state } = this.store;
    return this.others.tell([state.host, ...peopleOf(state)]);
  }

  /** The others thought that this process was dead: they are told again who is here, and bots that rested go on. */
  async rejoin(): Promise<void> {
    this.others.forgetTold();
    if (this.subscribers === 0) return;
    await this.run(async () => {
      await this.tellWhoIsHere();
      const { match, now } = await this.content();
      const isHere = (person: string | null) => person !== null && this.broadcast.presence.isHere(person);
      if (match?.row.people.some((person) => isHere(person) && person && wakesBots(match, person))) {
        await this.parts.jobs.reschedule(match.id, 'bot', now);
      }
    });
  }

  occupants(): Promise<Occupants> {
    return readOccupants(this.parts.storage, this.store.state, this.broadcast.presence);
  }

  /** The table as a person sees it. */
  view(person: string | undefined): Promise<TableView> {
    return this.run(async () => {
      if (!(await this.store.isCurrent())) await this.catchUp();
      // Where somebody is subscribed, the sweep reads it.
      if (this.subscribers === 0) await this.others.read();
      return { ...tableView(await this.content(), await this.occupants()), you: youAt(this.store.state, person) };
    });
  }

  /**
   * From now on a subscriber is shown what happens; first of all what it does not know, if it knows `since` entries of `match`.
   * All who wait for that at the same time cost one look at what is stored.
   */
  subscribe(subscriber: Subscriber, match: string | undefined, since: number): Promise<void> {
    return this.arrivals.add({ subscriber, match, since });
  }

  /** One job: what their clients send after this must find them subscribed. */
  private async receive(arrivals: readonly Arrival[]): Promise<void> {
    if (!(await this.store.isCurrent())) await this.catchUp();
    if (this.subscribers === 0) await this.others.read();
    const table = await this.content();
    const occupants = await this.occupants();
    const people = new Set(arrivals.flatMap(({ subscriber }) => subscriber.person ?? []));
    for (const person of people) await this.wakeBots(person, table);
    const { recent, unseen } = await this.chatFeed.read();
    // From here on nothing waits: what is shown from now on follows on what is sent here.
    for (const message of unseen) this.broadcast.sendChat(message, table.state);
    for (const { subscriber, match, since } of arrivals) {
      const isKnown = match !== undefined && match === table.match?.id && since <= table.match.length;
      this.broadcast.add(subscriber, table, isKnown ? since : 0, occupants);
      const { notice } = this;
      if (notice && notice.match === table.match?.id && notice.index === table.match.length) subscriber.send(notice);
      const chat = isSeated(table.state, subscriber) ? recent : [];
      for (const message of chat) subscriber.send(chatMessage(message, table.state));
    }
    if (table.state.stage === 'opening') {
      // Their contributions may be missing. Not waited for: these are other jobs at this table.
      for (const person of people) this.execute((now) => welcome(now, person)).catch(this.parts.reportError);
    }
    await this.tellWhoIsHere();
  }

  /** Bots that rested because nobody was there go on when somebody comes. */
  private async wakeBots(person: string, { match, now }: TableContent): Promise<void> {
    if (!match || this.broadcast.presence.isHere(person) || !wakesBots(match, person)) return;
    await this.parts.jobs.reschedule(match.id, 'bot', now);
  }

  /** Says why nothing happens at a seat. */
  notify(notice: Omit<SeatNotice, 'op'>): void {
    this.notice = { op: 'notice', ...notice };
    this.broadcast.sendNotice(this.notice);
  }

  unsubscribe(subscriber: Subscriber): void {
    const hasGone = this.broadcast.remove(subscriber, this.parts.time.now());
    // Whoever stops tells the others at once that nobody is here any more.
    if (!hasGone || this.parts.stopping.aborted) return;
    this.run(async () => {
      await this.tellWhoIsHere();
      if (this.broadcast.size > 0 && isSeated(this.store.state, subscriber)) await this.sendSeats();
    }).catch(this.parts.reportError);
  }
}
