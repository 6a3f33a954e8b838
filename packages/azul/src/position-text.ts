// Positions as texts: all that a position is in one line, and back. The grammar is part of the contract of docs/records.md.
//
//   3 take2 1/C BBYR,-,YYKW,-,- BK 8B10Y11R12K9W 3Y2R 12;-,YY,-,-,-;B1R2/5/5/5/5; 9;…
//   round, turn, who began / who has the marker, displays, centre, bag, lid, then each seat: score;lines;wall;floor

import { type Expected, ok, parseSeat, type Result, type Seat, type SeatCount, unreadable } from '@mozaika/kernel';
import { SIZE } from './boards.ts';
import { type ByColour, COLOURS, type Colour, TILES_PER_COLOUR } from './colours.ts';
import type { AzulOptions } from './options.ts';
import type { EndReason, Phase, Position } from './position.ts';
import { checkPosition } from './position-check.ts';
import { type AzulPlayerView, type AzulView, positionOf, view } from './view.ts';

const NONE = '-';
/** The bag when it is not counted: all tiles that lie nowhere else. */
const REST = 'rest';
const END_REASONS = ['row', 'no-tiles', 'stalled'] as const satisfies readonly EndReason[];
const MOST_SEATS = 4;

export const formatPosition = (position: Position): string => formatView(view(position));

/** The text of a view, whether or not it fits. A bag that lacks tiles is written as the rest: whoever reads that says what is too many. */
export function formatView(at: AzulView): string {
  return [
    `${at.round}${at.idleRounds > 0 ? `i${at.idleRounds}` : ''}${at.placed > 0 ? `p${at.placed}` : ''}`,
    turnText(at),
    at.starter === null ? NONE : `${at.starter}/${at.marker === 'centre' ? 'C' : at.marker}`,
    at.displays.map((letters) => letters || NONE).join(','),
    at.centre || NONE,
    COLOURS.some((letter) => at.bag[letter] < 0) ? REST : heapText(at.bag),
    heapText(at.lid),
    ...at.players.map(playerText),
  ].join(' ');
}

function turnText({ phase, mover, endReason }: AzulView): string {
  if (phase === 'offer') return `take${mover}`;
  if (phase === 'tiling') return 'tile';
  return phase === 'over' ? `end-${endReason}` : phase;
}

const heapText = (counts: ByColour<number>): string =>
  COLOURS.map((letter) => (counts[letter] > 0 ? `${counts[letter]}${letter}` : '')).join('') || NONE;

const playerText = ({ score, lines, wall, floor }: AzulPlayerView): string =>
  [
    score,
    lines.map((letters) => letters || NONE).join(','),
    wall.map((row) => row.replace(/\.+/g, ({ length }) => String(length))).join('/'),
    floor || NONE,
  ].join(';');

const form = (...examples: string[]): Expected => ({ kind: 'form', examples });
const WHOLE = form('1 take1 1/C BBYR,YYKW,BRRK,KWWW,BYRK - rest - 0;-,-,-,-,-;5/5/5/5/5;- 0;-,-,-,-,-;5/5/5/5/5;-');
const FORMS = {
  round: form('3', '3i1', '3i1p2'),
  turn: form('take2', 'tile', 'deal', 'start', ...END_REASONS.map((reason) => `end-${reason}`)),
  starter: form('1/C', '1/2', NONE),
  heap: form('BBYR', '8B10Y', NONE),
  bag: form('8B10Y', NONE, REST),
  player: form('12;B,YY,-,-,-;B1R2/5/5/5/5;-'),
} as const;

/** What does not have its form; thrown inside this file only, so that reading is one expression for each field. */
class Unreadable extends Error {
  readonly result: ReturnType<typeof unreadable>;

  constructor(text: string, expected: Expected) {
    super(text);
    this.result = unreadable(text, expected);
  }
}

/** Reads a text, and refuses what cannot be a position of these options, saying what does not fit. */
export function parsePosition(text: string, options: AzulOptions): Result<Position> {
  const read = parseView(text, options);
  if (!read.ok) return read;
  const refusal = checkPosition(read.value);
  return refusal ? { ok: false, refusal } : ok(positionOf(read.value, options.start));
}

/** Reads what a text shows, whether or not it fits. */
export function parseView(text: string, options: Pick<AzulOptions, 'board'>): Result<AzulView> {
  try {
    return ok(readView(text, options));
  } catch (error) {
    if (error instanceof Unreadable) return error.result;
    throw error;
  }
}

function readView(text: string, { board }: Pick<AzulOptions, 'board'>): AzulView {
  const [round = '', turn = '', starter = '', displays = '', centre = '', bag = '', lid = '', ...seats] =
    text.split(' ');
  if (seats.length < 2 || seats.length > MOST_SEATS) throw new Unreadable(text, WHOLE);
  const count = seats.length as SeatCount;
  const counted = countsOf(round);
  const began = starterOf(starter, count);
  const turned = turnOf(turn, count);
  const offered = displays.split(',').map(lettersOf);
  const inCentre = lettersOf(centre);
  const inLid = heapOf(lid);
  const players = seats.map(playerOf);
  const read: AzulView = {
    board,
    seats: count,
    ...counted,
    ...turned,
    ...began,
    displays: offered,
    centre: inCentre,
    bag: bag === REST ? heapOf(NONE) : heapOf(bag, FORMS.bag),
    lid: inLid,
    players: players.map((player) => ({ ...player, tiling: null })),
  };
  return bag === REST ? withRestInBag(read) : read;
}

/** The same table with all tiles in the bag that lie nowhere else; below 0 where too many do. */
export function withRestInBag(at: AzulView): AzulView {
  const { displays, centre, players, lid } = at;
  const outside = [...displays, centre, ...players.flatMap(({ lines, wall, floor }) => [...lines, ...wall, floor])];
  return { ...at, bag: restOf(outside.join(''), lid) };
}

function countsOf(text: string): Pick<AzulView, 'round' | 'idleRounds' | 'placed'> {
  const [, round, idle = 0, placed = 0] = /^([1-9]\d{0,2})(?:i([1-5]))?(?:p([1-9]\d?))?$/.exec(text) ?? [];
  if (round === undefined) throw new Unreadable(text, FORMS.round);
  return { round: Number(round), idleRounds: Number(idle), placed: Number(placed) };
}

function turnOf(text: string, seats: SeatCount): Pick<AzulView, 'phase' | 'mover' | 'endReason'> {
  const reason = END_REASONS.find((one) => text === `end-${one}`);
  if (reason) return { phase: 'over', mover: null, endReason: reason };
  const phase = ({ tile: 'tiling', deal: 'deal', start: 'start' } as { readonly [text: string]: Phase })[text];
  if (phase) return { phase, mover: null, endReason: null };
  const mover = text.startsWith('take') ? parseSeat(text.slice('take'.length)) : undefined;
  if (mover === undefined || mover > seats) throw new Unreadable(text, FORMS.turn);
  return { phase: 'offer', mover, endReason: null };
}

function starterOf(text: string, seats: SeatCount): Pick<AzulView, 'starter' | 'marker'> {
  if (text === NONE) return { starter: null, marker: null };
  const [first = '', holder = '', ...more] = text.split('/');
  const starter = parseSeat(first);
  const marker: Seat | 'centre' | undefined = holder === 'C' ? 'centre' : parseSeat(holder);
  const isAtTable = (seat: Seat | 'centre') => seat === 'centre' || seat <= seats;
  if (!starter || !marker || !isAtTable(starter) || !isAtTable(marker) || more.length > 0) {
    throw new Unreadable(text, FORMS.starter);
  }
  return { starter, marker };
}

/** A heap as a count for each colour: `3Y2R`, or letters. */
function heapOf(text: string, expected: Expected = FORMS.heap): ByColour<number> {
  const counts = { B: 0, Y: 0, R: 0, K: 0, W: 0 };
  if (text === NONE) return counts;
  if (!/^(?:[1-9]?\d?[BYRKW]){1,100}$/.test(text)) throw new Unreadable(text, expected);
  for (const [, count = '', letter] of text.matchAll(/(\d*)([BYRKW])/g)) {
    counts[letter as Colour] += count === '' ? 1 : Number(count);
  }
  return counts;
}

/** A heap as letters in canonical order. */
function lettersOf(text: string): string {
  const counts = heapOf(text);
  return COLOURS.map((letter) => letter.repeat(counts[letter])).join('');
}

/** What is left of each colour; below 0 if there are too many outside. */
const restOf = (outside: string, lid: ByColour<number>): ByColour<number> =>
  Object.fromEntries(
    COLOURS.map((letter) => [letter, TILES_PER_COLOUR - lid[letter] - (outside.split(letter).length - 1)]),
  ) as ByColour<number>;

function playerOf(text: string): Omit<AzulPlayerView, 'tiling'> {
  const [score = '', lines = '', wall = '', floor = '', ...more] = text.split(';');
  const rows = wall.split('/').map((row) => row.replace(/[1-5]/g, (empty) => '.'.repeat(Number(empty))));
  const places = lines.split(',').map((letters) => (letters === NONE ? '' : letters));
  const isRead =
    /^\d{1,3}$/.test(score) &&
    places.length === SIZE &&
    places.every((letters) => /^[BYRKW]{0,9}$/.test(letters)) &&
    rows.length === SIZE &&
    rows.every((row) => /^[BYRKW.]{5}$/.test(row)) &&
    (floor === NONE || /^[BYRKWM]{1,20}$/.test(floor)) &&
    more.length === 0;
  if (!isRead) throw new Unreadable(text, FORMS.player);
  return { score: Number(score), lines: places, wall: rows, floor: floor === NONE ? '' : floor };
}
