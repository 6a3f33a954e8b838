// Moves as numbers. Equal moves have equal numbers, and a number can be decoded without the position.
//
//   bit 52 … 45 | 44 … 37 | 36        | 35 … 30 | 29 … 24 | … | 5 … 0
//       y + 128 | x + 128 | direction | slot 5  | slot 4  | … | slot 0        number = high × 2^30 + low
//
// A play: x and y are the cell of its first tile, direction 0 goes right and 1 down, slot i is the i-th cell from there:
// tile + 1, or 0 where no tile is played (it lies on the grid already, or the play is shorter). One tile goes right.
// Slot 0 of a play is never empty, so it tags the other moves:
//   63 trade: slots 1 to 5 and bits 36 to 41 are the tiles + 1 in canonical order
//   62 hidden trade: slot 1 is how many tiles
//   61 pass

import type { Move } from '@mozaika/kernel';
import { HAND_SIZE, KINDS, type Tile } from './tiles.ts';

/** 0 goes right, 1 goes down. */
export type Direction = 0 | 1;
export const ACROSS: Direction = 0;
export const DOWN: Direction = 1;

/** The farthest that a tile can lie from the cell 0,0: 108 tiles in a row. */
export const FARTHEST = 107;

export interface Placement {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

/** A move taken apart. */
export type QwirkleMove =
  | { readonly kind: 'play'; readonly tiles: readonly Placement[] }
  | { readonly kind: 'trade'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'hidden-trade'; readonly count: number }
  | { readonly kind: 'pass' };

const TRADE = 63;
const HIDDEN_TRADE = 62;
export const PASS: Move = 61;

/** Slots 0 to 4 are in the low half of a play, each of so many bits. */
export const SLOT_BITS = 6;
export const LAST_LOW_SLOT = 4;
const LOW = 2 ** (SLOT_BITS * (LAST_LOW_SLOT + 1));
export const LOW_MASK = LOW - 1;
const OFFSET = 128;
export const DIRECTION_BIT = 6;
export const X_BIT = 7;
export const Y_BIT = 15;

/** The 30 low bits: slots 0 to 4. */
export const lowOf = (move: Move): number => move & LOW_MASK;
/** The 23 high bits: slot 5, direction, x, y. */
export const highOf = (move: Move): number => (move / LOW) | 0;
export const moveOf = (low: number, high: number): Move => high * LOW + low;

export const isPlay = (move: Move): boolean => (move & 63) <= KINDS;
export const isTrade = (move: Move): boolean => (move & 63) === TRADE;
export const isPass = (move: Move): boolean => move === PASS;

/** The high bits of a play that starts at x,y. */
export const highAt = (x: number, y: number, direction: Direction): number =>
  (direction << DIRECTION_BIT) | ((x + OFFSET) << X_BIT) | ((y + OFFSET) << Y_BIT);
export const directionOf = (high: number): Direction => ((high >> DIRECTION_BIT) & 1) as Direction;
export const xOf = (high: number): number => ((high >> X_BIT) & 255) - OFFSET;
export const yOf = (high: number): number => ((high >> Y_BIT) & 255) - OFFSET;

/** Slot i of a move in two halves: tile + 1, or 0. */
export const slotOf = (low: number, high: number, i: number): number => (i < 5 ? (low >> (6 * i)) & 63 : high & 63);

/** How many tiles a move plays: none for a trade or a pass. */
export function playSize(move: Move): number {
  if (!isPlay(move)) return 0;
  const low = lowOf(move);
  const high = highOf(move);
  let size = 0;
  for (let i = 0; i < HAND_SIZE; i++) if (slotOf(low, high, i) > 0) size++;
  return size;
}

/** Writes the tiles of a play into `out` from index `at` on, and returns how many they are. */
export function writePlayedTiles(move: Move, out: Uint8Array, at: number): number {
  const low = lowOf(move);
  const high = highOf(move);
  let count = 0;
  for (let i = 0; i < HAND_SIZE; i++) {
    const slot = slotOf(low, high, i);
    if (slot > 0) out[at + count++] = slot - 1;
  }
  return count;
}

/** Whether placements lie in one row or column, at most six cells apart from end to end, no cell twice. */
export function inLine(tiles: readonly Placement[]): boolean {
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const cells = new Set(tiles.map(({ x, y }) => x + OFFSET * 2 * y));
  return (width === 0 || height === 0) && width + height < HAND_SIZE && cells.size === tiles.length;
}

/** The number of a play of tiles that lie in line. */
export function encodePlay(tiles: readonly Placement[]): Move {
  const sorted = [...tiles].sort((a, b) => a.y - b.y || a.x - b.x);
  const [first] = sorted;
  const direction = sorted[sorted.length - 1].y > first.y ? DOWN : ACROSS;
  let slots = 0;
  for (const { tile, x, y } of sorted) slots += (tile + 1) * 64 ** (x - first.x + y - first.y);
  return slots + highAt(first.x, first.y, direction) * LOW;
}

export function encodeTrade(tiles: readonly Tile[]): Move {
  const sorted = [...tiles].sort((a, b) => a - b);
  return sorted.reduce((move, tile, i) => move + (tile + 1) * 64 ** (i + 1), TRADE);
}

export const encodeHiddenTrade = (count: number): Move => HIDDEN_TRADE + count * 64;

/** How many tiles a trade sets aside, hidden or not. */
export function tradeSize(move: Move): number {
  const decoded = decodeMove(move);
  if (decoded?.kind === 'trade') return decoded.tiles.length;
  return decoded?.kind === 'hidden-trade' ? decoded.count : 0;
}

/** Takes a move apart; nothing for a number that stands for no move. */
export function decodeMove(move: Move): QwirkleMove | undefined {
  const decoded = readMove(move);
  return decoded !== undefined && encodeMove(decoded) === move ? decoded : undefined;
}

function readMove(move: Move): QwirkleMove | undefined {
  const low = lowOf(move);
  const high = highOf(move);
  const slots = [0, 1, 2, 3, 4, 5].map((i) => slotOf(low, high, i));
  const [tag] = slots;
  if (tag === PASS) return { kind: 'pass' };
  if (tag === HIDDEN_TRADE) {
    const count = slots[1];
    return count >= 1 && count <= HAND_SIZE ? { kind: 'hidden-trade', count } : undefined;
  }
  if (tag === TRADE) {
    const tiles = [...slots.slice(1), (high >> DIRECTION_BIT) & 63].filter((slot) => slot > 0).map((slot) => slot - 1);
    return tiles.length > 0 && tiles.every((tile) => tile < KINDS) ? { kind: 'trade', tiles } : undefined;
  }
  if (tag === 0 || slots.some((slot) => slot > KINDS)) return undefined;
  const across = directionOf(high) === ACROSS;
  const [x, y] = [xOf(high), yOf(high)];
  const tiles = slots.flatMap((slot, i) =>
    slot === 0 ? [] : [{ tile: slot - 1, x: across ? x + i : x, y: across ? y : y + i }],
  );
  const near = tiles.every((at) => Math.abs(at.x) <= FARTHEST && Math.abs(at.y) <= FARTHEST);
  return near ? { kind: 'play', tiles } : undefined;
}

function encodeMove(move: QwirkleMove): Move {
  switch (move.kind) {
    case 'play':
      return encodePlay(move.tiles);
    case 'trade':
      return encodeTrade(move.tiles);
    case 'hidden-trade':
      return encodeHiddenTrade(move.count);
    case 'pass':
      return PASS;
  }
}
