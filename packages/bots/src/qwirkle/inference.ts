// Inference: what the others may hold, judged by what they played, traded and kept on their last turns.
//
// A sample is a set of tiles that a seat may have kept. It weighs as much as it is likely that a decent player with
// these tiles would have moved as the seat did: who did not take an open qwirkle, most likely had no tile for it.

import { type Action, apply, type Move, type Random, type Seat } from '@mozaika/kernel';
import {
  addToHand,
  HAND_SIZE,
  handSize,
  highOf,
  isPlay,
  KINDS,
  legalPlays,
  lowOf,
  type Position,
  type QwirkleTypes,
  qwirkle,
  slotOf,
  tradeSize,
} from '@mozaika/qwirkle';
import { Judge, type Weights } from './judgement.ts';
import { tilesPlayed } from './tiles-played.ts';
import type { Belief } from './world.ts';

/** How many turns of each opponent are looked at. */
const TURNS = 2;
/** How many samples are kept of each seat. */
const MOST_SAMPLES = 512;
/** A trade of somebody who could have scored this much more than it is worth is e times less likely. */
const TRADE_TOLERANCE = 2.5;
/** Anybody may overlook anything. */
const OVERSIGHT = 0.01;
/** A trade gives up about so many points. */
const TRADE_VALUE = 4;
/** How often a sample is drawn again because its tiles are already elsewhere. */
const TRIES = 8;

/** A move with the masked position in which it was made, and how many tiles it kept. */
interface Turn {
  readonly move: Move;
  readonly before: Position;
  readonly keptCount: number;
}

interface LastTurn extends Turn {
  readonly seat: Seat;
  /** The turn before it, if both were plays. */
  readonly earlier: Turn | undefined;
  /** The samples, six places each. */
  readonly tiles: Uint8Array;
  /** The sum of the weights of the samples up to each. */
  readonly sums: Float64Array;
  count: number;
}

export class Inference implements Belief {
  private readonly turns: readonly LastTurn[];
  private readonly bySeat: readonly (LastTurn | undefined)[];
  private readonly known: Position;
  private readonly scratch: Position;
  private readonly judge: Judge;
  private readonly pool = new Uint8Array(108);
  private readonly hand = new Uint8Array(HAND_SIZE);
  private next = 0;

  constructor(known: Position, seat: Seat, past: readonly Action<QwirkleTypes>[], weights: Weights) {
    this.known = known;
    this.scratch = qwirkle.clone(known);
    this.judge = new Judge(weights, 'gifts');
    this.turns = lastTurns(known, seat, past);
    this.bySeat = [1, 2, 3, 4].map((other) => this.turns.find((turn) => turn.seat === other));
  }

  /** How many samples there are for each seat that anything is known of. */
  get samples(): number {
    return this.turns.length === 0 ? MOST_SAMPLES : this.turns[this.turns.length - 1].count;
  }

  /** Whether another sample would find a place. */
  get open(): boolean {
    return this.samples < MOST_SAMPLES;
  }

  /** Adds one sample for one seat. */
  step(random: Random): void {
    const turn = this.turns[this.next];
    this.next = (this.next + 1) % this.turns.length;
    const first = turn.count * HAND_SIZE;
    this.drawKept(turn, first, random);
    const before = turn.count > 0 ? turn.sums[turn.count - 1] : 0;
    this.hand.set(turn.tiles.subarray(first, first + HAND_SIZE));
    turn.sums[turn.count++] = before + this.likelihood(turn, random);
  }

  private drawKept({ keptCount, tiles }: LastTurn, first: number, random: Random): void {
    const { pool } = this;
    let size = 0;
    for (let tile = 0; tile < KINDS; tile++) for (let i = this.known.unseen[tile]; i > 0; i--) pool[size++] = tile;
    for (let i = 0; i < keptCount; i++) {
      const j = random(size);
      tiles[first + i] = pool[j];
      pool[j] = pool[--size];
    }
  }

  /** How likely a decent player with the kept tiles in `hand` would have moved so, on the last turn and on the one before. */
  private likelihood(turn: LastTurn, random: Random): number {
    const { seat, move, keptCount, earlier } = turn;
    if (!isPlay(move)) return this.likelihoodOfTrade(turn);
    const last = this.likelihoodOfPlay(seat, turn);
    if (earlier === undefined) return last;
    // Some of the tiles of that hand, nobody knows which, were drawn after the turn before.
    let size = keptCount + this.addPlayed(move, keptCount);
    for (; size > earlier.keptCount; size--) {
      const drawn = random(size);
      this.hand[drawn] = this.hand[size - 1];
    }
    return last * this.likelihoodOfPlay(seat, earlier);
  }

  private likelihoodOfPlay(seat: Seat, { before, move, keptCount }: Turn): number {
    const size = keptCount + this.addPlayed(move, keptCount);
    this.take(before, seat, size);
    return OVERSIGHT + this.judge.likelihood(this.scratch, seat, move);
  }

  private likelihoodOfTrade({ before, seat, keptCount }: LastTurn): number {
    this.take(before, seat, keptCount);
    const { plays } = this.judge;
    legalPlays(this.scratch, seat, plays);
    let most = 0;
    for (let i = 0; i < plays.length; i++) most = Math.max(most, plays.points[i]);
    return OVERSIGHT + Math.exp(-Math.max(0, most - TRADE_VALUE) / TRADE_TOLERANCE);
  }

  /** Puts the tiles of a play into `hand` after those kept, and says how many. */
  private addPlayed(move: Move, keptCount: number): number {
    const low = lowOf(move);
    const high = highOf(move);
    let count = 0;
    for (let i = 0; i < HAND_SIZE; i++) {
      const slot = slotOf(low, high, i);
      if (slot > 0) this.hand[keptCount + count++] = slot - 1;
    }
    return count;
  }

  /** Gives a seat the first tiles of `hand` in a position. */
  private take(before: Position, seat: Seat, size: number): void {
    const { scratch } = this;
    qwirkle.copy(before, scratch);
    scratch.known[seat - 1] = 0;
    scratch.unknown[seat - 1] = 0;
    for (let i = 0; i < size; i++) addToHand(scratch, seat, this.hand[i]);
  }

  sample(seat: Seat, left: Uint8Array, random: Random, out: Uint8Array): number {
    const turn = this.bySeat[seat - 1];
    if (turn === undefined || turn.count === 0 || turn.keptCount === 0) return 0;
    for (let tries = 0; tries < TRIES; tries++) {
      const at = pick(turn, random);
      if (available(turn, at, left, out)) return turn.keptCount;
    }
    return 0;
  }
}

/** One of the samples, by weight. */
function pick({ sums, count }: LastTurn, random: Random): number {
  const target = (random(1 << 20) / (1 << 20)) * sums[count - 1];
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] > target) high = middle;
    else low = middle + 1;
  }
  return low;
}

function available({ tiles, keptCount }: LastTurn, at: number, left: Uint8Array, out: Uint8Array): boolean {
  let fits = true;
  for (let i = 0; i < keptCount; i++) {
    out[i] = tiles[at * HAND_SIZE + i];
    if (left[out[i]] === 0) fits = false;
    left[out[i]]--;
  }
  for (let i = 0; i < keptCount; i++) left[out[i]]++;
  return fits;
}

/** The last turn of each opponent, if the past leads to what is known and the turn left something unknown in the hand. */
function lastTurns(known: Position, seat: Seat, past: readonly Action<QwirkleTypes>[]): LastTurn[] {
  const found = new Map<Seat, Turn[]>();
  const position = qwirkle.setup(known.options, known.seats);
  for (const [i, action] of past.entries()) {
    // A turn is a move and mostly a draw.
    if (action.kind === 'move' && action.seat !== seat && i + 2 * TURNS * known.seats >= past.length) {
      const keptCount = handSize(position, action.seat) - spent(action.move);
      const turn: Turn = { move: action.move, before: qwirkle.clone(position), keptCount };
      found.set(action.seat, [...(found.get(action.seat) ?? []), turn].slice(-TURNS));
    }
    apply(qwirkle, position, action);
  }
  if (position.turns !== known.turns || position.grid.tileCount !== known.grid.tileCount) return [];
  const turns: LastTurn[] = [];
  for (const [other, [...theirs]] of found) {
    const last = theirs.pop();
    if (last === undefined || last.keptCount <= 0 || last.keptCount > known.unknown[other - 1]) continue;
    const before = theirs.pop();
    const earlier = before !== undefined && isPlay(before.move) && isPlay(last.move) ? before : undefined;
    const tiles = new Uint8Array(MOST_SAMPLES * HAND_SIZE);
    turns.push({ ...last, seat: other, earlier, tiles, sums: new Float64Array(MOST_SAMPLES), count: 0 });
  }
  return turns;
}

/** How many tiles left the hand. */
const spent = (move: Move): number => (isPlay(move) ? tilesPlayed(move) : tradeSize(move));
