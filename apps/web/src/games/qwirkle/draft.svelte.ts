// The draft of a move: the hand in its order, tiles laid out on the grid, the tile that is held, a trade.

import type { Seat } from '@mozaika/kernel';
import type { TileName } from '@mozaika/qwirkle';
import type { Cell } from './cells.ts';
import { keyOf } from './cells.ts';
import { arranged, type HandTile, moved, type Order, sorted } from './hand.ts';
import { keepHandOrder, readHandOrder } from './hand-order.ts';
import { placingText } from './plays.ts';

/** A tile of the hand that lies on the grid for now. */
export interface Placing extends HandTile, Cell {}

export class Draft {
  hand: readonly HandTile[] = $state.raw([]);
  /** How many of its tiles were there before the last draw; the new ones come after them. */
  stays = $state(0);
  /** In the order of placing. */
  placed: readonly Placing[] = $state.raw([]);
  /** The id of the tile that goes to the next cell. */
  held: number | undefined = $state();
  /** The ids of the tiles chosen for a trade; absent unless a trade is being made. */
  trade: readonly number[] | undefined = $state.raw();
  #order: Order = 'shape';
  #seat: Seat | undefined;
  /** The hands of the other seats that were played from here. */
  readonly #hands = new Map<Seat, readonly HandTile[]>();

  #match: string | undefined;

  /**
   * A new turn of a seat: its hand holds these tiles, in the order in which it left them, and nothing is laid out. The order
   * is kept on the device if the match has a name.
   */
  begin(seat: Seat, tiles: readonly TileName[], match: string | undefined): void {
    this.#match = match;
    const known = seat === this.#seat ? this.hand : (this.#hands.get(seat) ?? []);
    const before = known.length > 0 ? known : this.#kept(seat);
    if (this.#seat !== undefined) this.#hands.set(this.#seat, this.hand);
    const gone = seat === this.#seat ? this.placed.map(({ id }) => id) : [];
    this.#seat = seat;
    this.hand = arranged(
      before.filter(({ id }) => !gone.includes(id)),
      tiles,
    );
    this.stays = this.hand.filter(({ id }) => before.some((each) => each.id === id)).length;
    this.clear();
    this.#keep();
  }

  #kept(seat: Seat): HandTile[] {
    return this.#match === undefined ? [] : arranged([], readHandOrder(this.#match, seat));
  }

  #keep(): void {
    if (this.#match === undefined || this.#seat === undefined || this.hand.length === 0) return;
    keepHandOrder(
      this.#match,
      this.#seat,
      this.hand.map(({ tile }) => tile),
    );
  }

  clear(): void {
    this.placed = [];
    this.held = undefined;
    this.trade = undefined;
  }

  get heldTile(): TileName | undefined {
    return this.hand.find(({ id }) => id === this.held)?.tile;
  }

  /** The placings as moves write them, save the one of the tile that is held. */
  get placings(): string[] {
    return this.placed.filter(({ id }) => id !== this.held).map((placing) => placingText(placing.tile, placing));
  }

  get tradeTiles(): TileName[] {
    return this.hand.filter(({ id }) => this.trade?.includes(id)).map(({ tile }) => tile);
  }

  hold(id: number | undefined): void {
    this.held = id;
  }

  at(cell: Cell): Placing | undefined {
    return this.placed.find((placing) => keyOf(placing) === keyOf(cell));
  }

  place(id: number, { x, y }: Cell): void {
    const tile = this.hand.find((each) => each.id === id);
    if (!tile) return;
    this.placed = [...this.placed.filter((each) => each.id !== id), { ...tile, x, y }];
    this.held = undefined;
  }

  takeBack(id: number | undefined): void {
    this.placed = this.placed.filter((each) => each.id !== id);
    this.held = undefined;
  }

  toggleTrade(id: number): void {
    const chosen = this.trade ?? [];
    this.trade = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
  }

  startTrade(): void {
    this.clear();
    this.trade = [];
  }

  move(id: number, to: number): void {
    this.hand = moved(this.hand, id, to);
    this.#keep();
  }

  /** Moves the held tile to the left or to the right within the hand. */
  moveHeld(by: number): void {
    if (this.held !== undefined) this.move(this.held, this.hand.findIndex(({ id }) => id === this.held) + by);
  }

  /** Sorts the hand: by colour, then by shape, and so on. */
  sort(): void {
    this.#order = this.#order === 'colour' ? 'shape' : 'colour';
    this.hand = sorted(this.hand, this.#order);
    this.#keep();
  }
}
