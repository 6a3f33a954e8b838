// The scene of an animation: the table with its marked places, the layer above it, and how views are shown on the way.

import type { AzulView } from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';
import type { Flight, Letter } from './flights.ts';

export interface Scene {
  /** The table, with its places marked by `data-slot`. */
  readonly table: HTMLElement;
  /** Where loose tiles fly, above the table. */
  readonly layer: HTMLElement;
  /** How many times as fast as usual things go. */
  readonly tempo: number;
  /** Shows a view, or the one of the match again; resolves when the page has it. */
  show(view: AzulView | undefined): Promise<void>;
}

/** A scene with the view that it has come to: what happens to several players at once changes it piece by piece. */
export interface Stage extends Scene {
  readonly view: AzulView;
  /** Changes the view and shows it; resolves when the page has it. */
  change(to: (view: AzulView) => AzulView): Promise<void>;
}

export function stageOf(scene: Scene, view: AzulView): Stage {
  let current = view;
  return {
    ...scene,
    get view() {
      return current;
    },
    change(to) {
      current = to(current);
      return scene.show(current);
    },
  };
}

/** Milliseconds between the starts of tiles that fly together. */
export const STAGGER = 35;

/** Where a place is on the page. */
export const place = ({ table }: Scene, slot: string): DOMRect | undefined =>
  table.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();

export const wallSlot = (seat: Seat, [row, column]: readonly [number, number]): string => `p${seat}-w${row}-${column}`;

/** The square in which a tile lies in a place that may be larger than a tile. */
export function tileAt(scene: Scene, slot: string, size: number): DOMRect | undefined {
  const rect = place(scene, slot);
  if (rect === undefined) return undefined;
  const side = Math.min(rect.width, rect.height, size);
  return new DOMRect(rect.left + (rect.width - side) / 2, rect.top + (rect.height - side) / 2, side, side);
}

/** The way of a tile, as far as both ends are on the page. */
export interface Way {
  readonly letter: Letter;
  readonly from: DOMRect | undefined;
  readonly to: DOMRect | undefined;
}

/** Flights between places, started one after the other; whatever has no place is left out. */
export const flightsOf = (ways: readonly Way[], stagger: number): Flight[] =>
  ways.flatMap(({ letter, from, to }, i) =>
    from && to && from.width > 0 && to.width > 0 ? [{ letter, from, to, delay: i * stagger }] : [],
  );
