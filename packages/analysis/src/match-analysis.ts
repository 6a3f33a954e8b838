// The analysis of a match, put together from its steps: what each player lost, how lucky everybody was, and what that explains.

import type { Level } from '@mozaika/bots';
import { finalTurn, type GameTypes, type MatchRecord, replay, type Seat } from '@mozaika/kernel';
import { analyseDeal, type DealAnalysis } from './deal.ts';
import { analyseDecision, type DecisionAnalysis } from './decision.ts';
import { ANALYSIS_VERSION, budgetFor, type Depth } from './depth.ts';
import type { PointsByPlace } from './loss-places.ts';
import { LOSS_SIZES, type LossSize } from './loss-sizes.ts';
import type { AnalysisParts } from './parts.ts';
import { levelOfRate } from './played-like.ts';
import { type Step, seatsIn } from './steps.ts';
import { whereLost } from './where-lost.ts';

export type StepAnalysis = DecisionAnalysis | DealAnalysis;

export interface SeatAnalysis {
  readonly seat: Seat;
  /** Decisions with a choice, and how many there are of each size. */
  readonly decisions: number;
  readonly sizes: { readonly [size in LossSize]: number };
  /** The share of decisions that are best or good. */
  readonly accuracy: number;
  /** What a decision gave away on average: of a win, and in points. Luck is not in it. */
  readonly errorRate: number;
  readonly pointsRate: number;
  /** The level that plays with such a rate, where the levels were analysed: quickly, so a deeper analysis names none. */
  readonly level?: Level;
  /** The points that its decisions gave away, by what they would have been for: every place of the game. */
  readonly lost: PointsByPlace;
  /** What the seat's own decisions and the others' brought it, and what the deals did. */
  readonly skill: number;
  readonly luck: number;
  /** Absent unless the rules ended the match: the share of the win, what neither skill nor luck explains, and how large that may be. */
  readonly result?: { readonly share: number; readonly rest: number; readonly error: number };
}

export interface MatchAnalysis {
  readonly version: number;
  readonly depth: Depth;
  readonly game: string;
  readonly seats: readonly SeatAnalysis[];
  /** The decisions that cost most, at most five, in the order of the match. */
  readonly moments: readonly number[];
  readonly steps: readonly StepAnalysis[];
}

const MOST_MOMENTS = 5;
/** The stated error covers so many standard deviations. */
const DEVIATIONS = 2;

/** Analyses one step of a record; the steps may be analysed in any order, and anywhere. */
export function analyseStep<T extends GameTypes>(
  parts: AnalysisParts<T>,
  record: MatchRecord,
  { index, kind }: Step,
  depth: Depth,
): StepAnalysis {
  const budget = budgetFor(record.game, depth);
  return kind === 'deal' ? analyseDeal(parts, record, index, budget) : analyseDecision(parts, record, index, budget);
}

/** Puts the analysed steps of a record together. */
export function summarise<T extends GameTypes>(
  parts: AnalysisParts<T>,
  record: MatchRecord,
  steps: readonly StepAnalysis[],
  depth: Depth,
): MatchAnalysis {
  const { game } = parts.bot;
  const replayed = replay(game, record);
  const turn = replayed.ok ? finalTurn(game, record, replayed.value) : undefined;
  const shares = turn?.kind === 'over' && !turn.outcome.gone ? sharesOf(turn.outcome.ranks) : undefined;
  const decisions = steps.filter((step) => step.kind === 'decision');
  const moments = decisions
    .filter(({ size }) => size !== 'best' && size !== 'good')
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST_MOMENTS);
  return {
    version: ANALYSIS_VERSION,
    depth,
    game: record.game,
    seats: seatsIn(record).map((seat) =>
      seatAnalysis(parts, { seat, record, steps, depth, share: shares?.[seat - 1] }),
    ),
    moments: moments.map(({ index }) => index).toSorted((a, b) => a - b),
    steps,
  };
}

const sharesOf = (ranks: readonly number[]): number[] =>
  ranks.map((rank) => (rank === 1 ? 1 / ranks.filter((one) => one === 1).length : 0));

interface SeatSteps {
  readonly seat: Seat;
  readonly record: MatchRecord;
  readonly steps: readonly StepAnalysis[];
  readonly depth: Depth;
  /** Of the win, if the rules ended the match. */
  readonly share: number | undefined;
}

function seatAnalysis<T extends GameTypes>(
  parts: AnalysisParts<T>,
  { seat, record, steps, depth, share }: SeatSteps,
): SeatAnalysis {
  const seats = record.players.length;
  const own = steps.filter((step) => step.kind === 'decision' && step.seat === seat) as DecisionAnalysis[];
  const mean = (value: (decision: DecisionAnalysis) => number): number =>
    own.length === 0 ? 0 : own.reduce((sum, decision) => sum + value(decision), 0) / own.length;
  const count = (wanted: LossSize): number => own.filter(({ size }) => size === wanted).length;
  const pointsRate = mean(({ points }) => points);
  const level = own.length === 0 || depth !== 'quick' ? undefined : levelOfRate(record, pointsRate);
  const account = accountOf(seat, seats, steps);
  const rest = share === undefined ? undefined : share - account.expected;
  return {
    seat,
    decisions: own.length,
    sizes: Object.fromEntries(LOSS_SIZES.map((size) => [size, count(size)])) as SeatAnalysis['sizes'],
    accuracy: mean(({ size }) => Number(size === 'best' || size === 'good')),
    errorRate: mean(({ loss }) => loss),
    pointsRate,
    ...(level === undefined ? {} : { level }),
    lost: whereLost(parts, record, own),
    skill: account.skill,
    luck: account.luck,
    ...(share === undefined || rest === undefined
      ? {}
      : {
          result: {
            share,
            rest: share - 1 / seats - account.skill - account.luck,
            error: DEVIATIONS * Math.sqrt(account.variance + rest * rest),
          },
        }),
  };
}

const square = (number: number): number => number * number;

/**
 * Goes through a match as a seat's chance went. What a decision's own search finds beside what was expected before it is a
 * surprise: the two looks differ. Surprises sum up to what is not explained, and their squares tell how large that sum may be.
 */
function accountOf(seat: Seat, seats: number, steps: readonly StepAnalysis[]) {
  let [skill, luck, variance, expected] = [0, 0, 0, 1 / seats];
  for (const step of steps) {
    if (step.kind === 'deal') {
      luck += step.luck[seat - 1] ?? 0;
      expected += step.luck[seat - 1] ?? 0;
      variance += square(step.errors[seat - 1] ?? 0);
    } else if (step.seat === seat) {
      variance += square(step.best.win - expected);
      expected = step.played.win;
      skill -= step.loss;
    } else {
      skill += step.loss / (seats - 1);
      expected += step.loss / (seats - 1);
    }
  }
  return { skill, luck, variance, expected };
}
