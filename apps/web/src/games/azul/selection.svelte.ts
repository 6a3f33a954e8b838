// The selection: what the person is about to do. Tiles are chosen, then a place for them; the decision is shown until the view changes.

import type { AzulEvent, AzulView } from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { azulWords } from '@mozaika/words/azul';
import { language, t } from '../../ui/language.svelte.ts';
import { settings } from '../../ui/settings.svelte.ts';
import type { BoardProps } from '../contract.ts';
import { decisionLabel, tilesLabel } from './aria-labels.ts';
import { DESTINATIONS, type Destination, lineToTile, mayTake, takeText, tileText } from './choices.ts';
import { type Group, sameGroup } from './groups.ts';
import { outlook } from './score-preview.ts';
import { decidedBy, reduceEvent } from './view-reducer.ts';
import { WORDS } from './words.ts';

/** What a move would bring. */
export interface MoveEffect {
  readonly move: string;
  /** How many tiles would go into the line, and how many would fall, the marker among them. */
  readonly lined: number;
  readonly fallen: number;
  readonly points: number;
  /** 0 or less. */
  readonly cost: number;
}

export class Selection {
  chosen: Group | undefined = $state.raw();
  /** Decided, but neither confirmed nor taken back. */
  pending: string | undefined = $state();
  /** Handed to the match, with its actor: nothing to do but wait. */
  sent: string | undefined = $state();
  /** The table with the decision carried out, as far as the move itself goes. */
  previewView: AzulView | undefined = $state.raw();
  /** Why the last tap did nothing. */
  note: string | undefined = $state();
  readonly #table: BoardProps<AzulView>;
  readonly #onput: (events: readonly AzulEvent[]) => void;

  /** `onput` hears of a decision just before it is shown. */
  constructor(table: BoardProps<AzulView>, onput: (events: readonly AzulEvent[]) => void) {
    this.#table = table;
    this.#onput = onput;
  }

  /** The seat that this selection belongs to, while it may decide something. */
  readonly seat: Seat | undefined = $derived.by(() => (this.sent === undefined ? this.#table.acting : undefined));
  readonly taking: boolean = $derived.by(() => this.seat !== undefined && mayTake(this.#table.legal));
  /** The line that wants a column now. */
  readonly tiling: number | undefined = $derived.by(() =>
    this.seat === undefined ? undefined : lineToTile(this.#table.legal),
  );

  /** What each legal destination of the chosen tiles would bring. */
  readonly lines: ReadonlyMap<Destination, MoveEffect> = $derived.by(() => {
    const { chosen } = this;
    if (!this.taking || chosen === undefined) return new Map();
    return this.#effects(DESTINATIONS.map((to) => [to, takeText(chosen, to)]));
  });

  /** What each legal column would bring the line that is being tiled. */
  readonly columns: ReadonlyMap<Destination, MoveEffect> = $derived.by(() => {
    const line = this.tiling;
    if (line === undefined) return new Map();
    return this.#effects(DESTINATIONS.map((to) => [to, tileText(line, to)]));
  });

  /** The line, or the floor, that the Tab key stops at: the first one that is open. */
  readonly stop: Destination = $derived.by(() => this.lines.keys().next().value ?? (this.columns.has('F') ? 'F' : '1'));

  choose(group: Group): void {
    this.#undecide();
    this.chosen = sameGroup(this.chosen, group) ? undefined : group;
    if (this.chosen) this.#table.announce(t(WORDS.whereTo, { tiles: tilesLabel(group.colour, group.count) }));
  }

  /** The chosen tiles go to a line or the floor. */
  putInto(to: Destination): void {
    if (this.chosen === undefined) this.#say(t(WORDS.chooseFirst));
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
    this.previewView = this.#decided(pending).reduce(reduceEvent, this.#table.view);
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

  #decide(move: string): void {
    if (this.seat === undefined) return;
    this.#undecide();
    if (!this.#table.legal.includes(move)) {
      this.#say(this.why(move));
      return;
    }
    const events = this.#decided(move);
    this.#onput(events);
    this.previewView = events.reduce(reduceEvent, this.#table.view);
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

  #say(sentence: string): void {
    this.note = sentence;
    this.#table.announce(sentence);
  }

  #decided(move: string): readonly AzulEvent[] {
    const previewed = this.#table.preview(move);
    return previewed.ok ? decidedBy(previewed.events as readonly AzulEvent[]) : [];
  }

  #effects(moves: readonly (readonly [Destination, string])[]): Map<Destination, MoveEffect> {
    const { view, legal } = this.#table;
    const seat = this.seat as Seat;
    const now = outlook(view, seat);
    const open = moves.filter(([, move]) => legal.includes(move));
    return new Map(open.map(([to, move]) => [to, this.#effect(move, view, seat, now)]));
  }

  #effect(move: string, view: AzulView, seat: Seat, now: ReturnType<typeof outlook>): MoveEffect {
    const events = this.#decided(move);
    const after = events.reduce(reduceEvent, view);
    const tiled = events.find((event) => event.type === 'tiled');
    const then = outlook(after, seat);
    return {
      move,
      lined: events.find((event) => event.type === 'lined')?.count ?? 0,
      fallen: after.players[seat - 1].floor.length - view.players[seat - 1].floor.length,
      points: tiled ? tiled.points : then.wall - now.wall,
      cost: then.floor - now.floor,
    };
  }
}
