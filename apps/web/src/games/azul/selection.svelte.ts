// The selection: what the person is about to do. Tiles are chosen, then a place for them; the decision is shown until the view changes.

import { type AzulEvent, type AzulView, positionOf } from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { azulWords } from '@mozaika/words/azul';
import { language, t } from '../../ui/language.svelte.ts';
import { settings } from '../../ui/settings.svelte.ts';
import type { BoardProps } from '../contract.ts';
import { decisionLabel, tilesLabel } from './aria-labels.ts';
import { type Group, sameGroup } from './groups.ts';
import { DESTINATIONS, type Destination, lineToTile, mayTake, takeText, tileText } from './move-text.ts';
import { type Decision, decisionOf, effectOf, type MoveEffect } from './score-preview.ts';
import { WORDS } from './words.ts';

type Effects = ReadonlyMap<Destination, MoveEffect>;

export class Selection {
  chosen: Group | undefined = $state.raw();
  /** Decided, but neither confirmed nor taken back. */
  pending: string | undefined = $state();
  /** Given to the match, with its actor: nothing to do but wait. */
  sent: string | undefined = $state();
  /** The table with the decision carried out, as far as the move itself goes. */
  previewView: AzulView | undefined = $state.raw();
  /** Why the last tap did nothing. */
  note: string | undefined = $state();
  readonly #table: BoardProps<AzulView>;
  readonly #onput: (events: readonly AzulEvent[]) => void;

  /** `onput` is called with the events of a decision just before it is shown. */
  constructor(table: BoardProps<AzulView>, onput: (events: readonly AzulEvent[]) => void) {
    this.#table = table;
    this.#onput = onput;
  }

  /** The seat that decides, while it may decide something. */
  readonly seat: Seat | undefined = $derived.by(() => (this.sent === undefined ? this.#table.acting : undefined));
  readonly taking: boolean = $derived.by(() => this.seat !== undefined && mayTake(this.#table.legal));
  /** The line that wants a column now. */
  readonly tiling: number | undefined = $derived.by(() =>
    this.seat === undefined ? undefined : lineToTile(this.#table.legal),
  );

  /** What each legal destination of the chosen tiles would bring. */
  readonly lines: Effects = $derived.by(() => {
    const { chosen } = this;
    return this.taking && chosen ? this.#effects((to) => takeText(chosen, to)) : new Map();
  });

  /** What each legal column would bring the line that is being tiled. */
  readonly columns: Effects = $derived.by(() => {
    const line = this.tiling;
    return line === undefined ? new Map() : this.#effects((to) => tileText(line, to));
  });

  /** The line, or the floor, that the Tab key stops at: the first one that is open. */
  readonly stop: Destination = $derived.by(
    () => this.lines.keys().next().value ?? (this.columns.has('floor') ? 'floor' : 1),
  );

  choose(group: Group): void {
    this.#undecide();
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
    if (this.pending !== undefined && this.seat !== undefined) this.#send(this.pending);
  }

  /** One step back: the decision first, then the choice. */
  back(): void {
    if (this.pending === undefined) this.chosen = undefined;
    this.#undecide();
  }

  /** The view has changed: what may still be decided waits for its confirmation, all else starts afresh. */
  renew(): void {
    const { pending } = this;
    this.reset();
    if (pending === undefined || !this.#table.legal.includes(pending)) return;
    this.pending = pending;
    this.previewView = this.#decision(pending)?.view;
  }

  /** Nothing is decided or chosen. */
  reset(): void {
    this.#undecide();
    this.chosen = undefined;
    this.sent = undefined;
  }

  /** Why a move may not be made, in words. */
  why(move: string): string {
    const previewed = this.#table.preview(move);
    return previewed.ok ? '' : refusalSentence(previewed.refusal, language.current, azulWords);
  }

  /** Why the chosen tiles may not go somewhere. */
  whyNotInto(to: Destination): string {
    return this.chosen ? this.why(takeText(this.chosen, to)) : '';
  }

  #decide(move: string): void {
    if (this.seat === undefined) return;
    this.#undecide();
    if (!this.#table.legal.includes(move)) {
      this.#announce(this.why(move));
      return;
    }
    const decision = this.#decision(move);
    this.#onput(decision?.events ?? []);
    this.previewView = decision?.view;
    if (settings.confirm) {
      this.pending = move;
      this.#table.announce(decisionLabel(this.#table.view, move));
    } else this.#send(move);
  }

  #undecide(): void {
    this.note = undefined;
    this.pending = undefined;
    this.previewView = undefined;
  }

  #send(move: string): void {
    this.pending = undefined;
    this.sent = `${this.seat} ${move}`;
    this.#table.onmove(move);
  }

  #announce(sentence: string): void {
    this.note = sentence;
    this.#table.announce(sentence);
  }

  #decision(move: string): Decision | undefined {
    return decisionOf(positionOf(this.#table.view), `${this.seat} ${move}`);
  }

  #effects(moveTo: (to: Destination) => string): Effects {
    const { view, legal } = this.#table;
    const { seat } = this;
    const effects = new Map<Destination, MoveEffect>();
    const position = positionOf(view);
    for (const to of DESTINATIONS) {
      const move = moveTo(to);
      const effect = seat !== undefined && legal.includes(move) ? effectOf(position, seat, move) : undefined;
      if (effect) effects.set(to, effect);
    }
    return effects;
  }
}
