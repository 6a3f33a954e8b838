// Positions for the tests: replayed from actions, or laid out by hand.

import { readFileSync } from 'node:fs';
import {
  check,
  type MatchRecord,
  MoveList,
  parseAction,
  parseRecord,
  play,
  RECORD_FORMAT,
  type Refusal,
  replay,
  type Seat,
  type SeatCount,
  seatsOf,
} from '@mozaika/kernel';
import { parseTile, type QwirkleEvent, type QwirkleOptions, qwirkle } from '../src/index.ts';
import { addToHand, Position } from '../src/position.ts';

const NAMES = ['Anna', 'Karel', 'Eva', 'Jan'];

export const tilesOf = (text: string): number[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => parseTile(name) ?? Number.NaN);

/** By version 1 of the rules, whose starts are short; `rules` says otherwise. */
export const recordOf = (
  seats: SeatCount,
  actions: readonly string[],
  options: QwirkleOptions = {},
  rules = 1,
): MatchRecord => ({
  format: RECORD_FORMAT,
  game: 'qwirkle',
  options,
  players: NAMES.slice(0, seats),
  rules,
  actions,
});

/** The position after some actions, all of which must be legal. */
export function after(seats: SeatCount, actions: readonly string[], options: QwirkleOptions = {}, rules = 1): Position {
  const replayed = replay(qwirkle, recordOf(seats, actions, options, rules));
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.refusal));
  return replayed.value;
}

/** The actions that deal these hands. */
export const dealt = (...hands: readonly string[]): string[] => hands.map((hand, i) => `* draw ${i + 1} ${hand}`);

/** Why an action is refused, or nothing if it is legal. */
export function refusalOf(position: Position, text: string): Refusal | undefined {
  const action = parseAction(qwirkle, text);
  return action.ok ? check(qwirkle, position, action.value) : action.refusal;
}

/** Makes a legal action and returns what it told. */
export function eventsOf(position: Position, text: string): QwirkleEvent[] {
  const events: QwirkleEvent[] = [];
  const action = parseAction(qwirkle, text);
  const played = action.ok ? play(qwirkle, position, action.value, (event) => events.push(event)) : action;
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  return events;
}

/** The points that a play brings its seat. */
export function pointsOf(position: Position, text: string): number {
  const seat = Number(text[0]);
  const before = qwirkle.scores(position)[seat - 1];
  eventsOf(position, text);
  return qwirkle.scores(position)[seat - 1] - before;
}

export interface Layout {
  /** Tiles like `Rs@0,0`, whatever the order. */
  readonly grid: string;
  readonly hands: readonly string[];
  readonly bag?: string;
  readonly mover?: Seat;
}

/** A position in the middle of a match, as it lies on the table. Tiles that are not named are out of this world. */
export function laid({ grid, hands, bag = '', mover = 1 }: Layout): Position {
  const position = new Position({}, hands.length as SeatCount);
  for (const text of grid.split(' ')) {
    const [name, at] = text.split('@');
    const [x, y] = at.split(',').map(Number);
    position.grid.place(x, y, tilesOf(name)[0]);
  }
  for (const seat of seatsOf(position.seats)) {
    for (const tile of tilesOf(hands[seat - 1])) addToHand(position, seat, tile);
  }
  position.unseen.fill(0);
  for (const tile of tilesOf(bag)) position.unseen[tile]++;
  position.bag = tilesOf(bag).length;
  position.opener = 1;
  position.mover = mover;
  position.phase = 'move';
  return position;
}

/** A record kept with the tests. */
export function fixture(name: string): MatchRecord {
  const record = parseRecord(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
  if (!record.ok) throw new Error(JSON.stringify(record.refusal));
  return record.value;
}

/** The listed moves of the seat to move, as texts. */
export function listed(position: Position): string[] {
  const list = new MoveList();
  qwirkle.legalMoves(position, position.mover, list);
  return list.toArray().map(qwirkle.formatMove);
}

/** The trades of the seat to move, as texts. */
export function trades(position: Position): string[] {
  const list = new MoveList();
  qwirkle.unlistedMoves?.(position, position.mover, list);
  return list.toArray().map(qwirkle.formatMove);
}
