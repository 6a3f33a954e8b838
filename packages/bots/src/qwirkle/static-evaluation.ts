// Judgement without looking ahead: points + what the kept tiles are worth − what the play gives away.

import type { Move, Seat } from '@mozaika/kernel';
import {
  highOf,
  isOpening,
  knownTiles,
  largestSet,
  legalPlays,
  lowOf,
  PASS,
  PlayList,
  type Position,
  playPoints,
  tradeLimit,
} from '@mozaika/qwirkle';
import { KEPT_FEATURES, KeptTiles, type Mask } from './leave-value.ts';
import { GIFT_FEATURES, Gift } from './opened-lines.ts';
import { tilesPlayed } from './tiles-played.ts';
import { BestPlays } from './top-plays.ts';

/** How much of the judgement a player has: points alone, the kept tiles too, or all of it. */
export type Insight = 'points' | 'kept' | 'gifts';

/** What features are worth in points. */
export interface Table {
  /** Tiles kept by a move, before the draw. */
  readonly kept: readonly number[];
  readonly gift: readonly number[];
  /** The whole hand of the seat to move, and of those that move later. */
  readonly next: readonly number[];
  readonly later: readonly number[];
  /** Being the first to move rather than the last. */
  readonly tempo: number;
}

/** By how full the bag is: the most tiles in it. */
export const PHASES = [0, 6, 12, 36, 66, 108] as const;

export interface Weights {
  readonly made: {
    readonly games: number;
    readonly seed: string;
    readonly budget: string;
    readonly date: string;
    readonly result: string;
  };
  /** By number of seats, one for each phase. */
  readonly tables: { readonly [seats in '2' | '3' | '4']: readonly Table[] };
  readonly outlook: Outlook;
}

/** The spread of what is still to come, in points: a part that stays, and one for the root of the number of tiles that two seats will play. */
export interface Outlook {
  readonly still: number;
  readonly perTile: number;
}

/** Plays this much behind the best before what they give away are not looked at when only the best matters... */
const SLACK = 5;
/** ...and neither are those that would have to gain more than this by what they leave for oneself. */
const HOPE = 1.5;

/** A player that gave away so many points of value, or of mere points, is e times less likely to have had the choice. */
const TOLERANCE = 2.5;
const POINTS_TOLERANCE = 0.8;

/** The index of the phase that a position is in. */
export function phaseOf({ bag }: Position): number {
  let phase = 0;
  while (bag > PHASES[phase]) phase++;
  return phase;
}

/** The table for a position. */
export const tableOf = ({ tables }: Weights, position: Position): Table =>
  tables[position.seats === 2 ? '2' : position.seats === 3 ? '3' : '4'][phaseOf(position)];

/** More plays than a seat can have; openings are the most: six tiles in any order, in two directions. */
export const MOST_PLAYS = 1 << 14;
/** For who doesn't value kept tiles. */
const NOTHING: readonly number[] = Array.from({ length: KEPT_FEATURES }, () => 0);

/** A list of plays with the value of each. */
export class Judge {
  readonly plays = new PlayList();
  readonly kept = new KeptTiles();
  readonly gift = new Gift();
  /** The value of the move that was chosen last. */
  value = 0;
  private readonly best = new BestPlays(this.kept, SLACK);
  private readonly weights: Weights;
  private readonly insight: Insight;

  constructor(weights: Weights, insight: Insight) {
    this.weights = weights;
    this.insight = insight;
  }

  /** Takes up the position that a seat whose tiles are known is to move in. */
  private load(position: Position, seat: Seat): Table {
    const table = tableOf(this.weights, position);
    this.kept.load(position, seat, this.insight === 'points' ? NOTHING : table.kept);
    if (this.insight === 'gifts') this.gift.load(position, this.kept);
    return table;
  }

  private giftOf(low: number, high: number, mask: Mask, table: Table): number {
    if (this.insight !== 'gifts') return 0;
    this.gift.describe(low, high, this.kept, mask);
    let sum = 0;
    for (let f = 0; f < GIFT_FEATURES; f++) sum += table.gift[f] * this.gift.features[f];
    return sum;
  }

  /** The best move of a seat: the best play, without any the best trade, or a pass. Sets `value`. */
  choose(position: Position, seat: Seat): Move {
    if (isOpening(position)) return this.chooseOpening(position, seat);
    const { best } = this;
    const table = this.load(position, seat);
    best.find(position);
    if (best.count === 0) return this.chooseTrade(position, seat);
    // The one that is ahead so far comes first: who is far behind it can hardly make up for that by giving less away.
    let chosen = best.leader();
    this.value = this.valueOf(chosen, table);
    const least = this.value - HOPE;
    for (let i = 0; i < best.count; i++) {
      if (best.bases[i] < least) continue;
      const value = this.valueOf(i, table);
      if (value <= this.value) continue;
      this.value = value;
      chosen = i;
    }
    return best.move(chosen);
  }

  private valueOf(i: number, table: Table): number {
    const { bases, lows, highs, masks } = this.best;
    return bases[i] + this.giftOf(lows[i], highs[i], masks[i], table);
  }

  private chooseOpening(position: Position, seat: Seat): Move {
    const { plays } = this;
    const values = new Float64Array(MOST_PLAYS);
    const count = this.judge(position, seat, values);
    let chosen = 0;
    for (let i = 1; i < count; i++) if (values[i] > values[chosen]) chosen = i;
    this.value = values[chosen];
    return plays.at(chosen);
  }

  /**
   * How likely a decent player makes this play, which is legal: who counts points alone hardly ever takes fewer, who
   * judges as this does gives up some value now and then. `counting` is how likely it is one of the former.
   */
  likelihood(position: Position, seat: Seat, move: Move, counting: number): number {
    // An opening tells only that there was no larger set.
    if (isOpening(position)) return largestSet(knownTiles(position, seat)) === tilesPlayed(move) ? 1 : 0;
    this.choose(position, seat);
    const mask = this.kept.after(move);
    const points = playPoints(position, move);
    const own =
      points + this.kept.value(mask) + this.giftOf(lowOf(move), highOf(move), mask, tableOf(this.weights, position));
    const judged = Math.exp(-Math.max(0, this.value - own) / TOLERANCE);
    const counted = Math.exp((points - this.best.mostPoints) / POINTS_TOLERANCE);
    return counting * counted + (1 - counting) * judged;
  }

  /** Lists all plays of a seat in `plays`, with their values in `out`. */
  judge(position: Position, seat: Seat, out: Float64Array): number {
    const { plays, kept } = this;
    legalPlays(position, seat, plays);
    const table = this.load(position, seat);
    for (let i = 0; i < plays.length; i++) {
      const mask = kept.after(plays.buffer[i]);
      const move = plays.buffer[i];
      out[i] = plays.points[i] + kept.value(mask) + this.giftOf(lowOf(move), highOf(move), mask, table);
    }
    return plays.length;
  }

  /** The trade that keeps the best tiles, or a pass. Sets `value`. */
  chooseTrade(position: Position, seat: Seat): Move {
    const limit = tradeLimit(position, seat);
    this.value = 0;
    if (limit === 0) return PASS;
    const { kept } = this;
    kept.load(position, seat, tableOf(this.weights, position).kept);
    let best = -1;
    for (let mask = 0; mask < kept.whole; mask++) {
      if (kept.isTradable(mask, limit) && (best < 0 || kept.value(mask) > kept.value(best))) best = mask;
    }
    this.value = kept.value(best);
    return kept.tradeBut(best);
  }

  /** The trades of a seat, the one that keeps the best tiles first. */
  trades(position: Position, seat: Seat): { readonly move: Move; readonly value: number }[] {
    const limit = tradeLimit(position, seat);
    if (limit === 0) return [];
    const { kept } = this;
    kept.load(position, seat, tableOf(this.weights, position).kept);
    return Array.from({ length: kept.whole }, (_, mask) => mask)
      .filter((mask) => kept.isTradable(mask, limit))
      .map((mask) => ({ move: kept.tradeBut(mask), value: kept.value(mask) }))
      .sort((a, b) => b.value - a.value);
  }
}
