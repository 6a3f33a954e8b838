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
import { Audience } from './audience.ts';
import { isSeated, type SeatNotice, type TableContent } from './broadcast.ts';
import { postChat } from './chat.ts';
import type { Change, ChatDraft, Decide, Decision, ReportDraft, TableSnapshot } from './decision.ts';
import type { Occupants } from './occupants.ts';
import { isOpening, welcome } from './opening.ts';
import { storeReport } from './reports.ts';
import type { CommandResult, SessionParts } from './session-parts.ts';
import { readStrengths, strengthOperations } from './strengths.ts';
import type { Arrival, Subscriber } from './subscriber.ts';
import { jobChange, jobOperations, jobsAt } from './table-jobs.ts';
import { peopleOf } from './table-state.ts';
import { TableStore } from './table-store.ts';
import { TableTimers } from './table-timers.ts';
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
  private readonly audience: Audience;
  private readonly timers: TableTimers;
  private readonly arrivals = new Batch<Arrival>(
    (job) => this.run(job),
    (arrivals) => this.receive(arrivals),
  );
  private readonly unsubscribeFromBus: () => void;
  private used: number;
  private retry: NodeJS.Timeout | undefined;
  /** The last commitment that is known to be in the journal. */
  private published: string | undefined;

  constructor(row: TableRow, parts: SessionParts) {
    this.code = row.code;
    this.parts = parts;
    this.used = parts.time.now();
    this.store = new TableStore(row, parts);
    this.audience = new Audience(this.store, parts);
    this.timers = new TableTimers(parts.jobs);
    this.unsubscribeFromBus = parts.bus.subscribe(row.code, (message) => this.followBus(message));
  }

  /** How many sockets show this table. */
  get subscribers(): number {
    return this.audience.size;
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
    await this.audience.show();
    await this.followJobs();
  }

  /** What happens by itself at a table that is shown here is done here. */
  private async followJobs(): Promise<void> {
    if (this.parts.servers === 'one' || this.subscribers === 0) return;
    this.timers.follow(jobsAt(this.code, await this.audience.content()));
  }

  private retryLater(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      // If it fails again, `run` has set the next try.
      if (this.store.isStale && !this.parts.stopping.aborted) this.run(async () => undefined).catch(() => undefined);
    }, RETRY_MS).unref();
  }

  private async snapshot(): Promise<TableSnapshot> {
    const { code, store, parts, audience } = this;
    const match = await store.match();
    const { state } = store;
    const strengths = await readStrengths(parts.storage, parts.games, state);
    return { code, state, match, strengths, presence: audience.presence, now: parts.time.now(), rules: parts };
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
        if (isOpening(decision, table) && (await this.publishes(table))) continue;
        const outcome = await this.carryOut(decision, table);
        if (outcome.kind !== 'conflict') return outcome;
        await this.catchUp();
      }
      return { kind: 'refused', refusal: { code: 'busy' } };
    });
  }

  /** What is decided because somebody is not here is decided again from who is at the other processes now. */
  private decision(decide: Decide, table: TableSnapshot): Decision | Promise<Decision> {
    const { presence } = this.audience;
    presence.takeDoubt();
    const decision = decide(table);
    return presence.takeDoubt() ? this.audience.readOthers().then(() => decide(table)) : decision;
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
  private async publishes({ state }: TableSnapshot): Promise<boolean> {
    const commitment = nextCommitment(this.code, state);
    if (this.published === commitment.commitment) return false;
    await this.parts.journal.publish(commitment);
    this.published = commitment.commitment;
    return true;
  }

  /** Stored before shown: who sees a change may rely on it. */
  private async change(change: Change, table: TableSnapshot): Promise<Attempt> {
    const { journal, bus, metrics } = this.parts;
    const jobsNow = jobChange(table, change);
    const operations = [...jobOperations(jobsNow), ...strengthOperations(table, change)];
    if ((await this.store.write(change, operations, table.now)) === 'conflict') return CONFLICT;
    this.timers.stored(jobsNow, this.subscribers > 0 ? 'shown' : 'unseen');
    if (change.state && change.state.seed !== table.state.seed) journal.appendWaiting().catch(this.parts.reportError);
    countActions(metrics, change);
    const match = change.started ?? change.log?.match;
    if (match?.clock.kind === 'days') await this.notifyAbsent(match).catch(this.parts.reportError);
    bus.publish({ kind: 'changed', table: this.code });
    await this.audience.show(change.cause).catch(this.parts.reportError);
    if (change.state) await this.audience.tellWhoIsHere().catch(this.parts.reportError);
    return change.log && change.cause && this.audience.reaches(change.cause.client) ? ANSWERED : DONE;
  }

  private async notifyAbsent(match: HostedMatch): Promise<void> {
    await this.audience.readOthers();
    for (const person of absentPeopleToMove(match, this.audience.presence)) {
      this.parts.notifyTurn(person, { table: this.code, game: match.row.game });
    }
  }

  private async chat(draft: ChatDraft, { now }: TableSnapshot): Promise<Attempt> {
    const posted = await postChat(this.parts.storage, { table: this.code, at: now, ...draft });
    if (posted.kind !== 'posted') return posted;
    this.parts.bus.publish({ kind: 'chat', table: this.code, n: posted.message.n });
    await this.audience.showNewChat();
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
    if (this.subscribers === 0) return;
    this.run(async () => {
      if (message.kind === 'chat') await this.audience.showNewChat();
      if (message.kind === 'presence' && (await this.audience.readOthers())) await this.audience.showSeats();
    }).catch(this.parts.reportError);
  }

  /** The match that subscribers are shown. */
  get shownMatch(): string | undefined {
    return this.audience.shownMatch;
  }

  /** Follows what is stored, if that is more than subscribers have been shown: news of it was lost. */
  async follow(heads: Heads): Promise<void> {
    const { log, chat } = this.audience.isBehind(heads);
    if (this.subscribers === 0 || !(log || chat)) return;
    // Asked again in the queue: what this process was just about to show is no news.
    await this.run(async () => {
      if (this.audience.isBehind(heads).log) await this.catchUp();
      if (this.audience.isBehind(heads).chat) await this.audience.showNewChat();
    });
  }

  /** Follows who is at the other processes. */
  async followPresence(rows: readonly PresenceRow[]): Promise<void> {
    if (this.audience.followOthers(rows) && this.subscribers > 0) await this.run(() => this.audience.showSeats());
  }

  /** Whoever runs the server has erased the chat. */
  showErasedChat(): Promise<void> {
    return this.run(() => this.audience.showErasedChat());
  }

  /** Somebody is called otherwise: shown at once, if they sit here. */
  async showNameOf(person: string): Promise<void> {
    if (this.subscribers > 0 && peopleOf(this.store.state).includes(person))
      await this.run(() => this.audience.showSeats());
  }

  /** The others thought that this process was dead: they are told again who is here, and bots that rested go on. */
  async rejoin(): Promise<void> {
    this.audience.forgetTold();
    if (this.subscribers === 0) return;
    await this.run(async () => {
      await this.audience.tellWhoIsHere();
      const table = await this.audience.content();
      const { match, now } = table;
      if (match?.row.people.some((person) => person !== null && this.audience.isWatchedBy(person, table))) {
        await this.parts.jobs.reschedule(match.id, 'bot', now);
      }
    });
  }

  occupants(): Promise<Occupants> {
    return this.audience.occupants();
  }

  /** The table as a person sees it. */
  view(person: string | undefined): Promise<TableView> {
    return this.run(async () => {
      if (!(await this.store.isCurrent())) await this.catchUp();
      // Where somebody is subscribed, the sweep reads it.
      if (this.subscribers === 0) await this.audience.readOthers();
      return {
        ...tableView(await this.audience.content(), await this.occupants()),
        you: youAt(this.store.state, person),
      };
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
    const isFirst = this.subscribers === 0;
    if (isFirst) await this.audience.readOthers();
    const table = await this.audience.content();
    const occupants = await this.occupants();
    const people = new Set(arrivals.flatMap(({ subscriber }) => subscriber.person ?? []));
    for (const person of people) await this.wakeBots(person, table);
    await this.audience.admit(arrivals, table, occupants);
    if (isFirst) await this.followJobs();
    if (table.state.stage === 'opening') {
      // Their contributions may be missing. Not waited for: these are other jobs at this table.
      for (const person of people) this.execute((now) => welcome(now, person)).catch(this.parts.reportError);
    }
    await this.audience.tellWhoIsHere();
  }

  /** Bots that rested because nobody was there go on when somebody comes. */
  private async wakeBots(person: string, { match, now }: TableContent): Promise<void> {
    if (!match || this.audience.presence.isHere(person) || !wakesBots(match, person)) return;
    await this.parts.jobs.reschedule(match.id, 'bot', now);
  }

  /** Says why nothing happens at a seat. */
  notify(notice: Omit<SeatNotice, 'op'>): void {
    this.audience.notify(notice);
  }

  unsubscribe(subscriber: Subscriber): void {
    const hasGone = this.audience.remove(subscriber);
    // Whoever stops tells the others at once that nobody is here any more.
    if (!hasGone || this.parts.stopping.aborted) return;
    this.run(async () => {
      await this.audience.tellWhoIsHere();
      if (this.subscribers > 0 && isSeated(this.store.state, subscriber)) await this.audience.showSeats();
    }).catch(this.parts.reportError);
  }
}
