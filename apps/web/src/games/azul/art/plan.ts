// A plan in small, to recognise an edition by: the score track, the lines, the wall as it is printed, the floor.

import { type AzulEdition, BOARDS, type BoardData, type BoardName, type Colour } from '@mozaika/azul';
import { PLAN, svgAddress } from '../../svg-image.ts';
import { GLAZES } from './palette.ts';

const STEP = 9.1;
const SIDE = 8;
const LEFT = 3;
const TOP = 15;
const WALL = LEFT + 5 * STEP + 3.6;

const PAPER = '#fffdf8';
const LINE = '#b5a88c';
const EMPTY = '#e9dfcb';
const GREY = '#bdb9b1';
const INK = '#1c2b4a';
const PANEL = '#33507f';
const GOLD = '#c9962b';

const box = (x: number, y: number, fill: string, stroke = LINE): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${SIDE}" height="${SIDE}" rx="1.4" fill="${fill}" stroke="${stroke}" stroke-width=".7"/>`;

const bar = (x: number, width: number): string =>
  `<rect x="${x}" y="5.5" width="${width}" height="4" rx="2" fill="${EMPTY}" stroke="${LINE}" stroke-width=".7"/>`;

/** How the score is kept: a cube on one long track, or a slider on each of two. */
const TRACKS: { readonly [score in AzulEdition['score']]: string } = {
  cube: `${bar(5, 90)}<rect x="20" y="4" width="7" height="7" rx="1" fill="${INK}"/>`,
  sliders: [5, 52]
    .map((x, i) => `${bar(x, 43)}<rect x="${x + 8 + 16 * i}" y="3" width="6" height="9" rx="2.4" fill="${GOLD}"/>`)
    .join(''),
};

/** What a plan lies in: nothing, or the panel that it is slid into. */
const FRAMES: { readonly [score in AzulEdition['score']]: string } = {
  cube: `<rect x=".6" y=".6" width="98.8" height="78.8" rx="4" fill="${PAPER}" stroke="${LINE}" stroke-width="1.2"/>`,
  sliders: `<rect width="100" height="80" rx="8" fill="${PANEL}"/><rect x="2.2" y="13.4" width="95.6" height="64.2" rx="3" fill="${PAPER}"/>`,
};

const printed = (colour: Colour, x: number, y: number): string => {
  const { fill, ink } = GLAZES.glazed[colour];
  return `${box(x, y, fill, ink)}<circle cx="${(x + SIDE / 2).toFixed(1)}" cy="${(y + SIDE / 2).toFixed(1)}" r="1.7" fill="${ink}"/>`;
};

function cells(data: BoardData): string {
  const rows = data.wall.flatMap((row, r) =>
    [...row].map((letter, c) => {
      const [x, y] = [WALL + STEP * c, TOP + STEP * r];
      return letter === '.' ? box(x, y, GREY) : printed(letter as Colour, x, y);
    }),
  );
  return rows.join('');
}

const lines = [0, 1, 2, 3, 4]
  .flatMap((r) => Array.from({ length: r + 1 }, (_, i) => box(LEFT + STEP * (4 - i), TOP + STEP * r, EMPTY)))
  .join('');

const floor = (data: BoardData): string =>
  data.floor.map((_, i) => box(LEFT + STEP * i, TOP + STEP * 5 + 5, EMPTY)).join('');

/** What a corner says in letters: what makes this side worth choosing. */
const badge = (words: string): string =>
  `<text x="${PLAN.width - 4}" y="${TOP + STEP * 5 + 12.5}" font-size="10.5" font-weight="800" text-anchor="end" font-family="system-ui,sans-serif" fill="${INK}">${words}</text>`;

/** The picture as the address of an image. */
export const planArt = (board: BoardName, score: AzulEdition['score'], words = ''): string =>
  svgAddress(
    FRAMES[score] + TRACKS[score] + lines + cells(BOARDS[board]) + floor(BOARDS[board]) + (words && badge(words)),
    PLAN.width,
    PLAN.height,
  );
