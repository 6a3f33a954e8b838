// What makes a text a position that can be played: tiles add up, lines of the grid obey the rules, and hands, turn and counts fit each other.
// No moves that lead there are asked for.

import { type Seat, type SeatCount, seatAt, seatsOf } from '@mozaika/kernel';
import { checkLine, type TileAt } from './check-lines.ts';
import { isBlocked } from './fits.ts';
import type { Placement } from './moves.ts';
import { holdsOpeningHand, largestSet } from './opening.ts';
import { handSize, isKnown, isOpening, knownTiles, type Position } from './position.ts';
import type { QwirkleRefusal } from './refusals.ts';
import { LAST_TILE_POINTS } from './scoring.ts';
import { COLOURS, COPIES, HAND_SIZE, KINDS, SHAPES, TILE_COUNT, type Tile, tileName } from './tiles.ts';
import { TRADES_PER_SEAT } from './turns.ts';

/** Tiles of which some may be hidden. */
export interface Heap {
  readonly tiles: readonly Tile[];
  readonly hidden: number;
}

/** What a text says, before it is known whether it fits. */
export interface ReadPosition {
  readonly seats: SeatCount;
  readonly turn: Pick<Position, 'phase' | 'mover' | 'reason'>;
  readonly counts: Pick<Position, 'turns' | 'tradesInRow'>;
  readonly sizes: readonly number[] | undefined;
  readonly grid: readonly Placement[];
  readonly hands: readonly Heap[];
  readonly aside: readonly Heap[];
  readonly points: readonly number[];
}

/** What one play can score: a qwirkle along, and with each of its six tiles one across. */
const MOST_FOR_A_PLAY = 84;

/** Why the tiles of a text cannot lie as it says. */
export function checkTiles({ grid, hands, aside, turn }: ReadPosition): QwirkleRefusal | undefined {
  const heaps = [...hands, ...aside];
  const known = [...grid.map(({ tile }) => tile), ...heaps.flatMap(({ tiles }) => tiles)];
  for (let tile = 0; tile < KINDS; tile++) {
    const found = known.filter((one) => one === tile).length;
    if (found > COPIES) return { code: 'too-many-of-a-kind', tile: tileName(tile), found, most: COPIES };
  }
  const found = heaps.reduce((sum, { hidden }) => sum + hidden, known.length);
  if (found > TILE_COUNT) return { code: 'too-many-tiles', found, most: TILE_COUNT };
  const misplaced = aside.findIndex(({ tiles, hidden }, i) => tiles.length + hidden > 0 && i !== turn.mover - 1);
  if (misplaced >= 0 || (turn.phase !== 'draw' && aside.some(({ tiles, hidden }) => tiles.length + hidden > 0))) {
    return { code: 'aside-unfit', seat: seatAt(Math.max(misplaced, 0)) };
  }
  return checkGrid(grid);
}

/** All tiles hang together, with one at 0,0, and all lines are lines. */
function checkGrid(grid: readonly Placement[]): QwirkleRefusal | undefined {
  if (grid.length === 0) return undefined;
  const tiles = new Map(grid.map(({ tile, x, y }) => [`${x},${y}`, tile]));
  const tileAt: TileAt = (x, y) => tiles.get(`${x},${y}`);
  if (tileAt(0, 0) === undefined) return { code: 'grid-origin', x: grid[0].x, y: grid[0].y };
  const reached = new Set(['0,0']);
  const edge: [number, number][] = [[0, 0]];
  for (let cell = edge.pop(); cell; cell = edge.pop()) {
    const [x, y] = cell;
    for (const next of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as [number, number][]) {
      if (reached.has(next.join()) || !tiles.has(next.join())) continue;
      reached.add(next.join());
      edge.push(next);
    }
  }
  const apart = grid.find(({ x, y }) => !reached.has(`${x},${y}`));
  if (apart) return { code: 'grid-apart', x: apart.x, y: apart.y, tile: tileName(apart.tile) };
  for (const cell of grid) {
    const refusal = checkLine(tileAt, cell, 'across') ?? checkLine(tileAt, cell, 'down');
    if (refusal) return refusal;
  }
  return undefined;
}

/** Why a position whose tiles are right cannot be one of a match. `sizes` are the announced sets as the text has them. */
export const checkPosition = (position: Position, sizes: readonly number[] | undefined): QwirkleRefusal | undefined =>
  checkHands(position) ?? checkCounts(position) ?? checkSizes(position, sizes) ?? checkEnd(position);

/** Everybody has six tiles while there are any in the bag, save who is about to draw. */
function checkHands(position: Position): QwirkleRefusal | undefined {
  const { phase, mover, bag, seats, tradesInRow } = position;
  const isDealing = phase === 'draw' && isOpening(position);
  for (const seat of seatsOf(seats)) {
    const found = handSize(position, seat);
    if (isDealing ? seat >= mover : false) {
      if (found > 0) return { code: 'hand-count', seat, found, expected: 0, bag };
      continue;
    }
    if (phase === 'draw' && !isDealing && seat === mover) continue;
    if (bag > 0 && found !== HAND_SIZE) return { code: 'hand-count', seat, found, expected: HAND_SIZE, bag };
    const isPlayedOut = phase === 'over' && position.reason === 'hand-empty' && seat === mover;
    if (found === 0 && !isPlayedOut) return { code: 'hand-gone', seat };
  }
  if (phase !== 'draw' || isDealing) return undefined;
  return checkDraw(position, mover, tradesInRow > 0);
}

/** After a play a seat lacks what it has played; after a trade what it has set aside, which the bag has to hold as well. */
function checkDraw(position: Position, seat: Seat, isTrade: boolean): QwirkleRefusal | undefined {
  const { bag, asideKnown, asideUnknown } = position;
  const found = handSize(position, seat);
  const aside = asideKnown + asideUnknown;
  if (bag === 0 || found === HAND_SIZE) return { code: 'nothing-to-draw', seat, found, bag };
  if (isTrade !== aside > 0) return { code: 'aside-unfit', seat };
  if (isTrade && found + aside !== HAND_SIZE) {
    return { code: 'hand-count', seat, found, expected: HAND_SIZE - aside, bag };
  }
  return aside > bag ? { code: 'trade-too-large', count: aside, limit: bag } : undefined;
}

/** Turns, trades and points that can have been. */
function checkCounts(position: Position): QwirkleRefusal | undefined {
  const { phase, turns, tradesInRow, seats, grid, mover, points, opener } = position;
  const drawing = phase === 'draw' && opener !== undefined ? 1 : 0;
  const most = isOpening(position) ? 0 : 9999;
  if (turns > most) return { code: 'turns-without-tiles', found: turns };
  const least = Math.ceil(grid.tileCount / HAND_SIZE) - drawing;
  if (turns < least) return { code: 'turns-too-few', found: turns, expected: least, tiles: grid.tileCount };
  // The opening is a play.
  const played = isOpening(position) ? 0 : 1;
  const limit = TRADES_PER_SEAT * seats - (phase === 'over' || phase === 'draw' ? 0 : 1);
  const mostTrades = Math.min(limit, Math.max(0, turns + drawing - played));
  if (tradesInRow > mostTrades) return { code: 'trades-too-many', found: tradesInRow, most: mostTrades };
  for (const seat of seatsOf(seats)) {
    const after = opener === undefined ? 0 : (seat - opener + seats) % seats;
    const own = Math.ceil((turns - after) / seats) + (drawing > 0 && seat === mover ? 1 : 0);
    const mostPoints = MOST_FOR_A_PLAY * Math.max(0, own) + (phase === 'over' && own > 0 ? LAST_TILE_POINTS : 0);
    const found = points[seat - 1];
    if (found > mostPoints) return { code: 'score-too-high', seat, found, most: mostPoints };
  }
  return undefined;
}

/** Announced sizes are one for each seat, none by rules that know none, and right where a hand is still as it was dealt. */
function checkSizes(position: Position, sizes: readonly number[] | undefined): QwirkleRefusal | undefined {
  if (sizes === undefined) return undefined;
  const { seats, rules, version, phase, opener, unseen } = position;
  if (version.sets === 'hidden') return { code: 'sizes-hidden', rules };
  if (sizes.length !== seats) return { code: 'sizes-expected', seats, found: sizes.length };
  if (phase === 'start' || opener === undefined) return { code: 'sizes-too-early' };
  for (const seat of seatsOf(seats)) {
    if (!holdsOpeningHand(position, seat)) continue;
    const found = sizes[seat - 1];
    if (isKnown(position, seat)) {
      const expected = largestSet(knownTiles(position, seat));
      if (found !== expected) return { code: 'set-size', seat, found, expected };
    } else {
      const expected = largestPossible(unseen, seat, position);
      if (found > expected) return { code: 'set-size', seat, found, expected };
    }
  }
  return undefined;
}

/** The largest set that a hand with hidden tiles can hold. */
function largestPossible(unseen: Uint8Array, seat: Seat, position: Position): number {
  const held = knownTiles(position, seat);
  const has = (tile: Tile) => unseen[tile] > 0 || held.includes(tile);
  const sets = [
    ...COLOURS.map((_, colour) => SHAPES.map((_, shape) => 6 * colour + shape)),
    ...SHAPES.map((_, shape) => COLOURS.map((_, colour) => 6 * colour + shape)),
  ];
  return Math.max(...sets.map((set) => set.filter(has).length));
}

/** The match is over if and only if a rule has ended it. */
function checkEnd(position: Position): QwirkleRefusal | undefined {
  const { phase, reason, bag, mover, tradesInRow, seats } = position;
  if (phase !== 'over') {
    return phase === 'move' && bag === 0 && isBlocked(position) ? { code: 'nothing-fits' } : undefined;
  }
  const isStalled = tradesInRow === TRADES_PER_SEAT * seats;
  const isPlayedOut = bag === 0 && handSize(position, mover) === 0;
  const holds = {
    'hand-empty': isPlayedOut,
    stalled: isStalled,
    blocked: bag === 0 && !isPlayedOut && isBlocked(position),
  };
  return reason !== undefined && holds[reason] ? undefined : { code: 'not-over', reason: reason ?? '' };
}
