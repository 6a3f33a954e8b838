// A line and a picture of a result to share. Neither tells anything of the day's tiles.

import { framed, STAGE } from '../games/share-picture.ts';
import { escaped } from '../games/svg-image.ts';

export interface Shared {
  /** The edition's title and the day, as people read them. */
  readonly title: string;
  readonly day: string;
  readonly margin: number;
  /** `Place 3 of 40`; absent: it is not known. */
  readonly place: string | undefined;
  readonly address: string;
}

const signed = (margin: number): string => (margin > 0 ? `+${margin}` : String(margin).replace('-', '−'));

export const shareLine = ({ title, day, margin, place, address }: Shared): string =>
  [`Mozaika · ${title} · ${day}: ${signed(margin)}`, place, address].filter((part) => part !== undefined).join(' · ');

const COLOURS = ['#2f6fb5', '#f2b632', '#c8452f', '#2b3a55', '#dfeae6'];
const SIDE = 5;
const CELL = 76;

/** A wall of 5 × 5 tiles, a tile for every four points of the margin from the middle on: fuller for better results. */
function wall(margin: number): string {
  const filled = Math.max(1, Math.min(SIDE * SIDE, 9 + Math.round(margin / 4)));
  const cells = Array.from({ length: SIDE * SIDE }, (_, i) => ({ row: Math.floor(i / SIDE), column: i % SIDE }));
  const size = SIDE * CELL;
  const left = STAGE.x + 40;
  const top = STAGE.y + (STAGE.height - size) / 2;
  return cells
    .map(({ row, column }, i) => {
      const fill = i < filled ? COLOURS[(column - row + SIDE) % SIDE] : '#cdbd9c';
      const opacity = i < filled ? 1 : 0.35;
      return `<rect x="${left + column * CELL}" y="${top + row * CELL}" width="${CELL - 8}" height="${CELL - 8}" rx="12" fill="${fill}" fill-opacity="${opacity}"/>`;
    })
    .join('');
}

const line = (text: string, y: number, size: number): string =>
  `<text x="${STAGE.x + 520}" y="${y}" font-family="Fraunces, Georgia, serif" font-weight="600" font-size="${size}" fill="#1b2a49">${escaped(text)}</text>`;

export const sharedPicture = ({ title, day, margin, place }: Shared): string =>
  framed(
    title,
    wall(margin) + line(day, 230, 44) + line(signed(margin), 370, 120) + (place ? line(place, 450, 40) : ''),
  );
