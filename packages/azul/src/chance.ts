// Chance in Azul: who starts the first round, and the displays at the start of each.

import { type Random, type Seat, type Sink, type Streams, seatAt, shuffled } from '@mozaika/kernel';
import { SIZE } from './boards.ts';
import { COLOURS, TILES_PER_COLOUR } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { displaysFor, IN_CENTRE, type Position } from './position.ts';
import type { AzulRefusal } from './refusals.ts';
import { countOf, formatTally, type Tally, tiles, total } from './tally.ts';

const TILES_PER_DISPLAY = 4;

export type AzulDeal =
  | { readonly kind: 'start'; readonly seat: Seat }
  | { readonly kind: 'displays'; readonly displays: readonly Tally[] };

/** Samples what chance decides next. */
export function deal(position: Position, random: Random): AzulDeal {
  const { phase, seats, start } = position;
  if (phase === 'start') return { kind: 'start', seat: start ?? seatAt(random(seats)) };
  let { bag, lid } = position;
  let left = total(bag);
  const displays: Tally[] = [];
  for (let display = 0; display < displaysFor(seats); display++) {
    let drawn = 0;
    for (let i = 0; i < TILES_PER_DISPLAY; i++) {
      if (left === 0) {
        bag = lid;
        left = total(lid);
        lid = 0;
        if (left === 0) break;
      }
      const tile = drawTile(bag, random(left--));
      bag -= tile;
      drawn += tile;
    }
    displays.push(drawn);
  }
  return { kind: 'displays', displays };
}

/** The tile at a place in the bag, as if its tiles lay in canonical order. */
function drawTile(bag: Tally, place: number): Tally {
  // Every colour that ends before the place adds its sign bit: no branch to mispredict.
  let end = countOf(bag, 0) - 1 - place;
  let colour = end >>> 31;
  end += countOf(bag, 1);
  colour += end >>> 31;
  end += countOf(bag, 2);
  colour += end >>> 31;
  end += countOf(bag, 3);
  colour += end >>> 31;
  return tiles(colour, 1);
}

/** The streams of mozaika-deal/2. A display of a round is (DISPLAY, 16 · round + display), displays from 0. */
const START = 0;
const DISPLAY = 1;
const DISPLAYS_PER_ROUND = 16;

/**
 * The same tiles whatever was played, as far as they are left: each display of each round has an order of all tiles of its own, and takes
 * the first ones that are in the bag. Of a colour with n tiles in the bag these are the first n.
 */
export function duplicateDeal(position: Position, streams: Streams): AzulDeal {
  const { phase, seats, start, round } = position;
  if (phase === 'start') return { kind: 'start', seat: start ?? seatAt(streams(START, 0)(seats)) };
  let { bag, lid } = position;
  const displays: Tally[] = [];
  for (let display = 0; display < displaysFor(seats); display++) {
    const order = shuffled(SIZE * TILES_PER_COLOUR, streams(DISPLAY, DISPLAYS_PER_ROUND * round + display));
    let drawn = firstTiles(order, bag, TILES_PER_DISPLAY);
    bag -= drawn;
    const missing = TILES_PER_DISPLAY - total(drawn);
    if (missing > 0) {
      bag = lid;
      lid = 0;
      const more = firstTiles(order, bag, missing);
      bag -= more;
      drawn += more;
    }
    displays.push(drawn);
  }
  return { kind: 'displays', displays };
}

/** The first tiles of an order that are in the bag, at most so many. */
function firstTiles(order: readonly number[], bag: Tally, most: number): Tally {
  let drawn = 0;
  let left = most;
  for (const tile of order) {
    if (left === 0) break;
    const colour = Math.floor(tile / TILES_PER_COLOUR);
    if (tile % TILES_PER_COLOUR >= countOf(bag, colour)) continue;
    drawn += tiles(colour, 1);
    left--;
  }
  return drawn;
}

/** Why chance cannot have decided this. */
export function checkDeal(position: Position, dealt: AzulDeal): AzulRefusal | undefined {
  const starting = position.phase === 'start';
  if (dealt.kind === 'start') return starting ? checkStart(position, dealt.seat) : { code: 'displays-expected' };
  // A start that the table has set may go without saying.
  if (starting && position.start === undefined) return { code: 'start-expected' };
  return checkDisplays(position, dealt.displays);
}

function checkStart({ seats, start }: Position, seat: Seat): AzulRefusal | undefined {
  if (seat > seats) return { code: 'no-such-seat', seat, seats };
  if (start !== undefined && seat !== start) return { code: 'start-set', seat, expected: start };
  return undefined;
}

/** R11: the bag is drawn empty first; only when another tile is needed does the whole lid go in. */
function checkDisplays({ bag, lid, seats }: Position, displays: readonly Tally[]): AzulRefusal | undefined {
  if (displays.length !== displaysFor(seats)) {
    return { code: 'display-count', found: displays.length, expected: displaysFor(seats) };
  }
  for (const [i, drawn] of displays.entries()) {
    const expected = Math.min(TILES_PER_DISPLAY, total(bag) + total(lid));
    if (total(drawn) !== expected) return { code: 'display-size', display: i + 1, found: total(drawn), expected };
    const refill = total(bag) < expected;
    for (let colour = 0; colour < SIZE; colour++) {
      const found = countOf(drawn, colour);
      const inBag = countOf(bag, colour);
      const available = refill ? inBag + countOf(lid, colour) : inBag;
      const facts = { display: i + 1, colour: COLOURS[colour], found };
      if (found > available) return { code: 'not-enough-tiles', ...facts, available };
      if (refill && found < inBag) return { code: 'bag-first', ...facts, expected: inBag };
    }
    if (refill) {
      bag += lid;
      lid = 0;
    }
    bag -= drawn;
  }
  return undefined;
}

/** Lets a checked deal happen. */
export function applyDeal(position: Position, dealt: AzulDeal, sink?: Sink<AzulEvent>): void {
  if (dealt.kind === 'start') begin(position, dealt.seat, sink);
  else fillDisplays(position, dealt.displays, sink);
}

function begin(position: Position, seat: Seat, sink?: Sink<AzulEvent>): void {
  position.starter = seat - 1;
  position.marker = seat - 1;
  position.mover = seat - 1;
  position.phase = 'deal';
  sink?.({ type: 'started', seat });
}

function fillDisplays(position: Position, displays: readonly Tally[], sink?: Sink<AzulEvent>): void {
  const { phase, start } = position;
  if (phase === 'start' && start !== undefined) begin(position, start, sink);
  const refilled = total(position.bag) < TILES_PER_DISPLAY * displays.length && position.lid !== 0;
  let drawn = 0;
  for (let display = 0; display < displays.length; display++) {
    position.fill(display, displays[display]);
    drawn += displays[display];
  }
  if (refilled) {
    position.bag += position.lid;
    position.lid = 0;
  }
  position.bag -= drawn;
  position.left = total(drawn);
  position.marker = IN_CENTRE;
  position.phase = 'offer';
  sink?.({ type: 'dealt', round: position.round, displays: displays.map(formatTally), refilled });
}
