// The picture to share: everybody's board as it lies on the table, as one SVG document that needs nothing else.

import {
  type AzulEdition,
  type AzulPlayerView,
  type AzulView,
  BOARDS,
  type BoardData,
  type Colour,
} from '@mozaika/azul';
import type { PicturedTable } from '../contract.ts';
import { escaped, shortened } from '../svg-image.ts';
import { printSymbol, TILE_SYMBOLS, tileSymbol } from './art/tiles.ts';
import { editionFor } from './edition.ts';
import { LAST_NOTCH, slidersOf } from './score-sliders.ts';

const TILE = 40;
const STEP = 44;
const PAD = 20;
const HEAD = 44;
const TITLE = 64;
const GAP = 20;
const WIDTH = PAD * 2 + STEP * 10 + GAP;
const HEIGHT = PAD * 2 + HEAD + STEP * 6 + 12;

const PAPER = '#f7f3ea';
const RAISED = '#fffdf8';
const SUNK = '#ece5d6';
const LINE = '#d5cbb6';
const INK = '#1c2b4a';
const SOFT = '#51607c';
const COBALT = '#1f4e9c';

/** The sliders of a score: a knob that moves from notch to notch of its track. */
const KNOB = 32;
const NOTCH = 7;
const TRACK_GAP = 10;
const TRACK = LAST_NOTCH * NOTCH + KNOB + TRACK_GAP;

/** What all boards of a picture have in common. */
interface Pictured {
  readonly view: AzulView;
  readonly edition: AzulEdition;
}

const text = (x: number, y: number, size: number, content: string, attributes = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${attributes}>${escaped(content)}</text>`;

const use = (id: string, x: number, y: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${TILE}" height="${TILE}"/>`;

/** An empty place, with what lies or is printed there. */
function slot(x: number, y: number, letter: string, printed = '.'): string {
  const ground = `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" rx="6" fill="${SUNK}" stroke="${LINE}"/>`;
  if (letter !== '.' && letter !== '') return ground + use(tileSymbol(letter as Colour | 'M'), x, y);
  return printed === '.' ? ground : ground + use(printSymbol(printed as Colour), x, y);
}

function lines({ lines: all }: AzulPlayerView, x: number, y: number): string {
  return all
    .flatMap((tiles, row) =>
      Array.from({ length: row + 1 }, (_, i) => slot(x + STEP * (4 - i), y + STEP * row, tiles[i] ?? '')),
    )
    .join('');
}

function wall({ wall: rows }: AzulPlayerView, board: BoardData, x: number, y: number): string {
  return rows
    .flatMap((cells, row) =>
      [...cells].map((letter, column) => slot(x + STEP * column, y + STEP * row, letter, board.wall[row]?.[column])),
    )
    .join('');
}

function floor({ floor: tiles }: AzulPlayerView, board: BoardData, x: number, y: number): string {
  return board.floor
    .map((value, i) => {
      const at = x + STEP * i;
      if (i < tiles.length) return slot(at, y, tiles[i] ?? '');
      const cost = value < 0 ? `\u2212${-value}` : String(value);
      return slot(at, y, '') + text(at + TILE / 2, y + 26, 16, cost, `text-anchor="middle" fill="${SOFT}"`);
    })
    .join('');
}

/** How many characters of a name fit beside the score. */
const LONGEST_NAME: { readonly [score in AzulEdition['score']]: number } = { cube: 26, sliders: 16 };

/** The score, which ends at `x`: a number, or two sliders. */
const SCORES: { readonly [score in AzulEdition['score']]: (score: number, x: number, y: number) => string } = {
  cube: (score, x, y) => text(x, y, 30, String(score), 'text-anchor="end" font-weight="700"'),
  sliders: (score, x, y) =>
    slidersOf(score)
      .map(({ figure, notch }, i) => {
        const left = x - TRACK * (2 - i) + TRACK_GAP;
        const at = left + notch * NOTCH;
        return [
          `<rect x="${left}" y="${y - 14}" width="${TRACK - TRACK_GAP}" height="6" rx="3" fill="${LINE}"/>`,
          `<rect x="${at}" y="${y - 25}" width="${KNOB}" height="28" rx="7" fill="${COBALT}"/>`,
          text(at + KNOB / 2, y - 4, 20, String(figure), 'text-anchor="middle" font-weight="700" fill="#fff"'),
        ].join('');
      })
      .join(''),
};

function board({ view, edition }: Pictured, player: AzulPlayerView, name: string, x: number, y: number): string {
  const data = BOARDS[view.board];
  const [left, top] = [x + PAD, y + PAD + HEAD];
  return [
    `<rect x="${x + 6}" y="${y + 6}" width="${WIDTH - 12}" height="${HEIGHT - 12}" rx="14" fill="${RAISED}" stroke="${LINE}" stroke-width="2"/>`,
    text(left, y + PAD + 24, 24, shortened(name, LONGEST_NAME[edition.score]), 'font-weight="600"'),
    SCORES[edition.score](player.score, x + WIDTH - PAD, y + PAD + 26),
    lines(player, left, top),
    wall(player, data, left + STEP * 5 + GAP, top),
    floor(player, data, left, top + STEP * 5 + 12),
  ].join('');
}

export function picture({ view, options, names, title }: PicturedTable<AzulView>): string {
  const pictured = { view, edition: editionFor(view, options) };
  const columns = view.seats > 1 ? 2 : 1;
  const rows = Math.ceil(view.seats / columns);
  const [width, height] = [columns * WIDTH + PAD, rows * HEIGHT + TITLE + PAD];
  const boards = view.players.map((player, index) =>
    board(
      pictured,
      player,
      names[index] ?? '',
      PAD / 2 + (index % columns) * WIDTH,
      TITLE + Math.floor(index / columns) * HEIGHT,
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif" fill="${INK}">`,
    `<title>${escaped(title)}</title>`,
    TILE_SYMBOLS,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    text(PAD, 44, 28, shortened(title, 70), 'font-weight="700"'),
    ...boards,
    '</svg>\n',
  ].join('');
}
