// The selection: what the person is about to do. Tiles are chosen, then a place for them; the decision is shown until the view changes.

import { type AzulEvent, type AzulView, azul, parseMove, positionOf } from '@mozaika/azul';
import { allMoves, type Seat } from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { azulWords } from '@mozaika/words/azul';
import { confirming } from '../../ui/confirming.svelte.ts';
import { language, t } from '../../ui/language.svelte.ts';
import type { BoardProps } from '../contract.ts';
import { decisionLabel, tilesLabel } from './aria-labels.ts';
import { type Group, sameGroup } from './groups.ts';
import { DESTINATIONS, type Destination, lineToTile, mayTake, readMove, takeText, tileText } from './move-text.ts';
import { decisionOf, effectOf, type MoveEffect } from './score-preview.ts';
import { WORDS } from './words.ts';

type Effects = ReadonlyMap<Destination, MoveEffect>;

/** Decided moves with the table that each leads to. */
type Draft = readonly { readonly move: string; readonly view: AzulView }[];

export class Selection {
  chosen: Group | undefined = $state.raw();
  /** Decided, but neither confirmed nor taken back: a take, or the tilings so far. */
  draft: Draft = $state.raw([]);
  /** Given to the match, with its actor: nothing to do but wait. */
  sent: string | undefined = $state();
  /** Confirmed tilings that the match is given one by one. */
  #queue: Draft = $state.raw([]);
  /** The table with everything decided carried out, as far as the moves themselves go. */
  previewView: AzulView | undefined = $state.raw();
  /** Why the last tap did nothing. */
  note: string | undefined = $state();
  /** What a tap on something that takes no decision has explained. */
  told: string | undefined = $state();
  readonly #table: BoardProps<AzulView>;
  readonly #onput: (before: AzulView, events: readonly AzulEvent[]) => void;

  /** `onput` is called with the table before a decision and its events just before it is shown. */
  constructor(table: BoardProps<AzulView>, onput: (before: AzulView, events: readonly AzulEvent[]) => void) {
    this.#table = table;
    this.#onput = onput;
  }

  /** The seat that decides, while it may decide something. */
  readonly seat: Seat | undefined = $derived.by(() =>
    this.sent === undefined && this.#queue.length === 0 ? this.#table.acting : undefined,
  );
  /** The table that the next decision starts from. */
  readonly #view: AzulView = $derived.by(() => this.draft.at(-1)?.view ?? this.#table.view);
  readonly #legal: readonly string[] = $derived.by(() =>
    this.draft.length === 0 || this.seat === undefined ? this.#table.legal : legalAt(this.#view, this.seat),
  );
  readonly taking: boolean = $derived.by(() => this.seat !== undefined && mayTake(this.#table.legal));
  /** The decision that waits for its confirmation: a take, or the last one of a whole tiling. */
  readonly pending: string | undefined = $derived.by(() =>
    this.seat !== undefined && (this.taking || lineToTile(this.#legal) === undefined)
      ? this.draft.at(-1)?.move
      : undefined,
  );
  /** The line that wants a column now. */
  readonly tiling: number | undefined = $derived.by(() =>
    this.seat === undefined || this.pending !== undefined ? undefined : lineToTile(this.#legal),
  );
  /** The line whose cells can be tapped: the one that wants a column, or the last one, to confirm it or to change its column. */
  readonly tappable: number | undefined = $derived.by(() => this.tiling ?? lineOf(this.pending));

  /** What each legal destination of the chosen tiles would bring. */
  readonly lines: Effects = $derived.by(() => {
    const { chosen } = this;
    return this.taking && chosen ? this.#effects(this.#table.view, (to) => takeText(chosen, to)) : new Map();
  });

  /** What each legal column would bring the line that is being tiled. */
  readonly columns: Effects = $derived.by(() => {
    const line = this.tappable;
    if (line === undefined) return new Map();
    return this.#effects(this.#base(tileText(line, 'floor')), (to) => tileText(line, to));
  });

  /** The line, or the floor, that the Tab key stops at: the first one that is open. */
  readonly stop: Destination = $derived.by(
    () => this.lines.keys().next().value ?? (this.columns.has('floor') ? 'floor' : 1),
  );

  choose(group: Group): void {
    this.#show([]);
    this.chosen = sameGroup(this.chosen, group) ? undefined : group;
    if (this.chosen) this.#table.announce(t(WORDS.whereTo, { tiles: tilesLabel(group.colour, group.count) }));
  }

  /** The chosen tiles go to a line or the floor. */
  putInto(to: Destination): void {
    if (this.chosen === undefined) this.#announce(t(WORDS.chooseFirst));
    else this.#decide(takeText(this.chosen, to));
  }

  /** The full line goes to a column of the wall. */
  tileInto(line: number, to: Destination): void {
    this.#decide(tileText(line, to));
  }

  confirm(): void {
    if (this.pending === undefined || this.seat === undefined) return;
    this.#queue = this.draft;
    this.draft = [];
    this.#sendNext(this.seat);
  }

  /** One step back: the last decision first, then the choice. */
  back(): void {
    if (this.draft.length === 0) this.chosen = undefined;
    this.#show(this.draft.slice(0, -1));
  }

  /** The view has changed: what may still be decided waits for its confirmation, all else starts afresh. */
  renew(): void {
    const { draft, chosen } = this;
    const queue = this.#queue;
    this.reset();
    if (queue.length > 0) {
      this.#queue = this.#redrawn(queue, this.#table.own);
      this.previewView = this.ahead;
    } else if (this.#table.acting !== undefined && draft.length > 0) {
      this.#show(this.#redrawn(draft, this.#table.acting));
      if (this.draft.length > 0) this.chosen = chosen;
    }
  }

  /** The match asks again: for the next one of the confirmed tilings, or anew. */
  resume(): void {
    const { acting, legal } = this.#table;
    if (this.sent === undefined && this.#queue.length === 0) return;
    // Where only one column was left, the match has chosen it by itself.
    const next = this.#queue.findIndex(({ move }) => legal.includes(move));
    const queue = next < 0 ? [] : this.#queue.slice(next);
    this.reset();
    if (acting === undefined || queue.length === 0) return;
    this.#queue = queue;
    this.previewView = this.ahead;
    this.#sendNext(acting);
  }

  /** Nothing is decided or chosen. */
  reset(): void {
    this.#show([]);
    this.#queue = [];
    this.chosen = undefined;
    this.sent = undefined;
  }

  /** Whether what an action decides is on the table already. */
  shows(action: string): boolean {
    return action === this.sent || this.#queue.some(({ move }) => action === `${this.#table.own} ${move}`);
  }

  /** The table with the confirmed tilings that are still to be given to the match. */
  get ahead(): AzulView | undefined {
    return this.#queue.at(-1)?.view;
  }

  /** Says what something on the board means, until something is done. */
  explain(sentence: string): void {
    this.note = undefined;
    this.told = sentence;
    this.#table.announce(sentence);
  }

  /** Why a move may not be made, in words. */
  why(move: string): string {
    const refusal = this.draft.length === 0 ? this.#refusal(move) : this.#refusalInDraft(move);
    return refusal ? refusalSentence(refusal, language.current, azulWords) : '';
  }

  /** Why the chosen tiles may not go somewhere. */
  whyNotInto(to: Destination): string {
    return this.chosen ? this.why(takeText(this.chosen, to)) : '';
  }

  #refusal(move: string) {
    const previewed = this.#table.preview(move);
    return previewed.ok ? undefined : previewed.refusal;
  }

  #refusalInDraft(move: string) {
    const parsed = parseMove(move);
    if (!parsed.ok || this.seat === undefined) return undefined;
    return azul.checkMove(positionOf(this.#base(move)), this.seat, parsed.value);
  }

  /** The table that a decision starts from: another one for the same tiles, or for the same line, replaces the last. */
  #base(move: string): AzulView {
    return this.#kept(move).at(-1)?.view ?? this.#table.view;
  }

  #kept(move: string): Draft {
    const last = this.draft.at(-1);
    const replaces = this.taking || (last !== undefined && lineOf(last.move) === lineOf(move));
    return replaces ? this.draft.slice(0, -1) : this.draft;
  }

  #decide(move: string): void {
    const { seat } = this;
    if (seat === undefined) return;
    if (move === this.pending) {
      this.confirm();
      return;
    }
    const kept = this.#kept(move);
    const before = kept.at(-1)?.view ?? this.#table.view;
    const legal = kept.length === 0 ? this.#table.legal : legalAt(before, seat);
    if (!legal.includes(move)) {
      if (this.taking) this.#show([]);
      this.#announce(this.why(move));
      return;
    }
    const decision = decisionOf(positionOf(before), `${seat} ${move}`);
    this.#onput(before, decision?.events ?? []);
    this.#show([...kept, { move, view: decision?.view ?? before }]);
    if (!confirming.wanted) {
      this.#queue = this.draft;
      this.draft = [];
      this.#sendNext(seat);
    } else if (this.pending !== undefined) this.#table.announce(this.question);
  }

  /** What is asked before the decision is confirmed. */
  get question(): string {
    if (this.draft.length > 1) return t(WORDS.tileAll, { count: this.draft.length });
    return this.pending === undefined ? '' : decisionLabel(this.#table.view, this.pending);
  }

  #show(draft: Draft): void {
    this.note = undefined;
    this.told = undefined;
    this.draft = draft;
    this.previewView = draft.at(-1)?.view;
  }

  /** The same decisions on a table where something else has changed, as far as they may still be made. */
  #redrawn(draft: Draft, seat: Seat): Draft {
    const drawn: { move: string; view: AzulView }[] = [];
    for (const { move } of draft) {
      const before = drawn.at(-1)?.view ?? this.#table.view;
      const decision = legalAt(before, seat).includes(move) && decisionOf(positionOf(before), `${seat} ${move}`);
      if (decision) drawn.push({ move, view: decision.view });
    }
    return drawn;
  }

  #sendNext(seat: Seat): void {
    const [first, ...rest] = this.#queue;
    if (first === undefined) return;
    this.#queue = rest;
    this.sent = `${seat} ${first.move}`;
    this.#table.onmove(first.move);
  }

  #announce(sentence: string): void {
    this.told = undefined;
    this.note = sentence;
    this.#table.announce(sentence);
  }

  #effects(view: AzulView, moveTo: (to: Destination) => string): Effects {
    const { seat } = this;
    const effects = new Map<Destination, MoveEffect>();
    if (seat === undefined) return effects;
    const legal = view === this.#table.view ? this.#table.legal : legalAt(view, seat);
    const position = positionOf(view);
    for (const to of DESTINATIONS) {
      const move = moveTo(to);
      const effect = legal.includes(move) ? effectOf(position, seat, move) : undefined;
      if (effect) effects.set(to, effect);
    }
    return effects;
  }
}

/** The legal moves of a seat on a table that only this board knows. */
const legalAt = (view: AzulView, seat: Seat): string[] =>
  allMoves(azul, positionOf(view), seat).map((move) => azul.formatMove(move));

/** The line that a tiling empties. */
function lineOf(move: string | undefined): number | undefined {
  const read = move === undefined ? undefined : readMove(move);
  return read?.kind === 'tile' ? read.line : undefined;
}
