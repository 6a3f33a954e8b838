// Inference: how the others choose, and what they may hold, judged by what they played, traded and kept on their last turns.
//
// A sample is a set of tiles that a seat may have kept. It weighs as much as it is likely that a decent player with
// these tiles would have moved as the seat did: who did not take an open qwirkle, most likely had no tile for it.

import { type Action, apply, type Move, type Random, type Seat } from '@mozaika/kernel';
import {
  HAND_SIZE,
  handSize,
  isPlay,
  KINDS,
  legalPlays,
  type Position,
  type QwirkleTypes,
  qwirkle,
  tradeSize,
} from '@mozaika/qwirkle';
import { type Belief, setHand } from './determinization.ts';
import { OpponentModel } from './opponent-model.ts';
import { StaticEvaluation, type Weights } from './static-evaluation.ts';
import { putPlayed, tilesPlayed } from './tiles-played.ts';

/** How many turns of each opponent are looked at. */
const TURNS = 3;
/** How many samples are kept of each seat. */
const MOST_SAMPLES = 2048;
/** A trade of somebody who could have scored this much more than it is worth is e times less likely. */
const TRADE_TEMPERATURE = 2.5;
/** Anybody may overlook anything. */
const LIKELIHOOD_FLOOR = 0.01;
/** A trade gives up about so many points. */
const TRADE_VALUE = 4;
/** How often a sample is drawn again because its tiles are already elsewhere. */
const MOST_REJECTIONS = 8;

/** A move with the masked position in which it was made, and how many tiles it kept. */
interface Turn {
  readonly move: Move;
  readonly before: Position;
  readonly leaveSize: number;
}

/** What is known of the hand of a seat. */
interface HandSamples {
  readonly seat: Seat;
  /** Its turns, the last one first. */
  readonly turns: readonly Turn[];
  /** How many tiles it kept on its last turn. */
  readonly leaveSize: number;
  /** The samples, six places each. */
  readonly tiles: Uint8Array;
  /** The sum of the weights of the samples up to each. */
  readonly cumulativeWeights: Float64Array;
  count: number;
}

export class Inference implements Belief {
  private readonly opponents: OpponentModel;
  private readonly hands: readonly HandSamples[];
  private readonly known: Position;
  private readonly scratch: Position;
  private readonly evaluation: StaticEvaluation;
  private readonly pool = new Uint8Array(108);
  private readonly hand = new Uint8Array(HAND_SIZE);
  private next = 0;

  constructor(known: Position, seat: Seat, past: readonly Action<QwirkleTypes>[], weights: Weights) {
    this.known = known;
    this.scratch = qwirkle.clone(known);
    this.evaluation = new StaticEvaluation(weights, 'full');
    this.opponents = new OpponentModel(known, seat, past);
    this.hands = handsOf(known, seat, past);
  }

  /** How many samples there are for each seat that anything is known of. */
  get samples(): number {
    return this.hands.at(-1)?.count ?? MOST_SAMPLES;
  }

  /** Whether another sample would find a place. */
  get open(): boolean {
    return this.samples < MOST_SAMPLES;
  }

  greedyProbability(seat: Seat): number {
    return this.opponents.greedyProbability(seat);
  }

  /** Adds one sample for one seat. */
  step(random: Random): void {
    const hand = this.hands[this.next];
    this.next = (this.next + 1) % this.hands.length;
    const first = hand.count * HAND_SIZE;
    this.drawLeave(hand, first, random);
    const before = hand.count > 0 ? hand.cumulativeWeights[hand.count - 1] : 0;
    this.hand.set(hand.tiles.subarray(first, first + HAND_SIZE));
    hand.cumulativeWeights[hand.count++] = before + this.likelihood(hand, random);
  }

  private drawLeave({ leaveSize, tiles }: HandSamples, first: number, random: Random): void {
    const { pool } = this;
    let size = 0;
    for (let tile = 0; tile < KINDS; tile++) for (let i = this.known.unseen[tile]; i > 0; i--) pool[size++] = tile;
    for (let i = 0; i < leaveSize; i++) {
      const j = random(size);
      tiles[first + i] = pool[j];
      pool[j] = pool[--size];
    }
  }

  /** How likely a decent player with the kept tiles in `hand` would have moved as the seat did on its last turns. */
  private likelihood({ seat, turns, leaveSize }: HandSamples, random: Random): number {
    const { hand, scratch } = this;
    let likelihood = 1;
    let size = leaveSize;
    for (const turn of turns) {
      // Some of the tiles that it holds, nobody knows which, were drawn after this turn.
      for (; size > turn.leaveSize; size--) hand[random(size)] = hand[size - 1];
      qwirkle.copy(turn.before, scratch);
      // What else a hand had that was traded nobody knows.
      if (!isPlay(turn.move)) return likelihood * (LIKELIHOOD_FLOOR + this.likelihoodOfTrade(seat, size));
      size += putPlayed(turn.move, hand, size);
      setHand(scratch, seat, hand, size);
      likelihood *=
        LIKELIHOOD_FLOOR + this.evaluation.likelihood(scratch, seat, turn.move, this.greedyProbability(seat));
    }
    return likelihood;
  }

  private likelihoodOfTrade(seat: Seat, size: number): number {
    setHand(this.scratch, seat, this.hand, size);
    const { plays } = this.evaluation;
    legalPlays(this.scratch, seat, plays);
    let most = 0;
    for (let i = 0; i < plays.length; i++) most = Math.max(most, plays.points[i]);
    return Math.exp(-Math.max(0, most - TRADE_VALUE) / TRADE_TEMPERATURE);
  }

  sample(seat: Seat, left: Uint8Array, random: Random, out: Uint8Array): number {
    const hand = this.hands.find((one) => one.seat === seat);
    if (hand === undefined || hand.count === 0) return 0;
    for (let tries = 0; tries < MOST_REJECTIONS; tries++) {
      const at = pick(hand, random);
      if (available(hand, at, left, out)) return hand.leaveSize;
    }
    return 0;
  }
}

/** One of the samples, by weight. */
function pick({ cumulativeWeights, count }: HandSamples, random: Random): number {
  const target = (random(1 << 20) / (1 << 20)) * cumulativeWeights[count - 1];
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cumulativeWeights[middle] > target) high = middle;
    else low = middle + 1;
  }
  return low;
}

function available({ tiles, leaveSize }: HandSamples, at: number, left: Uint8Array, out: Uint8Array): boolean {
  let fits = true;
  for (let i = 0; i < leaveSize; i++) {
    out[i] = tiles[at * HAND_SIZE + i];
    if (left[out[i]] === 0) fits = false;
    left[out[i]]--;
  }
  for (let i = 0; i < leaveSize; i++) left[out[i]]++;
  return fits;
}

/**
 * What is known of the hands of the others, if the past leads to what is known and their last turns left something unknown in
 * them.
 */
function handsOf(known: Position, seat: Seat, past: readonly Action<QwirkleTypes>[]): HandSamples[] {
  const found = new Map<Seat, Turn[]>();
  const position = qwirkle.setup(known.options, known.seats);
  for (const [i, action] of past.entries()) {
    // A turn is a move and mostly a draw.
    const isRecent = i + 2 * TURNS * known.seats >= past.length;
    if (isRecent && action.kind === 'move' && action.seat !== seat) {
      const leaveSize = handSize(position, action.seat) - tilesSpent(action.move);
      const turn: Turn = { move: action.move, before: qwirkle.clone(position), leaveSize };
      found.set(action.seat, [turn, ...(found.get(action.seat) ?? [])].slice(0, TURNS));
    }
    apply(qwirkle, position, action);
  }
  if (position.turns !== known.turns || position.grid.tileCount !== known.grid.tileCount) return [];
  const hands: HandSamples[] = [];
  for (const [other, turns] of found) {
    const { leaveSize } = turns[0];
    if (leaveSize <= 0 || leaveSize > known.unknown[other - 1]) continue;
    const tiles = new Uint8Array(MOST_SAMPLES * HAND_SIZE);
    hands.push({ seat: other, turns, leaveSize, tiles, cumulativeWeights: new Float64Array(MOST_SAMPLES), count: 0 });
  }
  return hands;
}

/** How many tiles left the hand. */
const tilesSpent = (move: Move): number => (isPlay(move) ? tilesPlayed(move) : tradeSize(move));
