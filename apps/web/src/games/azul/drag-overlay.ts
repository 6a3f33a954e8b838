// The drag overlay: dragged tiles stick to the pointer with a slight tilt until they are dropped on a destination, or go back.

import type { DragTarget } from './drag.ts';
import type { DragPayload } from './drag-payload.ts';
import { looseTiles } from './flights.ts';

/** How far above the pointer the tiles hang, so that a finger does not hide them, and how far apart, in tiles. */
const ABOVE = 0.8;
const APART = 0.45;

export class DragOverlay implements DragTarget {
  readonly #table: () => HTMLElement;
  readonly #layer: () => HTMLElement;
  #payload: DragPayload | undefined;
  #held: readonly HTMLElement[] = [];

  constructor(table: () => HTMLElement, layer: () => HTMLElement) {
    this.#table = table;
    this.#layer = layer;
  }

  /** Where the dragged tiles are now. */
  get places(): DOMRect[] {
    return this.#held.map((tile) => tile.getBoundingClientRect());
  }

  start(payload: DragPayload, button: HTMLElement): void {
    payload.lift();
    const lying = [...button.querySelectorAll('[data-tile]')].slice(payload.tiles === 'last' ? -1 : 0);
    const places = lying.map((tile) => tile.getBoundingClientRect());
    this.#payload = payload;
    this.#held = looseTiles(
      this.#layer(),
      places.map((at) => ({ letter: payload.colour, at })),
    );
    button.classList.add('lifted');
  }

  move(x: number, y: number): void {
    const origin = this.#layer().getBoundingClientRect();
    for (const [i, tile] of this.#held.entries()) {
      const aside = APART * (i - (this.#held.length - 1) / 2);
      const left = x - origin.left - tile.offsetLeft - tile.offsetWidth * (0.5 - aside);
      const top = y - origin.top - tile.offsetTop - tile.offsetHeight * ABOVE;
      tile.style.transform = `translate(${left}px, ${top}px) rotate(${4 * i - 6}deg) scale(1.08)`;
    }
    this.#mark(this.#placeAt(x, y));
  }

  drop(x: number, y: number): void {
    const place = this.#placeAt(x, y);
    if (place) this.#payload?.put(place.dataset);
    this.cancel();
  }

  cancel(): void {
    this.#mark(undefined);
    for (const button of this.#table().querySelectorAll('.lifted')) button.classList.remove('lifted');
    for (const tile of this.#held) tile.remove();
    this.#held = [];
    this.#payload = undefined;
  }

  #placeAt(x: number, y: number): HTMLElement | undefined {
    if (this.#payload === undefined) return undefined;
    return document.elementFromPoint(x, y)?.closest<HTMLElement>(this.#payload.places) ?? undefined;
  }

  #mark(target: HTMLElement | undefined): void {
    for (const old of this.#table().querySelectorAll('.target')) if (old !== target) old.classList.remove('target');
    target?.classList.add('target');
  }
}
