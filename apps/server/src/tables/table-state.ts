// What a table knows, as plain data, and how it changes. Nothing here waits, stores or sends.

import { createHash } from 'node:crypto';
import { type Json, ok, type Result, refuse, type Seat, seatAt } from '@mozaika/kernel';
import type { Clock, Stage, TableRequest } from '@mozaika/protocol';
import type { TableRow } from '../storage/port.ts';

export type SeatState =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string; readonly seal?: string; readonly left?: true }
  | { readonly kind: 'bot'; readonly level: string };

export interface UndoOffer {
  readonly by: Seat;
  readonly target: number;
  /** How long the log was: whatever comes after makes the offer void. */
  readonly length: number;
  readonly agreed: readonly Seat[];
}

export interface TableState {
  readonly game: string;
  readonly options: Json;
  readonly clock: Clock;
  readonly listed: boolean;
  /** The person who made the table. */
  readonly host: string;
  readonly created: number;
  readonly stage: Stage;
  /** Who closed it, if it was whoever runs the server. */
  readonly closedBy?: 'operator';
  readonly seats: readonly SeatState[];
  /** By seat: whom it waits for, at a table of a tournament. */
  readonly reserved?: readonly string[];
  /** How many matches were begun. */
  readonly matches: number;
  /** The secret seed of the match that comes next, or that is being opened. */
  readonly seed: string;
  readonly opening?: {
    /** Absent in what older versions have stored. */
    readonly since?: number;
    readonly until: number;
    readonly contributions: readonly { readonly seat: Seat; readonly value: string }[];
  };
  readonly undo?: UndoOffer;
  readonly rematch?: readonly { readonly seat: Seat; readonly seal?: string }[];
}

const sha256 = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** The commitment that is published before anybody contributes. */
export const commitmentOf = (state: TableState): string => sha256(state.seed);

export const seatOfPerson = ({ seats }: TableState, person: string | undefined): Seat | undefined => {
  const at = seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);
  return at < 0 ? undefined : seatAt(at);
};

export const peopleOf = ({ seats }: TableState): string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));

export const isFull = ({ seats }: TableState): boolean => seats.every(({ kind }) => kind !== 'open');

/** Whether not all seats are bots': a match of bots alone would be for nobody. */
const hasRoomForPeople = ({ seats }: TableState): boolean => seats.some(({ kind }) => kind !== 'bot');

/** The table as it is stored. */
export const rowOf = (code: string, version: number, state: TableState, updated: number): TableRow => ({
  code,
  version,
  state: JSON.stringify(state),
  game: state.game,
  stage: state.stage,
  host: state.host,
  inLobby: state.listed && state.stage === 'gathering' && !isFull(state),
  created: state.created,
  updated,
  people: [...new Set([...peopleOf(state), ...(state.reserved ?? [])])],
});

const withSeat = (state: TableState, seat: Seat, now: SeatState): TableState => ({
  ...state,
  seats: state.seats.map((was, i) => (seatAt(i) === seat ? now : was)),
});

export function newTable(request: TableRequest, person: string, seed: string, created: number): Result<TableState> {
  const { game, clock, listed } = request;
  const options = request.options as Json;
  const seats = request.seats.map(
    (who): SeatState => (who === 'person' ? { kind: 'open' } : { kind: 'bot', level: who }),
  );
  const state = {
    game,
    options,
    clock,
    listed,
    host: person,
    created,
    stage: 'gathering',
    seats,
    matches: 0,
    seed,
  } as const;
  if (!hasRoomForPeople(state)) return refuse('no-seat-for-people');
  return request.me === 'sits' ? sit(state, person, undefined, request.seal) : ok(state);
}

/** A table of a tournament: each seat waits for its own person. */
export const reservedTable = (
  { game, options, clock, host, created }: Pick<TableState, 'game' | 'options' | 'clock' | 'host' | 'created'>,
  people: readonly string[],
  seed: string,
): TableState => ({
  game,
  options,
  clock,
  listed: false,
  host,
  created,
  stage: 'gathering',
  seats: people.map(() => ({ kind: 'open' })),
  reserved: people,
  matches: 0,
  seed,
});

export function sit(
  state: TableState,
  person: string,
  wanted: Seat | undefined,
  seal: string | undefined,
): Result<TableState> {
  const mine = seatOfPerson(state, person);
  const seated: SeatState = { kind: 'person', person, ...(seal === undefined ? {} : { seal }) };
  // The same message twice: the newest seal counts, because the client may have lost the older contribution.
  if (mine !== undefined && (wanted === undefined || wanted === mine)) {
    return ok(state.stage === 'gathering' ? withSeat(state, mine, seated) : state);
  }
  if (state.stage !== 'gathering') return refuse('already-started', { stage: state.stage });
  if (wanted !== undefined && wanted > state.seats.length) {
    return refuse('no-such-seat', { seat: wanted, seats: state.seats.length });
  }
  const isFor = (i: number): boolean => (state.reserved?.[i] ?? person) === person;
  const free = state.seats.findIndex(
    ({ kind }, i) => kind === 'open' && (wanted ?? seatAt(i)) === seatAt(i) && isFor(i),
  );
  if (free < 0 && state.reserved && !state.reserved.includes(person)) return refuse('table-of-others');
  if (free < 0)
    return isFull(state) || wanted === undefined ? refuse('table-full') : refuse('seat-taken', { seat: wanted });
  const risen = mine === undefined ? state : withSeat(state, mine, { kind: 'open' });
  return ok(withSeat(risen, seatAt(free), seated));
}

/** Stands up before the start; when nobody is left, the table is closed. */
export function standUp(state: TableState, seat: Seat): TableState {
  const without = withSeat(state, seat, { kind: 'open' });
  return peopleOf(without).length === 0 && !state.reserved ? { ...without, stage: 'closed' } : without;
}

/** A table where nothing happens any more. */
export function closed({ opening: _, ...state }: TableState): TableState {
  return { ...state, stage: 'closed' };
}

/** Marks a person who left a match: their seat is open at the next one. After a match, the others need not wait for them. */
export function markLeft(state: TableState, seat: Seat): TableState {
  const who = state.seats[seat - 1];
  if (who?.kind !== 'person') return state;
  const left = withSeat(state, seat, { ...who, left: true });
  if (state.stage === 'playing') return left;
  if (!left.seats.some(isStaying)) return closed(left);
  if (state.stage !== 'over') return left;
  const rematch = (state.rematch ?? []).filter((one) => one.seat !== seat);
  return rematchIfAgreed({ ...left, rematch });
}

/** People who took their seat back have not left. */
export const markBack = (state: TableState, isBack: (seat: Seat) => boolean): TableState => ({
  ...state,
  seats: state.seats.map((who, i) => (isLeft(who) && isBack(seatAt(i)) ? stays(who) : who)),
});

const isLeft = (who: SeatState): boolean => who.kind === 'person' && who.left === true;
const isStaying = (who: SeatState): boolean => who.kind === 'person' && !who.left;

function stays(who: SeatState): SeatState {
  if (who.kind !== 'person') return who;
  const { left: _, ...staying } = who;
  return staying;
}

/** The seats of people who have left. */
export const leftSeats = ({ seats }: TableState): Seat[] => seats.flatMap((who, i) => (isLeft(who) ? [seatAt(i)] : []));

export function fill(state: TableState, person: string, seat: Seat, level: string | null): Result<TableState> {
  if (person !== state.host) return refuse('host-only');
  if (state.reserved) return refuse('seats-reserved');
  if (state.stage !== 'gathering') return refuse('already-started', { stage: state.stage });
  const who = state.seats[seat - 1];
  if (who === undefined) return refuse('no-such-seat', { seat, seats: state.seats.length });
  if (who.kind === 'person') return refuse('seat-taken', { seat });
  const filled = withSeat(state, seat, level === null ? { kind: 'open' } : { kind: 'bot', level });
  return hasRoomForPeople(filled) ? ok(filled) : refuse('no-seat-for-people');
}

/** All seats are taken: from now on contributions may be opened, for a while. */
export const beginOpening = (state: TableState, since: number, until: number): TableState => ({
  ...state,
  stage: 'opening',
  opening: { since, until, contributions: [] },
});

export function reveal(state: TableState, seat: Seat, value: string): Result<TableState> {
  const who = state.seats[seat - 1];
  if (state.stage !== 'opening' || !state.opening) return refuse('not-opening', { stage: state.stage });
  if (who?.kind !== 'person' || who.seal === undefined) return refuse('no-seal', { seat });
  if (sha256(value) !== who.seal) return refuse('seal-differs', { seat, expected: who.seal, found: sha256(value) });
  const others = state.opening.contributions.filter((one) => one.seat !== seat);
  const contributions = [...others, { seat, value }].sort((a, b) => a.seat - b.seat);
  return ok({ ...state, opening: { ...state.opening, contributions } });
}

/** Whether nobody needs to be waited for. */
export const allOpened = (state: TableState): boolean => absentFrom(state).length === notAwaited(state).length;

export const sealsOf = ({ seats }: TableState): { readonly seat: Seat; readonly hash: string }[] =>
  seats.flatMap((seat, i) =>
    seat.kind === 'person' && seat.seal !== undefined ? [{ seat: seatAt(i), hash: seat.seal }] : [],
  );

/** The people whose contribution is missing. */
export const absentFrom = ({ seats, opening }: TableState): Seat[] =>
  seats.flatMap((seat, i) =>
    seat.kind === 'person' && !opening?.contributions.some((one) => one.seat === seatAt(i)) ? [seatAt(i)] : [],
  );

/** Those of them who are not waited for: they have sent no seal, or have left. */
export const notAwaited = (state: TableState): Seat[] =>
  absentFrom(state).filter((seat) => {
    const who = state.seats[seat - 1];
    return who?.kind === 'person' && (who.left === true || who.seal === undefined);
  });

export function beginMatch(state: TableState): TableState {
  const { opening: _, ...rest } = state;
  return { ...rest, stage: 'playing', matches: state.matches + 1 };
}

/** The match is over; the next one has a seed of its own. */
export function endMatch(state: TableState, seed: string): TableState {
  const { undo: _, ...rest } = state;
  return { ...rest, stage: 'over', seed };
}

/** Asks for another match, or agrees to one. */
export function agreeToRematch(before: TableState, seat: Seat, seal: string | undefined): Result<TableState> {
  if (before.stage !== 'over') return refuse('match-running', { stage: before.stage });
  // Whoever left the last match and asks for another one is back.
  const state = markBack(before, (one) => one === seat);
  const others = (state.rematch ?? []).filter((one) => one.seat !== seat);
  const rematch = [...others, { seat, ...(seal === undefined ? {} : { seal }) }];
  return ok(rematchIfAgreed({ ...state, rematch }));
}

/** The next match begins when all who have not left have asked for it. */
function rematchIfAgreed(state: TableState): TableState {
  const { rematch = [] } = state;
  const waiting = state.seats.some((who, i) => isStaying(who) && !rematch.some((one) => one.seat === seatAt(i)));
  return waiting ? state : rotated(state);
}

/** Where a seat's player sits after a rotation: everybody one seat on, the first one last. */
export const seatAfterRotation = (seat: Seat, seats: number): Seat => seatAt((seat - 2 + seats) % seats);

/** Rotates the seats, so that another one is first; who has left makes room. */
function rotated({ rematch = [], reserved: _, ...state }: TableState): TableState {
  const stay = state.seats.map((who, i): SeatState => {
    if (who.kind !== 'person') return who;
    if (who.left) return { kind: 'open' };
    const { person } = who;
    const seal = rematch.find((one) => one.seat === seatAt(i))?.seal;
    return { kind: 'person', person, ...(seal === undefined ? {} : { seal }) };
  });
  return { ...state, stage: 'gathering', seats: [...stay.slice(1), ...stay.slice(0, 1)] };
}
