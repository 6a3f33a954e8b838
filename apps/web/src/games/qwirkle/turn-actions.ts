// What a person does in their turn, by taps, drags and keys: hold a tile, lay it out, take it back, trade, pass, play.

import { type Cell, cellOf, keyOf } from './cells.ts';
import { refusalText, sentence, t } from './texts.ts';
import type { TurnController } from './turn-controller.svelte.ts';
import { WORDS } from './words.ts';

/** What happens on the board meanwhile. */
export interface TurnScreen {
  announce(sentence: string): void;
  /** At least one of these cells should be visible. */
  reveal(cells: readonly Cell[]): void;
  /** A tile was laid out on a cell. */
  placed(cell: Cell): void;
  /** The move was decided. */
  send(move: string): void;
}

/** Milliseconds after a tile was laid in which another tap on it is a slip of the finger. */
const SLIP = 280;

export class TurnActions {
  readonly #turn: TurnController;
  #laidAt = 0;
  readonly #screen: TurnScreen;

  constructor(turn: TurnController, screen: TurnScreen) {
    this.#turn = turn;
    this.#screen = screen;
  }

  /** Holds a tile of the hand, or none. */
  hold(id: number | undefined): void {
    const turn = this.#turn;
    turn.notice = '';
    turn.draft.hold(id);
    if (!turn.held) return;
    this.#screen.announce(turn.status.text);
    this.#screen.reveal([...turn.open.keys()].map(cellOf));
  }

  /** Holds a tile, or lets go of it if it is held already. */
  toggle(id: number): void {
    this.hold(id === this.#turn.draft.held ? undefined : id);
  }

  place(id: number, cell: Cell): void {
    const turn = this.#turn;
    turn.draft.hold(id);
    if (!turn.held) return;
    const { tile } = turn.held;
    if (!turn.open.has(keyOf(cell))) {
      turn.notice = turn.refusalAt(tile, cell);
      this.#screen.announce(turn.notice);
      return;
    }
    turn.notice = '';
    turn.draft.place(id, cell);
    this.#laidAt = performance.now();
    this.#screen.placed(cell);
    this.#screen.announce(`${sentence(WORDS.wentTo, { tile, cell: keyOf(cell) })} ${turn.status.text}`);
  }

  /** A cell of the grid was chosen. */
  chooseCell(cell: Cell): void {
    const { live, draft, final } = this.#turn;
    if (!live || draft.trade) return;
    const lying = draft.at(cell);
    if (lying && lying.id === final) this.#finishByTap();
    else if (lying) this.toggle(lying.id);
    else if (draft.held !== undefined) this.place(draft.held, cell);
  }

  /** A tile of the hand was chosen. */
  chooseTile(id: number): void {
    const { draft } = this.#turn;
    if (draft.trade) draft.toggleTrade(id);
    else if (draft.placed.some((placing) => placing.id === id)) this.takeBack(id);
    else this.toggle(id);
    if (draft.trade) this.#screen.announce(this.#turn.status.text);
  }

  takeBack(id: number | undefined): void {
    const { draft } = this.#turn;
    const tile = draft.placed.find((placing) => placing.id === id)?.tile;
    this.#turn.notice = '';
    draft.takeBack(id);
    if (tile) this.#screen.announce(sentence(WORDS.cameBack, { tile }));
  }

  takeBackLast(): void {
    this.takeBack(this.#turn.draft.placed.at(-1)?.id);
  }

  takeBackAll(): void {
    this.#turn.notice = '';
    this.#turn.draft.clear();
    this.#screen.announce(t(WORDS.allCameBack));
  }

  /** A dragged tile was dropped on a slot of the tray, on a cell, or elsewhere. */
  drop(id: number, slot: string | undefined, cell: Cell | undefined): void {
    const { live, draft } = this.#turn;
    if (!live) return;
    if (slot !== undefined) {
      this.takeBack(id);
      draft.move(
        id,
        draft.hand.findIndex((each) => String(each.id) === slot),
      );
    } else if (cell) this.place(id, cell);
    else this.takeBack(id);
    draft.hold(undefined);
  }

  startTrade(): void {
    this.#turn.startTrade();
    this.#screen.announce(this.#turn.status.text);
  }

  /** A second tap on the last tile plays. */
  #finishByTap(): void {
    if (performance.now() - this.#laidAt > SLIP) this.finish();
  }

  /** Makes the move of the draft, or says what is missing. */
  finish(): void {
    const { previewed, text } = this.#turn;
    if (previewed?.ok) this.send(text);
    else if (previewed) this.#screen.announce(refusalText(previewed.refusal));
  }

  send(move: string): void {
    this.#turn.draft.hold(undefined);
    this.#turn.sent = true;
    this.#screen.send(move);
  }

  readonly #keys: { readonly [key: string]: (cell: Cell) => void } = {
    Enter: (cell) => this.chooseCell(cell),
    ' ': (cell) => this.chooseCell(cell),
    Escape: () => this.hold(undefined),
    Delete: (cell) => this.#takeBackAt(cell),
    Backspace: (cell) => this.#takeBackAt(cell),
  };

  #takeBackAt(cell: Cell): void {
    const lying = this.#turn.draft.at(cell);
    if (lying) this.takeBack(lying.id);
    else this.takeBackLast();
  }

  /** A key was pressed with the cursor on a cell. */
  key(event: KeyboardEvent, cell: Cell): void {
    const { live, draft } = this.#turn;
    if (!live) return;
    const ofHand = draft.hand[Number(event.key) - 1];
    const action = this.#keys[event.key];
    if (event.key === 'Enter' && event.ctrlKey) this.finish();
    else if (action) action(cell);
    else if (ofHand && !draft.trade) this.toggle(ofHand.id);
    else return;
    event.preventDefault();
  }
}
