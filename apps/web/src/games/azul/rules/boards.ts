// Azul's four boards side by side, with the figures that the rules use.

import { BOARD_NAMES, BOARDS, type BoardName } from '@mozaika/azul';
import type { Phrase } from '@mozaika/words';
import type { Table } from '../../../rules/page.ts';

/** What is the same in both languages. */
const same = (text: string): Phrase => ({ en: text, cs: text });
const NBSP = '\u00a0';
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** What the spaces of a board's floor cost, from the left; it stays on one line. */
export const floorText = (name: BoardName): string => BOARDS[name].floor.map(signed).join(NBSP);

const bonusText = (name: BoardName): string => {
  const { row, column, colour } = BOARDS[name].bonus;
  return [row, column, colour].join(`${NBSP}/${NBSP}`);
};

const TITLES: { readonly [name in BoardName]: Phrase } = {
  coloured: { en: 'Azul, Azul Mini', cs: 'Azul, Azul Mini' },
  gray: { en: 'Their grey side', cs: 'Jejich šedá strana' },
  'crystal-x2': { en: 'Crystal Mosaic ×2', cs: 'Crystal Mosaic ×2' },
  'crystal-bonus': { en: 'Crystal Mosaic bonus', cs: 'Crystal Mosaic: bonusy' },
};

export const boardsTable: Table = {
  caption: {
    en: 'What the floor costs, and the bonuses at the end',
    cs: 'Co stojí podlaha a jaké jsou na konci bonusy',
  },
  head: [
    { en: 'Board', cs: 'Herní plán' },
    { en: 'Floor', cs: 'Podlaha' },
    { en: 'Row / column / colour', cs: 'Řada / sloupec / barva' },
  ],
  rows: BOARD_NAMES.map((name) => [TITLES[name], same(floorText(name)), same(bonusText(name))]),
};
