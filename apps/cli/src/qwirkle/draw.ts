// Qwirkle in the terminal: the grid with its coordinates, scores, and the hands that may be shown.

import { type Json, seatAt } from '@mozaika/kernel';
import type { QwirkleView } from '@mozaika/qwirkle';
import { fill, type Phrases } from '@mozaika/words';
import { itemAt } from '../item-at.ts';
import type { DrawContext } from '../terminal-game.ts';
import type { Rgb, TextStyle } from '../text-style.ts';

const PURPLE: Rgb = [125, 75, 165];

const TILE_COLOURS: { readonly [letter: string]: Rgb } = {
  R: [205, 45, 50],
  O: [240, 135, 30],
  Y: [245, 210, 50],
  G: [60, 150, 70],
  B: [45, 105, 200],
  P: PURPLE,
};

const LABELS = {
  bag: { en: '{bag|tile|tiles} in the bag', cs: 'v pytlíku {bag|kostička|kostičky|kostiček}' },
  hidden: { en: '{count|hidden tile|hidden tiles}', cs: '{count|skrytá kostička|skryté kostičky|skrytých kostiček}' },
} satisfies Phrases;

const tileOf = (style: TextStyle, name: string): string =>
  style.tile(` ${name} `, TILE_COLOURS[name.charAt(0)] ?? PURPLE);
const CELL = 4;

/** The grid with a free cell all around, where tiles may join it. */
function gridOf({ grid }: QwirkleView, style: TextStyle): string[] {
  const xs = grid.map(({ x }) => x);
  const ys = grid.map(({ y }) => y);
  const [left, right] = [Math.min(0, ...xs) - 1, Math.max(0, ...xs) + 1];
  const [top, bottom] = [Math.min(0, ...ys) - 1, Math.max(0, ...ys) + 1];
  const tiles = new Map(grid.map(({ tile, x, y }) => [`${x},${y}`, tile]));
  const columns = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  const rows = Array.from({ length: bottom - top + 1 }, (_, i) => top + i);
  const label = (number: number) => String(number).padStart(CELL - 1);
  return [
    style.dim(`${' '.repeat(CELL)}${columns.map((x) => `${label(x)} `).join('')}`.trimEnd()),
    ...rows.map((y) => {
      const cells = columns.map((x) => {
        const tile = tiles.get(`${x},${y}`);
        return tile === undefined ? style.dim('  · ') : tileOf(style, tile);
      });
      return `${style.dim(label(y))} ${cells.join('')}`.trimEnd();
    }),
  ];
}

function playerOf(view: QwirkleView, index: number, { style, language, names, openHands }: DrawContext): string {
  const seat = seatAt(index);
  const { tiles, unknown } = itemAt(view.hands, index);
  const count = tiles.length + unknown;
  const open = openHands.includes(seat) && tiles.length > 0;
  const closed = count > 0 ? style.dim(fill(LABELS.hidden, { count }, language)) : '';
  const hand = open
    ? [...tiles.map((tile) => tileOf(style, tile)), ...new Array(unknown).fill(' ?? ')].join(' ')
    : closed;
  const mark = view.mover === seat ? ' ◀' : '';
  return `${style.bold(`${seat} ${names[index]}: ${view.scores[index]}`)}${mark}  ${hand}`.trimEnd();
}

export function drawQwirkle(json: Json, context: DrawContext): string[] {
  const view = json as QwirkleView;
  return [
    context.style.dim(fill(LABELS.bag, { bag: view.bag }, context.language)),
    '',
    ...gridOf(view, context.style),
    '',
    ...view.hands.map((_, index) => playerOf(view, index, context)),
  ];
}
