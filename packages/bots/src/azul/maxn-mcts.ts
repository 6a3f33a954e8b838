// Monte Carlo tree search for a round of three or four seats: PUCT selection, max^n payoffs (every seat maximises its own),
// rollouts by a greedy policy to the end of the round, and proven outcomes (MCTS-Solver). What comes after the next deal is
// evaluated. Paranoid alpha-beta, which takes the opponents for a coalition, was much weaker in matches against this.

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import { type Move, seatAt } from '@mozaika/kernel';
import { exp } from '../algorithms/portable-math.ts';
import { TreeStorage } from '../algorithms/tree-storage.ts';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { Evaluation, WIN_VALUE } from './evaluation.ts';
import { rankedMoves } from './ranked-moves.ts';
import { RolloutPolicy } from './rollout-policy.ts';
import type { Weights } from './weights.ts';

/** A round has at most 36 tiles, so no more than 36 takes. */
const MAX_PLIES = 36;
/** The exploration constant of PUCT. */
const EXPLORATION = 1.5;
/** First-play urgency: an unvisited move counts as the mean of its visited siblings less this. */
const FPU_REDUCTION = 0.1;
/** Softmax temperature of the priors, in points: P(move) ∝ exp(score / τ). */
const PRIOR_TEMPERATURE = 1;
/** Only so many moves of a position get a prior and an edge; of the root, all. */
const MAX_CHILDREN = 20;
/** 28 bytes each: 56 MB at most. */
const MAX_EDGES = 1 << 21;

export interface MctsOptions {
  readonly weights: Weights;
  /** Slots of the side evaluation cache for each seat, a power of two. */
  readonly cacheSize: number;
  /** The number of playouts after which the search is done. */
  readonly playouts: number;
  /** The root moves that are searched; all if undefined. */
  readonly noticed: ReadonlySet<Move> | undefined;
}

/** A node is a take, in the tree or in a rollout. */
export class MaxnMcts implements AnytimeSearch {
  nodes = 0;
  private readonly root: Position;
  private readonly position: Position;
  private readonly evaluation: Evaluation;
  private readonly policy: RolloutPolicy;
  private readonly tree = new TreeStorage(Int16Array, MAX_EDGES);
  private readonly maxPlayouts: number;
  private playouts = 0;
  /** The edges from the root to where `position` left the tree, and who chose them. */
  private readonly path = new Int32Array(MAX_PLIES);
  private readonly movers = new Int32Array(MAX_PLIES);
  private length = 0;
  private inRollout = false;
  /** The payoff vector of a finished round: 0 for a certain loss, 1 for a certain win. */
  private readonly payoffs = new Float64Array(4);

  constructor({ position }: SearchRequest<AzulTypes>, { weights, cacheSize, playouts, noticed }: MctsOptions) {
    this.root = azul.clone(position);
    this.position = azul.clone(position);
    this.evaluation = new Evaluation(position, weights, cacheSize);
    this.policy = new RolloutPolicy(position, this.evaluation);
    this.maxPlayouts = playouts;
    this.policy.generate(position);
    if (noticed) this.policy.retain(noticed);
    this.expand(0, this.policy.count);
  }

  advance(nodes: number): 'more' | 'done' {
    const limit = this.nodes + nodes;
    while (this.nodes < limit && !this.isFinished) this.step();
    return this.isFinished ? 'done' : 'more';
  }

  /** All playouts are made, or the root is proven. */
  private get isFinished(): boolean {
    return this.playouts >= this.maxPlayouts || this.tree.proven[0] !== 0;
  }

  best(): Move {
    return this.tree.moves[this.bestChild(0)];
  }

  analysis(): Analysis {
    const { tree } = this;
    const values = new Float64Array(1 << 10).fill(Number.NEGATIVE_INFINITY);
    const from = tree.firstChild[0];
    const to = from + tree.childCount[0];
    for (let edge = from; edge < to; edge++) {
      if (tree.visits[edge] > 0)
        values[tree.moves[edge]] = WIN_VALUE * (2 * (tree.rewards[edge] / tree.visits[edge]) - 1);
    }
    this.evaluation.evaluate(this.root);
    const moves = rankedMoves(
      Int32Array.from(tree.moves.subarray(from, to)),
      values,
      this.best(),
      this.evaluation.temperature,
    );
    return { moves, line: this.principalVariation(), nodes: this.nodes };
  }

  /** Makes one take: by selection in the tree, by the policy below it. The end of the round, or a proven edge, ends the playout. */
  private step(): void {
    const { tree, position, path, length } = this;
    this.nodes++;
    if (this.inRollout) {
      azul.applyMove(position, seatAt(position.mover), this.policy.best(position));
      if (position.phase !== 'offer') {
        this.evaluate();
        this.backpropagate();
      }
      return;
    }
    const edge = this.select(length === 0 ? 0 : path[length - 1]);
    path[length] = edge;
    this.movers[length] = position.mover;
    this.length++;
    if (tree.proven[edge] !== 0) {
      this.loadOutcome(tree.proven[edge]);
      this.backpropagate();
      return;
    }
    azul.applyMove(position, seatAt(position.mover), tree.moves[edge]);
    if (position.phase !== 'offer') {
      this.evaluate();
      tree.proven[edge] = tree.addOutcome(this.payoffs);
      this.propagateProof();
      this.backpropagate();
    } else if (tree.visits[edge] === 0) this.inRollout = true;
    else if (tree.childCount[edge] === 0) {
      this.policy.generate(position);
      this.inRollout = !this.expand(edge, MAX_CHILDREN);
    }
  }

  /** The child with the highest PUCT value: mean reward, plus exploration unless it is proven. */
  private select(parent: number): number {
    const { visits, rewards, priors, firstChild, childCount, proven } = this.tree;
    const from = firstChild[parent];
    const to = from + childCount[parent];
    let total = 0;
    let sum = 0;
    for (let edge = from; edge < to; edge++) {
      total += visits[edge];
      sum += rewards[edge];
    }
    const firstPlayUrgency = total === 0 ? 0 : sum / total - FPU_REDUCTION;
    const exploration = EXPLORATION * Math.sqrt(total + 1);
    let best = from;
    let highest = Number.NEGATIVE_INFINITY;
    for (let edge = from; edge < to; edge++) {
      const mean = visits[edge] === 0 ? firstPlayUrgency : rewards[edge] / visits[edge];
      const bound = proven[edge] === 0 ? mean + (exploration * priors[edge]) / (1 + visits[edge]) : mean;
      if (bound > highest) {
        highest = bound;
        best = edge;
      }
    }
    return best;
  }

  /** Expansion: the generated moves with the highest scores become children, with softmax priors. False if the tree is full. */
  private expand(edge: number, most: number): boolean {
    const { tree, policy } = this;
    const count = policy.selectTop(most);
    if (!tree.allocateChildren(edge, count)) return false;
    const { moves, scores } = policy;
    const first = tree.firstChild[edge];
    let sum = 0;
    for (let i = 0; i < count; i++) sum += exp((scores[i] - scores[0]) / PRIOR_TEMPERATURE);
    for (let i = 0; i < count; i++) {
      tree.moves[first + i] = moves[i];
      tree.priors[first + i] = exp((scores[i] - scores[0]) / PRIOR_TEMPERATURE) / sum;
    }
    return true;
  }

  /** The payoffs of the round that has ended. */
  private evaluate(): void {
    const { evaluation, position, payoffs } = this;
    evaluation.evaluate(position);
    for (let index = 0; index < position.seats; index++) {
      payoffs[index] = (evaluation.utility(index) / WIN_VALUE + 1) / 2;
    }
  }

  /** The payoffs of a proven outcome. */
  private loadOutcome(outcome: number): void {
    for (let index = 0; index < this.root.seats; index++) this.payoffs[index] = this.tree.payoffOf(outcome, index);
  }

  /** Every edge on the path gets the payoff of the seat that chose it; the next playout starts from the root. */
  private backpropagate(): void {
    const { tree, path, movers, payoffs } = this;
    for (let i = 0; i < this.length; i++) tree.addVisit(path[i], payoffs[movers[i]]);
    this.playouts++;
    this.length = 0;
    this.inRollout = false;
    azul.copy(this.root, this.position);
  }

  /** The last edge of the path is proven: so is its parent if all its children are, and so on up the tree. */
  private propagateProof(): void {
    const { tree, path, movers } = this;
    for (let i = this.length - 1; i >= 0; i--) {
      const parent = i === 0 ? 0 : path[i - 1];
      const outcome = tree.provenOutcomeAfter(parent, movers[i]);
      if (outcome === 0) return;
      tree.proven[parent] = outcome;
      // The playouts so far count as if they had ended as proven.
      if (i > 0) tree.rewards[parent] = tree.visits[parent] * tree.payoffOf(outcome, movers[i - 1]);
    }
  }

  /** The child that leads to the proven outcome, else the one visited most; without visits, the one with the highest prior. */
  private bestChild(parent: number): number {
    const { proven, firstChild, childCount } = this.tree;
    if (proven[parent] === 0) return this.tree.mostVisitedChild(parent);
    const from = firstChild[parent];
    for (let edge = from; edge < from + childCount[parent]; edge++) if (proven[edge] === proven[parent]) return edge;
    return from;
  }

  /** The principal variation, as far as it was visited more than once. */
  private principalVariation(): Move[] {
    const { tree } = this;
    const line = [this.best()];
    for (let edge = this.bestChild(0); tree.childCount[edge] > 0 && tree.visits[edge] > 1; ) {
      edge = this.bestChild(edge);
      line.push(tree.moves[edge]);
    }
    return line;
  }
}
