// Chance in Azul: who starts the first round, and the displays at the start of each.

import type { Random, Refusal, Seat, Sink } from '@mozaika/kernel';
import { SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import {
  BAG,
  DEAL_PHASE,
  displaysFor,
  IN_CENTRE,
  LEFT,
  LID,
  MARKER,
  MOVER,
  OFFER_PHASE,
  PHASE,
  type Position,
  ROUND,
  START_PHASE,
  STARTER,
  setOffer,
} from './position.ts';
import { countOf, formatTally, type Tally, tiles, total } from './tally.ts';

export const TILES_PER_DISPLAY = 4;

export type AzulDeal =
  | { readonly kind: 'start'; readonly seat: Seat }
  | { readonly kind: 'displays'; readonly displays: readonly Tally[] };

/** Samples what chance decides next. */
export function deal(position: Position, random: Random): AzulDeal {
  const { state, seats, start } = position;
  if (state[PHASE] === START_PHASE) return { kind: 'start', seat: start ?? ((random(seats) + 1) as Seat) };
  let bag = state[BAG];
  let left = total(bag);
  let lid = state[LID];
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

/** Why chance cannot have decided this. */
export function checkDeal(position: Position, dealt: AzulDeal): Refusal | undefined {
  const starting = position.state[PHASE] === START_PHASE;
  if (dealt.kind === 'start') return starting ? checkStart(position, dealt.seat) : { code: 'displays-expected' };
  // A start that the table has set may go without saying.
  if (starting && position.start === undefined) return { code: 'start-expected' };
  return checkDisplays(position, dealt.displays);
}

function checkStart({ seats, start }: Position, seat: Seat): Refusal | undefined {
  if (seat > seats) return { code: 'no-such-seat', seat, seats };
  if (start !== undefined && seat !== start) return { code: 'start-set', seat, expected: start };
  return undefined;
}

/** R11: the bag is drawn empty first; only when another tile is needed does the whole lid go in. */
function checkDisplays({ state, seats }: Position, displays: readonly Tally[]): Refusal | undefined {
  if (displays.length !== displaysFor(seats)) {
    return { code: 'display-count', found: displays.length, expected: displaysFor(seats) };
  }
  let bag = state[BAG];
  let lid = state[LID];
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

function begin({ state }: Position, seat: Seat, sink?: Sink<AzulEvent>): void {
  state[STARTER] = seat - 1;
  state[MARKER] = seat - 1;
  state[MOVER] = seat - 1;
  state[PHASE] = DEAL_PHASE;
  sink?.({ type: 'started', seat });
}

function fillDisplays(position: Position, displays: readonly Tally[], sink?: Sink<AzulEvent>): void {
  const { state, start } = position;
  if (state[PHASE] === START_PHASE && start !== undefined) begin(position, start, sink);
  const refilled = total(state[BAG]) < TILES_PER_DISPLAY * displays.length && state[LID] !== 0;
  let left = 0;
  let drawn = 0;
  for (let i = 0; i < displays.length; i++) {
    setOffer(state, i, displays[i]);
    left += total(displays[i]);
    drawn += displays[i];
  }
  if (refilled) {
    state[BAG] += state[LID];
    state[LID] = 0;
  }
  state[BAG] -= drawn;
  state[LEFT] = left;
  state[MARKER] = IN_CENTRE;
  state[PHASE] = OFFER_PHASE;
  sink?.({ type: 'dealt', round: state[ROUND], displays: displays.map(formatTally), refilled });
}
