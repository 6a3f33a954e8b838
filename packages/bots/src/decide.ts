// From a request to a decision: within a budget, interruptible, with a clear refusal when there is nothing to decide.

import { allMoves, type GameTypes, type Move, type Refusal, type Result, refuse } from '@mozaika/kernel';
import type { Analysis, Bot, Budget, SearchRequest } from './bot.ts';

/** A move with what led to it. */
export interface Decision {
  readonly move: Move;
  readonly analysis: Analysis;
}

/** The budget and the clock of a decision. */
export interface DecisionOptions {
  /** Instead of the bot's own budget, or a part of it. */
  readonly budget?: Partial<Budget>;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/** A decision that is being made: whoever drives it may stop between two slices and take the best move so far. */
export interface PendingDecision {
  /** Works for one slice, a few milliseconds. */
  advance(): 'more' | 'done';
  decision(): Decision;
}

/** The part of a budget without which only nodes end a search. */
export const NO_CLOCK: Partial<Budget> = { milliseconds: Number.POSITIVE_INFINITY };

/** How long a slice should take. A bot overruns its time by one slice at most. */
const SLICE_MILLISECONDS = 8;
const FIRST_SLICE_NODES = 64;

/** Starts to decide, or says why there is nothing to decide. */
export function startDecision<T extends GameTypes>(
  bot: Bot<T>,
  request: SearchRequest<T>,
  { budget = {}, now }: DecisionOptions,
): Result<PendingDecision> {
  const { nodes, milliseconds } = { ...bot.budget, ...budget };
  const refusal = refusalOf(bot, request, { nodes, milliseconds });
  if (refusal) return { ok: false, refusal };
  const moves = allMoves(bot.game, request.position, request.seat);
  if (moves.length === 1) return { ok: true, value: forced(moves[0]) };
  const start = now();
  const thinking = bot.think(request);
  let slice = FIRST_SLICE_NODES;
  const advance = () => {
    const before = now();
    const left = nodes - thinking.nodes;
    if (left <= 0 || before - start >= milliseconds) return 'done';
    const state = thinking.advance(Math.min(slice, left));
    const took = now() - before;
    // The slice adapts to the speed of the machine: too long ones shrink, short ones grow.
    if (took > SLICE_MILLISECONDS) slice = Math.max(1, Math.floor((slice * SLICE_MILLISECONDS) / took));
    else if (took < SLICE_MILLISECONDS / 2) slice = Math.min(slice * 2, 2 ** 24);
    return state;
  };
  return {
    ok: true,
    value: { advance, decision: () => ({ move: thinking.best(), analysis: thinking.analysis() }) },
  };
}

/** Decides in one go. */
export function decide<T extends GameTypes>(
  bot: Bot<T>,
  request: SearchRequest<T>,
  options: DecisionOptions,
): Result<Decision> {
  const started = startDecision(bot, request, options);
  if (!started.ok) return started;
  while (started.value.advance() === 'more');
  return { ok: true, value: started.value.decision() };
}

function refusalOf<T extends GameTypes>(
  bot: Bot<T>,
  { position, seat }: SearchRequest<T>,
  budget: Budget,
): Refusal | undefined {
  if (!(budget.nodes >= 1))
    return refuse('bad-budget', { field: 'nodes', expected: { kind: 'number', least: 1 } }).refusal;
  if (!(budget.milliseconds > 0))
    return refuse('bad-budget', { field: 'milliseconds', expected: { kind: 'number', above: 0 } }).refusal;
  const turn = bot.game.turn(position);
  if (turn.kind === 'over') return { code: 'match-over', reason: turn.outcome.reason };
  if (turn.kind === 'deal') return { code: 'deal-expected', seat };
  if (!turn.seats.includes(seat)) return { code: 'not-your-turn', seat, seats: turn.seats };
  if (!bot.game.knows(position, seat)) return { code: 'hand-hidden', seat };
  return undefined;
}

/** A position without a choice answers at once. */
function forced(move: Move): PendingDecision {
  const analysis: Analysis = { moves: [], line: [move], nodes: 0 };
  return { advance: () => 'done', decision: () => ({ move, analysis }) };
}
