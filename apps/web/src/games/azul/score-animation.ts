// How points are shown: a figure rises from its place, and the tiles that are counted hop one after the other.

import { type AzulEvent, type AzulView, linkedCells } from '@mozaika/azul';
import { bySeat } from '../by-seat.ts';
import { finished } from '../motion.ts';
import { place, type Scene, wallSlot } from './scene.ts';

/** In milliseconds. */
const TIMES = { figure: 420, hop: 200, hopStagger: 70 };

/** A figure that rises from a place: points that were won or lost. */
export async function floatPoints(scene: Scene, slot: string, points: number, skip: AbortSignal): Promise<void> {
  const at = place(scene, slot);
  if (at === undefined || points === 0) return;
  const origin = scene.layer.getBoundingClientRect();
  const figure = document.createElement('span');
  figure.className = points > 0 ? 'figure good' : 'figure bad';
  figure.textContent = points > 0 ? `+${points}` : `\u2212${-points}`;
  figure.style.left = `${at.left - origin.left + at.width / 2}px`;
  figure.style.top = `${at.top - origin.top + at.height / 2}px`;
  scene.layer.append(figure);
  const rise = figure.animate(
    [
      { transform: 'translate(-50%, -30%) scale(0.7)', opacity: 0 },
      { transform: 'translate(-50%, -60%) scale(1)', opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%, -75%) scale(1)', opacity: 1, offset: 0.8 },
      { transform: 'translate(-50%, -110%) scale(1)', opacity: 0 },
    ],
    { duration: TIMES.figure, easing: 'ease-out', fill: 'both' },
  );
  await finished([rise], skip, scene.tempo);
  figure.remove();
}

/** Tiles hop one after the other: they are being counted. */
export async function countTiles(scene: Scene, slots: readonly string[], skip: AbortSignal): Promise<void> {
  const tiles = slots.map((slot) => scene.table.querySelector(`[data-slot="${slot}"] [data-tile]`));
  const hops = tiles.flatMap(
    (tile, i) =>
      tile?.animate(
        [{ transform: 'none' }, { transform: 'translateY(-14%) scale(1.08)', offset: 0.4 }, { transform: 'none' }],
        { duration: TIMES.hop, delay: i * TIMES.hopStagger, easing: 'ease-out' },
      ) ?? [],
  );
  await finished(hops, skip, scene.tempo);
}

/** The runs through a new tile of the wall are counted, and its points rise. */
export async function countPlacement(
  scene: Scene,
  { players }: AzulView,
  { seat, row, column, points }: Extract<AzulEvent, { type: 'tiled' }>,
  skip: AbortSignal,
): Promise<void> {
  const slots = linkedCells(bySeat(players, seat), row, column).map((cell) => wallSlot(seat, cell));
  await Promise.all([countTiles(scene, slots, skip), floatPoints(scene, wallSlot(seat, [row, column]), points, skip)]);
}
