// The boxes that Azul is sold in, and how to recognise them.

import type { Box } from '../catalogue-entry.ts';

const boxes: readonly Box[] = [
  {
    title: 'Azul',
    signs: [
      {
        en: 'A big square box. Cardboard boards, round displays, a small black cube for the score.',
        cs: 'Velká čtvercová krabice. Kartonové plány, kulaté výlohy a na body malá černá kostka.',
      },
      {
        en: 'Discarded tiles wait in the lid of the box.',
        cs: 'Odložené dlaždice čekají ve víku krabice.',
      },
    ],
    editions: ['azul', 'azul-gray'],
  },
  {
    title: 'Azul Mini',
    signs: [
      {
        en: 'A small box for travelling. The board slides into a plastic panel that holds the tiles in place, and two sliders show the score.',
        cs: 'Malá krabice na cesty. Plán se zasouvá do plastového panelu, ve kterém dlaždice drží, a body ukazují dva jezdci.',
      },
      {
        en: 'The plastic tray of the box can be used as the displays.',
        cs: 'Jako výlohy může sloužit plastová vložka krabice.',
      },
    ],
    editions: ['azul-mini', 'azul-mini-gray'],
  },
  {
    title: 'Azul: Crystal Mosaic',
    signs: [
      {
        en: 'An expansion: four double-sided boards and clear overlays, no tiles. You need Azul to play it.',
        cs: 'Rozšíření: čtyři oboustranné plány a průhledné překryvy, žádné dlaždice. Hraje se s ním základní Azul.',
      },
      {
        en: 'Look at the side that you play on: with ×2 in its coloured cells, or without.',
        cs: 'Podívej se, na které straně hrajete: s ×2 v barevných políčkách, nebo bez něj.',
      },
    ],
    editions: ['crystal-mosaic-x2', 'crystal-mosaic-bonus'],
  },
];

export default boxes;
