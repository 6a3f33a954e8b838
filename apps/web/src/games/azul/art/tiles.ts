// Azul's tiles, drawn once: images for boards, SVG symbols for the picture to share and the icon.

import { COLOURS, type Colour } from '@mozaika/azul';
import { svgAddress } from '../../svg-image.ts';
import { GLAZES } from './palette.ts';

/** The side of a symbol's view box. */
const TILE_SIZE = 100;

/** The symbol of a tile, of the marker (`M`), or of a cell that is printed for a colour. */
export const tileSymbol = (letter: Colour | 'M'): string => `azul-${letter}`;
export const printSymbol = (colour: Colour): string => `azul-${colour}-print`;

const turned = (shape: (turn: string) => string, times: number): string =>
  Array.from({ length: times }, (_, i) => shape(`rotate(${(360 / times) * i} 50 50)`)).join('');

const quatrefoil = (ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="5.5">${turned((turn) => `<path d="M50 50C28 44 30 16 50 16S72 44 50 50Z" transform="${turn}"/>`, 4)}</g>${turned((turn) => `<circle cx="21" cy="21" r="6.5" fill="${ink}" transform="${turn}"/>`, 4)}<circle cx="50" cy="50" r="7" fill="${ink}"/>`;

const sun = (ink: string): string =>
  `<g fill="${ink}">${turned((turn) => `<path d="M50 11L57 29H43Z" transform="${turn}"/>`, 8)}</g><circle cx="50" cy="50" r="15" fill="none" stroke="${ink}" stroke-width="6"/><circle cx="50" cy="50" r="5" fill="${ink}"/>`;

const lattice = (ink: string): string =>
  `<path d="M9 50L50 9L91 50L50 91ZM9 9L91 91M91 9L9 91" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/><path d="M50 36L64 50L50 64L36 50Z" fill="${ink}"/>`;

const star = (ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"><path d="M24 24H76V76H24Z"/><path d="M50 13L87 50L50 87L13 50Z"/></g>${turned((turn) => `<path d="M50 33L56 50H44Z" fill="${ink}" transform="${turn}"/>`, 8)}`;

/** Two bands woven through each other: each goes over at two of the four crossings. */
const knot = (ink: string, ground: string): string => {
  const band = (d: string) =>
    `<path d="${d}" stroke="${ground}" stroke-width="15"/><path d="${d}" stroke="${ink}" stroke-width="8"/>`;
  const upright = 'M37 50V27A13 13 0 0 1 63 27V73A13 13 0 0 1 37 73V50';
  const level = 'M50 37H27A13 13 0 0 0 27 63H73A13 13 0 0 0 73 37H50';
  const over = `${band('M50 37H72')}${band('M28 63H50')}`;
  return `<g fill="none">${band(level)}${band(upright)}${over}</g>${turned((turn) => `<circle cx="17" cy="17" r="5" fill="${ink}" transform="${turn}"/>`, 4)}`;
};

const PATTERNS: { readonly [colour in Colour]: (ink: string, ground: string) => string } = {
  B: quatrefoil,
  Y: sun,
  R: lattice,
  K: star,
  W: knot,
};

const body = (fill: string): string => `<rect width="100" height="100" rx="14" fill="${fill}"/>`;
const BEVEL =
  '<rect x="2.5" y="2.5" width="95" height="95" rx="12" fill="none" stroke="url(#azul-bevel)" stroke-width="5"/>';
const GLAZE = '<path d="M8 22Q8 8 22 8H78Q92 8 92 22Q66 20 44 30Q20 41 8 62Z" fill="#fff" opacity=".17"/>';

const tile = (colour: Colour): string => {
  const { fill, ink } = GLAZES[colour];
  return body(fill) + PATTERNS[colour](ink, fill) + BEVEL + GLAZE;
};

/** A printed cell: the pattern in its own colour on a breath of the glaze. */
const print = (colour: Colour): string => {
  const { fill, print: ink } = GLAZES[colour];
  const ground = `<rect x="2" y="2" width="96" height="96" rx="13" fill="${fill}" opacity=".2"/>`;
  return `${ground}<g opacity=".6">${PATTERNS[colour](ink, 'none')}</g>`;
};

const MARKER = `<rect width="100" height="100" rx="14" fill="#fbf3df"/><circle cx="50" cy="50" r="36" fill="none" stroke="#b07d12" stroke-width="6"/><path d="M36 40L54 25V76M38 76H68" fill="none" stroke="#1f4e9c" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>${BEVEL}${GLAZE}`;

const SHEEN =
  '<linearGradient id="azul-bevel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".45" stop-color="#fff" stop-opacity=".08"/><stop offset=".55" stop-color="#000" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>';

const DRAWINGS: readonly (readonly [name: string, content: string])[] = [
  ...COLOURS.map((colour) => [tileSymbol(colour), tile(colour)] as const),
  ...COLOURS.map((colour) => [printSymbol(colour), print(colour)] as const),
  [tileSymbol('M'), MARKER],
];

/** Everything that a drawing with these tiles needs, once. */
export const TILE_SYMBOLS = `<defs>${SHEEN}</defs>${DRAWINGS.map(
  ([name, content]) => `<symbol id="${name}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">${content}</symbol>`,
).join('')}`;

const image = (content: string): string =>
  `url("${svgAddress(`<defs>${SHEEN}</defs>${content}`, TILE_SIZE, TILE_SIZE)}")`;

/** The tiles as images in CSS variables: a board has a hundred of them, and a `use` of a symbol is a drawing each. */
export const TILE_IMAGES: string = DRAWINGS.map(([name, content]) => `--${name}: ${image(content)};`).join(' ');
export const tileImage = (letter: Colour | 'M'): string => `var(--${tileSymbol(letter)})`;
export const printImage = (colour: Colour): string => `var(--${printSymbol(colour)})`;
