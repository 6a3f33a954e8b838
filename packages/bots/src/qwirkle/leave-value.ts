// Leave value: what the tiles that a move keeps (its leave, as in Scrabble) are worth in points. A linear evaluation of
// features of the leave, computed lazily for each of the at most 64 subsets of a hand.

import { type Move, type Seat, seatAt } from '@mozaika/kernel';
import {
  COLOUR_BIT,
  encodeTrade,
  HAND_SIZE,
  HandMasks,
  handSize,
  highOf,
  KINDS,
  lowOf,
  type Position,
  SET_SIZE,
  SHAPE_BIT,
  SLOT_BITS,
  type Tile,
} from '@mozaika/qwirkle';
import { power } from '../algorithms/portable-math.ts';
import { LeaveOnBoard, ON_BOARD_FEATURES } from './leave-on-board.ts';

/** A leave: a subset of the places of a hand, one bit each. Of equal tiles the first are kept first. */
export type Leave = number;

/** The number of features of a leave; see `describe`. */
export const LEAVE_FEATURES = 14 + ON_BOARD_FEATURES;

const SUBSETS = 64;
/** A slot of a move: tile + 1. */
const SLOT_MASK = (1 << SLOT_BITS) - 1;
/** A trade of no tiles: its tag alone. */
const NO_TILES = encodeTrade([]);
/** Five of the same colour and five of the same shape. */
const LINEMATES = 10;

/** Whether two tiles can lie in one line: they share their colour or their shape, not both. */
const areLinemates = (a: Tile, b: Tile): boolean =>
  (COLOUR_BIT[a] === COLOUR_BIT[b]) !== (SHAPE_BIT[a] === SHAPE_BIT[b]);

/** By tile: the kinds that can lie in one line with it. */
const LINEMATES_OF: readonly Uint8Array[] = Array.from({ length: KINDS }, (_, tile) =>
  Uint8Array.from(Array.from({ length: KINDS }, (_, other) => other).filter((other) => areLinemates(tile, other))),
);

export class LeaveValue {
  size = 0;
  /** Tile tracking: how many tiles of each kind the seat has not seen. */
  readonly unseen = new Uint8Array(KINDS);
  unseenTotal = 0;
  private readonly tiles = new Uint8Array(HAND_SIZE);
  // By place of the hand, as masks: tiles that share its colour or shape, equal tiles before it, of its colour, of its shape.
  private readonly linemates = new Uint8Array(HAND_SIZE);
  private readonly duplicates = new Uint8Array(HAND_SIZE);
  private readonly ofColour = new Uint8Array(HAND_SIZE);
  private readonly ofShape = new Uint8Array(HAND_SIZE);
  /** By place: the share of the unseen tiles that can lie in one line with it. */
  private readonly unseenLinemates = new Float64Array(HAND_SIZE);
  private readonly lastPlace = new Uint8Array(KINDS);
  /** Lazy cache by leave. */
  private readonly values = new Float64Array(SUBSETS);
  private readonly cached = new Uint8Array(SUBSETS);
  private readonly features = new Float64Array(LEAVE_FEATURES);
  readonly masks = new HandMasks();
  readonly onBoard = new LeaveOnBoard();
  /** How many tiles all opponents hold together. */
  opponentTiles = 0;
  /** By place: the probability that no opponent holds a copy of the tile. */
  private readonly safe = new Float64Array(HAND_SIZE);
  private weights: readonly number[] = [];

  /** Loads the hand of a seat whose tiles are known, and the weights of the features. */
  load(position: Position, seat: Seat, weights: readonly number[]): void {
    const { grid, hands, known } = position;
    const { tiles, unseen } = this;
    const first = (seat - 1) * HAND_SIZE;
    this.size = known[seat - 1];
    this.opponentTiles = -this.size;
    for (let s = 0; s < position.seats; s++) this.opponentTiles += handSize(position, seatAt(s));
    this.weights = weights;
    this.cached.fill(0);
    unseen.set(grid.outside);
    let total = 0;
    for (let i = 0; i < this.size; i++) {
      tiles[i] = hands[first + i];
      unseen[tiles[i]]--;
      this.lastPlace[tiles[i]] = i;
    }
    for (let tile = 0; tile < KINDS; tile++) total += unseen[tile];
    this.unseenTotal = total;
    this.masks.load(hands, first, this.size);
    this.onBoard.load(grid, this.masks);
    for (let i = 0; i < this.size; i++) this.relate(i);
  }

  private relate(i: number): void {
    const { tiles, size } = this;
    let kin = 0;
    let equal = 0;
    let colour = 0;
    let shape = 0;
    for (let j = 0; j < size; j++) {
      if (tiles[j] === tiles[i]) {
        if (j < i) equal |= 1 << j;
        continue;
      }
      if (j > 0 && tiles[j] === tiles[j - 1]) continue;
      if (COLOUR_BIT[tiles[j]] === COLOUR_BIT[tiles[i]]) colour |= 1 << j;
      else if (SHAPE_BIT[tiles[j]] === SHAPE_BIT[tiles[i]]) shape |= 1 << j;
    }
    kin = colour | shape;
    this.linemates[i] = kin;
    this.duplicates[i] = equal;
    this.ofColour[i] = colour;
    this.ofShape[i] = shape;
    const kinds = LINEMATES_OF[tiles[i]];
    let unseenKin = 0;
    for (let k = 0; k < LINEMATES; k++) unseenKin += this.unseen[kinds[k]];
    this.unseenLinemates[i] = this.unseenTotal > 0 ? unseenKin / this.unseenTotal : 0;
    const elsewhere = this.unseenTotal > 0 ? 1 - this.opponentTiles / this.unseenTotal : 1;
    this.safe[i] = power(elsewhere, this.unseen[tiles[i]]);
  }

  /** The leave of a play. */
  afterPlay(move: Move): Leave {
    let mask = (1 << this.size) - 1;
    for (let slots = lowOf(move); slots !== 0; slots >>= SLOT_BITS) {
      const slot = slots & SLOT_MASK;
      if (slot !== 0) mask &= ~(1 << this.lastPlace[slot - 1]);
    }
    const last = highOf(move) & SLOT_MASK;
    if (last !== 0) mask &= ~(1 << this.lastPlace[last - 1]);
    return mask;
  }

  /** The whole hand. */
  get whole(): Leave {
    return (1 << this.size) - 1;
  }

  /** Whether all tiles but this leave may be traded: not too many, and of equal tiles the last, so that each multiset has one leave. */
  isTradable(mask: Leave, limit: number): boolean {
    if (this.size - SET_SIZE[mask] > limit) return false;
    for (let i = 0; i < this.size; i++)
      if ((mask >> i) & 1 && (this.duplicates[i] & mask) !== this.duplicates[i]) return false;
    return true;
  }

  /** The trade of all tiles but this leave. */
  tradeKeeping(mask: Leave): Move {
    let move = NO_TILES;
    let slot = SLOT_MASK + 1;
    for (let i = 0; i < this.size; i++) {
      if ((mask >> i) & 1) continue;
      move += (this.tiles[i] + 1) * slot;
      slot *= SLOT_MASK + 1;
    }
    return move;
  }

  has(mask: Leave, tile: Tile): boolean {
    for (let i = 0; i < this.size; i++) if (this.tiles[i] === tile && ((mask >> i) & 1) === 1) return true;
    return false;
  }

  value(mask: Leave): number {
    if (this.cached[mask] === 0) {
      this.cached[mask] = 1;
      this.describe(mask, this.features);
      let sum = 0;
      for (let f = 0; f < LEAVE_FEATURES; f++) sum += this.weights[f] * this.features[f];
      this.values[mask] = sum;
    }
    return this.values[mask];
  }

  /**
   * The features: the size, one-hot (0 to 6); pairs of linemates (7); duplicates (8); a set of at least 3, 4, 5, 6 (9 to 12);
   * the share of unseen tiles that are linemates, summed over the leave (13); those of LeaveOnBoard (14 on).
   */
  describe(mask: Leave, out: Float64Array): void {
    out.fill(0);
    let pairs = 0;
    let equal = 0;
    let largest = 0;
    let kin = 0;
    for (let i = 0; i < this.size; i++) {
      if (((mask >> i) & 1) === 0) continue;
      pairs += SET_SIZE[this.linemates[i] & mask];
      if ((this.duplicates[i] & mask) !== 0) equal++;
      largest = Math.max(largest, SET_SIZE[this.ofColour[i] & mask] + 1, SET_SIZE[this.ofShape[i] & mask] + 1);
      kin += this.unseenLinemates[i];
    }
    out[SET_SIZE[mask]] = 1;
    out[7] = pairs / 2;
    out[8] = equal;
    for (let size = 3; size <= 6; size++) if (largest >= size) out[6 + size] = 1;
    out[13] = kin;
    this.onBoard.describe(mask, this.safe, out, 14);
  }
}
