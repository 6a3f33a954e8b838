// Notation: moves and deals as texts. Tiles are read in any order and written in the canonical one.

import {
  type Expected,
  isSeatCount,
  LONGEST_ACTION,
  type Move,
  ok,
  parseSeat,
  type Result,
  refuse,
  type Seat,
  unreadable,
} from '@mozaika/kernel';
import type { QwirkleDeal } from './chance.ts';
import {
  decodeMove,
  encodeHiddenTrade,
  encodePlay,
  encodeTrade,
  FARTHEST,
  inLine,
  PASS,
  type Placement,
} from './moves.ts';
import { HAND_SIZE, parseTile, sortTiles, type Tile, tileName } from './tiles.ts';

const HIDDEN = '??';
const PLAY = 'play ';
/** The move of a seat that can do nothing. */
export const PASS_TEXT = 'pass';
const PLACEMENT = /^(..)@(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/;

const MOVE_FORM: Expected = { kind: 'form', examples: ['play Rs@0,-1 …', 'trade Rs …', 'pass'] };
const PLAY_FORM: Expected = { kind: 'form', examples: [`play Rs@0,-1 … (1 … 6, -${FARTHEST} … ${FARTHEST})`] };
const TRADE_FORM: Expected = { kind: 'form', examples: ['trade Rs …', 'trade ?? …'] };
const DEAL_FORM: Expected = {
  kind: 'form',
  examples: ['draw 1 Rs …', 'draw 1 ?? …', 'start 1 largest 3 2 …', 'start 1'],
};
/** Announces the sizes of the largest sets, seat by seat. */
const SIZES = 'largest';

/** The text of a move as its number; `decodeMove` takes that apart. Longer texts than any action's are not looked at. */
export function parseMove(text: string): Result<Move> {
  if (text.length > LONGEST_ACTION) return unreadable(text, MOVE_FORM);
  if (text === PASS_TEXT) return ok(PASS);
  const [verb, ...words] = text.split(' ');
  if (verb === 'play') return parsePlay(text, words);
  if (verb !== 'trade') return unreadable(text, MOVE_FORM);
  const tiles = parseTiles(words);
  if (tiles === undefined) return unreadable(text, TRADE_FORM);
  return ok(tiles.kind === 'hidden' ? encodeHiddenTrade(tiles.count) : encodeTrade(tiles.tiles));
}

function parsePlay(text: string, words: readonly string[]): Result<Move> {
  const tiles: Placement[] = [];
  for (const word of words) {
    const [, name = '', x, y] = PLACEMENT.exec(word) ?? [];
    const tile = parseTile(name);
    if (tile === undefined) return unreadable(text, PLAY_FORM);
    tiles.push({ tile, x: Number(x), y: Number(y) });
  }
  const far = tiles.some(({ x, y }) => Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST);
  const cells = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  if (far || tiles.length < 1 || tiles.length > HAND_SIZE || cells.size < tiles.length)
    return unreadable(text, PLAY_FORM);
  if (inLine(tiles)) return ok(encodePlay(tiles));
  return refuse('not-in-line', { cells: tiles.map(({ x, y }) => ({ x, y })) });
}

/** One to six tiles, all of them known or all of them hidden. */
function parseTiles(
  words: readonly string[],
): { kind: 'known'; tiles: Tile[] } | { kind: 'hidden'; count: number } | undefined {
  if (words.length < 1 || words.length > HAND_SIZE) return undefined;
  if (words.every((word) => word === HIDDEN)) return { kind: 'hidden', count: words.length };
  const tiles = words.map(parseTile).filter((tile) => tile !== undefined);
  return tiles.length === words.length ? { kind: 'known', tiles: sortTiles(tiles) } : undefined;
}

export function parseDeal(text: string): Result<QwirkleDeal> {
  if (text.length > LONGEST_ACTION) return unreadable(text, DEAL_FORM);
  const [verb, number = '', ...words] = text.split(' ');
  const seat = parseSeat(number);
  if (seat === undefined) return unreadable(text, DEAL_FORM);
  if (verb === 'start') return parseStart(text, seat, words);
  const tiles = verb === 'draw' ? parseTiles(words) : undefined;
  if (tiles === undefined) return unreadable(text, DEAL_FORM);
  return ok(
    tiles.kind === 'hidden'
      ? { kind: 'hidden-draw', seat, count: tiles.count }
      : { kind: 'draw', seat, tiles: tiles.tiles },
  );
}

/** `start 3`, or with the announced sizes `start 3 largest 2 4 4 1`. */
function parseStart(text: string, seat: Seat, [verb, ...sizes]: readonly string[]): Result<QwirkleDeal> {
  if (verb === undefined) return ok({ kind: 'start', seat });
  const areSizes = isSeatCount(sizes.length) && sizes.every((size) => /^[1-6]$/.test(size));
  return verb === SIZES && areSizes
    ? ok({ kind: 'start', seat, sizes: sizes.map(Number) })
    : unreadable(text, DEAL_FORM);
}

export function formatMove(move: Move): string {
  const decoded = decodeMove(move);
  switch (decoded?.kind) {
    case 'play':
      return playText(decoded.tiles.map(({ tile, x, y }) => placementText(tileName(tile), x, y)));
    case 'trade':
      return tradeText(decoded.tiles.map(tileName));
    case 'hidden-trade':
      return tradeText(hidden(decoded.count));
    case 'pass':
      return PASS_TEXT;
    case undefined:
      return `no move ${move}`;
  }
}

/** A tile on its cell as plays write it. */
export const placementText = (tile: string, x: number, y: number): string => `${tile}@${x},${y}`;

export const playText = (placements: readonly string[]): string => PLAY + placements.join(' ');
export const tradeText = (tiles: readonly string[]): string => ['trade', ...tiles].join(' ');

/** The placements of a play, each as its text; none for another move. */
export const placementTexts = (move: string): string[] =>
  move.startsWith(PLAY) ? move.slice(PLAY.length).split(' ') : [];

export function formatDeal(deal: QwirkleDeal): string {
  switch (deal.kind) {
    case 'start':
      return ['start', deal.seat, ...(deal.sizes ? [SIZES, ...deal.sizes] : [])].join(' ');
    case 'draw':
      return draw(deal.seat, sortTiles([...deal.tiles]).map(tileName));
    case 'hidden-draw':
      return draw(deal.seat, hidden(deal.count));
  }
}

const draw = (seat: Seat, tiles: readonly string[]) => ['draw', seat, ...tiles].join(' ');
const hidden = (count: number) => new Array<string>(count).fill(HIDDEN);
