// A match as one viewer knows it, as a line of moments: the view at each, the steps between, and what may come next.
// Its log is replayed once, by a match host; each action leaves a snapshot, so that looking back costs nothing.

import {
  type Action,
  apply,
  check,
  type FoldedLog,
  type Game,
  type GameEvent,
  isByChance,
  type Json,
  MatchHost,
  MoveList,
  type Outcome,
  parseFact,
  type Refusal,
  type Result,
  type Seat,
  type Turn,
} from '@mozaika/kernel';
import type { MovePreview, Step } from '../games/contract.ts';
import type { MatchSetup } from '../storage/match-setup.ts';
import { headerOf } from './record.ts';

/** A moment is the number of actions of the folded record that lie before it. */
export type Moment = number;

interface Snapshot {
  readonly view: Json;
  readonly scores: readonly number[];
  readonly round: number;
  readonly turn: Turn;
}

export class Timeline {
  /** The actions that were not undone. */
  readonly steps: Step[] = [];
  /** How many undos the log has had: whoever saw fewer may have seen moments that are gone. */
  undos = 0;
  private readonly host: MatchHost;
  /** For previews: overwritten by each. */
  private readonly scratch: unknown;
  private readonly snapshots: Snapshot[];

  private constructor(host: MatchHost) {
    this.host = host;
    this.scratch = host.game.clone(host.position);
    this.snapshots = [snapshotOf(host)];
  }

  /** The timeline of a match without entries, or why there is no such match. */
  static open(game: Game, setup: MatchSetup): Result<Timeline> {
    const host = MatchHost.open(game, headerOf(setup));
    return host.ok ? { ok: true, value: new Timeline(host.value) } : host;
  }

  /** The timeline of a log that is known to be legal. */
  static of(game: Game, setup: MatchSetup, entries: readonly string[]): Timeline {
    const opened = Timeline.open(game, setup);
    const refusal = opened.ok ? opened.value.append(entries) : opened.refusal;
    if (!opened.ok || refusal) throw new Error(`A stored match can't be replayed: ${JSON.stringify(refusal)}`);
    return opened.value;
  }

  /** Appends entries of the log. What is refused, and all after it, is not appended. */
  append(entries: readonly string[]): Refusal | undefined {
    for (const entry of entries) {
      const refusal = this.host.append([entry], ({ events }) => {
        this.steps.push({ index: this.steps.length, action: entry, events });
        this.snapshots.push(snapshotOf(this.host));
      });
      if (refusal) return refusal;
      const fact = parseFact(entry)?.kind;
      if (fact === 'undo') this.rewind();
      // Nobody is to move any more in what was seen last.
      if (fact === 'end') this.snapshots.splice(-1, 1, snapshotOf(this.host));
    }
    return undefined;
  }

  /** Drops the moments that an undo took back. */
  private rewind(): void {
    this.undos++;
    this.steps.length = this.host.fold().actions.length;
    this.snapshots.length = this.steps.length + 1;
  }

  /** The log as the viewer knows it. */
  get entries(): readonly string[] {
    return this.host.entries;
  }

  /** The bots that play for people now, by seat. */
  get standIns(): MatchHost['standIns'] {
    return this.host.standIns;
  }

  /** The actions and facts that were not undone. */
  fold(): FoldedLog {
    return this.host.fold();
  }

  /** The last moment. */
  get now(): Moment {
    return this.steps.length;
  }

  /** What there is to see at a moment. */
  at(moment: Moment): Snapshot {
    const found = this.snapshots[Math.min(Math.max(moment, 0), this.now)];
    if (!found) throw new RangeError(`There is no moment ${moment}`);
    return found;
  }

  /** The step from a moment to the next one. */
  stepFrom(moment: Moment): Step {
    const step = this.steps[moment];
    if (!step) throw new RangeError(`No step leads on from moment ${moment}`);
    return step;
  }

  /**
   * The steps that led to a moment, oldest first: all since the last choice of a seat, or that choice and what chance has
   * done since where nobody else has chosen. Without a seat, the last choice of anybody.
   */
  recent(moment: Moment, seat?: Seat): readonly Step[] {
    const before = this.steps.slice(0, moment);
    const last = before.findLastIndex(({ action }) => !isByChance(action));
    const own = before.findLastIndex(({ action }) => seat !== undefined && action.startsWith(`${seat} `));
    const since = seat === undefined || own === last ? last : own + 1;
    return before.slice(Math.max(since, 0));
  }

  /** The moments at which somebody was to choose: before the first move, before the second, and so on. */
  private get choices(): Moment[] {
    return this.steps.filter(({ action }) => !isByChance(action)).map(({ index }) => index);
  }

  /** How many moves have been made. What chance does is none. */
  get moves(): number {
    return this.choices.length;
  }

  /** How many moves lie before a moment. */
  movesBefore(moment: Moment): number {
    return this.choices.filter((index) => index < moment).length;
  }

  /** The moment after so many moves, and after what chance did then: 0 is when the first move was due. */
  afterMoves(count: number): Moment {
    return this.choices[Math.max(count, 0)] ?? this.now;
  }

  /** Whose decision the match waits for. It is also over when somebody's going has ended it. */
  get turn(): Turn {
    return this.host.turn;
  }

  get outcome(): Outcome | undefined {
    return this.host.outcome;
  }

  /** Whether a seat among these has a choice that it could take back. */
  isUndoable(seats: readonly Seat[]): boolean {
    return this.host.undoTarget(seats).ok;
  }

  /** The listed legal moves of a seat at the last moment; none where its tiles are hidden or it is not to move. */
  legal(seat: Seat): string[] {
    const { turn } = this;
    const { game, position } = this.host;
    if (turn.kind !== 'move' || !turn.seats.includes(seat) || !game.knows(position, seat)) return [];
    const list = new MoveList();
    game.legalMoves(position, seat, list);
    return list.toArray().map((move) => game.formatMove(move));
  }

  /** What a move of a seat would bring at the last moment, worked out on a copy. */
  preview(seat: Seat, move: string): MovePreview {
    const { game, position } = this.host;
    const parsed = game.parseMove(move);
    if (!parsed.ok) return parsed;
    const action: Action = { kind: 'move', seat, move: parsed.value };
    const refusal = check(game, position, action);
    if (refusal) return { ok: false, refusal };
    game.copy(position, this.scratch);
    const events: GameEvent[] = [];
    apply(game, this.scratch, action, (event) => events.push(event));
    return { ok: true, events, view: game.view(this.scratch), scores: game.scores(this.scratch) };
  }
}

const snapshotOf = ({ game, position, turn }: MatchHost): Snapshot => ({
  view: game.view(position),
  scores: game.scores(position),
  round: game.round(position),
  turn,
});
