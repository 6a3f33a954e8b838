// A picture of Qwirkle's 36 tiles: a row for each shape, a column for each colour.

import { COLOURS, type Colour, SHAPES, type Shape } from '@mozaika/qwirkle';
import type { Phrase } from '@mozaika/words';
import type { Figure } from '../../../rules/page.ts';
import { escaped } from '../../svg-image.ts';
import { tileSvg } from '../art/shapes.ts';

const CELL = 38;
const TILE = 35;
const LEFT = 92;
const TOP = 62;
const EDGE = 14;
const WIDTH = LEFT + CELL * COLOURS.length + EDGE;

const COLOUR_NAMES: { readonly [colour in Colour]: Phrase } = {
  R: { en: 'red', cs: 'červená' },
  O: { en: 'orange', cs: 'oranžová' },
  Y: { en: 'yellow', cs: 'žlutá' },
  G: { en: 'green', cs: 'zelená' },
  B: { en: 'blue', cs: 'modrá' },
  P: { en: 'purple', cs: 'fialová' },
};

const SHAPE_NAMES: { readonly [shape in Shape]: Phrase } = {
  o: { en: 'circle', cs: 'kruh' },
  x: { en: 'cross', cs: 'křížek' },
  d: { en: 'diamond', cs: 'kosočtverec' },
  s: { en: 'square', cs: 'čtverec' },
  '*': { en: 'star', cs: 'hvězda' },
  c: { en: 'clover', cs: 'čtyřlístek' },
};

const text = (content: string, attributes: string): string =>
  `<text font-size="14" fill="var(--ink)" ${attributes}>${escaped(content)}</text>`;

export const tilesPicture: Figure = {
  title: {
    en: 'The 36 different tiles: six shapes in six colours',
    cs: '36 různých kostiček: šest tvarů v šesti barvách',
  },
  width: WIDTH,
  height: TOP + CELL * SHAPES.length,
  draw: (tell) =>
    [
      ...COLOURS.map((colour, column) => {
        const x = LEFT + CELL * column + TILE / 2;
        return text(tell(COLOUR_NAMES[colour]), `transform="translate(${x} ${TOP - 8}) rotate(-50)"`);
      }),
      ...SHAPES.flatMap((shape, row) => {
        const y = TOP + CELL * row;
        const name = text(tell(SHAPE_NAMES[shape]), `x="${LEFT - 8}" y="${y + 22}" text-anchor="end"`);
        const tiles = COLOURS.map((colour, column) => {
          const place = `translate(${LEFT + CELL * column} ${y}) scale(${TILE / 100})`;
          return `<g transform="${place}">${tileSvg(`${colour}${shape}`)}</g>`;
        });
        return [name, ...tiles];
      }),
    ].join(''),
  legend: [],
};
