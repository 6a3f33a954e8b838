// A labelled picture of Azul's board, in the middle of a round: drawn with the tiles of the app, in the colours of the page.

import { BOARDS } from '@mozaika/azul';
import type { Phrase } from '@mozaika/words';
import type { Figure } from '../../../rules/page.ts';
import { escaped } from '../../svg-image.ts';
import { TILE_SYMBOLS } from '../art/tiles.ts';
import { signed } from './boards.ts';
import { STEP, slot, TILE } from './drawing.ts';

const LEFT = 14;
const WALL = LEFT + STEP * 5 + 28;
const ROWS = 98;
const FLOOR = ROWS + STEP * 5 + 34;
const WIDTH = WALL + STEP * 5 + 12;
const HEIGHT = FLOOR + TILE + 14;
/** The score track: 0, then rows of twenty. */
const TRACK = { top: 32, step: (WIDTH - 2 * LEFT) / 21, size: 13 };

/** What lies on the board of the picture; pattern lines from the right. */
const SHOWN = {
  lines: ['', 'RR', 'B', 'WWWW', 'KKK'],
  wall: ['.Y...', '.B...', '..B..', '.....', '.....'],
  floor: 'MR',
  score: 6,
} as const;

const LEGEND: Figure['legend'] = [
  {
    name: { en: 'Score track:', cs: 'Počítadlo bodů:' },
    about: {
      en: 'everybody starts at 0. In the app it stands beside the name.',
      cs: 'všichni začínají na 0. V aplikaci je vedle jména.',
    },
  },
  {
    name: { en: 'Pattern lines:', cs: 'Přípravné řady:' },
    about: {
      en: 'five, for 1 to 5 tiles. Each holds one colour.',
      cs: 'je jich pět, na 1 až 5 dlaždic. V každé je jen jedna barva.',
    },
  },
  {
    name: { en: 'Wall:', cs: 'Stěna:' },
    about: {
      en: '5 × 5 cells. One tile of each full line moves here and scores.',
      cs: '5 × 5 políček. Z každé plné řady sem přejde jedna dlaždice a přinese body.',
    },
  },
  {
    name: { en: 'Floor:', cs: 'Podlaha:' },
    about: {
      en: 'seven spaces for tiles that fit nowhere else. They cost points.',
      cs: 'sedm míst pro dlaždice, které se jinam nevešly. Stojí body.',
    },
  },
];

const LABELS: readonly (readonly [text: Phrase, x: number, y: number])[] = [
  [{ en: 'score track', cs: 'počítadlo bodů' }, LEFT, 16],
  [{ en: 'pattern lines', cs: 'přípravné řady' }, LEFT, ROWS - 14],
  [{ en: 'wall', cs: 'stěna' }, WALL, ROWS - 14],
  [{ en: 'floor', cs: 'podlaha' }, LEFT, FLOOR - 14],
];

const label = (text: string, number: number, x: number, y: number): string =>
  `<circle cx="${x + 8}" cy="${y}" r="8.5" fill="var(--cobalt)"/>` +
  `<text x="${x + 8}" y="${y + 4}" text-anchor="middle" font-size="12" font-weight="700" fill="var(--on-cobalt)">${number}</text>` +
  `<text x="${x + 22}" y="${y + 4.5}" font-size="14" font-weight="600" fill="var(--ink)">${escaped(text)}</text>`;

const small = (x: number, y: number, content: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="9" fill="var(--ink-soft)">${content}</text>`;

function trackCell(points: number): string {
  const row = points === 0 ? 0 : Math.floor((points - 1) / 20);
  const x = LEFT + TRACK.step * (points === 0 ? 0 : 1 + ((points - 1) % 20));
  const y = TRACK.top + row * TRACK.step;
  const cell = `<rect x="${x}" y="${y}" width="${TRACK.size}" height="${TRACK.size}" rx="2" fill="var(--paper-sunk)" stroke="var(--line)"/>`;
  if (points === SHOWN.score)
    return `${cell}<rect x="${x + 2}" y="${y + 2}" width="${TRACK.size - 4}" height="${TRACK.size - 4}" rx="1" fill="var(--ink)"/>`;
  return cell + (points % 5 === 0 ? small(x + TRACK.size / 2, y + 10, String(points)) : '');
}

const lines = (): string =>
  SHOWN.lines
    .flatMap((tiles, row) =>
      Array.from({ length: row + 1 }, (_, i) => slot(LEFT + STEP * (4 - i), ROWS + STEP * row, tiles[i] ?? '')),
    )
    .join('');

const wall = (): string =>
  SHOWN.wall
    .flatMap((cells, row) =>
      [...cells].map((letter, column) =>
        slot(WALL + STEP * column, ROWS + STEP * row, letter, BOARDS.coloured.wall[row]?.[column]),
      ),
    )
    .join('');

/** Each row of the wall has the pattern line to its left. */
const arrows = (): string =>
  SHOWN.lines
    .map((_, row) => {
      const y = ROWS + STEP * row + TILE / 2;
      const x = WALL - 20;
      return `<path d="M${x} ${y}h11m-4 -4l4 4l-4 4" fill="none" stroke="var(--gold-line)" stroke-width="2"/>`;
    })
    .join('');

const floor = (): string =>
  BOARDS.coloured.floor
    .map((points, i) => {
      const x = LEFT + STEP * i;
      const letter = SHOWN.floor[i] ?? '';
      const cost = `<text x="${x + TILE / 2}" y="${FLOOR + 18}" text-anchor="middle" font-size="12" fill="var(--ink-soft)">${signed(points)}</text>`;
      return slot(x, FLOOR, letter) + (letter === '' ? cost : '');
    })
    .join('');

export const planPicture: Figure = {
  title: { en: 'The board of a player', cs: 'Herní plán jednoho hráče' },
  width: WIDTH,
  height: HEIGHT,
  draw: (tell) =>
    [
      TILE_SYMBOLS,
      `<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="12" fill="var(--paper-raised)" stroke="var(--line)" stroke-width="2"/>`,
      ...LABELS.map(([text, x, y], i) => label(tell(text), i + 1, x, y)),
      ...Array.from({ length: 41 }, (_, points) => trackCell(points)),
      lines(),
      arrows(),
      wall(),
      floor(),
    ].join(''),
  legend: LEGEND,
};
