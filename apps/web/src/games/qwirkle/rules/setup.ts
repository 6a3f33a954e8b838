// What Qwirkle's page says before the first play: the tiles, who opens, how to play it here; and a little advice.

import type { Chapter } from '../../../rules/page.ts';
import { tilesPicture } from './tiles-picture.ts';

export const setup: Chapter = {
  id: 'setup',
  title: { en: 'Setting up', cs: 'Příprava hry' },
  brief: {
    en: 'Six shapes in six colours, each tile three times. Everybody draws six and hides them.',
    cs: 'Šest tvarů v šesti barvách, každá kostička třikrát. Každý si vylosuje šest a ostatním je neukazuje.',
  },
  parts: [
    {
      text: {
        en: 'There are 36 different tiles, six shapes in six colours. The bag holds each of them three times, 108 tiles in all.',
        cs: 'Různých kostiček je 36: šest tvarů v šesti barvách. V pytlíku je každá třikrát, celkem 108 kostiček.',
      },
    },
    { figure: tilesPicture },
    {
      text: {
        en: 'Everybody draws six tiles, which the others don’t see. That is your hand.',
        cs: 'Každý si vylosuje šest kostiček tak, aby je ostatní neviděli. To je jeho ruka.',
      },
    },
  ],
};

export const opening: Chapter = {
  id: 'opening',
  title: { en: 'Who opens', cs: 'Začátek hry' },
  brief: {
    en: 'Whoever has the largest set of one colour or one shape opens with it.',
    cs: 'Kdo má nejvíc kostiček jedné barvy nebo jednoho tvaru, zahajuje jimi.',
  },
  parts: [
    {
      text: {
        en: 'Everybody announces how many tiles of one colour or of one shape they hold at most; equal tiles count once. The highest number opens, with exactly that many tiles.',
        cs: 'Každý ohlásí, kolik má v ruce nejvíc kostiček jedné barvy nebo jednoho tvaru; stejné se počítají jednou. Kdo má nejvíc, zahajuje a zahraje právě tolik kostiček.',
      },
    },
    {
      text: {
        en: 'If players are tied, the oldest of them opens, as printed. Here the draw decides, unless you say who is older.',
        cs: 'Při shodě zahajuje podle krabice nejstarší z nich. Tady rozhodne los, pokud nezadáte, kdo je starší.',
      },
    },
  ],
};

export const app: Chapter = {
  id: 'app',
  title: { en: 'How to do it here', cs: 'Jak se to dělá v aplikaci' },
  print: 'left out',
  parts: [
    {
      list: [
        {
          en: 'Tap a tile of your hand, then a cell. Cells where it fits are marked. More tiles follow in the same way; then press Play.',
          cs: 'Ťukni na kostičku v ruce a potom na políčko. Políčka, kam se hodí, jsou označená. Stejně přidej další a stiskni Zahrát.',
        },
        {
          en: 'Or drag tiles onto the grid. To take one back, tap it in your hand again.',
          cs: 'Nebo kostičky na mřížku přetáhni. Zpátky si kostičku vezmeš ťuknutím na její místo v ruce.',
        },
        {
          en: 'To trade, press Trade, tap the tiles and press it again.',
          cs: 'Chceš-li vyměňovat, stiskni Vyměnit, ťukni na kostičky a stiskni tlačítko znovu.',
        },
        {
          en: 'Drag the grid to look around; pinch or turn the wheel to zoom.',
          cs: 'Tažením si mřížku posuneš, dvěma prsty nebo kolečkem myši ji zvětšíš a zmenšíš.',
        },
        {
          en: 'Tap the bag to see which tiles are still to come.',
          cs: 'Ťukni na pytlík a uvidíš, které kostičky ještě můžou přijít.',
        },
        {
          en: 'Keys on the grid: arrows move, 1 to 6 take a tile of the hand, Enter lays it down, Page Down leads to the next cell where it fits, Delete takes it back, Ctrl+Enter plays.',
          cs: 'Klávesy na mřížce: šipkami se pohybuješ, 1 až 6 vezme kostičku z ruky, Enter ji položí, Page Down přejde na další políčko, kam se hodí, Delete ji vrátí, Ctrl+Enter zahraje tah.',
        },
      ],
    },
  ],
};

export const advice: Chapter = {
  id: 'advice',
  title: { en: 'A little advice', cs: 'Pár rad' },
  parts: [
    {
      list: [
        {
          en: 'Look for places where a tile joins two lines at once.',
          cs: 'Hledej místa, kde se kostička přidá ke dvěma řadám naráz.',
        },
        {
          en: 'Think twice before you make a line of five: somebody else may finish the qwirkle.',
          cs: 'Než vytvoříš řadu pěti, rozmysli si to: qwirkle může dokončit někdo jiný.',
        },
        {
          en: 'Count: every tile exists three times. If all three lie on the grid, nobody can be waiting for it.',
          cs: 'Počítej: každá kostička je ve hře třikrát. Když už leží všechny tři, nemá cenu na ni čekat.',
        },
      ],
    },
  ],
};
