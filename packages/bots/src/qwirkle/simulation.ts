// Simulation: the best candidates are played on in imagined worlds, the same for all of them, until one is clearly ahead.
// A node is one simulated ply, or one sample of what an opponent may have kept.

import { type Move, type Random, type Seat, type SeatCount, seatsOf } from '@mozaika/kernel';
import { type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { CandidatePruning } from './candidate-pruning.ts';
import type { Candidate } from './candidates.ts';
import { type Belief, Determinization } from './determinization.ts';
import { Inference } from './inference.ts';
import { type EvaluationTerms, StaticEvaluation, type Weights } from './static-evaluation.ts';
import { logisticScale, WinProbability } from './win-probability.ts';

type BySeats = { readonly [seats in SeatCount]: number };

/** How far worlds are followed: from which world on, how many rounds after the move itself. */
export interface Horizon {
  readonly from: number;
  readonly rounds: number;
}

/** How a player looks ahead. */
export interface Lookahead {
  /** How many moves are followed. */
  readonly candidates: number;
  /** The first is from the first world on. */
  readonly horizons: readonly Horizon[];
  /** With so few tiles in the bag, on to the end. */
  readonly toTheEndBag: number;
  /** By number of seats: at most so many worlds. */
  readonly determinizations: BySeats;
  /** How one chooses later on. */
  readonly rolloutEvaluation: EvaluationTerms;
  /**
   * How many samples of each opponent's kept tiles there are before the first world. None for who infers nothing: to them
   * all others only count points.
   */
  readonly inferenceSamples: number;
}

/** More rounds than any match has. */
export const TO_THE_END = 200;
/** What was seen less far counts this much. */
const SHORTER_HORIZON_WEIGHT = 0.5;
/** Differences at first sight turn out to be smaller by this. */
const SHRINKAGE = 0.75;
/**
 * What a point is worth next to the chance to win, which is a guess until the end: points steady it. The best of
 * 0.001, 0.004, 0.01 and 0.02 in a trial of some hundred positions; they hardly differ.
 */
const MARGIN_WEIGHT = 0.01;
/** A chance is told in so many parts. */
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
  /** By seat: who chooses for it in the world that is being played. */
  private readonly policies: StaticEvaluation[];
  private readonly winProbability: WinProbability;
  private readonly inference: Inference | undefined;
  private readonly belief: Belief;
  private readonly margins: Float64Array;
  private readonly wins: Float64Array;
  /** Where the work stands: which of the active candidates, how many plies into it (none: not begun). */
  private arm = 0;
  private ply = -1;
  private samples = 0;

  constructor(
    request: SearchRequest<QwirkleTypes>,
    candidates: readonly Candidate[],
    foresight: Lookahead,
    weights: Weights,
  ) {
    const { position, seat, random, past } = request;
    this.root = qwirkle.clone(position);
    this.seat = seat;
    this.random = random;
    this.candidates = candidates;
    this.lookahead = foresight;
    const rounds = position.bag <= foresight.toTheEndBag ? TO_THE_END : foresight.horizons[0].rounds;
    this.plies = rounds * position.seats;
    this.pruning = new CandidatePruning(priorResults(position, candidates, weights));
    this.determinization = new Determinization(this.root);
    this.position = qwirkle.clone(this.root);
    this.evaluation = new StaticEvaluation(weights, foresight.rolloutEvaluation);
    this.greedy = new StaticEvaluation(weights, 'points');
    this.policies = seatsOf(position.seats).map(() => this.evaluation);
    this.winProbability = new WinProbability(weights);
    this.inference =
      past !== undefined && foresight.inferenceSamples > 0 ? new Inference(this.root, seat, past, weights) : undefined;
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

  /** Begins another world, where the others have other tiles and other ways. */
  private determinize(): void {
    const { determinization, root, random, belief, policies } = this;
    determinization.sample(root, belief, random);
    for (const other of seatsOf(root.seats)) {
      if (other === this.seat) continue;
      const isCounting = random(RESOLUTION) < RESOLUTION * belief.greedyProbability(other);
      policies[other - 1] = isCounting ? this.greedy : this.evaluation;
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
    const stretch = this.lookahead.horizons.find(({ from }) => from === this.samples);
    if (stretch !== undefined) this.extendHorizon(stretch.rounds);
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

/** Results that candidates promise at first sight: the value of the best as an even chance, the others by their distance. */
function priorResults(position: Position, candidates: readonly Candidate[], weights: Weights): number[] {
  const best = Math.max(...candidates.map(({ value }) => value));
  const point = SHRINKAGE * (MARGIN_WEIGHT + 1 / (4 * logisticScale(position, weights)));
  return candidates.map(({ value }) => 0.5 + (value - best) * point);
}
