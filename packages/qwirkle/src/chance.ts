// Chance in Qwirkle: the tiles that a seat draws, and who opens. Sampled here and nowhere else, checked here when it comes from
// a record, applied and masked here.

import { nextSeat, type Random, type Seat, type Sink, seatsOf, type Viewer } from '@mozaika/kernel';
import type { QwirkleEvent } from './events.ts';
import { holdsOpeningHand, largestSet, largestSets, openers, tiedSeats } from './opening.ts';
import { sampleHand } from './opening-hand.ts';
import { addToHand, clonePosition, dueDraw, isKnown, knownTiles, type Position } from './position.ts';
import type { QwirkleRefusal } from './refusals.ts';
import { sample } from './sample.ts';
import { HAND_SIZE, KINDS, sortTiles, type Tile, tileName } from './tiles.ts';
import { endTurn } from './turns.ts';

/** A seat draws tiles, known to whoever reads this or hidden from them; or everybody announces the size of their set and a seat is found to open. */
export type QwirkleDeal =
  | { readonly kind: 'draw'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly kind: 'hidden-draw'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'start'; readonly seat: Seat; readonly sizes?: readonly number[] };

/** Why chance, whose turn it is, cannot have decided this. */
export function checkDeal(position: Position, deal: QwirkleDeal): QwirkleRefusal | undefined {
  if (position.phase === 'start') return checkStart(position, deal);
  const seat = position.mover;
  const count = dueDraw(position);
  if (deal.kind === 'start') return { code: 'draw-expected', seat, count };
  if (deal.seat !== seat) return { code: 'draw-seat', found: deal.seat, expected: seat };
  const found = deal.kind === 'draw' ? deal.tiles.length : deal.count;
  if (found !== count) return { code: 'draw-count', seat, found, expected: count };
  return deal.kind === 'draw' ? checkAvailable(position, deal.tiles) : undefined;
}

function checkStart(position: Position, deal: QwirkleDeal): QwirkleRefusal | undefined {
  if (deal.kind !== 'start') return { code: 'start-expected', seats: openers(position) };
  const { seat: found, sizes } = deal;
  const refusal = checkSizes(position, sizes);
  if (refusal) return refusal;
  const tied = tiedSeats(position, sizes);
  if (!tied.includes(found)) return { code: 'start-seat', found, expected: tied };
  const expected = openers(position, sizes);
  return expected.includes(found) ? undefined : { code: 'start-age', found, expected: expected[0] };
}

/** Sizes are announced or not, as the rules say, and are right wherever the hand is known. */
function checkSizes(position: Position, sizes: readonly number[] | undefined): QwirkleRefusal | undefined {
  const { seats, rules, version } = position;
  if (version.sets === 'hidden') return sizes && { code: 'sizes-hidden', rules };
  if (sizes?.length !== seats) return { code: 'sizes-expected', seats, found: sizes?.length ?? 0 };
  for (const seat of seatsOf(seats)) {
    if (!isKnown(position, seat)) continue;
    const expected = largestSet(knownTiles(position, seat));
    const found = sizes[seat - 1];
    if (found !== expected) return { code: 'set-size', seat, found, expected };
  }
  return undefined;
}

function checkAvailable({ unseen }: Position, tiles: readonly Tile[]): QwirkleRefusal | undefined {
  for (const tile of tiles) {
    const found = tiles.filter((other) => other === tile).length;
    const available = unseen[tile];
    if (found > available) return { code: 'tile-not-available', tile: tileName(tile), found, available };
  }
  return undefined;
}

/**
 * What is left in the bag while a deal is sampled. Shared by all calls, so `deal` is not re-entrant (`random` must not deal).
 * A new array for each deal, here and in fits.ts, makes a greedy turn 1.05 times as long (`npm run bench`).
 */
const left = new Uint8Array(KINDS);

/** Decides what a position that is not masked waits for. */
export function deal(position: Position, random: Random): QwirkleDeal {
  if (position.phase === 'start') return startBy(position, random);
  left.set(position.unseen);
  const tiles: Tile[] = [];
  for (let size = position.bag, due = dueDraw(position); due > 0; due--) tiles.push(sample(left, size--, random));
  return { kind: 'draw', seat: position.mover, tiles: sortTiles(tiles) };
}

/** Who opens, of those who may. */
export function startBy(position: Position, random: Random): QwirkleDeal {
  const start = { kind: 'start', seat: oneOf(openers(position), random) } as const;
  return position.version.sets === 'hidden' ? start : { ...start, sizes: largestSets(position) };
}

/** A choice without an alternative uses no chance. */
const oneOf = (seats: readonly Seat[], random: Random): Seat => seats[seats.length > 1 ? random(seats.length) : 0];

/**
 * A whole position that agrees with a masked one: its unknown tiles are drawn from the unseen ones. A hand that was not
 * touched since the opening has a largest set of the size that its owner announced.
 */
export function determinize(position: Position, random: Random): Position {
  const whole = clonePosition(position);
  let left = whole.unseen.reduce((sum, count) => sum + count, 0);
  for (const seat of seatsOf(whole.seats)) {
    if (whole.unknown[seat - 1] === HAND_SIZE && holdsOpeningHand(whole, seat)) {
      for (const tile of sampleHand(whole.unseen, whole.announced[seat - 1], random)) {
        whole.unseen[tile]--;
        whole.unknown[seat - 1]--;
        addToHand(whole, seat, tile);
      }
      left -= HAND_SIZE;
    }
    for (; whole.unknown[seat - 1] > 0; whole.unknown[seat - 1]--) {
      addToHand(whole, seat, sample(whole.unseen, left--, random));
    }
  }
  for (; whole.asideUnknown > 0; whole.asideUnknown--) {
    whole.aside[whole.asideKnown++] = sample(whole.unseen, left--, random);
  }
  return whole;
}

/** Lets a checked deal happen. */
export function applyDeal(position: Position, deal: QwirkleDeal, sink?: Sink<QwirkleEvent>): void {
  if (deal.kind === 'start') {
    for (const seat of deal.sizes ? seatsOf(position.seats) : []) {
      const size = deal.sizes?.[seat - 1] ?? 0;
      position.announced[seat - 1] = size;
      sink?.({ type: 'announced', seat, size });
    }
    position.opener = deal.seat;
    position.mover = deal.seat;
    position.phase = 'move';
    sink?.({ type: 'started', seat: deal.seat });
    return;
  }
  const count = draw(position, deal);
  sink?.({ type: 'drew', seat: deal.seat, count });
  if (position.opener !== undefined) {
    mixAside(position);
    endTurn(position, sink);
  } else if (deal.seat === position.seats) position.phase = 'start';
  else position.mover = nextSeat(deal.seat, position.seats);
}

/** Moves tiles from the bag to a hand and returns how many. */
function draw(position: Position, deal: Exclude<QwirkleDeal, { kind: 'start' }>): number {
  if (deal.kind === 'hidden-draw') {
    position.bag -= deal.count;
    position.unknown[deal.seat - 1] += deal.count;
    return deal.count;
  }
  position.bag -= deal.tiles.length;
  for (const tile of deal.tiles) {
    position.unseen[tile]--;
    addToHand(position, deal.seat, tile);
  }
  return deal.tiles.length;
}

/** The traded tiles go into the bag. */
function mixAside(position: Position): void {
  for (let i = 0; i < position.asideKnown; i++) {
    position.unseen[position.aside[i]]++;
    position.aside[i] = 0;
  }
  position.bag += position.asideKnown + position.asideUnknown;
  position.asideKnown = 0;
  position.asideUnknown = 0;
}

/** Drawn tiles are for the eyes of the seat that draws them. */
export const maskDeal = (deal: QwirkleDeal, viewer: Viewer): QwirkleDeal =>
  deal.kind === 'draw' && deal.seat !== viewer
    ? { kind: 'hidden-draw', seat: deal.seat, count: deal.tiles.length }
    : deal;
