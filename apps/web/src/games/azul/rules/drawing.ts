// What drawings of Azul are made of: empty places with what lies or is printed there, plates, arrows, figures.

import type { Colour } from '@mozaika/azul';
import { printSymbol, tileSymbol } from '../art/tiles.ts';

/** A tile of a drawing, and from one place to the next. */
export const TILE = 26;
export const STEP = 28;

const use = (id: string, x: number, y: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${TILE}" height="${TILE}"/>`;

/** A tile, or the marker (`M`). */
export const tile = (letter: string, x: number, y: number): string => use(tileSymbol(letter as Colour | 'M'), x, y);

/** An empty place, with what lies or is printed there. */
export function slot(x: number, y: number, letter: string, printed = '.'): string {
  const ground = `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" rx="4" fill="var(--slot)" stroke="var(--line)"/>`;
  if (letter !== '' && letter !== '.') return ground + tile(letter, x, y);
  return printed === '.' ? ground : ground + use(printSymbol(printed as Colour), x, y);
}

/** A display with up to four tiles on it; a dot leaves a quarter empty. */
export function display(letters: string, x: number, y: number): string {
  const side = 2 * STEP + 10;
  const plate = `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="20" fill="var(--plate)" stroke="var(--plate-rim)" stroke-width="1.5"/>`;
  const tiles = [...letters].map((letter, i) =>
    letter === '.' ? '' : tile(letter, x + 6 + STEP * (i % 2), y + 6 + STEP * Math.floor(i / 2)),
  );
  return plate + tiles.join('');
}

/** An arrow to the right that begins here. */
export const arrow = (x: number, y: number, length: number): string =>
  `<path d="M${x} ${y}h${length}m-5 -5l5 5l-5 5" fill="none" stroke="var(--gold-line)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A golden frame around something. */
export const frame = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="none" stroke="var(--gold-line)" stroke-width="2.5"/>`;

/** Points that something brings or costs, as a large figure. */
export const figure = (text: string, x: number, y: number, colour: 'good' | 'bad'): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--display)" font-size="26" font-weight="700" fill="var(--${colour})">${text}</text>`;
