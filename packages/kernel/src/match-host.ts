// The host of a running match: its log, the position that the log leads to, and what may be appended next. Server, app and
// terminal all use this one; nothing here is stored or sent. Changes come in two steps: propose, and once stored, commit.

import { apply, check, formatAction, maskAction, parseAction } from './action.ts';
import { type DealKey, dealNext } from './duplicate-dealer.ts';
import { type Ends, refuseAfterEnd, turnAfter } from './ends.ts';
import { type Fact, formatFact, isFact, parseFact } from './fact.ts';
import { type FoldedLog, factAt } from './fold-log.ts';
import type { Action, Game, GameTypes, Outcome, Turn } from './game.ts';
import { MatchLog, type StandIn } from './match-log.ts';
import { onlyMove } from './only-move.ts';
import { Draft, logEntryOf, type Proposal, perform, type Step, seatsToMove } from './proposal.ts';
import type { MatchRecord } from './record.ts';
import { ok, type Refusal, type Result, refuse } from './refusal.ts';
import { open } from './replay.ts';
import type { Seat, Viewer } from './seats.ts';
import { copyOf, giveAway } from './spare-positions.ts';

/** What a match starts from: its record without the actions. */
export type MatchHeader = Omit<MatchRecord, 'actions'>;

export class MatchHost<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly header: MatchHeader;
  private current: T['position'];
  /** What positions of this match have in common with those of others that are of the same use. */
  private readonly kind: string;
  private readonly log: MatchLog;
  /** The last steps that were committed: what is shown next, so that it is not read again from its text for every viewer. */
  private lastSteps: readonly Step<T>[] = [];
  /** Whether every seat to move is known to have a choice, because the proposal that led here looked for a forced move and found none. */
  private hasChoice = false;

  private constructor(game: Game<T>, header: MatchHeader, position: T['position']) {
    this.game = game;
    this.header = header;
    this.current = position;
    this.kind = JSON.stringify([header.options, header.players.length, header.rules]);
    this.log = new MatchLog(header.players.length);
  }

  /** Hosts a match with the entries that its log has. */
  static open<T extends GameTypes>(
    game: Game<T>,
    header: MatchHeader,
    entries: readonly string[] = [],
  ): Result<MatchHost<T>> {
    const start = open(game, { ...header, actions: [] });
    if (!start.ok) return start;
    const host = new MatchHost(game, header, start.value);
    const refusal = host.append(entries);
    return refusal ? { ok: false, refusal } : ok(host);
  }

  get entries(): readonly string[] {
    return this.log.entries;
  }

  /** The live position: clone it to keep it. When a proposal is committed, another one takes its place and this one serves elsewhere. */
  get position(): T['position'] {
    return this.current;
  }

  /** Whose decision the match waits for. When somebody's going has ended it, it is over, whatever the rules say of its position. */
  get turn(): Turn {
    const { ends, seats } = this.log;
    return turnAfter(this.game, this.current, ends, seats);
  }

  get outcome(): Outcome | undefined {
    const { turn } = this;
    return turn.kind === 'over' ? turn.outcome : undefined;
  }

  /** For whom the match has ended early. */
  get ends(): Ends {
    return this.log.ends;
  }

  /** The bots that play for people now, by seat. */
  get standIns(): ReadonlyMap<Seat, StandIn> {
    return this.log.standIns;
  }

  /** Appends entries from elsewhere (storage, a server), checking each. What is refused, and all after it, is not appended. */
  append(entries: readonly string[], onStep?: (step: Step<T>, position: T['position']) => void): Refusal | undefined {
    this.hasChoice = false;
    for (const entry of entries) {
      const index = this.entries.length;
      const fact = factAt(entry, index);
      if (!fact.ok) return fact.refusal;
      const late = refuseAfterEnd(this, fact.value);
      if (late) return { ...late, index };
      const toMove = seatsToMove(this.turn);
      if (fact.value) {
        if (fact.value.kind === 'undo') this.current = this.positionBefore(fact.value.target);
        this.log.push({ entry, fact: fact.value, toMove, decidedBy: undefined });
        continue;
      }
      const step = this.advance(entry);
      if (!step.ok) return { ...step.refusal, index };
      this.log.push(logEntryOf(step.value, toMove));
      onStep?.(step.value, this.current);
    }
    return undefined;
  }

  private advance(entry: string): Result<Step<T>> {
    const { game, current } = this;
    const action = parseAction(game, entry);
    if (!action.ok) return action;
    const refusal = check(game, current, action.value);
    if (refusal) return { ok: false, refusal };
    const forced = action.value.kind === 'move' && isForced(game, current, action.value.seat);
    return ok(perform(game, current, { entry, action: action.value, forced }));
  }

  /** The position before an entry, replayed from the start: the price of an undo, paid when it happens. */
  private positionBefore(target: number): T['position'] {
    const opened = open(this.game, { ...this.header, actions: [] });
    if (!opened.ok) throw new Error(`A match that was opened can't be opened again: ${opened.refusal.code}`);
    for (const { index, entry } of this.log.actions) {
      if (index < target) apply(this.game, opened.value, storedAction(this.game, entry));
    }
    return opened.value;
  }

  /** The deals and the forced moves that come by themselves from here, with the key of all deals. */
  begin(key: DealKey): Proposal<T> {
    return this.following(this.draft(), key);
  }

  /**
   * What a move would bring that a seat made when it knew `index` entries: the move, deals, forced moves. Others may have
   * moved at the same time since; whatever else came since makes the index stale. No entries: the very same move is there already.
   */
  propose(seat: Seat, text: string, index: number, key: DealKey): Result<Proposal<T>> {
    const { game, entries } = this;
    const action = parseAction(game, text);
    if (!action.ok) return action;
    if (action.value.kind !== 'move' || action.value.seat !== seat) return refuse('not-your-seat', { seat });
    if (index > entries.length) return refuse('index-ahead', { index, expected: entries.length });
    const canonical = formatAction(game, action.value);
    const since = entries.slice(index);
    const isUndone = since.some((entry) => parseFact(entry)?.kind === 'undo');
    // The same message again: what the seat did first after it had seen so much is this very move.
    const first = since.find((entry) => entry.startsWith(`${seat} `));
    if (first === canonical && !isUndone) return ok(this.draft());
    if (isUndone || since.some((entry, i) => !this.isBeside(entry, index + i, seat))) {
      return refuse('stale', { index, expected: entries.length });
    }
    const refusal = refuseAfterEnd(this, undefined) ?? check(game, this.current, action.value);
    if (refusal) return { ok: false, refusal };
    const draft = this.draft();
    const forced = !this.hasChoice && isForced(game, draft.position, seat);
    draft.act({ entry: canonical, action: action.value, forced });
    return ok(this.following(draft, key));
  }

  /** Whether an entry left a seat's own decision as it was: a table fact, or somebody else's simultaneous move. */
  private isBeside(entry: string, index: number, seat: Seat): boolean {
    if (isFact(entry)) return true;
    // Before a deal nobody is to move.
    return !entry.startsWith(`${seat} `) && (this.log.toMove[index] ?? []).includes(seat);
  }

  /** Adds the deals and forced moves that follow. */
  private following(draft: Draft<T>, key: DealKey): Draft<T> {
    const { game } = this;
    const { position } = draft;
    for (let { chances } = this.log; ; ) {
      const { turn } = draft;
      if (turn.kind === 'over') return draft;
      if (turn.kind === 'deal') {
        const deal = dealNext(game, position, key, chances++, () => this.past(draft));
        const action = { kind: 'deal', deal } as const;
        draft.act({ entry: formatAction(game, action), action, forced: false });
        continue;
      }
      const action = forcedMove(game, position, turn.seats);
      if (!action) {
        draft.hasChoice = true;
        return draft;
      }
      draft.act({ entry: formatAction(game, action), action, forced: true });
    }
  }

  /** The actions before the next one of a draft. */
  private past({ steps }: Draft<T>): Action<T>[] {
    return [
      ...this.log.actions.map(({ entry }) => storedAction(this.game, entry)),
      ...steps.map(({ action }) => action),
    ];
  }

  /** Table facts to append. */
  proposeFacts(facts: readonly Fact[]): Result<Proposal<T>> {
    const draft = this.draft();
    let undone = Number.POSITIVE_INFINITY;
    for (const fact of facts) {
      const late = refuseAfterEnd(draft, fact);
      if (late) return { ok: false, refusal: late };
      const read = factAt(formatFact(fact), draft.from + draft.newEntries.length);
      if (!read.ok) return read;
      draft.state(fact);
      if (fact.kind !== 'undo') continue;
      undone = Math.min(undone, fact.target);
      draft.position = this.positionBefore(undone);
    }
    return ok(draft);
  }

  /** Takes back the actions from an entry on. Facts about seats stay as they are. */
  proposeUndo(target: number): Result<Proposal<T>> {
    return this.proposeFacts([{ kind: 'undo', target }]);
  }

  private draft(): Draft<T> {
    return new Draft(this.game, this.log, copyOf(this.game, this.kind, this.current));
  }

  /** Takes in a proposal that was stored. Its position was computed when it was proposed: the rules don't run again. */
  commit(proposal: Proposal<T>): void {
    if (!(proposal instanceof Draft) || proposal.from !== this.entries.length) {
      throw new Error(`A proposal for entry ${proposal.from} came to a log of ${this.entries.length}`);
    }
    giveAway(this.game, this.kind, this.current);
    this.current = proposal.position;
    this.hasChoice = proposal.hasChoice;
    this.lastSteps = proposal.steps;
    for (const entry of proposal.newEntries) this.log.push(entry);
  }

  /** The entry that an undo by one of these seats goes back to: their last choice, if no chance came since. */
  undoTarget(seats: readonly Seat[]): Result<number> {
    return this.turn.kind === 'over' ? refuse('match-over') : this.log.undoTarget(seats);
  }

  /** The seats whose own player, not a bot in their place, has chosen something from an entry on. */
  choosersSince(target: number): Seat[] {
    return this.log.choosersSince(target);
  }

  /** The actions that were not undone, and the facts. */
  fold(): FoldedLog {
    return this.log.fold();
  }

  /** The entries from an index on as a viewer may know them. */
  masked(viewer: Viewer, from = 0): string[] {
    return this.entries.slice(from).map((entry) => {
      const step = this.lastSteps.find((one) => one.entry === entry);
      return step ? maskText(this.game, entry, step.action, viewer) : maskEntry(this.game, entry, viewer);
    });
  }
}

/** Whether a seat had one move only. Of a seat whose tiles are hidden nobody can say so: it counts as a choice. */
const isForced = <T extends GameTypes>(game: Game<T>, position: T['position'], seat: Seat): boolean =>
  game.knows(position, seat) && onlyMove(game, position, seat) !== undefined;

/** The move of the first of these seats that has no choice. */
function forcedMove<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  seats: readonly Seat[],
): Action<T> | undefined {
  for (const seat of seats) {
    const move = onlyMove(game, position, seat);
    if (move !== undefined) return { kind: 'move', seat, move };
  }
  return undefined;
}

function storedAction<T extends GameTypes>(game: Game<T>, entry: string): Action<T> {
  const action = parseAction(game, entry);
  if (!action.ok) throw new Error(`A stored action can't be read: ${action.refusal.code}`);
  return action.value;
}

/** What a viewer may know of an entry of a log. Facts are for everybody. */
export function maskEntry<T extends GameTypes>(game: Game<T>, entry: string, viewer: Viewer): string {
  return isFact(entry) ? entry : maskText(game, entry, storedAction(game, entry), viewer);
}

/** The text of an action as a viewer may know it; the very same if nothing of it is hidden. */
function maskText<T extends GameTypes>(game: Game<T>, entry: string, action: Action<T>, viewer: Viewer): string {
  const masked = maskAction(game, action, viewer);
  return masked === action ? entry : formatAction(game, masked);
}
