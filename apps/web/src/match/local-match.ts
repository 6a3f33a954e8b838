// A match on this device: people around it and bots in a worker. The truth is one match host, a server in your pocket:
// what happens is proposed, stored, then committed and published, to each viewer as a timeline of what they may know.

import { botNameOf, type SeatBotName } from '@mozaika/bots';
import {
  type DealKey,
  DuplicateKey,
  dealKey,
  type Fact,
  type Game,
  MatchHost,
  type MatchRecord,
  maskEntry,
  type Proposal,
  parseHex,
  type Refusal,
  type Result,
  refuse,
  SEED_BYTES,
  type Seat,
  seededTurn,
  type Viewer,
} from '@mozaika/kernel';
import type { BotClient, BotRequest } from '../bots/decide.ts';
import type { Hint, HintClient } from '../hints/hint.ts';
import { type MatchStore, newMatch, type StoredMatch } from '../storage/stored-match.ts';
import { fairnessOf } from './fairness.ts';
import { hintCounts } from './hint-counts.ts';
import { headerOf, recordOf } from './record.ts';
import type { MatchSource, MatchState } from './source.ts';
import { rememberMatch, withPartnerNamed } from './sparring.ts';
import { Timeline } from './timeline.ts';

/** What surrounds a match on this device. */
export interface LocalTable {
  readonly game: Game;
  readonly hidesTiles: boolean;
  readonly store: MatchStore;
  readonly think: BotClient;
  /** Makes hints. Absent: there are none. */
  readonly advise?: HintClient;
  /** Paces the bots: resolves when people have seen what happened, and the next move of a bot may come. */
  readonly pace: () => Promise<void>;
  /** So many entries of the log stay as they are: nobody takes back what lies before. Absent: everything may be taken back. */
  readonly fixed?: number;
}

/** Who is expected to do something. */
interface Waiting {
  readonly asked?: readonly Seat[];
  readonly thinking?: Seat;
  readonly handOver?: Seat;
  readonly stuck?: Seat;
}

export class LocalMatch implements MatchSource {
  state: MatchState;
  private readonly table: LocalTable;
  private stored: StoredMatch;
  private readonly key: DealKey;
  private readonly host: MatchHost;
  /** What each viewer knows of the match; one for all where nothing is hidden. */
  private readonly timelines = new Map<Viewer | 'all', Timeline>();
  private readonly people: readonly Seat[];
  /** Who looks at the screen. */
  private viewer: Viewer;
  private waiting: Waiting = {};
  private readonly listeners = new Set<(state: MatchState) => void>();
  private interrupt = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private orders: Promise<unknown> = Promise.resolve();

  private constructor(table: LocalTable, stored: StoredMatch, seed: Uint8Array, host: MatchHost) {
    this.table = table;
    this.stored = stored;
    this.key = stored.daily ? new DuplicateKey(seed) : dealKey(seed);
    this.host = host;
    const people = stored.header.players.filter(({ bot }) => bot === undefined);
    this.people = people.map(({ seat }) => seat);
    this.viewer = this.curtained ? 'spectator' : (this.people[0] ?? 'spectator');
    this.state = this.makeState();
  }

  /** Opens a stored match, or says why it can't be played on. */
  static open(table: LocalTable, stored: StoredMatch): Result<LocalMatch> {
    const seed = parseHex(stored.seed, SEED_BYTES);
    if (!seed) return refuse('bad-field', { field: 'seed', expected: { kind: 'hex', digits: 2 * SEED_BYTES } });
    const host = MatchHost.open(table.game, headerOf(stored.header), stored.entries);
    if (!host.ok) return host;
    const match = new LocalMatch(table, stored, seed, host.value);
    match.go();
    return { ok: true, value: match };
  }

  get id(): string {
    return this.stored.id;
  }

  /** Whether people around this device hide tiles from each other. */
  private get curtained(): boolean {
    return this.table.hidesTiles && this.people.length > 1;
  }

  private botAt(seat: Seat): SeatBotName | undefined {
    const bot = this.stored.header.players[seat - 1]?.bot;
    return bot === undefined ? undefined : botNameOf(bot);
  }

  subscribe(listener: (state: MatchState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  act(seat: Seat, move: string): Promise<Refusal | undefined> {
    return this.order(async () => {
      if (!this.people.includes(seat)) return refuse('not-your-turn', { seat, seats: this.people }).refusal;
      return this.carryOut(this.host.propose(seat, `${seat} ${move}`, this.host.entries.length, this.key));
    });
  }

  undo(): Promise<Refusal | undefined> {
    return this.order(async () => {
      const target = this.undoTarget();
      return target.ok ? this.carryOut(this.host.proposeUndo(target.value)) : target.refusal;
    });
  }

  /** The entry that an undo takes back first. Nothing is taken back in a daily: its deals would be known. */
  private undoTarget(): Result<number> {
    const target = this.host.undoTarget(this.people);
    const isFixed = this.stored.daily !== undefined || (target.ok && target.value < (this.table.fixed ?? 0));
    return isFixed ? refuse('nothing-to-undo', { seats: this.people }) : target;
  }

  /** One person against one bot gives up; otherwise nobody has won. */
  end(): Promise<Refusal | undefined> {
    return this.order(async () => {
      const [person, ...others] = this.people;
      const isDuel = this.stored.header.players.length === 2 && person !== undefined && others.length === 0;
      const fact: Fact = isDuel
        ? { kind: 'end', reason: 'resigned', seat: person }
        : { kind: 'end', reason: 'abandoned' };
      return this.carryOut(this.host.proposeFacts([fact]));
    });
  }

  /** The hint is made first: one that could not be made is not remembered. A hint on the same decision counts once. */
  async hint(seat: Seat): Promise<Result<Hint>> {
    const { advise } = this.table;
    if (!advise || !this.waiting.asked?.includes(seat)) return refuse('not-your-turn', { seat, seats: this.people });
    const hint = await advise({ record: this.recordFor(seat), seat }, this.interrupt.signal);
    if (!hint.ok || this.hasHint(seat)) return hint;
    const refusal = await this.order(() => this.carryOut(this.host.proposeFacts([{ kind: 'hint', seat }])));
    return refusal ? { ok: false, refusal } : hint;
  }

  /** Whether a seat was given a hint on the decision that is due. */
  private hasHint(seat: Seat): boolean {
    const { actions, notes } = this.host.fold();
    return notes.some(({ before, fact }) => before === actions.length && fact.kind === 'hint' && fact.seat === seat);
  }

  /** The match as a seat knows it. */
  private recordFor(seat: Seat): MatchRecord {
    const actions = this.host.fold().actions.map((action) => maskEntry(this.table.game, action, seat));
    return recordOf(this.stored.header, { actions, notes: [] }, undefined);
  }

  takeOver(): void {
    const { handOver } = this.waiting;
    if (handOver === undefined) return;
    this.viewer = handOver;
    this.publish({ asked: [handOver] });
  }

  retry(): void {
    this.go();
  }

  async rematch(): Promise<string> {
    const again = newMatch(withPartnerNamed(this.stored.header));
    await this.table.store.save(again, 0);
    return again.id;
  }

  /** Takes in what another tab has done with this match. */
  refresh(): Promise<void> {
    return this.order(() => this.catchUp());
  }

  close(): void {
    this.interrupt.abort();
    this.listeners.clear();
  }

  /** Orders come one after the other; each stops a bot that is thinking, and the match goes on after it. */
  private order<T>(work: () => Promise<T>): Promise<T> {
    const done = this.orders.then(async () => {
      this.interrupt.abort();
      await this.running;
      const answer = await work();
      this.go();
      return answer;
    });
    this.orders = done.catch(() => undefined);
    return done;
  }

  private go(): void {
    this.interrupt = new AbortController();
    this.running = this.run(this.interrupt.signal);
  }

  /** Goes on until a person has to decide, the match is over, or an order interrupts. */
  private async run(stop: AbortSignal): Promise<void> {
    this.publish({});
    await this.store(this.host.begin(this.key));
    while (!stop.aborted) {
      const { turn } = this.host;
      if (turn.kind !== 'move') return;
      const seat = turn.seats.find((one) => this.botAt(one)) ?? turn.seats[0];
      const bot = seat && this.botAt(seat);
      if (seat === undefined) return;
      if (bot === undefined) return this.ask(seat);
      const move = await this.botMove(seat, bot, stop);
      if (move === undefined || stop.aborted) return;
      const refusal = await this.carryOut(this.host.propose(seat, move, this.host.entries.length, this.key));
      if (refusal) return this.publish({ stuck: seat });
    }
  }

  /** Asks a person to decide, if need be after the device was handed over. */
  private ask(seat: Seat): void {
    if (this.curtained && this.viewer !== seat) this.publish({ handOver: seat });
    else {
      this.viewer = seat;
      this.publish({ asked: [seat] });
    }
  }

  /** The bot's move as an entry; nothing if it was interrupted or got stuck. */
  private async botMove(seat: Seat, level: SeatBotName, stop: AbortSignal): Promise<string | undefined> {
    this.publish({ thinking: seat });
    const request = this.botRequest(seat, level);
    const stopped = new Promise<undefined>((resolve) => stop.addEventListener('abort', () => resolve(undefined)));
    try {
      const deciding = Promise.all([this.table.think(request, stop), this.table.pace()]);
      const [decided] = (await Promise.race([deciding, stopped])) ?? [];
      if (decided?.ok) return `${seat} ${decided.value}`;
    } catch {
      // Published below: the bot could not be loaded, or its worker broke down.
    }
    if (!stop.aborted) this.publish({ stuck: seat });
    return undefined;
  }

  /** In a daily what a bot answers follows from the seed, too. */
  private botRequest(seat: Seat, level: SeatBotName): BotRequest {
    const { key, host } = this;
    if (key instanceof DuplicateKey) return { level, ...seededTurn(host, key, seat), endedBy: 'nodes' };
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return { level, record: this.recordFor(seat), seat, seed };
  }

  private async carryOut(proposed: Result<Proposal>): Promise<Refusal | undefined> {
    if (!proposed.ok) return proposed.refusal;
    await this.store(proposed.value);
    return undefined;
  }

  /** Stores a proposal, then commits and publishes it. If another tab was quicker, its entries are taken in instead. */
  private async store(proposal: Proposal): Promise<void> {
    if (proposal.entries.length === 0) return;
    const { outcome } = proposal;
    const entries = [...this.host.entries, ...proposal.entries];
    const helped = hintCounts(entries).size > 0 && { helped: true as const };
    const grown = { ...this.stored, entries, touched: Date.now(), ...(outcome && { outcome }), ...helped };
    if ((await this.table.store.save(grown, proposal.from)) === 'conflict') await this.catchUp();
    else {
      this.host.commit(proposal);
      this.stored = grown;
      rememberMatch(grown);
    }
    this.publish({});
  }

  /** Takes in the entries that were stored by another tab: a stored log only ever grows. */
  private async catchUp(): Promise<void> {
    const there = await this.table.store.load(this.stored.id);
    if (there && !this.host.append(there.entries.slice(this.host.entries.length))) this.stored = there;
  }

  private publish(waiting: Waiting): void {
    this.waiting = waiting;
    this.state = this.makeState();
    for (const listener of this.listeners) listener(this.state);
  }

  private makeState(): MatchState {
    const { handOver, ...waiting } = this.waiting;
    return {
      setup: this.stored.header,
      timeline: this.timelineOf(this.viewer),
      viewer: this.viewer,
      mine: this.people,
      asked: [],
      connection: 'live',
      undoable: this.undoTarget().ok,
      fairness: fairnessOf(this.stored),
      ...waiting,
      ...(handOver && { handOver: { to: handOver, timeline: this.timelineOf('spectator') } }),
    };
  }

  /** The timeline of a viewer, up to date. Nothing is hidden once the match is over. */
  private timelineOf(viewer: Viewer): Timeline {
    const isHidden = this.table.hidesTiles && !this.host.outcome;
    const known = isHidden ? viewer : 'all';
    const timeline = this.timelines.get(known) ?? Timeline.of(this.table.game, this.stored.header, []);
    this.timelines.set(known, timeline);
    const from = timeline.entries.length;
    const refusal = timeline.append(isHidden ? this.host.masked(viewer, from) : this.host.entries.slice(from));
    if (refusal) throw new Error(`A masked log can't be replayed: ${JSON.stringify(refusal)}`);
    return timeline;
  }
}
