// The frame of a picture to share, the same for every game: plaster in the light, the edition on top, our name below.

import { escaped, shortened } from './svg-image.ts';

/** The sides that messengers and forums show whole. */
const SHARED = { width: 1200, height: 630 } as const;
/** Where the games draw: between title and signature. */
export const STAGE = { x: 48, y: 104, width: SHARED.width - 96, height: 452 } as const;

const INK = '#1b2a49';
const SOFT = '#505e78';
const GOLD = '#c9962b';

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
}

/** The faces of the app; the display face is put into the picture when it is drawn. */
const FACES = 'Fraunces, Georgia, serif';

const text = (content: string, { x, y, size, anchor = 'start', fill = INK }: Written): string =>
  `<text x="${x}" y="${y}" font-family="${FACES}" font-weight="600" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${escaped(content)}</text>`;

/** How many characters of a size fit into a width, roughly. */
const fitting = (content: string, size: number, width: number): string =>
  shortened(content, Math.max(4, Math.floor(width / (size * 0.54))));

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card that something lies on; the best one has a golden rim. */
export const card = ({ x, y, width, height }: Place, rank: 'best' | 'other'): string =>
  `<rect x="${x}" y="${y + 6}" width="${width}" height="${height}" rx="22" fill="#3c2c10" fill-opacity=".16"/>` +
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="#fffefb"/>` +
  (rank === 'best'
    ? `<rect x="${x + 2}" y="${y + 2}" width="${width - 4}" height="${height - 4}" rx="20" fill="none" stroke="${GOLD}" stroke-width="4"/>`
    : '');

/** A name and a score on one line of a card. */
export const nameAndScore = (name: string, score: number, { x, y, width }: Place, size: number): string => {
  const figure = String(score);
  const room = width - figure.length * size * 0.95 - size;
  return (
    text(fitting(name, size, room), { x, y, size }) + text(figure, { x: x + width, y, size: size * 1.5, anchor: 'end' })
  );
};

const GROUND =
  '<defs><radialGradient id="light" cx=".42" cy=".3" r=".9"><stop offset="0" stop-color="#f7f0e2"/><stop offset=".6" stop-color="#eadfca"/><stop offset="1" stop-color="#d3c3a3"/></radialGradient></defs>' +
  `<rect width="${SHARED.width}" height="${SHARED.height}" fill="url(#light)"/>`;

/** Four small tiles in the colours of our sign. */
const SIGN = ['#2f6fb5', '#f2b632', '#eef4f1', '#c8452f']
  .map(
    (fill, i) =>
      `<rect x="${48 + 17 * (i % 2)}" y="${576 + 17 * Math.floor(i / 2)}" width="15" height="15" rx="3" fill="${fill}"/>`,
  )
  .join('');

/** The whole document around what a game has drawn on the stage. */
export const framed = (title: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARED.width} ${SHARED.height}" width="${SHARED.width}" height="${SHARED.height}">` +
  `<title>${escaped(title)}</title>${GROUND}` +
  text(fitting(title, 44, STAGE.width), { x: STAGE.x, y: 74, size: 44 }) +
  content +
  SIGN +
  text('Mozaika', { x: 94, y: 603, size: 26, fill: SOFT }) +
  '</svg>';
