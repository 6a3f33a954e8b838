// Azul's other boards: what their walls allow, what their floors cost, what they bring.

import type { Chapter } from '../../../rules/page.ts';
import { boardsTable, floorText } from './boards.ts';
import { bonuses, column, double, noPlace } from './free-walls.ts';

const boards: Chapter = {
  id: 'boards',
  title: { en: 'The other boards', cs: 'Další herní plány' },
  parts: [
    {
      text: {
        en: 'So far every cell of the wall had its colour. On the other boards you choose the column yourself. Azul Mini has both sides of Azul and the same rules. Crystal Mosaic brings two more sides and needs Azul.',
        cs: 'Zatím mělo každé políčko stěny svou barvu. Na dalších plánech volíš sloupec ty. Azul Mini má obě strany Azulu a stejná pravidla. Crystal Mosaic přidává dvě další strany a potřebuje Azul.',
      },
    },
    { table: boardsTable },
  ],
};

const grey: Chapter = {
  id: 'gray',
  title: { en: 'The grey side', cs: 'Šedá strana' },
  brief: {
    en: 'The wall has no colours: you choose the column. No colour twice in a row or in a column.',
    cs: 'Stěna nemá barvy: sloupec volíš ty. V řadě ani ve sloupci se žádná barva neopakuje.',
  },
  parts: [
    {
      list: [
        {
          en: 'A tile from a full line goes to any free cell of its row: you choose the column.',
          cs: 'Dlaždice z plné řady smí na kterékoli volné políčko své řady: sloupec volíš ty.',
        },
        {
          en: 'No colour may be twice in a row or in a column of the wall.',
          cs: 'V žádné řadě ani sloupci stěny nesmí být barva dvakrát.',
        },
        {
          en: 'If you can place the tile, you must.',
          cs: 'Pokud dlaždici umístit můžeš, musíš.',
        },
        {
          en: 'Special case: if no cell of the row may take it, all tiles of the line fall to the floor, and they cost points in this very round.',
          cs: 'Speciální případ: když ji nesmíš dát na žádné políčko řady, padají všechny dlaždice z přípravné řady na podlahu a stojí body hned v tomto kole.',
        },
      ],
    },
    { example: column },
    { example: noPlace },
  ],
};

const doubles: Chapter = {
  id: 'crystal-x2',
  title: { en: 'Crystal Mosaic ×2', cs: 'Crystal Mosaic ×2' },
  brief: {
    en: 'Five printed cells take only their colour and score double.',
    cs: 'Pět předtištěných políček patří jen své barvě a bodují dvojnásobně.',
  },
  parts: [
    {
      list: [
        {
          en: `The rules of the grey side, with a milder floor: ${floorText('crystal-x2')}.`,
          cs: `Platí pravidla šedé strany, podlaha je mírnější: ${floorText('crystal-x2')}.`,
        },
        {
          en: 'Five cells are printed and take only their own colour.',
          cs: 'Pět políček je předtištěných a patří na ně jen jejich barva.',
        },
        {
          en: 'A tile that you place on a printed cell scores double: alone 2 points instead of 1. Nothing else is doubled.',
          cs: 'Za dlaždici položenou na předtištěné políčko dostaneš dvojnásobek: za osamocenou 2 body místo 1. Nic dalšího se nenásobí.',
        },
      ],
    },
    { example: double },
  ],
};

const higherBonuses: Chapter = {
  id: 'crystal-bonus',
  title: { en: 'Crystal Mosaic bonus', cs: 'Crystal Mosaic: bonusy' },
  brief: {
    en: 'Five printed cells take only their colour, and the bonuses at the end are higher.',
    cs: 'Pět předtištěných políček patří jen své barvě a bonusy na konci jsou vyšší.',
  },
  parts: [
    {
      list: [
        {
          en: `The rules of the grey side, with the milder floor: ${floorText('crystal-bonus')}.`,
          cs: `I tady platí pravidla šedé strany a mírnější podlaha: ${floorText('crystal-bonus')}.`,
        },
        {
          en: 'Five printed cells take only their own colour. They score like any other cell.',
          cs: 'Na pět předtištěných políček patří jen jejich barva. Bodují se jako každé jiné.',
        },
        {
          en: 'The bonuses at the end are higher: 3 points for a row, 10 for a column, 12 for a colour.',
          cs: 'Bonusy na konci jsou vyšší: 3 body za řadu, 10 za sloupec, 12 za barvu.',
        },
      ],
    },
    { example: bonuses },
  ],
};

export const otherBoards: readonly Chapter[] = [boards, grey, doubles, higherBonuses];
