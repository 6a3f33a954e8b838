// Azul's four boards side by side, with the figures that the rules use.

import { BOARDS, type BoardData, type BoardName } from '@mozaika/azul';
import type { Phrase } from '@mozaika/words';
import type { Table } from '../../../rules/page.ts';
import { BOARD_TITLES } from '../boards.ts';

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
  rows: Object.entries(BOARD_TITLES).map(([name, title]) => {
    const board = BOARDS[name as BoardName];
    return [title, floorOf(board), bonusesOf(board)];
  }),
};
