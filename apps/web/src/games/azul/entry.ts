// Azul in the catalogue.

import type { CatalogueEntry } from '../catalogue-entry.ts';
import { tileRow } from '../svg-image.ts';
import { TILE_SYMBOLS, tileSymbol } from './art/tiles.ts';
import { BOARD_TITLES } from './boards.ts';

export const azulEntry: CatalogueEntry = {
  id: 'azul',
  rules: 1,
  title: 'Azul',
  about: { en: 'Take tiles, fill lines, lay out your wall.', cs: 'Ber dlaždice, plň řady a obkládej stěnu.' },
  variants: [
    {
      options: { board: 'coloured' },
      title: BOARD_TITLES.coloured,
      about: {
        en: 'Every colour has its place. The best one to start with.',
        cs: 'Každá barva má své místo. S touhle začni.',
      },
    },
    {
      options: { board: 'gray' },
      title: BOARD_TITLES.gray,
      about: {
        en: 'You choose the column; no colour twice in a row or column.',
        cs: 'Sloupec volíš ty; v řadě ani ve sloupci se barva neopakuje.',
      },
    },
    {
      options: { board: 'crystal-x2' },
      title: BOARD_TITLES['crystal-x2'],
      about: {
        en: 'A gray wall with five coloured cells that count twice.',
        cs: 'Šedá stěna s pěti barevnými políčky, která platí dvakrát.',
      },
    },
    {
      options: { board: 'crystal-bonus' },
      title: BOARD_TITLES['crystal-bonus'],
      about: {
        en: 'A gray wall with five coloured cells and higher bonuses.',
        cs: 'Šedá stěna s pěti barevnými políčky a vyššími prémiemi.',
      },
    },
  ],
  art: () =>
    tileRow(
      (['B', 'Y', 'W', 'R', 'K'] as const).map(
        (colour) => `<use href="#${tileSymbol(colour)}" width="100" height="100"/>`,
      ),
      TILE_SYMBOLS,
    ),
  load: () => import('./index.ts'),
  loadRules: () => import('./rules/page.ts'),
};
