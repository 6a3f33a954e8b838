// A match on this device: people around it and bots in a worker. Every action is kept before anybody is shown it.

import type { BotName } from '@mozaika/bots';
import {
  dealer,
  dealKey,
  foldLog,
  type Game,
  maskEntry,
  maskRecord,
  parseHex,
  type Refusal,
  type Result,
  refuse,
  SEED_BYTES,
  type Seat,
  type Viewer,
} from '@mozaika/kernel';
import type { Thinker } from '../bots/wire.ts';
import { type MatchStore, newMatch, type StoredMatch } from '../storage/stored-match.ts';
import { fairnessOf } from './fairness.ts';
import { recordOf } from './record.ts';
import type { MatchSource, MatchState } from './source.ts';
import { Timeline } from './timeline.ts';

/** What surrounds a match on this device. */
export interface LocalTable {
  readonly game: Game;
  readonly hidesTiles: boolean;
  readonly store: MatchStore;
  readonly think: Thinker;
  /** Resolves when the screen has shown all that has happened. */
  readonly shown: () => Promise<void>;
  /** Resolves when a bot has taken as long as a person would like. */
  readonly pause: () => Promise<void>;
}

const FACT = '!';
const CHANCE = '*';

export class LocalMatch implements MatchSource {
  state: MatchState;
  private readonly table: LocalTable;
  private kept: StoredMatch;
  private readonly key: Uint8Array;
  /** The whole truth; screens and bots get masked parts of it. */
  private readonly timeline: Timeline;
  private readonly people: readonly Seat[];
  /** Who looks at the screen. */
  private facing: Seat | undefined;
  private extra: Partial<Pick<MatchState, 'asked' | 'thinking' | 'handOver' | 'stuck'>> = {};
  private readonly listeners = new Set<(state: MatchState) => void>();
  private interrupt = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private orders: Promise<unknown> = Promise.resolve();

  private constructor(table: LocalTable, kept: StoredMatch, seed: Uint8Array, timeline: Timeline) {
    this.table = table;
    this.kept = kept;
    this.key = dealKey(seed);
    this.timeline = timeline;
    const people = kept.header.players.filter(({ bot }) => bot === undefined);
    this.people = people.map(({ seat }) => seat);
    this.facing = this.curtained ? undefined : this.people[0];
    this.state = this.makeState();
  }

  /** Sits down to a kept match, or says why it can't be played on. */
  static open(table: LocalTable, kept: StoredMatch): Result<LocalMatch> {
    const seed = parseHex(kept.seed, SEED_BYTES);
    if (!seed) return refuse('bad-field', { field: 'seed', expected: { kind: 'hex', digits: 2 * SEED_BYTES } });
    const timeline = Timeline.open(table.game, kept.header);
    if (!timeline.ok) return timeline;
    const followed = timeline.value.follow(kept.entries);
    if (!followed.ok) return followed;
    const match = new LocalMatch(table, kept, seed, timeline.value);
    match.go();
    return { ok: true, value: match };
  }

  /** Whether people around this device hide tiles from each other. */
  private get curtained(): boolean {
    return this.table.hidesTiles && this.people.length > 1;
  }

  private botAt(seat: Seat): BotName | undefined {
    return this.kept.header.players[seat - 1].bot as BotName | undefined;
  }

  subscribe(listener: (state: MatchState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  act(seat: Seat, move: string): Promise<Refusal | undefined> {
    return this.order(async () => {
      if (!this.people.includes(seat)) return refuse('not-your-turn', { seat, seats: this.people }).refusal;
      const previewed = this.timeline.preview(seat, move);
      if (!previewed.ok) return previewed.refusal;
      const parsed = this.table.game.parseMove(move);
      if (parsed.ok) await this.append(`${seat} ${this.table.game.formatMove(parsed.value)}`);
      return undefined;
    });
  }

  undo(): Promise<Refusal | undefined> {
    return this.order(async () => {
      const target = this.undoTarget();
      if (target === undefined) return refuse('nothing-to-undo').refusal;
      await this.append(`${FACT} undo ${target}`);
      return undefined;
    });
  }

  takeOver(): void {
    const { handOver } = this.extra;
    if (handOver === undefined) return;
    this.facing = handOver;
    this.tell({ asked: [handOver] });
  }

  retry(): void {
    this.tell({});
    this.go();
  }

  async rematch(): Promise<string> {
    const again = newMatch(this.kept.header);
    await this.table.store.save(again, 0);
    return again.id;
  }

  /** Takes over what another tab has done with this match. */
  refresh(): Promise<unknown> {
    return this.order(async () => {
      const there = await this.table.store.load(this.kept.id);
      if (there && this.timeline.follow(there.entries).ok) this.kept = there;
      return undefined;
    });
  }

  close(): void {
    this.interrupt.abort();
    this.listeners.clear();
  }

  /** Orders come one after the other; each stops whoever is thinking, and the match goes on after it. */
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

  /** Goes on until a person has to decide, the match is over, or somebody interrupts. */
  private async run(stop: AbortSignal): Promise<void> {
    this.tell({});
    const stopped = new Promise<undefined>((resolve) => stop.addEventListener('abort', () => resolve(undefined)));
    while (!stop.aborted) {
      const entry = await Promise.race([this.next(stop), stopped]);
      if (entry === undefined || stop.aborted) return;
      await this.append(entry);
    }
  }

  /** What happens next by itself. */
  private async next(stop: AbortSignal): Promise<string | undefined> {
    const { turn } = this.timeline;
    if (turn.kind === 'over') return undefined;
    if (turn.kind === 'deal') {
      const deals = this.timeline.steps.filter(({ action }) => action.startsWith(CHANCE)).length;
      return this.timeline.deal(dealer(this.key, deals));
    }
    const seat = turn.seats.find((one) => this.botAt(one)) ?? turn.seats[0];
    const bot = this.botAt(seat);
    if (bot) return this.botMove(seat, bot, stop);
    const only = this.timeline.onlyMove(seat);
    if (only !== undefined) {
      await this.table.shown();
      return `${seat} ${only}`;
    }
    if (this.facing !== seat) await this.table.shown();
    if (stop.aborted) return undefined;
    if (this.curtained && this.facing !== seat) {
      this.tell({ handOver: seat });
      return undefined;
    }
    this.facing = seat;
    this.tell({ asked: [seat] });
    return undefined;
  }

  private async botMove(seat: Seat, level: BotName, stop: AbortSignal): Promise<string | undefined> {
    await this.table.shown();
    if (stop.aborted) return undefined;
    this.tell({ thinking: seat });
    const masked = maskRecord(this.table.game, recordOf(this.kept.header, this.kept.entries, undefined), seat);
    if (!masked.ok) throw new Error(`A kept match is not legal: ${masked.refusal.code}`);
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    try {
      const question = { level, record: masked.value, seat, seed };
      const [decided] = await Promise.all([this.table.think(question, stop), this.table.pause()]);
      if (decided.ok) return `${seat} ${decided.value}`;
    } catch {
      // Told below: the bot could not be loaded or its worker broke down.
    }
    if (!stop.aborted) this.tell({ stuck: seat });
    return undefined;
  }

  /** Keeps an entry, then shows it. If another tab was quicker, its version is taken over instead. */
  private async append(entry: string): Promise<void> {
    const entries = [...this.kept.entries, entry];
    const followed = this.timeline.follow(entries);
    if (!followed.ok) throw new Error(`An illegal entry: ${entry}`);
    const { outcome } = this.timeline;
    const grown = { ...this.kept, entries, touched: Date.now(), ...(outcome && { outcome }) };
    if ((await this.table.store.save(grown, this.kept.entries.length)) === 'saved') this.kept = grown;
    else {
      this.kept = (await this.table.store.load(this.kept.id)) ?? this.kept;
      this.timeline.follow(this.kept.entries);
    }
    this.tell({});
  }

  /** The number of the entry that an undo goes back to: the last choice of a person, unless chance has decided since. */
  private undoTarget(): number | undefined {
    const { steps } = this.timeline;
    const { entries } = this.kept;
    const fixed = steps.findLastIndex(({ action }) => action.startsWith(CHANCE));
    const chosen = steps.findLastIndex(({ action, index }) => {
      const seat = Number(action[0]) as Seat;
      return index > fixed && this.people.includes(seat) && this.timeline.onlyMove(seat, index) === undefined;
    });
    if (chosen < 0) return undefined;
    return entries.findLastIndex((_, target) => {
      const folded = foldLog([...entries, `${FACT} undo ${target}`]);
      return folded.ok && folded.value.actions.length === chosen;
    });
  }

  private tell(extra: typeof this.extra): void {
    this.extra = extra;
    this.state = this.makeState();
    for (const listener of this.listeners) listener(this.state);
  }

  private makeState(): MatchState {
    const viewer: Viewer = this.extra.handOver === undefined ? (this.facing ?? 'spectator') : 'spectator';
    return {
      header: this.kept.header,
      entries: this.timeline.outcome
        ? this.kept.entries
        : this.kept.entries.map((entry) => maskEntry(this.table.game, entry, viewer)),
      mine: this.people,
      asked: [],
      viewer,
      connection: 'live',
      undoable: this.undoTarget() !== undefined,
      fairness: fairnessOf(this.kept),
      ...this.extra,
    };
  }
}
