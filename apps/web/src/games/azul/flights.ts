// Flights: tiles that move from place to place above the board, on transforms alone.

import type { Colour } from '@mozaika/azul';
import { EASE, finished } from '../motion.ts';
import { tileImage } from './art/tiles.ts';

export type Letter = Colour | 'M';

export interface Flight {
  readonly letter: Letter;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Milliseconds to wait before it starts. */
  readonly delay: number;
}

/** Milliseconds that a tile flies. */
const FLIGHT = 230;

/** Pixels that it is lifted on the way. */
const LIFT = 10;

/** A tile above the board. */
export interface Loose {
  readonly letter: Letter;
  readonly at: DOMRect;
}

/** Puts tiles on the layer. All is measured before anything changes, so that the page is laid out once. */
export function looseTiles(layer: HTMLElement, tiles: readonly Loose[]): HTMLElement[] {
  const origin = layer.getBoundingClientRect();
  const elements = tiles.map(({ letter, at }) => {
    const tile = document.createElement('span');
    tile.className = 'loose';
    Object.assign(tile.style, {
      backgroundImage: tileImage(letter),
      left: `${at.left - origin.left}px`,
      top: `${at.top - origin.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
    return tile;
  });
  layer.append(...elements);
  return elements;
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** Lets tiles fly; resolves when all have landed, at once when it is skipped. The loose tiles are gone afterwards. */
export async function fly(
  layer: HTMLElement,
  flights: readonly Flight[],
  tempo: number,
  skip: AbortSignal,
): Promise<void> {
  const loose = looseTiles(
    layer,
    flights.map(({ letter, from }) => ({ letter, at: from })),
  );
  // Of several that start at one place, such as the bag, only the first is seen before it flies: their shadows would add up.
  const starts = new Set<string>();
  const animations = flights.flatMap(({ from, to, delay }, i) => {
    const start = `${from.x} ${from.y}`;
    const waits = starts.has(start);
    starts.add(start);
    const [x, y] = [middle(to).x - middle(from).x, middle(to).y - middle(from).y];
    const size = to.width / from.width;
    const way = `translate(${x}px, ${y}px) scale(${size})`;
    // Lifted and tilted on the way, set down at its end.
    const held = `translate(${x * 0.55}px, ${y * 0.55 - LIFT}px) scale(${((1 + size) / 2) * 1.1}) rotate(-4deg)`;
    const frames = [
      { transform: 'none', opacity: waits ? 0 : 1 },
      { opacity: 1, offset: 0.08 },
      { transform: held, offset: 0.5 },
      { transform: `${way} rotate(-2deg)`, offset: 0.88 },
      { transform: `${way} rotate(0deg)` },
    ];
    return loose[i]?.animate(frames, { duration: FLIGHT, delay, easing: EASE, fill: 'both' }) ?? [];
  });
  await finished(animations, skip, tempo);
  for (const tile of loose) tile.remove();
}
