// The contract between games and everything else. A game is a value with these primitives; the kernel derives the rest.

import type { Departure } from './fact.ts';
import type { Move, MoveList } from './moves.ts';
import type { Random, Streams } from './random.ts';
import type { Json, Refusal, Result } from './refusal.ts';
import type { Seat, SeatCount, Viewer } from './seats.ts';

/** Whose decision a position waits for. Several seats at once: each may go first. */
export type Turn =
  | { readonly kind: 'move'; readonly seats: readonly Seat[] }
  | { readonly kind: 'deal' }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/**
 * The ranking at the end. A rank is 1 + the number of better players; `reason` says which rule ended the match, or that it ended
 * otherwise: `resigned`, `timeout`, `abandoned`. Of an abandoned match there are no ranks: nobody has won.
 */
export interface Outcome {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly reason: string;
  /** For whom the match ended early, the first to go first. They rank behind all who stayed. Absent: for nobody. */
  readonly gone?: readonly Departure[];
}

/** A set of options that people know by the name of a box, or of a side of its boards. */
export interface Edition<Options extends Json = Json> {
  readonly id: string;
  readonly options: Options;
}

/** A public fact that followed from an action. The `points` of all events of a match add up to its scores. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
  readonly points?: number;
}

export type Sink<Event extends GameEvent = GameEvent> = (event: Event) => void;

/** The four types that a game is made of. A game names its own: `interface AzulTypes extends GameTypes { … }`. */
export interface GameTypes {
  readonly position: unknown;
  readonly options: Json;
  readonly deal: unknown;
  readonly event: GameEvent;
}

/** A seat's decision or chance's decision. */
export type Action<T extends GameTypes = GameTypes> = MoveAction | DealAction<T>;

export interface MoveAction {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly move: Move;
}

export interface DealAction<T extends GameTypes = GameTypes> {
  readonly kind: 'deal';
  readonly deal: T['deal'];
}

/**
 * The rules of a game. Positions are compact and advanced in place; nothing here throws on untrusted input, and nothing
 * but `deal` and `determinize` uses chance.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** The numbers of the rulings that this implementation can play by. */
  readonly rules: readonly number[];
  /** Every set of options that differs by its rules, without a fixed start: what the laws and the arena go through. */
  readonly variants: readonly T['options'][];
  /** What people own and choose by name. Several editions may play by the same rules. */
  readonly editions: readonly Edition<T['options']>[];

  parseOptions(json: Json, seats: SeatCount): Result<T['options']>;
  /** The options after everybody has moved to another seat. Absent: options name no seats. */
  reseat?(options: T['options'], seats: SeatCount, to: (seat: Seat) => Seat): T['options'];
  /** The first position, by the latest rules or by an older number of `rules`. */
  setup(options: T['options'], seats: SeatCount, rules?: number): T['position'];
  clone(position: T['position']): T['position'];
  /** Makes `to` equal to `from` without making garbage. Both come from the same options and number of seats. */
  copy(from: T['position'], to: T['position']): void;

  turn(position: T['position']): Turn;
  scores(position: T['position']): number[];
  /** Counted from 1; what a round is, the game says. */
  round(position: T['position']): number;

  /** Fills `out` with the legal moves of a seat to move, in canonical order, save those that `unlistedMoves` has. */
  legalMoves(position: T['position'], seat: Seat, out: MoveList): void;
  /** Legal moves that are better described than listed (trades). Fills `out` like `legalMoves`. */
  unlistedMoves?(position: T['position'], seat: Seat, out: MoveList): void;
  /** Whether everything that `legalMoves` needs of this seat is known: false for a masked hand. */
  knows(position: T['position'], seat: Seat): boolean;

  /** Why a seat that is to move may not make this move. Turn order is the kernel's business. */
  checkMove(position: T['position'], seat: Seat, move: Move): Refusal | undefined;
  /** Why chance, whose turn it is, cannot have decided this. */
  checkDeal(position: T['position'], deal: T['deal']): Refusal | undefined;
  /** Advances the position by a legal move. What nobody decides (scoring, clearing, the end) happens within. */
  applyMove(position: T['position'], seat: Seat, move: Move, sink?: Sink<T['event']>): void;
  applyDeal(position: T['position'], deal: T['deal'], sink?: Sink<T['event']>): void;

  /** The only place where chance is sampled: tile by tile, from the multiset in canonical order. */
  deal(position: T['position'], random: Random): T['deal'];
  /**
   * The same for matches that many play from one seed: as independent of what was played as the tiles left allow, and for whoever knows
   * all of the past as likely as any deal. Absent: deals are independent of nothing but other matches.
   */
  duplicateDeal?(position: T['position'], past: readonly Action<T>[], streams: Streams): T['deal'];
  /** A whole position that agrees with all that a masked one knows. */
  determinize(position: T['position'], random: Random): T['position'];

  parseMove(text: string): Result<Move>;
  formatMove(move: Move): string;
  parseDeal(text: string): Result<T['deal']>;
  formatDeal(deal: T['deal']): string;

  /** All that the position is, as one short text without the options: docs/records.md. */
  formatPosition(position: T['position']): string;
  /**
   * Reads such a text, by the latest rules or an older number of `rules`. Any position is let through that could be played on
   * (or is over) and whose counts fit each other, whether or not moves lead to it.
   */
  parsePosition(text: string, options: T['options'], rules?: number): Result<T['position']>;
  /** A new position with only what a viewer may know of it. Absent: nothing of this game is ever hidden. */
  maskPosition?(position: T['position'], viewer: Viewer): T['position'];

  maskMove(move: Move, seat: Seat, viewer: Viewer): Move;
  maskDeal(deal: T['deal'], viewer: Viewer): T['deal'];

  /** All that the position knows, as plain data: for screens, comparisons and foreign programs. */
  view(position: T['position']): Json;
  /** The part of `view` that every viewer of the match knows. */
  publicView(position: T['position']): Json;
  /** How many tiles of each kind there are, wherever they lie. It never changes. */
  census(position: T['position']): number[];
}

/** The options when everybody has moved to another seat. */
export const reseated = <T extends GameTypes>(
  game: Pick<Game<T>, 'reseat'>,
  options: T['options'],
  seats: SeatCount,
  to: (seat: Seat) => Seat,
): T['options'] => game.reseat?.(options, seats, to) ?? options;

/** The rulings that new matches are played by. */
export function latestRules(game: Pick<Game, 'id' | 'rules'>): number {
  const latest = game.rules.at(-1);
  if (latest === undefined) throw new Error(`${game.id} has no rules`);
  return latest;
}

/** Each player's rank from keys compared one after the other, the larger the better. */
export function ranksOf(keys: readonly (readonly number[])[]): number[] {
  const better = (a: readonly number[], b: readonly number[]) => {
    const i = a.findIndex((key, at) => key !== b[at]);
    return i >= 0 && Number(a[i]) > Number(b[i]);
  };
  return keys.map((mine) => 1 + keys.filter((other) => better(other, mine)).length);
}
