// Azul in the catalogue.

import { editionPhrase } from '@mozaika/words/editions';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { planArt } from './art/plan.ts';
import { tablePicture } from './art/table-picture.ts';

export const azulEntry: CatalogueEntry = {
  id: 'azul',
  rules: 1,
  title: 'Azul',
  gist: { en: 'Take tiles, fill your wall', cs: 'Ber dlaždice, obkládej stěnu' },
  picture: tablePicture,
  editions: [
    {
      id: 'azul',
      options: { board: 'coloured' },
      title: editionPhrase('azul'),
      detail: { en: 'coloured wall', cs: 'barevná stěna' },
      about: {
        en: 'Every colour has its place on the wall. The best one to start with.',
        cs: 'Každá barva má na stěně své místo. Nejlepší na začátek.',
      },
      art: () => planArt('coloured', 'cube'),
    },
    {
      id: 'azul-gray',
      options: { board: 'gray' },
      title: editionPhrase('azul-gray'),
      detail: { en: 'grey wall', cs: 'šedá stěna' },
      about: {
        en: 'You choose the column; no colour twice in a row or column.',
        cs: 'Sloupec si vybíráš; v řadě ani ve sloupci se barva neopakuje.',
      },
      art: () => planArt('gray', 'cube'),
    },
    {
      id: 'azul-mini',
      options: { board: 'coloured', edition: 'mini' },
      title: editionPhrase('azul-mini'),
      detail: { en: 'Azul Mini, coloured wall', cs: 'Azul Mini, barevná stěna' },
      about: {
        en: 'The travel edition: a panel with two sliders for the score. The rules are the same.',
        cs: 'Cestovní vydání: panel se dvěma jezdci na body. Pravidla jsou stejná.',
      },
      art: () => planArt('coloured', 'sliders'),
    },
    {
      id: 'azul-mini-gray',
      options: { board: 'gray', edition: 'mini' },
      title: editionPhrase('azul-mini-gray'),
      detail: { en: 'Azul Mini, grey wall', cs: 'Azul Mini, šedá stěna' },
      about: {
        en: 'The other side of Mini’s board: you choose the column.',
        cs: 'Druhá strana plánu z Azulu Mini: sloupec si vybíráš.',
      },
      art: () => planArt('gray', 'sliders'),
    },
    {
      id: 'crystal-mosaic-x2',
      options: { board: 'crystal-x2' },
      title: editionPhrase('crystal-mosaic-x2'),
      detail: { en: 'Crystal Mosaic ×2', cs: 'Crystal Mosaic ×2' },
      about: {
        en: 'A grey wall with five coloured cells that count twice.',
        cs: 'Šedá stěna s pěti barevnými políčky, která platí dvakrát.',
      },
      art: () => planArt('crystal-x2', 'cube', '×2'),
    },
    {
      id: 'crystal-mosaic-bonus',
      options: { board: 'crystal-bonus' },
      title: editionPhrase('crystal-mosaic-bonus'),
      detail: { en: 'Crystal Mosaic bonus', cs: 'Crystal Mosaic: bonusy' },
      about: {
        en: 'A grey wall with five coloured cells, and higher bonuses at the end.',
        cs: 'Šedá stěna s pěti barevnými políčky a vyššími bonusy na konci.',
      },
      art: () => planArt('crystal-bonus', 'cube', '+12'),
    },
  ],
  formerVariants: ['azul', 'azul-gray', 'crystal-mosaic-x2', 'crystal-mosaic-bonus'],
  opening: {
    option: 'start',
    by: 'seat',
    hint: {
      en: 'The rule book says: the player who visited Portugal last.',
      cs: 'Podle pravidel začíná ten, kdo naposledy navštívil Portugalsko.',
    },
  },
  load: () => import('./index.ts'),
  loadBoxes: () => import('./boxes.ts'),
  loadRules: () => import('./rules/page.ts'),
  loadEditor: () => import('./editor/index.ts'),
  loadPad: () => import('./pad/index.ts'),
  loadTutorial: () => import('./tutorial/tutorial.ts'),
};
