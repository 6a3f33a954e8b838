// What is likely after a position of Azul: falls, bonuses, who starts. Counted over matches that a bot plays on in every seat.

import {
  type AzulEvent,
  type AzulTypes,
  COLOURS,
  type Colour,
  completeColours,
  completeColumns,
  completeRows,
  type Position,
} from '@mozaika/azul';
import type { Bot } from '@mozaika/bots';
import { type Seat, seatsOf } from '@mozaika/kernel';
import { type Counting, playOn, seedsOf } from '../play-on.ts';
import { sideOf } from './side-of.ts';

export interface AzulOutlook {
  /** Tiles that yet fall onto the seat's floor in this round: the mean, and in which share of matches there are any. */
  readonly falls: { readonly mean: number; readonly chance: number };
  /** The seat's bonuses that it got in at least one match, or needs at most two tiles for. */
  readonly bonuses: readonly BonusOutlook[];
  /** By seat: the share of matches in which it starts the next round. Together less than 1 where some end with this round. */
  readonly starts: readonly number[];
}

export interface BonusOutlook {
  readonly for: 'row' | 'column' | 'colour';
  /** A row or column from 1, or a colour. */
  readonly which: number | Colour;
  readonly points: number;
  /** Tiles of it that do not lie on the wall yet. */
  readonly missing: number;
  readonly chance: number;
}

/** Bonuses that lack no more tiles than this are named even if nobody got them. */
const NEAR = 2;

type BonusEvent = Extract<AzulEvent, { type: 'bonus' }>;

/** The outlook of a seat; `bot` plays for everybody. */
export function azulOutlook(bot: Bot<AzulTypes>, position: Position, seat: Seat, counting: Counting): AzulOutlook {
  const matches = seedsOf(counting).map((seed) => watched(bot, position, seat, seed));
  const share = (is: (match: WatchedMatch) => boolean): number => matches.filter(is).length / matches.length;
  const bonuses = everyBonus(position, seat).map((bonus) => ({
    ...bonus,
    chance: share(({ got }) => got.some((event) => event.for === bonus.for && event.which === bonus.which)),
  }));
  return {
    falls: {
      mean: matches.reduce((sum, { falls }) => sum + falls, 0) / matches.length,
      chance: share(({ falls }) => falls > 0),
    },
    bonuses: bonuses.filter(({ missing, chance }) => missing > 0 && (missing <= NEAR || chance > 0)),
    starts: seatsOf(position.seats).map((one) => share(({ starter }) => starter === one)),
  };
}

interface WatchedMatch {
  readonly falls: number;
  readonly starter: Seat | undefined;
  readonly got: readonly BonusEvent[];
}

function watched(bot: Bot<AzulTypes>, position: Position, seat: Seat, seed: string): WatchedMatch {
  let falls = 0;
  let isThisRound = true;
  let starter: Seat | undefined;
  const got: BonusEvent[] = [];
  playOn(bot, position, seed, {
    sink: (event) => {
      if (event.type === 'fell' && event.seat === seat && isThisRound) falls += event.count;
      if (event.type === 'bonus' && event.seat === seat) got.push(event);
    },
    onAction: (action, { mover }) => {
      if (action.kind !== 'deal' || !isThisRound) return;
      isThisRound = false;
      starter = seatsOf(position.seats)[mover];
    },
  });
  return { falls, starter, got };
}

/** All bonuses of the board, with the tiles that a seat's wall lacks. */
function everyBonus(position: Position, seat: Seat): Omit<BonusOutlook, 'chance'>[] {
  const { filled, held } = sideOf(position, seat);
  const { bonus } = position.board.data;
  const kinds = [
    { for: 'row', points: bonus.row, complete: completeRows, bits: filled },
    { for: 'column', points: bonus.column, complete: completeColumns, bits: filled },
    { for: 'colour', points: bonus.colour, complete: completeColours, bits: held },
  ] as const;
  return kinds.flatMap(({ for: kind, points, complete, bits }) =>
    COLOURS.map((colour, index) => ({
      for: kind,
      which: kind === 'colour' ? colour : index + 1,
      points,
      missing: missingBits(bits, (all) => (complete(all) & (1 << index)) !== 0),
    })),
  );
}

/** The fewest bits that have to be added until a set is complete: those whose absence from a full wall breaks it. */
function missingBits(bits: number, isComplete: (bits: number) => boolean): number {
  const all = 2 ** 25 - 1;
  const needed = Array.from({ length: 25 }, (_, bit) => 1 << bit).filter((bit) => !isComplete(all & ~bit));
  return needed.filter((bit) => (bits & bit) === 0).length;
}
