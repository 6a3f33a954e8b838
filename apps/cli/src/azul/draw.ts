// Azul in the terminal: displays and centre on top, then every player's lines, wall and floor.

import { type AzulPlayerView, type AzulView, BOARDS, type BoardData, FLOOR_SPACES } from '@mozaika/azul';
import type { Json } from '@mozaika/kernel';
import type { Phrases } from '@mozaika/words';
import { type Paint, type Rgb, sideBySide } from '../colours.ts';
import type { Look } from '../games.ts';

const MARBLE: Rgb = [226, 232, 236];

const GROUNDS: { readonly [letter: string]: Rgb } = {
  B: [38, 110, 190],
  Y: [242, 182, 38],
  R: [200, 52, 52],
  K: [52, 52, 58],
  W: MARBLE,
  M: [120, 84, 160],
};

const LABELS = {
  round: { en: 'Round', cs: 'Kolo' },
  centre: { en: 'Centre', cs: 'Střed' },
  bag: { en: 'bag', cs: 'sáček' },
  lid: { en: 'lid', cs: 'víko' },
  floor: { en: 'floor', cs: 'podlaha' },
  empty: { en: 'empty', cs: 'prázdno' },
} satisfies Phrases;

const tileOf = (paint: Paint, letter: string): string => paint.tile(` ${letter} `, GROUNDS[letter] ?? MARBLE);
const tilesOf = (paint: Paint, letters: string): string => [...letters].map((letter) => tileOf(paint, letter)).join('');

/** An empty wall cell: what is printed there in small, or a dot. */
function emptyCell(paint: Paint, printed: string): string {
  if (printed === '.') return paint.dim(' · ');
  return paint.ink(` ${printed.toLowerCase()} `, GROUNDS[printed]);
}

/** A pattern line fills from the right. */
function lineOf(paint: Paint, tiles: string, capacity: number): string {
  const free = paint.dim(' _ ').repeat(capacity - tiles.length);
  return '   '.repeat(5 - capacity) + free + tilesOf(paint, tiles);
}

function floorOf(paint: Paint, { floor: values }: BoardData, tiles: string, label: string): string[] {
  const spaces = Array.from({ length: FLOOR_SPACES }, (_, i) =>
    tiles[i] ? tileOf(paint, tiles[i]) : paint.dim(' _ '),
  );
  const costs = values.map((value) => String(value).padStart(2).padEnd(3)).join('');
  return [`  ${label.padEnd(8)}${spaces.join('')}`, paint.dim(`  ${' '.repeat(8)}${costs}`)];
}

function playerOf(player: AzulPlayerView, index: number, board: BoardData, view: AzulView, look: Look): string[] {
  const { paint, language, names } = look;
  const seat = index + 1;
  const marks = [view.mover === seat ? '◀' : '', view.marker === seat ? '①' : ''].filter((mark) => mark !== '');
  const title = `${seat} ${names[index]}: ${player.score}${marks.length > 0 ? ` ${marks.join(' ')}` : ''}`;
  const rows = board.wall.map((printed, row) => {
    const cells = [...player.wall[row]].map((letter, column) =>
      letter === '.' ? emptyCell(paint, printed[column]) : tileOf(paint, letter),
    );
    return `${row + 1} ${lineOf(paint, player.lines[row], row + 1)} ▸ ${cells.join('')}`;
  });
  const columns = paint.dim(`${' '.repeat(20)}${[1, 2, 3, 4, 5].map((column) => ` ${column} `).join('')}`);
  return [paint.bold(title), columns, ...rows, ...floorOf(paint, board, player.floor, LABELS.floor[language])];
}

const countsOf = (tiles: { readonly [letter: string]: number }): string =>
  Object.entries(tiles)
    .map(([letter, count]) => `${letter}${count}`)
    .join(' ');

export function drawAzul(json: Json, look: Look): string[] {
  const view = json as unknown as AzulView;
  const { paint, language, width } = look;
  const board: BoardData = BOARDS[view.board];
  const displays = view.displays.map((tiles, i) => [
    `${i + 1} ${tiles === '' ? paint.dim('–') : tilesOf(paint, tiles)}`,
  ]);
  const marker = view.marker === 'centre' ? tileOf(paint, 'M') : '';
  const centre = marker + tilesOf(paint, view.centre) || paint.dim(LABELS.empty[language]);
  const heaps = `${LABELS.bag[language]} ${countsOf(view.bag)}   ${LABELS.lid[language]} ${countsOf(view.lid)}`;
  return [
    `${paint.bold(`${LABELS.round[language]} ${view.round}`)}   ${paint.dim(heaps)}`,
    '',
    ...(view.phase === 'offer'
      ? [...sideBySide(displays, width, 3), `C ${centre} ${paint.dim(LABELS.centre[language])}`, '']
      : []),
    ...sideBySide(
      view.players.map((player, i) => playerOf(player, i, board, view, look)),
      width,
    ),
  ];
}
