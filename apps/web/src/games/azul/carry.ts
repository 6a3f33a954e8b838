// Carrying: picked tiles stick to the pointer with a slight tilt until they are dropped on a destination, or go back.

import type { Destination } from './choices.ts';
import type { Pick } from './drag.ts';
import { looseTiles } from './flights.ts';
import { type Group, sameGroup } from './groups.ts';
import type { Hand } from './hand.svelte.ts';

/** How far above the pointer the tiles hang, so that a finger does not hide them, and how far apart, in tiles. */
const ABOVE = 0.8;
const APART = 0.45;

export class Carry implements Pick {
  readonly #hand: Hand;
  readonly #table: () => HTMLElement;
  readonly #layer: () => HTMLElement;
  #held: readonly HTMLElement[] = [];

  constructor(hand: Hand, table: () => HTMLElement, layer: () => HTMLElement) {
    this.#hand = hand;
    this.#table = table;
    this.#layer = layer;
  }

  /** Where the carried tiles are now. */
  get places(): DOMRect[] {
    return this.#held.map((tile) => tile.getBoundingClientRect());
  }

  start(group: Group, button: HTMLElement): void {
    if (!sameGroup(this.#hand.chosen, group)) this.#hand.choose(group);
    const places = [...button.querySelectorAll('[data-tile]')].map((tile) => tile.getBoundingClientRect());
    this.#held = looseTiles(
      this.#layer(),
      places.map((at) => ({ letter: group.colour, at })),
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
    this.#mark(destinationAt(x, y));
  }

  drop(x: number, y: number): void {
    const to = destinationAt(x, y)?.dataset['to'] as Destination | undefined;
    if (to !== undefined) this.#hand.putInto(to);
    this.cancel();
  }

  cancel(): void {
    this.#mark(undefined);
    for (const button of this.#table().querySelectorAll('.lifted')) button.classList.remove('lifted');
    for (const tile of this.#held) tile.remove();
    this.#held = [];
  }

  #mark(target: HTMLElement | undefined): void {
    for (const old of this.#table().querySelectorAll('.target')) if (old !== target) old.classList.remove('target');
    target?.classList.add('target');
  }
}

const destinationAt = (x: number, y: number): HTMLElement | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-to]') ?? undefined;
