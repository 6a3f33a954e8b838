// A match as a line of moments: from a log to the position at any of them, with the steps between and what may come next.

import {
  type Action,
  apply,
  check,
  foldLog,
  formatAction,
  type Game,
  type GameEvent,
  isByChance,
  type Json,
  MoveList,
  type Note,
  type Outcome,
  onlyMove,
  open,
  parseAction,
  type Random,
  RECORD_FORMAT,
  type Refusal,
  type Result,
  type Seat,
  type Turn,
} from '@mozaika/kernel';
import type { MovePreview, Step } from '../games/contract.ts';
import type { MatchHeader } from './source.ts';

/** A moment is the number of actions of the folded record that lie before it. */
export type Moment = number;

/** What a new log meant for the old one. */
export interface Following {
  /** Everything before this moment has stayed as it was (apart from masks). */
  readonly since: Moment;
  /** Whether moments after `since` were taken back. */
  readonly undone: boolean;
}

interface Snapshot {
  readonly view: Json;
  readonly scores: readonly number[];
  readonly round: number;
  readonly turn: Turn;
}

const HIDDEN = '??';

export class Timeline {
  readonly game: Game;
  readonly steps: Step[] = [];
  notes: readonly Note[] = [];
  private readonly header: MatchHeader;
  private position: unknown;
  private readonly scratch: unknown;
  private readonly snapshots: (Snapshot | undefined)[] = [];

  private constructor(game: Game, header: MatchHeader, position: unknown) {
    this.game = game;
    this.header = header;
    this.position = position;
    this.scratch = game.clone(position);
    this.snapshots[0] = this.snapshot(position);
  }

  /** The timeline of a match without actions, or why there is no such match. */
  static open(game: Game, header: MatchHeader): Result<Timeline> {
    const opened = openHeader(game, header);
    return opened.ok ? { ok: true, value: new Timeline(game, header, opened.value) } : opened;
  }

  /** The last moment. */
  get now(): Moment {
    return this.steps.length;
  }

  /** Brings the timeline up to date with a log. After a refusal it ends before the entry that was refused. */
  follow(entries: readonly string[]): Result<Following> {
    const folded = foldLog(entries);
    if (!folded.ok) return folded;
    const { actions, notes } = folded.value;
    this.notes = notes;
    const before = this.steps.map(({ action }) => action);
    const common = countWhile(before, (action, i) => action === actions[i]);
    const agreeing = countWhile(before, (action, i) => agrees(action, actions[i]));
    if (common < before.length) this.rewind(common);
    for (let i = common; i < actions.length; i++) {
      const refusal = this.append(actions[i]);
      if (refusal) return { ok: false, refusal: { ...refusal, index: i } };
    }
    return { ok: true, value: { since: Math.min(agreeing, this.now), undone: agreeing < before.length } };
  }

  private append(text: string): Refusal | undefined {
    const parsed = parseAction(this.game, text);
    const refusal = parsed.ok ? check(this.game, this.position, parsed.value) : parsed.refusal;
    if (!parsed.ok || refusal) return refusal;
    const events: GameEvent[] = [];
    apply(this.game, this.position, parsed.value, (event) => events.push(event));
    this.steps.push({ index: this.steps.length, action: text, events });
    this.snapshots[this.now] = this.snapshot(this.position);
    return undefined;
  }

  private rewind(moment: Moment): void {
    this.position = this.positionAt(moment);
    this.steps.length = moment;
    this.snapshots.length = moment + 1;
  }

  private positionAt(moment: Moment): unknown {
    const opened = openHeader(this.game, this.header);
    // It was opened once already, and these steps were legal.
    if (!opened.ok) throw new Error(opened.refusal.code);
    for (const { action } of this.steps.slice(0, moment)) {
      const parsed = parseAction(this.game, action);
      if (parsed.ok) apply(this.game, opened.value, parsed.value);
    }
    return opened.value;
  }

  private snapshot(position: unknown): Snapshot {
    const { game } = this;
    return {
      view: game.view(position),
      scores: game.scores(position),
      round: game.round(position),
      turn: game.turn(position),
    };
  }

  /** What there is to see at a moment. */
  at(moment: Moment): Snapshot {
    const found = this.snapshots[Math.min(Math.max(moment, 0), this.now)];
    if (!found) throw new Error(`There is no moment ${moment}`);
    return found;
  }

  /** The step from a moment to the next one. */
  stepFrom(moment: Moment): Step {
    const step = this.steps[moment];
    if (!step) throw new RangeError(`No step leads on from moment ${moment}`);
    return step;
  }

  /** The steps that led to a moment: the last choice of anybody, and what chance has done since. */
  recent(moment: Moment): readonly Step[] {
    const before = this.steps.slice(0, moment);
    const choice = before.findLastIndex(({ action }) => !isByChance(action));
    return before.slice(Math.max(choice, 0));
  }

  get turn(): Turn {
    return this.at(this.now).turn;
  }

  get outcome(): Outcome | undefined {
    return this.turn.kind === 'over' ? this.turn.outcome : undefined;
  }

  /** The listed legal moves of a seat at the last moment; none where its tiles are hidden or it is not to move. */
  legal(seat: Seat): string[] {
    const { turn } = this;
    if (turn.kind !== 'move' || !turn.seats.includes(seat) || !this.game.knows(this.position, seat)) return [];
    const list = new MoveList();
    this.game.legalMoves(this.position, seat, list);
    return list.toArray().map((move) => this.game.formatMove(move));
  }

  /** What chance would decide now. */
  deal(random: Random): string {
    return formatAction(this.game, { kind: 'deal', deal: this.game.deal(this.position, random) });
  }

  /** The only move that a seat had at a moment, or nothing if it had a choice. */
  onlyMove(seat: Seat, moment: Moment = this.now): string | undefined {
    const position = moment === this.now ? this.position : this.positionAt(moment);
    if (!this.game.knows(position, seat)) return undefined;
    const only = onlyMove(this.game, position, seat);
    return only === undefined ? undefined : this.game.formatMove(only);
  }

  /** What a move of a seat would bring at the last moment, found on a copy. */
  preview(seat: Seat, move: string): MovePreview {
    const parsed = this.game.parseMove(move);
    if (!parsed.ok) return parsed;
    const action: Action = { kind: 'move', seat, move: parsed.value };
    const refusal = check(this.game, this.position, action);
    if (refusal) return { ok: false, refusal };
    this.game.copy(this.position, this.scratch);
    const events: GameEvent[] = [];
    apply(this.game, this.scratch, action, (event) => events.push(event));
    return { ok: true, events, view: this.game.view(this.scratch), scores: this.game.scores(this.scratch) };
  }
}

function openHeader(game: Game, { players, ...header }: MatchHeader): Result<unknown> {
  return open(game, { format: RECORD_FORMAT, ...header, players: players.map(({ name }) => name), actions: [] });
}

/** Whether two texts are the same action, apart from what one of them masks. */
function agrees(old: string, now: string | undefined): boolean {
  if (now === undefined || old === now) return old === now;
  const words = now.split(' ');
  const known = old.split(' ');
  return (
    known.length === words.length && known.every((word, i) => [words[i], HIDDEN].includes(word) || words[i] === HIDDEN)
  );
}

function countWhile<T>(list: readonly T[], holds: (item: T, index: number) => boolean): number {
  const end = list.findIndex((item, index) => !holds(item, index));
  return end < 0 ? list.length : end;
}
