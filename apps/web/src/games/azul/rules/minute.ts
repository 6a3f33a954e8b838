// Azul in a minute: a round in five pictures, and how a match ends.

import { BOARDS } from '@mozaika/azul';
import type { MinuteCard } from '../../../rules/page.ts';
import { withSymbols } from '../art/tiles.ts';
import { signed } from './boards.ts';
import { arrow, display, figure, frame, STEP, slot, TILE, tile } from './drawing.ts';

const drawn = (...parts: readonly string[]): string => withSymbols(parts.join(''));

/** Places side by side; a capital lies there, a small letter is printed there. */
const row = (letters: string, x: number, y: number): string =>
  [...letters]
    .map((letter, i) => {
      const printed = letter === letter.toLowerCase() && letter !== '.';
      return slot(x + STEP * i, y, printed ? '.' : letter, printed ? letter.toUpperCase() : '.');
    })
    .join('');

const floor = (x: number, y: number): string =>
  BOARDS.coloured.floor
    .slice(0, 5)
    .map((points, i) => {
      const cost = `<text x="${x + STEP * i + TILE / 2}" y="${y + TILE + 17}" text-anchor="middle" font-size="13" font-weight="700" fill="var(--bad)">${signed(points)}</text>`;
      return slot(x + STEP * i, y, 'MRR'[i] ?? '') + cost;
    })
    .join('');

export const minute: readonly MinuteCard[] = [
  {
    title: { en: 'Take one colour', cs: 'Vezmi jednu barvu' },
    text: {
      en: 'All its tiles from one display. The others go to the centre.',
      cs: 'Všechny její dlaždice z jedné výlohy. Ostatní jdou do středu.',
    },
    draw: () =>
      drawn(display('..BW', 6, 19), arrow(80, 52, 18), tile('K', 108, 39), tile('K', 136, 39), frame(104, 35, 62, 34)),
  },
  {
    title: { en: 'Fill a line', cs: 'Zaplň řadu' },
    text: {
      en: 'All of them into one line, one colour in each.',
      cs: 'Všechny do jedné řady, v každé jen jedna barva.',
    },
    draw: () => drawn(row('.', 98, 10), row('.R', 70, 38), row('.KK', 42, 66), frame(38, 62, 90, 34)),
  },
  {
    title: { en: 'Tile your wall', cs: 'Obkládej stěnu' },
    text: {
      en: 'When the round ends, each full line moves one tile to the wall.',
      cs: 'Na konci kola přejde z každé plné řady jedna dlaždice na stěnu.',
    },
    draw: () =>
      drawn(
        row('KK', 2, 39),
        arrow(61, 52, 16),
        row('Ywb', 84, 11),
        row('yKw', 84, 39),
        row('rby', 84, 67),
        frame(108, 35, 34, 34),
      ),
  },
  {
    title: { en: 'Neighbours score', cs: 'Body jsou za sousedy' },
    text: {
      en: 'A point for each tile of the row and the column that the new one joins.',
      cs: 'Bod za každou dlaždici řady i sloupce, ke kterým se nová přidá.',
    },
    draw: () =>
      drawn(
        row('Ybr', 16, 11),
        row('WBY', 16, 39),
        row('krW', 16, 67),
        frame(12, 35, 90, 34),
        figure('+3', 136, 62, 'good'),
      ),
  },
  {
    title: { en: 'Mind the floor', cs: 'Pozor na podlahu' },
    text: {
      en: 'What fits nowhere falls there and costs points.',
      cs: 'Co se nikam nevejde, spadne na ni a stojí body.',
    },
    draw: () => drawn(floor(15, 30)),
  },
  {
    title: { en: 'A whole row ends it', cs: 'Celá řada je konec' },
    text: {
      en: 'Then whole rows, columns and colours bring bonuses.',
      cs: 'Pak se připočtou bonusy za celé řady, sloupce a barvy.',
    },
    draw: () => drawn(row('BYRKW', 15, 25), row('wbYrk', 15, 53), frame(11, 21, 146, 34)),
  },
];
