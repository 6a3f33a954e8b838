// Inference of opponents' hands by importance sampling (Scrabble's "rangefinding"): leaves are drawn uniformly from the unseen
// tiles and weighted by the likelihood of the seat's last moves given that leave, under the opponent model. A seat that did not
// complete an open line most likely did not hold the tile for it. The hand of its first turn had a largest set of the size
// that it announced.

import { type Action, apply, type Move, type Random, type Seat } from '@mozaika/kernel';
import {
  HAND_SIZE,
  handSize,
  holdsOpeningHand,
  isPlay,
  KINDS,
  largestSet,
  legalPlays,
  type Position,
  playSize,
  type QwirkleTypes,
  qwirkle,
  TILE_COUNT,
  tradeSize,
  writePlayedTiles,
} from '@mozaika/qwirkle';
import { exp } from '../algorithms/portable-math.ts';
import { type Belief, setHand } from './determinization.ts';
import { OpponentModel } from './opponent-model.ts';
import { StaticEvaluation, type Weights } from './static-evaluation.ts';

/** How many of each opponent's last turns enter the likelihood. */
const TURNS = 3;
/** At most so many samples for each seat. */
const MOST_SAMPLES = 2048;
/** Softmax temperature of trades, in points: P(trade | hand) ∝ exp(−(best play − value of a trade) / τ). */
const TRADE_TEMPERATURE = 2.5;
/** Added to every likelihood: any play may be overlooked, and no hand is impossible. */
const LIKELIHOOD_FLOOR = 0.01;
/** The weight of a hand that contradicts what its seat announced; not 0, so that one of the samples can always be picked. */
const CONTRADICTION = 1e-9;
/** What a trade is worth, in points of a play. */
const TRADE_VALUE = 4;
/** A sample whose tiles are no longer available is rejected and drawn again at most so often. */
const MOST_REJECTIONS = 8;

/** A move with the masked position in which it was made, and the size of its leave. */
interface Turn {
  readonly move: Move;
  readonly before: Position;
  readonly leaveSize: number;
}

/** The weighted samples of one seat's leave. */
interface HandSamples {
  readonly seat: Seat;
  /** Its turns, the last one first. */
  readonly turns: readonly Turn[];
  /** The size of the leave of its last turn. */
  readonly leaveSize: number;
  /** The sampled leaves, six places each. */
  readonly tiles: Uint8Array;
  /** By sample: the sum of the weights up to it. */
  readonly cumulativeWeights: Float64Array;
  count: number;
}

export class Inference implements Belief {
  private readonly opponents: OpponentModel;
  private readonly hands: readonly HandSamples[];
  private readonly known: Position;
  private readonly scratch: Position;
  private readonly evaluation: StaticEvaluation;
  private readonly pool = new Uint8Array(TILE_COUNT);
  private readonly hand = new Uint8Array(HAND_SIZE);
  private next = 0;

  constructor(known: Position, seat: Seat, past: readonly Action<QwirkleTypes>[], weights: Weights) {
    this.known = known;
    this.scratch = qwirkle.clone(known);
    this.evaluation = new StaticEvaluation(weights, 'full');
    this.opponents = new OpponentModel(known, seat, past);
    this.hands = handsOf(known, seat, past);
  }

  /** The number of samples of each seat that is sampled at all. */
  get samples(): number {
    return this.hands.at(-1)?.count ?? MOST_SAMPLES;
  }

  /** Whether there is room for another sample. */
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

  /** The likelihood of a seat's last turns, given the leave in `hand`. */
  private likelihood({ seat, turns, leaveSize }: HandSamples, random: Random): number {
    const { hand, scratch } = this;
    let likelihood = 1;
    let size = leaveSize;
    for (const turn of turns) {
      // Some tiles of the leave were drawn after this turn; which ones is unknown, so random ones are removed.
      for (; size > turn.leaveSize; size--) hand[random(size)] = hand[size - 1];
      qwirkle.copy(turn.before, scratch);
      if (isPlay(turn.move)) size += writePlayedTiles(turn.move, hand, size);
      if (contradictsAnnouncement(turn, seat, hand.subarray(0, size))) return CONTRADICTION;
      // The traded tiles are unknown, so the likelihood ends with a trade.
      if (!isPlay(turn.move)) return likelihood * (LIKELIHOOD_FLOOR + this.likelihoodOfTrade(seat, size));
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
    return exp(-Math.max(0, most - TRADE_VALUE) / TRADE_TEMPERATURE);
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

/** Picks a sample with probability proportional to its weight. */
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

/** Whether the tiles of a sample are all left; they are written to `out`. */
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

/** Empty sample sets for the opponents whose last leave is partly hidden; none if the past does not lead to the known position. */
function handsOf(known: Position, seat: Seat, past: readonly Action<QwirkleTypes>[]): HandSamples[] {
  const found = new Map<Seat, Turn[]>();
  const position = qwirkle.setup(known.options, known.seats, known.rules);
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

/** Whether a seat that announced its largest set before this turn can't have held these tiles; after a trade, kept them. */
function contradictsAnnouncement({ before, move }: Turn, seat: Seat, tiles: Uint8Array): boolean {
  if (!holdsOpeningHand(before, seat)) return false;
  const largest = largestSet([...tiles]);
  const announced = before.announced[seat - 1];
  return isPlay(move) ? largest !== announced : largest > announced;
}

/** How many tiles a move takes out of the hand. */
const tilesSpent = (move: Move): number => (isPlay(move) ? playSize(move) : tradeSize(move));
