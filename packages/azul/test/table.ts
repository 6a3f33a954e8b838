// What tests do at a table: play actions in notation, and look at moves, refusals and events as texts.

import {
  allMoves,
  check,
  type MatchRecord,
  MoveList,
  parseAction,
  play,
  type Refusal,
  replay,
  type Seat,
  seatsOf,
} from '@mozaika/kernel';
import {
  type AzulEvent,
  type AzulOptions,
  type AzulPlayerView,
  type AzulView,
  azul,
  type Position,
} from '../src/index.ts';

/** The displays of the perft numbers, for two players. */
export const DISPLAYS = 'BBYR YYKW BRRK KWWW BYRK';

/** A match of some players on a board, from its beginning. */
export const recordOf = (options: AzulOptions, seats: number, actions: readonly string[]): MatchRecord => ({
  format: 'mozaika/1',
  game: 'azul',
  options,
  players: ['Lucka', 'Karel', 'Zuzana', 'Anna'].slice(0, seats),
  rules: 1,
  actions,
});

/** The position after the actions of a match; throws if one is refused. */
export function replayed(options: AzulOptions, seats: number, ...actions: readonly string[]): Position {
  const result = replay(azul, recordOf(options, seats, actions));
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** Two players on the coloured board, seat 1 to start. */
export const opened = (...actions: readonly string[]): Position =>
  replayed({ board: 'coloured' }, 2, '* start 1', `* deal ${DISPLAYS}`, ...actions);

/** Plays actions from a position on, which stays as it was; throws if one is refused. */
export function after(position: Position, ...actions: readonly string[]): Position {
  const twin = azul.clone(position);
  for (const text of actions) {
    const result = attempt(twin, text);
    if (result !== undefined) throw new Error(`${text}: ${JSON.stringify(result)}`);
  }
  return twin;
}

function attempt(position: Position, text: string, sink?: (event: AzulEvent) => void): Refusal | undefined {
  const action = parseAction(azul, text);
  if (!action.ok) return action.refusal;
  const result = play(azul, position, action.value, sink);
  return result.ok ? undefined : result.refusal;
}

/** The refusal of an action that changed nothing; undefined if it is legal. */
export function refusal(position: Position, text: string): Refusal | undefined {
  const twin = azul.clone(position);
  const before = JSON.stringify(twin);
  const refused = attempt(twin, text);
  if (refused && JSON.stringify(twin) !== before) throw new Error(`${text} was refused and still changed the position`);
  return refused;
}

/** What can be seen after some actions. */
export const seen = (position: Position, ...actions: readonly string[]): AzulView =>
  azul.view(after(position, ...actions)) as AzulView;

/** What can be seen of one seat after some actions. */
export const seatSeen = (position: Position, seat: Seat, ...actions: readonly string[]): AzulPlayerView =>
  seen(position, ...actions).players[seat - 1];

/** The events of some actions. */
export function eventsOf(position: Position, ...actions: readonly string[]): AzulEvent[] {
  const events: AzulEvent[] = [];
  const twin = azul.clone(position);
  for (const text of actions) {
    const refused = attempt(twin, text, (event) => events.push(event));
    if (refused) throw new Error(`${text}: ${JSON.stringify(refused)}`);
  }
  return events;
}

/** The moves that a seat may make, as texts without the seat. */
export const movesOf = (position: Position, seat: Seat): string[] =>
  allMoves(azul, position, seat).map(azul.formatMove);

const list = new MoveList();

/** The moves of every seat that is to move, as texts. */
export function legalActions(position: Position): string[] {
  const turn = azul.turn(position);
  if (turn.kind !== 'move') return [];
  const texts: string[] = [];
  for (const seat of turn.seats) {
    azul.legalMoves(position, seat, list);
    for (let i = 0; i < list.length; i++) texts.push(`${seat} ${azul.formatMove(list.at(i))}`);
  }
  return texts;
}

/** Every move that notation can say, legal or not. */
export const EVERY_MOVE: readonly string[] = [
  ...[...'123456789C'].flatMap((from) =>
    [...'BYRKW'].flatMap((colour) => [...'12345F'].map((to) => from + colour + to)),
  ),
  ...[...'12345'].flatMap((line) => [...'12345F'].map((column) => `tile ${line}>${column}`)),
];

/** The actions of all seats that `check` lets through, tried one by one. */
export const checkedActions = (position: Position): string[] =>
  seatsOf(position.seats).flatMap((seat) =>
    EVERY_MOVE.map((move) => `${seat} ${move}`).filter((text) => {
      const action = parseAction(azul, text);
      return action.ok && check(azul, position, action.value) === undefined;
    }),
  );

/** The outcome of a match that is over. */
export function outcomeOf(position: Position) {
  const turn = azul.turn(position);
  if (turn.kind !== 'over') throw new Error(`the match goes on: ${JSON.stringify(turn)}`);
  return turn.outcome;
}
