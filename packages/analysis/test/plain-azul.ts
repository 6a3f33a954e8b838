// Azul on texts, slow and plain: a table as letters, a take, what a round's end would bring. A second opinion for the facts.

import { type AzulMove, type AzulView, BOARDS, type BoardData } from '@mozaika/azul';

export interface PlainSide {
  readonly lines: readonly string[];
  readonly wall: readonly string[];
  readonly floor: string;
}

export interface PlainTable {
  readonly sources: { readonly [name: string]: string };
  readonly marker: number | 'centre';
  readonly sides: readonly PlainSide[];
  readonly data: BoardData;
}

export const tableOf = (view: AzulView): PlainTable => ({
  sources: Object.fromEntries([...view.displays.map((tiles, i) => [String(i + 1), tiles]), ['centre', view.centre]]),
  marker: view.marker ?? 'centre',
  sides: view.players,
  data: BOARDS[view.board],
});

const count = (text: string, letter: string): number => text.split(letter).length - 1;
export const onOffer = ({ sources }: PlainTable, colour: string): number =>
  count(Object.values(sources).join(''), colour);
export const groups = ({ sources }: PlainTable): { source: string; colour: string }[] =>
  Object.entries(sources).flatMap(([source, tiles]) => [...new Set(tiles)].map((colour) => ({ source, colour })));

export interface PlainTake {
  readonly source: string;
  readonly colour: string;
  readonly line: number | 'floor';
}

export const plainTake = (move: AzulMove): PlainTake | undefined =>
  move.kind === 'take' ? { source: String(move.source), colour: move.colour, line: move.line } : undefined;

const mayTake = ({ lines, wall }: PlainSide, line: number, colour: string): boolean => {
  const holds = lines[line - 1] ?? '';
  return holds.length < line && [...holds].every((tile) => tile === colour) && !(wall[line - 1] ?? '').includes(colour);
};

/** Every take of a player. */
export const takes = (table: PlainTable, player: number): PlainTake[] =>
  groups(table).flatMap(({ source, colour }) =>
    [1, 2, 3, 4, 5, 'floor' as const]
      .filter((line) => line === 'floor' || mayTake(sideAt(table, player), line, colour))
      .map((line) => ({ source, colour, line })),
  );

export function sideAt({ sides }: PlainTable, player: number): PlainSide {
  const side = sides[player];
  if (!side) throw new Error(`no player ${player}`);
  return side;
}

/** The table after a take, and how many tiles fell. */
export function take(
  table: PlainTable,
  player: number,
  { source, colour, line }: PlainTake,
): { table: PlainTable; fell: number } {
  const tiles = table.sources[source] ?? '';
  const taken = count(tiles, colour);
  const rest = tiles.replaceAll(colour, '');
  const centre = source === 'centre' ? rest : (table.sources['centre'] ?? '') + rest;
  const side = sideAt(table, player);
  const takesMarker = source === 'centre' && table.marker === 'centre';
  const room = line === 'floor' ? 0 : line - (side.lines[line - 1] ?? '').length;
  const placed = Math.min(room, taken);
  const floor = `${side.floor}${takesMarker ? 'M' : ''}${colour.repeat(taken - placed)}`.slice(0, 7);
  const lines = side.lines.map((tilesIn, i) => (i + 1 === line ? tilesIn + colour.repeat(placed) : tilesIn));
  const sides = table.sides.map((other, i) => (i === player ? { ...side, lines, floor } : other));
  const marker = takesMarker ? player + 1 : table.marker;
  return {
    table: { ...table, sides, marker, sources: { ...table.sources, [source]: '', centre } },
    fell: taken - placed,
  };
}

export interface PlainEnd {
  readonly wall: number;
  readonly floor: number;
  /** The wall as it is then. */
  readonly rows: readonly string[];
}

/** All that a round's end could bring a player: wall points and floor cost of every way to tile. */
export function ends(side: PlainSide, data: BoardData, from = 0): PlainEnd[] {
  const line = side.lines.findIndex((tiles, i) => i >= from && tiles.length === i + 1);
  if (line < 0) {
    const floor = data.floor.slice(0, side.floor.length).reduce((sum, cost) => sum + cost, 0);
    return [{ wall: 0, floor, rows: side.wall }];
  }
  const colour = (side.lines[line] ?? '').charAt(0);
  const columns = [0, 1, 2, 3, 4].filter((column) => mayPlace(side, data, line, column, colour));
  if (columns.length === 0) {
    const floor = (side.floor + colour.repeat(line + 1)).slice(0, 7);
    return ends({ ...side, floor }, data, line + 1);
  }
  return columns.flatMap((column) => {
    const wall = side.wall.map((row, i) => (i === line ? row.slice(0, column) + colour + row.slice(column + 1) : row));
    const isPrinted = (data.wall[line] ?? '')[column] !== '.';
    const points = runsThrough(wall, line, column) * (isPrinted ? (data.multiplier ?? 1) : 1);
    return ends({ ...side, wall }, data, line + 1).map((end) => ({ ...end, wall: end.wall + points }));
  });
}

function mayPlace({ wall }: PlainSide, data: BoardData, row: number, column: number, colour: string): boolean {
  const printed = (data.wall[row] ?? '')[column];
  if (printed !== '.' && printed !== colour) return false;
  return (wall[row] ?? '')[column] === '.' && wall.every((other) => other[column] !== colour);
}

function runsThrough(wall: readonly string[], row: number, column: number): number {
  const along = (text: string, at: number): number => {
    const before = /[^.]*$/.exec(text.slice(0, at))?.[0].length ?? 0;
    const after = /^[^.]*/.exec(text.slice(at + 1))?.[0].length ?? 0;
    return before + 1 + after;
  };
  const across = along(wall[row] ?? '', column);
  const down = along(wall.map((other) => other[column]).join(''), row);
  return across === 1 && down === 1 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);
}

/** The best that a round's end could bring: wall and floor together. */
export const bestEnd = (side: PlainSide, data: BoardData): number =>
  Math.max(...ends(side, data).map(({ wall, floor }) => wall + floor));
