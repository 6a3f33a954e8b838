// Positions as texts: all that a position is in one line, and back. The grammar is part of the contract of docs/records.md.
//
//   move2 14t1 3,2 -2,-1:RsRo3Gd/1Rc 23;RsRo???????? 17;BoBxGcPdPsP*
//   turn, turns that are over (t: trades in a row), announced sizes, grid, then each seat: score;hand or score;hand;set aside

import {
  type Expected,
  ok,
  parseSeat,
  type Result,
  type SeatCount,
  seatAt,
  seatsOf,
  unreadable,
} from '@mozaika/kernel';
import type { Placement } from './moves.ts';
import type { QwirkleOptions } from './options.ts';
import { addToHand, isOpening, knownTiles, Position, type Reason } from './position.ts';
import { checkPosition, checkTiles, type Heap, type ReadPosition } from './position-check.ts';
import { parseTile, sortTiles, tileName } from './tiles.ts';

const NONE = '-';
const HIDDEN = '??';
const MOST_SEATS = 4;
const EMPTY: Heap = { tiles: [], hidden: 0 };
const REASONS: readonly Reason[] = ['hand-empty', 'blocked', 'stalled'];

export const formatPosition = (position: Position): string => writePosition(partsOf(position));

/** The text of what a position consists of, whether or not it fits. */
export function writePosition({ turn, counts, sizes, grid, hands, aside, points }: ReadPosition): string {
  const { turns, tradesInRow } = counts;
  return [
    turnText(turn),
    `${turns}${tradesInRow > 0 ? `t${tradesInRow}` : ''}`,
    sizes?.join(',') ?? NONE,
    gridText(grid),
    ...hands.map((hand, i) =>
      [points[i], tilesText(hand), ...(isEmpty(aside[i]) ? [] : [tilesText(aside[i])])].join(';'),
    ),
  ].join(' ');
}

const isEmpty = ({ tiles, hidden }: Heap): boolean => tiles.length + hidden === 0;

function turnText({ phase, mover, reason }: ReadPosition['turn']): string {
  if (phase === 'start') return phase;
  return phase === 'over' ? `end${mover}-${reason}` : `${phase}${mover}`;
}

/** Where the box of all tiles begins, and its rows: tiles, and numbers for so many empty cells. */
function gridText(grid: readonly Placement[]): string {
  if (grid.length === 0) return NONE;
  const [left, top] = [Math.min(...grid.map(({ x }) => x)), Math.min(...grid.map(({ y }) => y))];
  const rows: string[] = [];
  for (let y = top; y <= Math.max(...grid.map((cell) => cell.y)); y++) {
    let [row, next] = ['', left];
    for (const { x, tile } of grid.filter((cell) => cell.y === y).toSorted((a, b) => a.x - b.x)) {
      row += `${x > next ? x - next : ''}${tileName(tile)}`;
      next = x + 1;
    }
    rows.push(row);
  }
  return `${left},${top}:${rows.join('/')}`;
}

function partsOf(position: Position): ReadPosition {
  const { seats, phase, mover, reason, turns, tradesInRow, announced, unknown, grid, points } = position;
  const placed: Placement[] = [];
  for (let y = grid.minY; y <= grid.maxY; y++) {
    for (let x = grid.minX; x <= grid.maxX; x++) {
      const tile = grid.tileAt(x, y);
      if (tile !== undefined) placed.push({ tile, x, y });
    }
  }
  const aside = {
    tiles: sortTiles(Array.from(position.aside.subarray(0, position.asideKnown))),
    hidden: position.asideUnknown,
  };
  return {
    seats,
    turn: { phase, mover, reason },
    counts: { turns, tradesInRow },
    sizes: announced.some((size) => size > 0) ? Array.from(announced) : undefined,
    grid: placed,
    hands: seatsOf(seats).map((seat) => ({ tiles: knownTiles(position, seat), hidden: unknown[seat - 1] })),
    aside: seatsOf(seats).map((seat) => (seat === mover ? aside : EMPTY)),
    points: Array.from(points),
  };
}

const tilesText = ({ tiles, hidden }: Heap): string => tiles.map(tileName).join('') + HIDDEN.repeat(hidden) || NONE;

const form = (...examples: string[]): Expected => ({ kind: 'form', examples });
const FORMS = {
  whole: form('move1 0 - - 0;RsRoGdGcBxP* 0;????????????'),
  turn: form('move2', 'draw1', 'start', ...REASONS.map((reason) => `end1-${reason}`)),
  turns: form('14', '14t2'),
  sizes: form('3,2', NONE),
  grid: form('-2,-1:RsRo3Gd/1Rc', NONE),
  seat: form('23;RsRo????????', '23;RsRo;GdGc????'),
} as const;

/** What does not have its form; thrown inside this file only, so that reading is one expression for each field. */
class Unreadable extends Error {
  readonly result: ReturnType<typeof unreadable>;

  constructor(text: string, expected: Expected) {
    super(text);
    this.result = unreadable(text, expected);
  }
}

/** Reads a text, and refuses what cannot be a position, saying what does not fit. */
export function parsePosition(text: string, options: QwirkleOptions, rules?: number): Result<Position> {
  const read = readPosition(text);
  if (!read.ok) return read;
  const refusal = checkTiles(read.value);
  if (refusal) return { ok: false, refusal };
  const position = positionOf(read.value, options, rules);
  const unfit = checkPosition(position, read.value.sizes);
  return unfit ? { ok: false, refusal: unfit } : ok(position);
}

/** Reads what a text says, whether or not it fits. */
export function readPosition(text: string): Result<ReadPosition> {
  try {
    return ok(readText(text));
  } catch (error) {
    if (error instanceof Unreadable) return error.result;
    throw error;
  }
}

function readText(text: string): ReadPosition {
  const [turn = '', turns = '', sizes = '', grid = '', ...places] = text.split(' ');
  if (places.length < 2 || places.length > MOST_SEATS) throw new Unreadable(text, FORMS.whole);
  const seats = places.length as SeatCount;
  const read = places.map(readSeat);
  return {
    seats,
    turn: readTurn(turn, seats),
    counts: readCounts(turns),
    sizes: readSizes(sizes),
    grid: readGrid(grid),
    hands: read.map(({ hand }) => hand),
    aside: read.map(({ aside }) => aside),
    points: read.map(({ points }) => points),
  };
}

function readTurn(text: string, seats: SeatCount): ReadPosition['turn'] {
  if (text === 'start') return { phase: 'start', mover: seatAt(seats - 1), reason: undefined };
  const [, verb, number = '', named] = /^(move|draw|end)(\d)(?:-([a-z-]+))?$/.exec(text) ?? [];
  const mover = parseSeat(number);
  const reason = REASONS.find((one) => one === named);
  if (
    verb === undefined ||
    !mover ||
    mover > seats ||
    reason !== named ||
    (verb === 'end') !== (reason !== undefined)
  ) {
    throw new Unreadable(text, FORMS.turn);
  }
  return { phase: verb === 'end' ? 'over' : (verb as 'move' | 'draw'), mover, reason };
}

function readCounts(text: string): ReadPosition['counts'] {
  const [, turns, trades = 0] = /^(\d{1,4})(?:t([1-9]\d?))?$/.exec(text) ?? [];
  if (turns === undefined) throw new Unreadable(text, FORMS.turns);
  return { turns: Number(turns), tradesInRow: Number(trades) };
}

function readSizes(text: string): readonly number[] | undefined {
  if (text === NONE) return undefined;
  if (!/^[1-6](?:,[1-6]){1,3}$/.test(text)) throw new Unreadable(text, FORMS.sizes);
  return text.split(',').map(Number);
}

function readGrid(text: string): Placement[] {
  if (text === NONE) return [];
  const [, left, top, rows] = /^(-?\d{1,3}),(-?\d{1,3}):(.*)$/.exec(text) ?? [];
  if (rows === undefined) throw new Unreadable(text, FORMS.grid);
  return rows.split('/').flatMap((row, i) => {
    if (!/^(?:(?:[1-9]\d?\d?)?[ROYGBP][oxds*c])*$/.test(row)) throw new Unreadable(text, FORMS.grid);
    let x = Number(left);
    return Array.from(row.matchAll(/(\d*)([A-Z].)/g), ([, empty, name = '']) => {
      x += Number(empty);
      return { tile: parseTile(name) ?? 0, x: x++, y: Number(top) + i };
    });
  });
}

function readSeat(text: string): { readonly points: number; readonly hand: Heap; readonly aside: Heap } {
  const [points = '', hand, aside, ...more] = text.split(';');
  const read = { hand: readHeap(hand), aside: aside === undefined ? EMPTY : readHeap(aside) };
  if (!/^\d{1,4}$/.test(points) || !read.hand || !read.aside || more.length > 0) {
    throw new Unreadable(text, FORMS.seat);
  }
  return { points: Number(points), hand: read.hand, aside: read.aside };
}

function readHeap(text: string | undefined): Heap | undefined {
  if (text === NONE) return EMPTY;
  const names = text?.match(/^(?:..){1,6}$/) ? (text.match(/../g) ?? []) : [];
  const tiles = names.map(parseTile).filter((tile) => tile !== undefined);
  const hidden = names.filter((name) => name === HIDDEN).length;
  return names.length > 0 && tiles.length + hidden === names.length ? { tiles: sortTiles(tiles), hidden } : undefined;
}

/** The position that was read; its tiles were checked, so that they can be counted and placed. */
function positionOf(read: ReadPosition, options: QwirkleOptions, rules: number | undefined): Position {
  const position = new Position(options, read.seats, rules);
  Object.assign(position, read.turn, read.counts);
  position.points.set(read.points);
  for (const { tile, x, y } of read.grid) {
    position.unseen[tile]--;
    position.grid.place(x, y, tile);
  }
  for (const [i, { tiles, hidden }] of read.hands.entries()) {
    for (const tile of tiles) {
      position.unseen[tile]--;
      addToHand(position, seatAt(i), tile);
    }
    position.unknown[i] = hidden;
  }
  for (const { tiles, hidden } of read.aside) {
    for (const tile of tiles) {
      position.unseen[tile]--;
      position.aside[position.asideKnown++] = tile;
    }
    position.asideUnknown += hidden;
  }
  const places = position.unknown.reduce((sum, count) => sum + count, position.asideUnknown);
  position.bag = position.unseen.reduce((sum, count) => sum + count, -places);
  if (read.sizes) position.announced.set(read.sizes.slice(0, read.seats));
  // Turns go round from whoever opened. While hands are dealt nobody has.
  const isDealing = position.phase === 'start' || (position.phase === 'draw' && isOpening(position));
  const turnsBefore = position.phase === 'over' ? position.turns - 1 : position.turns;
  const back = turnsBefore % read.seats;
  if (!isDealing) position.opener = seatAt((position.mover - 1 - back + read.seats) % read.seats);
  return position;
}
