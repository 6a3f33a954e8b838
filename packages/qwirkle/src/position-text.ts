// Positions as texts: all that a position is in one line, and back. The grammar is part of the contract of docs/records.md.
//
//   move2 14t1 3,2 -2,-1:RsRo3Gd/1Rc 23;RsRo???????? 17;BoBxGcPdPsP*
//   turn, turns that are over (t: trades in a row), announced sizes, grid, then each seat: score;hand or score;hand;set aside

import {
  type Expected,
  ok,
  parseSeat,
  type Result,
  type Seat,
  type SeatCount,
  seatAt,
  seatsOf,
  unreadable,
} from '@mozaika/kernel';
import type { Placement } from './moves.ts';
import type { QwirkleOptions } from './options.ts';
import { addToHand, isOpening, knownTiles, Position, type Reason } from './position.ts';
import { checkPosition, checkTiles, type Heap, type ReadPosition } from './position-check.ts';
import { parseTile, sortTiles, type Tile, tileName } from './tiles.ts';

const NONE = '-';
const HIDDEN = '??';
const MOST_SEATS = 4;
const REASONS: readonly Reason[] = ['hand-empty', 'blocked', 'stalled'];

export function formatPosition(position: Position): string {
  const { turns, tradesInRow, announced, seats } = position;
  return [
    turnText(position),
    `${turns}${tradesInRow > 0 ? `t${tradesInRow}` : ''}`,
    announced.some((size) => size > 0) ? announced.join(',') : NONE,
    gridText(position),
    ...seatsOf(seats).map((seat) => seatText(position, seat)),
  ].join(' ');
}

function turnText({ phase, mover, reason }: Position): string {
  if (phase === 'start') return phase;
  return phase === 'over' ? `end${mover}-${reason}` : `${phase}${mover}`;
}

/** Where the box of all tiles begins, and its rows: tiles, and numbers for so many empty cells. */
function gridText({ grid }: Position): string {
  if (grid.tileCount === 0) return NONE;
  const rows: string[] = [];
  for (let y = grid.minY; y <= grid.maxY; y++) {
    let row = '';
    let empty = 0;
    for (let x = grid.minX; x <= grid.maxX; x++) {
      const tile = grid.tileAt(x, y);
      if (tile === undefined) {
        empty++;
        continue;
      }
      row += `${empty > 0 ? empty : ''}${tileName(tile)}`;
      empty = 0;
    }
    rows.push(row);
  }
  return `${grid.minX},${grid.minY}:${rows.join('/')}`;
}

function seatText(position: Position, seat: Seat): string {
  const { points, unknown, aside, asideKnown, asideUnknown, mover } = position;
  const hand = tilesText(knownTiles(position, seat), unknown[seat - 1]);
  const own = `${points[seat - 1]};${hand}`;
  if (seat !== mover || asideKnown + asideUnknown === 0) return own;
  return `${own};${tilesText(sortTiles(Array.from(aside.subarray(0, asideKnown))), asideUnknown)}`;
}

const tilesText = (tiles: readonly Tile[], hidden: number): string =>
  tiles.map(tileName).join('') + HIDDEN.repeat(hidden) || NONE;

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
  try {
    const read = readText(text);
    const refusal = checkTiles(read);
    if (refusal) return { ok: false, refusal };
    const position = positionOf(read, options, rules);
    const unfit = checkPosition(position, read.sizes);
    return unfit ? { ok: false, refusal: unfit } : ok(position);
  } catch (error) {
    if (error instanceof Unreadable) return error.result;
    throw error;
  }
}

const EMPTY: Heap = { tiles: [], hidden: 0 };

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
