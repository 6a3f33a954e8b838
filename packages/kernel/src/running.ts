// A match in progress: the log as it was appended, the position that it leads to, and what may be appended next.
// Servers and devices that host a match share it; nothing here is stored or sent.

import { apply, check, formatAction, isByChance, maskAction, parseAction } from './action.ts';
import { dealer } from './dealer.ts';
import type { Game, GameTypes, Turn } from './game.ts';
import { foldLog, isUndo, type KeptEntry, keptEntries } from './log.ts';
import { type Move, MoveList } from './moves.ts';
import type { MatchRecord } from './record.ts';
import { ok, type Refusal, type Result, refuse } from './refusal.ts';
import { open, replay } from './replay.ts';
import type { Seat, Viewer } from './seats.ts';

/** What a match starts from. */
export type MatchHead = Omit<MatchRecord, 'actions'>;

/** What follows from a move that may be made: the entries to append, all of them at once. */
export interface Consequence {
  readonly entries: readonly string[];
  /** Whether they end the match. */
  readonly over: boolean;
}

const isFact = (entry: string): boolean => entry.startsWith('! ');

/** Which seats are to move, as bits: the set before each entry tells what its author could know. */
const bitsOf = (turn: Turn): number =>
  turn.kind === 'move' ? turn.seats.reduce((bits, seat) => bits | (1 << seat), 0) : 0;

export class RunningMatch<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly head: MatchHead;
  readonly entries: string[] = [];
  position: T['position'];
  /** How many chance actions lead to the position. */
  private chances = 0;
  /** For each entry, the seats that were to move before it. */
  private readonly toMove: number[] = [];

  private constructor(game: Game<T>, head: MatchHead, position: T['position']) {
    this.game = game;
    this.head = head;
    this.position = position;
  }

  /** A match with the entries that its log has. */
  static open<T extends GameTypes>(
    game: Game<T>,
    head: MatchHead,
    entries: readonly string[] = [],
  ): Result<RunningMatch<T>> {
    const start = open(game, { ...head, actions: [] });
    if (!start.ok) return start;
    const match = new RunningMatch(game, head, start.value);
    const refusal = match.extend(entries);
    return refusal ? { ok: false, refusal } : ok(match);
  }

  get turn(): Turn {
    return this.game.turn(this.position);
  }

  /** Appends entries that were stored. What is refused, and all after it, is not appended. */
  extend(entries: readonly string[]): Refusal | undefined {
    for (const entry of entries) {
      const index = this.entries.length;
      const before = bitsOf(this.turn);
      const refusal = this.step(entry);
      if (refusal) return { ...refusal, index };
      this.entries.push(entry);
      this.toMove.push(before);
    }
    return undefined;
  }

  private step(entry: string): Refusal | undefined {
    if (isUndo(entry)) return this.rewind([...this.entries, entry]);
    if (isFact(entry)) return undefined;
    const action = parseAction(this.game, entry);
    if (!action.ok) return action.refusal;
    const refusal = check(this.game, this.position, action.value);
    if (refusal) return refusal;
    apply(this.game, this.position, action.value);
    if (action.value.kind === 'deal') this.chances++;
    return undefined;
  }

  private rewind(entries: readonly string[]): Refusal | undefined {
    const folded = foldLog(entries);
    if (!folded.ok) return folded.refusal;
    const replayed = replay(this.game, { ...this.head, actions: folded.value.actions });
    if (!replayed.ok) return replayed.refusal;
    this.position = replayed.value;
    this.chances = folded.value.actions.filter(isByChance).length;
    return undefined;
  }

  /** The deals and the forced moves that follow from here, with the key of all deals. */
  start(key: Uint8Array): Consequence {
    return this.following(this.game.clone(this.position), [], key);
  }

  /**
   * What a move would bring that a seat made when it knew `index` entries. Others may have moved at the same time since;
   * whatever else came since makes the index stale. No entries: the very same move is there already.
   */
  judge(seat: Seat, text: string, index: number, key: Uint8Array): Result<Consequence> {
    const { game, entries } = this;
    const action = parseAction(game, text);
    if (!action.ok) return action;
    if (action.value.kind !== 'move' || action.value.seat !== seat) return refuse('not-your-seat', { seat });
    if (index > entries.length) return refuse('index-ahead', { index, expected: entries.length });
    const canonical = formatAction(game, action.value);
    const since = entries.slice(index);
    // The same message again: what the seat did first after it had seen so much is this very move.
    const first = since.find((entry) => entry.startsWith(`${seat} `));
    if (first === canonical && !since.some((entry) => isUndo(entry))) return ok({ entries: [], over: false });
    const stale = since.some((entry, i) => !this.isBeside(entry, index + i, seat));
    const refusal = stale
      ? { code: 'stale', index, expected: entries.length }
      : check(game, this.position, action.value);
    if (refusal) return { ok: false, refusal };
    const position = game.clone(this.position);
    apply(game, position, action.value);
    return ok(this.following(position, [canonical], key));
  }

  /** Whether an entry left a seat's own decision as it was: a table fact, or somebody else's simultaneous move. */
  private isBeside(entry: string, index: number, seat: Seat): boolean {
    if (isUndo(entry)) return false;
    if (isFact(entry)) return true;
    // Before a deal nobody is to move.
    return !entry.startsWith(`${seat} `) && (this.toMove[index] & (1 << seat)) !== 0;
  }

  private following(position: T['position'], entries: string[], key: Uint8Array): Consequence {
    const { game } = this;
    for (let chances = this.chances; ; ) {
      const turn = game.turn(position);
      if (turn.kind === 'over') return { entries, over: true };
      if (turn.kind === 'deal') {
        const deal = game.deal(position, dealer(key, chances++));
        entries.push(formatAction(game, { kind: 'deal', deal }));
        game.applyDeal(position, deal);
        continue;
      }
      const forced = turn.seats.find((seat) => onlyMove(game, position, seat) !== undefined);
      if (forced === undefined) return { entries, over: false };
      const move = onlyMove(game, position, forced) as Move;
      entries.push(formatAction(game, { kind: 'move', seat: forced, move }));
      game.applyMove(position, forced, move);
    }
  }

  /** The entry before which a seat's own last decision lies, if no chance came since. Forced moves were no decisions. */
  undoTarget(seat: Seat): Result<number> {
    if (this.turn.kind === 'over') return refuse('match-over');
    const kept = this.keptActions();
    for (let at = kept.length - 1; at >= 0; at--) {
      const { index, entry } = kept[at];
      if (isByChance(entry)) return refuse('undo-chance', { index });
      if (entry.startsWith(`${seat} `) && !this.wasForced(kept, at, seat)) return ok(index);
    }
    return refuse('nothing-to-undo', { seat });
  }

  /** Nothing in here was refused, so that there always is an answer. */
  private keptActions(): readonly KeptEntry[] {
    const kept = keptEntries(this.entries);
    return kept.ok ? kept.value.filter(({ entry }) => !isFact(entry)) : [];
  }

  private wasForced(kept: readonly { readonly entry: string }[], at: number, seat: Seat): boolean {
    const before = replay(this.game, { ...this.head, actions: kept.slice(0, at).map(({ entry }) => entry) });
    return before.ok && onlyMove(this.game, before.value, seat) !== undefined;
  }

  /** The entries from an index on as a viewer may know them. */
  masked(viewer: Viewer, from = 0): string[] {
    return this.entries.slice(from).map((entry) => maskEntry(this.game, entry, viewer));
  }
}

/** What a viewer may know of an entry of a log. Facts are for everybody. */
export function maskEntry<T extends GameTypes>(game: Game<T>, entry: string, viewer: Viewer): string {
  if (isFact(entry)) return entry;
  const action = parseAction(game, entry);
  if (!action.ok) throw new Error(`A stored action can't be read: ${action.refusal.code}`);
  return formatAction(game, maskAction(game, action.value, viewer));
}

const list = new MoveList();

/** The only legal move of a seat that has no choice. */
export function onlyMove<T extends GameTypes>(game: Game<T>, position: T['position'], seat: Seat): Move | undefined {
  game.legalMoves(position, seat, list);
  if (list.length > 1) return undefined;
  const listed = list.length === 1 ? list.at(0) : undefined;
  if (!game.unlistedMoves) return listed;
  game.unlistedMoves(position, seat, list);
  if (listed !== undefined) return list.length === 0 ? listed : undefined;
  return list.length === 1 ? list.at(0) : undefined;
}
