// Qwirkle in a minute: what a line is, what it brings, and how a match goes on and ends.

import type { TileName } from '@mozaika/qwirkle';
import type { MinuteCard } from '../../../rules/page.ts';
import { tileSvg } from '../art/shapes.ts';

const STEP = 26;
const SIDE = 25;

const tile = (name: TileName, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(${SIDE / 100})">${tileSvg(name)}</g>`;

/** Tiles side by side, named with spaces between them. */
const row = (names: string, x: number, y: number): string =>
  names
    .split(' ')
    .map((name, i) => tile(name as TileName, x + STEP * i, y))
    .join('');

const frame = (x: number, y: number, columns: number, rows: number): string =>
  `<rect x="${x - 3}" y="${y - 3}" width="${columns * STEP + 5}" height="${rows * STEP + 5}" rx="7" fill="none" stroke="var(--gold-line)" stroke-width="2.5"/>`;

const figure = (text: string, x: number, y: number): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--display)" font-size="26" font-weight="700" fill="var(--good)">${text}</text>`;

const cross = (x: number, y: number): string =>
  `<path d="M${x} ${y}l20 20M${x + 20} ${y}l-20 20" fill="none" stroke="var(--bad)" stroke-width="5" stroke-linecap="round"/>`;

const bag = (x: number, y: number): string =>
  `<path d="M${x + 14} ${y + 16}C${x - 8} ${y + 40} ${x - 4} ${y + 66} ${x + 26} ${y + 66}S${x + 60} ${y + 40} ${x + 38} ${y + 16}Z" fill="var(--plate)" stroke="var(--plate-rim)" stroke-width="2"/><path d="M${x + 10} ${y + 16}h32M${x + 14} ${y + 16}l-5 -12q17 7 34 0l-5 12" fill="none" stroke="var(--plate-rim)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;

const arrow = (x: number, y: number, length: number): string =>
  `<path d="M${x} ${y}h${length}m-5 -5l5 5l-5 5" fill="none" stroke="var(--gold-line)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;

export const minute: readonly MinuteCard[] = [
  {
    title: { en: 'One colour or one shape', cs: 'Jedna barva, nebo tvar' },
    text: {
      en: 'Lay a line that has one of them in common and touches what lies there.',
      cs: 'Přidej řadu, kterou spojuje jedno z toho a která se dotýká ostatních.',
    },
    draw: () => row('Ro R* Rc Rs', 32, 26) + tile('Gc', 32 + 2 * STEP, 26 + STEP) + tile('Bc', 32 + 2 * STEP, 0),
  },
  {
    title: { en: 'Nothing twice', cs: 'Nic dvakrát' },
    text: { en: 'No line holds the same tile two times.', cs: 'V žádné řadě není stejná kostička dvakrát.' },
    draw: () => row('Bd Bx B* Bd', 32, 39) + cross(32 + 3 * STEP + 2, 41),
  },
  {
    title: { en: 'Every line counts', cs: 'Počítá se každá řada' },
    text: {
      en: 'A point for each tile of every line that you make or extend.',
      cs: 'Bod za každou kostičku v každé řadě, kterou vytvoříš nebo prodloužíš.',
    },
    draw: () =>
      row('Yo Yx', 16, 39) +
      tile('Ys', 68, 39) +
      tile('Ps', 68, 13) +
      frame(16, 39, 3, 1) +
      frame(68, 13, 1, 2) +
      figure('3 + 2', 132, 60),
  },
  {
    title: { en: 'Six are a qwirkle', cs: 'Šest je qwirkle' },
    text: { en: 'A whole line of six brings 6 points more.', cs: 'Celá šestice v řadě přinese 6 bodů navíc.' },
    draw: () => row('Go Gx Gd Gs G* Gc', 6, 26) + frame(6, 26, 6, 1) + figure('6 + 6', 84, 84),
  },
  {
    title: { en: 'Draw, or trade', cs: 'Dober, nebo vyměň' },
    text: {
      en: 'After a play you draw back to six. Nothing fits? Trade tiles.',
      cs: 'Po tahu si dobereš do šesti. Nic se nehodí? Vyměň kostičky.',
    },
    draw: () => bag(14, 18) + arrow(76, 52, 22) + row('Od', 106, 26) + row('Px Yc', 106, 52),
  },
  {
    title: { en: 'The last tile', cs: 'Poslední kostička' },
    text: {
      en: 'Bag empty, hand empty: the match ends, and you get 6 points more.',
      cs: 'Prázdný pytlík i ruka: partie končí a ty máš 6 bodů navíc.',
    },
    draw: () => row('Os Bs Gs', 20, 39) + frame(20 + 2 * STEP, 39, 1, 1) + figure('+6', 134, 62),
  },
];
