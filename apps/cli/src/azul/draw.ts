// Azul in the terminal: displays and centre on top, then every player's lines, wall and floor.

import { type AzulPlayerView, type AzulView, BOARDS, type BoardData, FLOOR_SPACES } from '@mozaika/azul';
import type { Json } from '@mozaika/kernel';
import { fill, type Phrases } from '@mozaika/words';
import { azulWords } from '@mozaika/words/azul';
import { itemAt } from '../item-at.ts';
import type { DrawContext } from '../terminal-game.ts';
import { type Rgb, sideBySide, type TextStyle } from '../text-style.ts';

const MARBLE: Rgb = [226, 232, 236];

const TILE_COLOURS: { readonly [letter: string]: Rgb } = {
  B: [38, 110, 190],
  Y: [242, 182, 38],
  R: [200, 52, 52],
  K: [52, 52, 58],
  W: MARBLE,
  M: [120, 84, 160],
};

const LABELS = {
  round: { en: 'Round {round}', cs: '{round}. kolo' },
  centre: { en: 'Centre', cs: 'Střed' },
  bag: { en: 'bag', cs: 'sáček' },
  discard: { en: '{discard:discard}', cs: '{discard:discard}' },
  floor: { en: 'floor', cs: 'podlaha' },
  empty: { en: 'empty', cs: 'prázdno' },
} satisfies Phrases;

const tileOf = (style: TextStyle, letter: string): string => style.tile(` ${letter} `, TILE_COLOURS[letter] ?? MARBLE);
const tilesOf = (style: TextStyle, letters: string): string =>
  [...letters].map((letter) => tileOf(style, letter)).join('');

/** An empty wall cell: what is printed there in small, or a dot. */
function emptyCell(style: TextStyle, printed: string): string {
  if (printed === '.') return style.dim(' · ');
  return style.coloured(` ${printed.toLowerCase()} `, TILE_COLOURS[printed] ?? MARBLE);
}

/** A pattern line fills from the right. */
function lineOf(style: TextStyle, tiles: string, capacity: number): string {
  const free = style.dim(' _ ').repeat(capacity - tiles.length);
  return '   '.repeat(5 - capacity) + free + tilesOf(style, tiles);
}

function floorOf(style: TextStyle, { floor: values }: BoardData, tiles: string, label: string): string[] {
  const spaces = Array.from({ length: FLOOR_SPACES }, (_, i) =>
    tiles[i] ? tileOf(style, tiles[i]) : style.dim(' _ '),
  );
  const costs = values.map((value) => String(value).replace('-', '−').padStart(2).padEnd(3)).join('');
  return [`  ${label.padEnd(8)}${spaces.join('')}`, style.dim(`  ${' '.repeat(8)}${costs}`)];
}

function playerOf(
  player: AzulPlayerView,
  index: number,
  board: BoardData,
  view: AzulView,
  context: DrawContext,
): string[] {
  const { style, language, names } = context;
  const seat = index + 1;
  const marks = [view.mover === seat ? '◀' : '', view.marker === seat ? '①' : ''].filter((mark) => mark !== '');
  const title = `${seat} ${names[index]}: ${player.score}${marks.length > 0 ? ` ${marks.join(' ')}` : ''}`;
  const rows = board.wall.map((printed, row) => {
    const cells = [...itemAt(player.wall, row)].map((letter, column) =>
      letter === '.' ? emptyCell(style, printed.charAt(column)) : tileOf(style, letter),
    );
    return `${row + 1} ${lineOf(style, itemAt(player.lines, row), row + 1)} ▸ ${cells.join('')}`;
  });
  const columns = style.dim(`${' '.repeat(20)}${[1, 2, 3, 4, 5].map((column) => ` ${column} `).join('')}`);
  return [style.bold(title), columns, ...rows, ...floorOf(style, board, player.floor, LABELS.floor[language])];
}

const countsOf = (tiles: { readonly [letter: string]: number }): string =>
  Object.entries(tiles)
    .map(([letter, count]) => `${letter}${count}`)
    .join(' ');

export function drawAzul(json: Json, context: DrawContext): string[] {
  const view = json as AzulView;
  const { style, language, width, facts } = context;
  const board: BoardData = BOARDS[view.board];
  const displays = view.displays.map((tiles, i) => [
    `${i + 1} ${tiles === '' ? style.dim('–') : tilesOf(style, tiles)}`,
  ]);
  const marker = view.marker === 'centre' ? tileOf(style, 'M') : '';
  const centre = marker + tilesOf(style, view.centre) || style.dim(LABELS.empty[language]);
  const discard = fill(LABELS.discard, facts, language, azulWords.terms);
  const heaps = `${LABELS.bag[language]} ${countsOf(view.bag)}   ${discard} ${countsOf(view.lid)}`;
  return [
    `${style.bold(fill(LABELS.round, { round: view.round }, language))}   ${style.dim(heaps)}`,
    '',
    ...(view.phase === 'offer'
      ? [...sideBySide(displays, width, 3), `C ${centre} ${style.dim(LABELS.centre[language])}`, '']
      : []),
    ...sideBySide(
      view.players.map((player, i) => playerOf(player, i, board, view, context)),
      width,
    ),
  ];
}
