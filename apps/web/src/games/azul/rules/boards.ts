// Azul's four boards side by side, with the figures that the rules use.

import { BOARDS, type BoardData, type BoardName } from '@mozaika/azul';
import type { Phrase } from '@mozaika/words';
import type { Table } from '../../../rules/page.ts';

const TITLES: { readonly [name in BoardName]: Phrase } = {
  coloured: { en: 'Coloured wall', cs: 'Barevná stěna' },
  gray: { en: 'Gray wall', cs: 'Šedá stěna' },
  'crystal-x2': { en: 'Crystal: doubles', cs: 'Krystal: dvojnásobky' },
  'crystal-bonus': { en: 'Crystal: bonuses', cs: 'Krystal: prémie' },
};

/** What is the same in both languages. */
const same = (text: string): Phrase => ({ en: text, cs: text });
const NBSP = '\u00a0';
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
const floorOf = ({ floor }: BoardData): Phrase => same(floor.map(signed).join(' '));
const bonusesOf = ({ bonus }: BoardData): Phrase =>
  same([bonus.row, bonus.column, bonus.colour].join(`${NBSP}/${NBSP}`));

export const boardsTable: Table = {
  caption: {
    en: 'What the floor costs, and the bonuses at the end',
    cs: 'Co stojí podlaha a jaké jsou prémie na konci',
  },
  head: [
    { en: 'Board', cs: 'Deska' },
    { en: 'Floor', cs: 'Podlaha' },
    { en: 'Row / column / colour', cs: 'Řada / sloupec / barva' },
  ],
  rows: Object.entries(TITLES).map(([name, title]) => {
    const board = BOARDS[name as BoardName];
    return [title, floorOf(board), bonusesOf(board)];
  }),
};
