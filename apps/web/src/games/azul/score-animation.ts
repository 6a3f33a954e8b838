// How points are told: the row and the column that score light up, their tiles are counted one after the other, and a figure
// counts with them.

import { type AzulEvent, type AzulView, linkedCells, type WallCell } from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';
import { bySeat } from '../by-seat.ts';
import { finished } from '../motion.ts';
import { place, type Scene, wallSlot } from './scene.ts';

/** In milliseconds. */
const TIMES = { figure: 520, hop: 200, hopStagger: 70, glaze: 520 };
/** How far a light reaches beyond its cells, in pixels. */
const MARGIN = 3;

const signed = (points: number): string => (points > 0 ? `+${points}` : `\u2212${-points}`);

/** A piece of the layer above the table at a place of the page. */
function above({ layer }: Scene, className: string, { left, top, width, height }: DOMRect): HTMLElement {
  const origin = layer.getBoundingClientRect();
  const piece = document.createElement('span');
  piece.className = className;
  Object.assign(piece.style, {
    left: `${left - origin.left}px`,
    top: `${top - origin.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  layer.append(piece);
  return piece;
}

/** A figure that rises from a place: points that were won or lost. It counts up in as many steps as there are tiles. */
export async function floatPoints(
  scene: Scene,
  slot: string,
  points: number,
  skip: AbortSignal,
  steps = 1,
): Promise<void> {
  const at = place(scene, slot);
  if (at === undefined || points === 0) return;
  const middle = new DOMRect(at.left + at.width / 2, at.top + at.height / 2);
  const figure = above(scene, points > 0 ? 'figure good' : 'figure bad', middle);
  // As large as the board that it rises from.
  Object.assign(figure.style, { width: '', height: '' });
  figure.style.setProperty('--at', `${at.width}px`);
  const duration = TIMES.figure + (steps - 1) * TIMES.hopStagger;
  const rise = figure.animate(
    [
      { transform: 'translate(-50%, -30%) scale(0.7)', opacity: 0 },
      { transform: 'translate(-50%, -60%) scale(1)', opacity: 1, offset: 0.2 },
      { transform: 'translate(-50%, -75%) scale(1.06)', opacity: 1, offset: 0.85 },
      { transform: 'translate(-50%, -110%) scale(1)', opacity: 0 },
    ],
    { duration, easing: 'ease-out', fill: 'both' },
  );
  const count = (): void => {
    const counted = Math.min(steps, 1 + Math.floor(Number(rise.currentTime ?? 0) / TIMES.hopStagger));
    figure.textContent = signed(Math.round((points * counted) / steps));
    if (counted < steps && rise.playState === 'running') requestAnimationFrame(count);
  };
  count();
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

/** Cells in a line light up while they are counted. */
export async function lightUp(scene: Scene, seat: Seat, cells: readonly WallCell[], skip: AbortSignal): Promise<void> {
  const [first, last] = [cells[0], cells.at(-1)].map((cell) => cell && place(scene, wallSlot(seat, cell)));
  if (first === undefined || last === undefined || cells.length < 2) return;
  const beam = above(
    scene,
    'beam',
    new DOMRect(
      first.left - MARGIN,
      first.top - MARGIN,
      last.right - first.left + 2 * MARGIN,
      last.bottom - first.top + 2 * MARGIN,
    ),
  );
  const duration = TIMES.figure + cells.length * TIMES.hopStagger;
  const light = beam.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
    {
      duration,
      fill: 'both',
    },
  );
  await finished([light], skip, scene.tempo);
  beam.remove();
}

/** A light runs over a row that has become whole. */
async function glaze(scene: Scene, seat: Seat, row: number, skip: AbortSignal): Promise<void> {
  const [first, last] = [place(scene, wallSlot(seat, [row, 1])), place(scene, wallSlot(seat, [row, 5]))];
  if (first === undefined || last === undefined) return;
  const sheen = above(scene, 'sheen', new DOMRect(first.left, first.top, last.right - first.left, first.height));
  const way = sheen.animate([{ backgroundPositionX: '130%' }, { backgroundPositionX: '-30%' }], {
    duration: TIMES.glaze,
    easing: 'ease-in-out',
    fill: 'both',
  });
  await finished([way], skip, scene.tempo);
  sheen.remove();
}

/** The runs through a new tile of the wall are counted, and its points rise. */
export async function countPlacement(
  scene: Scene,
  { players }: AzulView,
  { seat, row, column, points }: Extract<AzulEvent, { type: 'tiled' }>,
  skip: AbortSignal,
): Promise<void> {
  const player = bySeat(players, seat);
  const cells = linkedCells(player, row, column);
  const slots = cells.map((cell) => wallSlot(seat, cell));
  const isWhole = !player.wall[row - 1]?.includes('.');
  await Promise.all([
    lightUp(
      scene,
      seat,
      cells.filter(([r]) => r === row),
      skip,
    ),
    lightUp(
      scene,
      seat,
      cells.filter(([, c]) => c === column),
      skip,
    ),
    countTiles(scene, slots, skip),
    floatPoints(scene, wallSlot(seat, [row, column]), points, skip, slots.length),
    ...(isWhole ? [glaze(scene, seat, row, skip)] : []),
  ]);
}
