// Judgement without looking ahead: points + what the kept tiles are worth − what the play gives away.

import type { Move, Seat } from '@mozaika/kernel';
import { encodeTrade, legalPlays, PASS, PlayList, type Position, tradeLimit } from '@mozaika/qwirkle';
import { GIFT_FEATURES, Gift } from './gift.ts';
import { KeptTiles, type Mask } from './kept.ts';

/** How much of the judgement a player has: points alone, the kept tiles too, or all of it. */
export type Insight = 'points' | 'kept' | 'gifts';

/** What features are worth in points. */
export interface Table {
  /** Tiles kept by a move, before the draw. */
  readonly kept: readonly number[];
  readonly gift: readonly number[];
  /** A whole hand. */
  readonly hand: readonly number[];
  /** Being the first to move rather than the last. */
  readonly tempo: number;
}

/** By how full the bag is. */
export type Phases = { readonly [phase in Phase]: Table };
export type Phase = 'early' | 'late' | 'empty';

export interface Weights {
  readonly made: {
    readonly games: number;
    readonly seed: string;
    readonly budget: string;
    readonly date: string;
    readonly result: string;
  };
  readonly tables: { readonly [seats in '2' | '3' | '4']: Phases };
  readonly outlook: Outlook;
}

/** The spread of what is still to come, in points: a part that stays, and one for the root of the number of tiles left. */
export interface Outlook {
  readonly still: number;
  readonly perTile: number;
}

/** A bag with fewer tiles than this won't fill every hand again for long. */
const LATE_BAG = 12;
/** Plays worth this many points less than the best are not looked at when only the best matters. */
const SLACK = 5;

/** A player that gave away so many points of value, or of mere points, is e times less likely to have had the choice. */
const TOLERANCE = 2.5;
const POINTS_TOLERANCE = 0.8;

export const phaseOf = ({ bag }: Position): Phase => (bag === 0 ? 'empty' : bag <= LATE_BAG ? 'late' : 'early');

/** A list of plays with the value of each. */
export class Judge {
  readonly plays = new PlayList();
  readonly kept = new KeptTiles();
  readonly gift = new Gift();
  /** The value of the move that was chosen last. */
  value = 0;
  private readonly weights: Weights;
  private readonly insight: Insight;

  constructor(weights: Weights, insight: Insight) {
    this.weights = weights;
    this.insight = insight;
  }

  private table(position: Position): Table {
    return this.weights.tables[position.seats === 2 ? '2' : position.seats === 3 ? '3' : '4'][phaseOf(position)];
  }

  /** Takes up the position that a seat whose tiles are known is to move in. */
  private load(position: Position, seat: Seat): Table {
    const table = this.table(position);
    this.kept.load(position, seat, table.kept);
    if (this.insight === 'gifts') this.gift.load(position, seat, this.kept);
    return table;
  }

  private giftOf(move: Move, mask: Mask, table: Table): number {
    if (this.insight !== 'gifts') return 0;
    this.gift.describe(move, this.kept, mask);
    let sum = 0;
    for (let f = 0; f < GIFT_FEATURES; f++) sum += table.gift[f] * this.gift.features[f];
    return sum;
  }

  /** The best move of a seat: the best play, without any the best trade, or a pass. Sets `value`. */
  choose(position: Position, seat: Seat): Move {
    const { plays, kept } = this;
    legalPlays(position, seat, plays);
    if (plays.length === 0) return this.chooseTrade(position, seat);
    const { points, buffer, length } = plays;
    let most = 0;
    for (let i = 0; i < length; i++) if (points[i] > most) most = points[i];
    const table = this.load(position, seat);
    let chosen = buffer[0];
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < length; i++) {
      if (points[i] < most - SLACK) continue;
      const mask = kept.after(buffer[i]);
      let value = points[i];
      if (this.insight !== 'points') value += kept.value(mask);
      if (value <= best) continue;
      value += this.giftOf(buffer[i], mask, table);
      if (value <= best) continue;
      best = value;
      chosen = buffer[i];
    }
    this.value = best;
    return chosen;
  }

  /**
   * How likely a decent player makes this play: who counts points alone hardly ever takes fewer, who judges as this does
   * gives up some value now and then. Nothing for a play that is not legal.
   */
  likelihood(position: Position, seat: Seat, move: Move): number {
    this.choose(position, seat);
    const { plays } = this;
    let most = 0;
    let at = -1;
    for (let i = 0; i < plays.length; i++) {
      if (plays.points[i] > most) most = plays.points[i];
      if (plays.buffer[i] === move) at = i;
    }
    if (at < 0) return 0;
    const mask = this.kept.after(move);
    const own = plays.points[at] + this.kept.value(mask) + this.giftOf(move, mask, this.table(position));
    const judged = Math.exp(-Math.max(0, this.value - own) / TOLERANCE);
    const counted = Math.exp((plays.points[at] - most) / POINTS_TOLERANCE);
    return (judged + counted) / 2;
  }

  /** Lists all plays of a seat in `plays`, with their values in `out`. */
  judge(position: Position, seat: Seat, out: Float64Array): number {
    const { plays, kept } = this;
    legalPlays(position, seat, plays);
    const table = this.load(position, seat);
    for (let i = 0; i < plays.length; i++) {
      const mask = kept.after(plays.buffer[i]);
      out[i] = plays.points[i];
      if (this.insight !== 'points') out[i] += kept.value(mask) + this.giftOf(plays.buffer[i], mask, table);
    }
    return plays.length;
  }

  /** The trade that keeps the best tiles, or a pass. Sets `value`. */
  chooseTrade(position: Position, seat: Seat): Move {
    const [best] = this.trades(position, seat);
    this.value = best?.value ?? 0;
    return best?.move ?? PASS;
  }

  /** The trades of a seat, the one that keeps the best tiles first. */
  trades(position: Position, seat: Seat): { readonly move: Move; readonly value: number }[] {
    const limit = tradeLimit(position, seat);
    if (limit === 0) return [];
    const { kept } = this;
    this.load(position, seat);
    const all = (1 << kept.size) - 1;
    const found: { move: Move; value: number }[] = [];
    for (let mask = 0; mask < all; mask++) {
      if (!kept.isCanonical(mask)) continue;
      const aside = kept.tilesOf(all & ~mask);
      if (aside.length <= limit) found.push({ move: encodeTrade(aside), value: kept.value(mask) });
    }
    return found.sort((a, b) => b.value - a.value);
  }
}
