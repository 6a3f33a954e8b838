// Monte Carlo simulation (perfect-information Monte Carlo with static rollout policies): candidates are rolled out in sampled
// determinizations, the same for all of them, until one is clearly best.
// A node is one simulated ply, or one sample of the inference.

import { type Move, type Random, type Seat, type SeatCount, seatsOf } from '@mozaika/kernel';
import { type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { CandidatePruning } from './candidate-pruning.ts';
import type { Candidate } from './candidates.ts';
import { type Belief, Determinization } from './determinization.ts';
import { Inference } from './hand-inference.ts';
import { type EvaluationTerms, StaticEvaluation, type Weights } from './static-evaluation.ts';
import { logisticScale, WinProbability } from './win-probability.ts';

type BySeats = { readonly [seats in SeatCount]: number };

/** The rollout horizon: from which sample on, how many rounds after the candidate move. */
export interface Horizon {
  readonly from: number;
  readonly rounds: number;
}

/** The settings of a simulation. */
export interface Lookahead {
  /** At most so many candidates. */
  readonly candidates: number;
  /** In order; the first is from sample 0 on. */
  readonly horizons: readonly Horizon[];
  /** With so few tiles in the bag, rollouts go to the end of the match. */
  readonly toTheEndBag: number;
  /** By number of seats: at most so many samples. */
  readonly determinizations: BySeats;
  /** The terms of the rollout policy. */
  readonly rolloutEvaluation: EvaluationTerms;
  /**
   * How many inference samples of each opponent's leave come before the first rollout. Without any, hands are sampled uniformly
   * and all opponents are modelled as greedy.
   */
  readonly inferenceSamples: number;
}

/** More rounds than any match has. */
export const TO_THE_END = 200;
/** When the horizon is extended, earlier samples are discounted by this factor: they have more bias. */
const SHORTER_HORIZON_WEIGHT = 0.5;
/** Shrinkage of differences of the static evaluation, fitted against rollouts. */
const SHRINKAGE = 0.75;
/**
 * The result of a rollout is win probability + this × margin in points: the margin reduces the variance of the estimated win
 * probability. The best of 0.001, 0.004, 0.01 and 0.02 in a trial of some hundred positions; they hardly differ.
 */
const MARGIN_WEIGHT = 0.01;
/** Probabilities are drawn with this resolution. */
const RESOLUTION = 1 << 20;
const NO_BELIEF: Belief = { sample: () => 0, greedyProbability: () => 1 };

export class Simulation implements AnytimeSearch {
  nodes = 0;
  private readonly root: Position;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly candidates: readonly Candidate[];
  private readonly lookahead: Lookahead;
  private plies: number;
  private readonly pruning: CandidatePruning;
  private readonly determinization: Determinization;
  private readonly position: Position;
  private readonly evaluation: StaticEvaluation;
  private readonly greedy: StaticEvaluation;
  /** By seat: its policy in the current determinization. */
  private readonly policies: StaticEvaluation[];
  private readonly winProbability: WinProbability;
  private readonly inference: Inference | undefined;
  private readonly belief: Belief;
  private readonly margins: Float64Array;
  private readonly wins: Float64Array;
  /** The state between two steps: the index of the active candidate, and the plies of its rollout (−1: not begun). */
  private arm = 0;
  private ply = -1;
  private samples = 0;

  constructor(
    request: SearchRequest<QwirkleTypes>,
    candidates: readonly Candidate[],
    lookahead: Lookahead,
    weights: Weights,
  ) {
    const { position, seat, random, past } = request;
    this.root = qwirkle.clone(position);
    this.seat = seat;
    this.random = random;
    this.candidates = candidates;
    this.lookahead = lookahead;
    const rounds = position.bag <= lookahead.toTheEndBag ? TO_THE_END : lookahead.horizons[0].rounds;
    this.plies = rounds * position.seats;
    this.pruning = new CandidatePruning(priorResults(position, candidates, weights));
    this.determinization = new Determinization(this.root);
    this.position = qwirkle.clone(this.root);
    this.evaluation = new StaticEvaluation(weights, lookahead.rolloutEvaluation);
    this.greedy = new StaticEvaluation(weights, 'points');
    this.policies = seatsOf(position.seats).map(() => this.evaluation);
    this.winProbability = new WinProbability(weights);
    this.inference =
      past !== undefined && lookahead.inferenceSamples > 0 ? new Inference(this.root, seat, past, weights) : undefined;
    this.belief = this.inference ?? NO_BELIEF;
    this.margins = new Float64Array(candidates.length);
    this.wins = new Float64Array(candidates.length);
  }

  advance(nodes: number): 'more' | 'done' {
    for (const until = this.nodes + nodes; this.nodes < until; this.nodes++) {
      if (this.isDone()) return 'done';
      this.step();
    }
    return this.isDone() ? 'done' : 'more';
  }

  private isDone(): boolean {
    if (this.ply >= 0 || this.arm > 0) return false;
    return this.pruning.active.length < 2 || this.samples >= this.lookahead.determinizations[this.root.seats];
  }

  private step(): void {
    if (this.inference?.open && this.inference.samples < this.lookahead.inferenceSamples + this.samples) {
      this.inference.step(this.random);
      return;
    }
    const { position, determinization } = this;
    if (this.ply < 0) {
      if (this.arm === 0) this.determinize();
      qwirkle.copy(determinization.position, position);
      determinization.deck.restore(position.seats);
      qwirkle.applyMove(position, this.seat, this.candidates[this.pruning.active[this.arm]].move);
    } else {
      const { mover } = position;
      qwirkle.applyMove(position, mover, this.policies[mover - 1].bestMove(position, mover));
    }
    determinization.deck.draw(position);
    this.ply++;
    if (position.phase === 'over' || this.ply >= this.plies) this.endRollout();
  }

  /** Samples the next determinization: the opponents' hands, the deck, and the policy of each opponent. */
  private determinize(): void {
    const { determinization, root, random, belief, policies } = this;
    determinization.sample(root, belief, random);
    for (const other of seatsOf(root.seats)) {
      if (other === this.seat) continue;
      const isGreedy = random(RESOLUTION) < RESOLUTION * belief.greedyProbability(other);
      policies[other - 1] = isGreedy ? this.greedy : this.evaluation;
    }
  }

  private endRollout(): void {
    const candidate = this.pruning.active[this.arm];
    this.winProbability.evaluate(this.position, this.seat);
    this.margins[candidate] += this.winProbability.margin;
    this.wins[candidate] += this.winProbability.win;
    this.pruning.record(candidate, this.winProbability.win + MARGIN_WEIGHT * this.winProbability.margin);
    this.ply = -1;
    if (++this.arm < this.pruning.active.length) return;
    this.arm = 0;
    this.samples++;
    this.pruning.endSample();
    const horizon = this.lookahead.horizons.find(({ from }) => from === this.samples);
    if (horizon !== undefined) this.extendHorizon(horizon.rounds);
  }

  private extendHorizon(rounds: number): void {
    const plies = rounds * this.root.seats;
    if (plies <= this.plies) return;
    this.plies = plies;
    this.pruning.discount(SHORTER_HORIZON_WEIGHT);
    for (let i = 0; i < this.candidates.length; i++) {
      this.margins[i] *= SHORTER_HORIZON_WEIGHT;
      this.wins[i] *= SHORTER_HORIZON_WEIGHT;
    }
  }

  best(): Move {
    return this.candidates[this.pruning.leader()].move;
  }

  analysis(): Analysis {
    const { samples } = this.pruning;
    const moves = this.candidates.map(({ move, value }, i) => ({
      move,
      margin: samples[i] > 0 ? this.margins[i] / samples[i] : value,
      win: samples[i] > 0 ? this.wins[i] / samples[i] : 0.5,
      rank: (this.pruning.active.includes(i) ? 1e6 : 0) + samples[i] + this.pruning.mean(i),
    }));
    moves.sort((a, b) => b.rank - a.rank);
    return {
      moves: moves.map(({ move, margin, win }) => ({ move, margin, win })),
      line: [this.best()],
      nodes: this.nodes,
    };
  }
}

/** Prior results by static evaluation: an even win probability for the best, the others by their shrunk distance from it. */
function priorResults(position: Position, candidates: readonly Candidate[], weights: Weights): number[] {
  const best = Math.max(...candidates.map(({ value }) => value));
  const point = SHRINKAGE * (MARGIN_WEIGHT + 1 / (4 * logisticScale(position, weights)));
  return candidates.map(({ value }) => 0.5 + (value - best) * point);
}
