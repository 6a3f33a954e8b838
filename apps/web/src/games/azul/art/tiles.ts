// Azul's tiles, drawn once: images for boards, SVG symbols for the picture to share and the icon.

import { COLOURS, type Colour } from '@mozaika/azul';
import { svgAddress } from '../../svg-image.ts';
import { FINISH, slab, TILE_DEFS, type TileSet } from '../../tile-body.ts';
import { GLAZES, type Glaze } from './palette.ts';

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

/** Glaze covers its drawing; in bare clay the drawing is cut in, so that its edge has a shade. */
const drawn: { readonly [set in TileSet]: (colour: Colour, glaze: Glaze) => string } = {
  glazed: (colour, { ink, fill }) => PATTERNS[colour](ink, fill),
  matte: (colour, { ink, fill }) =>
    `<g transform="translate(0 -1.6)" opacity=".5">${PATTERNS[colour]('#000', 'none')}</g>${PATTERNS[colour](ink, fill)}`,
};

const tile = (colour: Colour, set: TileSet): string => {
  const glaze = GLAZES[set][colour];
  return slab(glaze.fill) + drawn[set](colour, glaze) + FINISH[set];
};

/** A printed cell: the pattern in its own colour on a breath of the glaze. */
const print = (colour: Colour, set: TileSet): string => {
  const { fill, print: ink } = GLAZES[set][colour];
  const ground = `<rect x="2" y="2" width="96" height="96" rx="13" fill="${fill}" opacity=".2"/>`;
  return `${ground}<g opacity=".6">${PATTERNS[colour](ink, 'none')}</g>`;
};

const marker = (set: TileSet): string =>
  `${slab('#fbf3df')}<circle cx="50" cy="50" r="36" fill="none" stroke="#b07d12" stroke-width="6"/><path d="M36 40L54 25V76M38 76H68" fill="none" stroke="#1f4e9c" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>${FINISH[set]}`;

const drawings = (set: TileSet): readonly (readonly [name: string, content: string])[] => [
  ...COLOURS.map((colour) => [tileSymbol(colour), tile(colour, set)] as const),
  ...COLOURS.map((colour) => [printSymbol(colour), print(colour, set)] as const),
  [tileSymbol('M'), marker(set)],
];

const SYMBOLS = drawings('glazed').map(
  ([name, content]) =>
    [name, `<symbol id="${name}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">${content}</symbol>`] as const,
);

/** Everything that a drawing with glazed tiles may need, once. */
export const TILE_SYMBOLS = `${TILE_DEFS.glazed}${SYMBOLS.map(([, symbol]) => symbol).join('')}`;

/** A drawing with the symbols that it uses, and no others: each picture is a document of its own to the browser. */
export const withSymbols = (drawing: string): string =>
  [
    TILE_DEFS.glazed,
    ...SYMBOLS.filter(([name]) => drawing.includes(`href="#${name}"`)).map(([, symbol]) => symbol),
    drawing,
  ].join('');

const images = (set: TileSet): string =>
  drawings(set)
    .map(([name, content]) => `--${name}: url("${svgAddress(TILE_DEFS[set] + content, TILE_SIZE, TILE_SIZE)}");`)
    .join(' ');

const made = new Map<TileSet, string>();

/** The tiles of a set as images in CSS variables: a board has a hundred of them, and a `use` of a symbol is a drawing each. */
export function tileImages(set: TileSet): string {
  const known = made.get(set) ?? images(set);
  made.set(set, known);
  return known;
}
export const tileImage = (letter: Colour | 'M'): string => `var(--${tileSymbol(letter)})`;
export const printImage = (colour: Colour): string => `var(--${printSymbol(colour)})`;
