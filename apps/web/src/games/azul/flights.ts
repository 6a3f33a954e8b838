// Flights: tiles that move from place to place above the board, on transforms alone.

import type { Colour } from '@mozaika/azul';
import { tileSymbol } from '../../art/azul/tiles.ts';

export type Letter = Colour | 'M';

export interface Flight {
  readonly letter: Letter;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Milliseconds to wait before it starts. */
  readonly delay: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const FLIGHT = 230;
const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

/** A tile of the layer, as large as `at`. */
export function looseTile(layer: HTMLElement, letter: Letter, at: DOMRect): HTMLElement {
  const origin = layer.getBoundingClientRect();
  const tile = document.createElement('span');
  const drawing = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  drawing.setAttribute('viewBox', '0 0 100 100');
  use.setAttribute('href', `#${tileSymbol(letter)}`);
  drawing.append(use);
  tile.append(drawing);
  tile.className = 'loose';
  Object.assign(tile.style, {
    left: `${at.left - origin.left}px`,
    top: `${at.top - origin.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  layer.append(tile);
  return tile;
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** Lets tiles fly; resolves when all have landed or the signal says so. The loose tiles are gone afterwards. */
export async function fly(
  layer: HTMLElement,
  flights: readonly Flight[],
  tempo: number,
  hurry: AbortSignal,
): Promise<void> {
  const loose = flights.map(({ letter, from }) => looseTile(layer, letter, from));
  const animations = flights.map(({ from, to, delay }, i) => {
    const [x, y] = [middle(to).x - middle(from).x, middle(to).y - middle(from).y];
    const way = `translate(${x}px, ${y}px) scale(${to.width / from.width})`;
    const frames = [
      { transform: 'none' },
      { transform: `${way} rotate(-3deg)`, offset: 0.85 },
      { transform: `${way} rotate(0deg)` },
    ];
    return loose[i].animate(frames, { duration: FLIGHT, delay, easing: EASE, fill: 'both' });
  });
  await ended(animations, tempo, hurry);
  for (const tile of loose) tile.remove();
}

/** Waits for animations at a tempo; a signal finishes them at once. */
export async function ended(animations: readonly Animation[], tempo: number, hurry: AbortSignal): Promise<void> {
  const finish = () => {
    for (const animation of animations) animation.finish();
  };
  for (const animation of animations) animation.playbackRate = tempo;
  if (hurry.aborted) finish();
  hurry.addEventListener('abort', finish, { once: true });
  await Promise.allSettled(animations.map(({ finished }) => finished));
  hurry.removeEventListener('abort', finish);
}
