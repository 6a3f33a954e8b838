// Azul's four boards side by side, with the figures that the rules use.

import { BOARDS, type BoardData, type BoardName } from '@mozaika/azul';
import type { Phrase } from '@mozaika/words';
import type { Table } from '../page.ts';

const WALLS: { readonly [name in BoardName]: readonly [title: Phrase, wall: Phrase] } = {
  coloured: [
    { en: 'Coloured wall', cs: 'Barevná stěna' },
    { en: 'every cell has its colour', cs: 'každé políčko má svou barvu' },
  ],
  gray: [
    { en: 'Gray wall', cs: 'Šedá stěna' },
    { en: 'you choose the column', cs: 'sloupec volíš ty' },
  ],
  'crystal-x2': [
    { en: 'Crystal: doubles', cs: 'Krystal: dvojnásobky' },
    { en: 'you choose; five printed cells count double', cs: 'volíš ty; pět předtištěných políček platí dvakrát' },
  ],
  'crystal-bonus': [
    { en: 'Crystal: bonuses', cs: 'Krystal: prémie' },
    { en: 'you choose; five printed cells', cs: 'volíš ty; pět předtištěných políček' },
  ],
};

/** What is the same in both languages. */
const same = (text: string): Phrase => ({ en: text, cs: text });
const NBSP = '\u00a0';
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
export const floorOf = ({ floor }: BoardData): Phrase => same(floor.map(signed).join(' '));
const bonusesOf = ({ bonus }: BoardData): Phrase =>
  same([bonus.row, bonus.column, bonus.colour].join(`${NBSP}/${NBSP}`));

export const boardsTable: Table = {
  caption: { en: 'What differs', cs: 'V čem se liší' },
  head: [
    { en: 'Board', cs: 'Deska' },
    { en: 'Wall', cs: 'Stěna' },
    { en: 'Floor', cs: 'Podlaha' },
    { en: 'Row / column / colour', cs: 'Řada / sloupec / barva' },
  ],
  rows: Object.entries(WALLS).map(([name, titles]) => {
    const board = BOARDS[name as BoardName];
    return [...titles, floorOf(board), bonusesOf(board)];
  }),
};
