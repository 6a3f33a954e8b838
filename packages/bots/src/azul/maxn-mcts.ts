// Searching a round of three or four seats: a tree in which everybody does what is best for themselves (max^n). Every
// way down it is played on by instinct to the end of the round, where nothing is a guess but what comes after the deal.
// Taking the others for allies against the searcher (alpha-beta, paranoid) lost to this by far.

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import type { Move, Seat } from '@mozaika/kernel';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { Evaluation, WIN_VALUE } from './evaluation.ts';
import { RolloutPolicy } from './rollout-policy.ts';
import { TreeStorage } from './tree-storage.ts';
import type { Weights } from './weights.ts';
import { rankedMoves } from './win-probability.ts';

/** A round has at most 36 tiles, so no more than 36 takes. */
const MAX_PLIES = 36;
/** How much a move that was tried little is worth trying. */
const EXPLORATION = 1.5;
/** A move never tried is taken to be worth so much less than those that were. */
const FPU_REDUCTION = 0.1;
/** A take that looks a point better is e times likelier. */
const PRIOR_TEMPERATURE = 1;
/** So many takes of a position are worth a thought; of the root all are. */
const MAX_CHILDREN = 20;

export interface MctsOptions {
  readonly weights: Weights;
  /** How many states of each side are remembered, a power of two. */
  readonly cacheSize: number;
  /** How many ways in which the round may go on are tried. */
  readonly playouts: number;
  /** The moves that come to mind; all without it. */
  readonly noticed: ReadonlySet<Move> | undefined;
}

/** A node is a take, in the tree or below it. */
export class MaxnMcts implements AnytimeSearch {
  nodes = 0;
  private readonly root: Position;
  private readonly position: Position;
  private readonly evaluation: Evaluation;
  private readonly policy: RolloutPolicy;
  private readonly tree = new TreeStorage();
  private readonly maxPlayouts: number;
  private playouts = 0;
  /** The way down to where `position` is: edges and who chose them. Below the tree nothing is noted. */
  private readonly path = new Int32Array(MAX_PLIES);
  private readonly movers = new Int32Array(MAX_PLIES);
  private length = 0;
  private inRollout = false;
  /** What the round came to, for each seat: 0 for a sure loss, 1 for a sure win. */
  private readonly payoffs = new Float64Array(4);

  constructor(
    { position }: SearchRequest<AzulTypes>,
    { weights, cacheSize: memory, playouts: rounds, noticed }: MctsOptions,
  ) {
    this.root = azul.clone(position);
    this.position = azul.clone(position);
    this.evaluation = new Evaluation(position, weights, memory);
    this.policy = new RolloutPolicy(position, this.evaluation);
    this.maxPlayouts = rounds;
    this.policy.generate(position);
    if (noticed) this.policy.retain(noticed);
    this.expand(0, this.policy.count);
  }

  advance(nodes: number): 'more' | 'done' {
    const limit = this.nodes + nodes;
    while (this.nodes < limit && !this.isFinished) this.step();
    return this.isFinished ? 'done' : 'more';
  }

  /** Enough rounds were tried, or the root is solved. */
  private get isFinished(): boolean {
    return this.playouts >= this.maxPlayouts || this.tree.proven[0] !== 0;
  }

  best(): Move {
    return this.tree.moves[this.bestChild(0)];
  }

  analysis(): Analysis {
    const { tree: edges } = this;
    const values = new Float64Array(1 << 10).fill(Number.NEGATIVE_INFINITY);
    const from = edges.firstChild[0];
    const to = from + edges.childCount[0];
    for (let edge = from; edge < to; edge++) {
      if (edges.visits[edge] > 0)
        values[edges.moves[edge]] = WIN_VALUE * (2 * (edges.rewards[edge] / edges.visits[edge]) - 1);
    }
    this.evaluation.evaluate(this.root);
    const moves = rankedMoves(
      Int32Array.from(edges.moves.subarray(from, to)),
      values,
      this.best(),
      this.evaluation.temperature,
    );
    return { moves, line: this.principalVariation(), nodes: this.nodes };
  }

  /** Makes one take. Where the round's end is reached, or known, everybody on the way learns what it came to. */
  private step(): void {
    const { tree: edges, position, path, length } = this;
    this.nodes++;
    if (this.inRollout) {
      azul.applyMove(position, (position.mover + 1) as Seat, this.policy.best(position));
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
    if (edges.proven[edge] !== 0) {
      this.loadOutcome(edges.proven[edge]);
      this.backpropagate();
      return;
    }
    azul.applyMove(position, (position.mover + 1) as Seat, edges.moves[edge]);
    if (position.phase !== 'offer') {
      this.evaluate();
      edges.proven[edge] = edges.addOutcome(this.payoffs);
      this.propagateProof();
      this.backpropagate();
    } else if (edges.visits[edge] === 0) this.inRollout = true;
    else if (edges.childCount[edge] === 0) {
      this.policy.generate(position);
      this.inRollout = !this.expand(edge, MAX_CHILDREN);
    }
  }

  /**
   * The edge that is the most worth trying: what it brought so far, and how little it was tried for how good it looks.
   * Of a solved one nothing more can be learned.
   */
  private select(parent: number): number {
    const { visits, rewards, priors, firstChild: firsts, childCount: counts, proven: ends } = this.tree;
    const from = firsts[parent];
    const to = from + counts[parent];
    let tried = 0;
    let sum = 0;
    for (let edge = from; edge < to; edge++) {
      tried += visits[edge];
      sum += rewards[edge];
    }
    const untried = tried === 0 ? 0 : sum / tried - FPU_REDUCTION;
    const urge = EXPLORATION * Math.sqrt(tried + 1);
    let best = from;
    let highest = Number.NEGATIVE_INFINITY;
    for (let edge = from; edge < to; edge++) {
      const worth = visits[edge] === 0 ? untried : rewards[edge] / visits[edge];
      const bound = ends[edge] === 0 ? worth + (urge * priors[edge]) / (1 + visits[edge]) : worth;
      if (bound > highest) {
        highest = bound;
        best = edge;
      }
    }
    return best;
  }

  /** Takes the listed moves into the tree, as far as they are worth a thought. */
  private expand(edge: number, most: number): boolean {
    const { tree: edges, policy: instinct } = this;
    const count = instinct.selectTop(most);
    if (!edges.allocateChildren(edge, count)) return false;
    const { moves, scores: looks } = instinct;
    const first = edges.firstChild[edge];
    let sum = 0;
    for (let i = 0; i < count; i++) sum += Math.exp((looks[i] - looks[0]) / PRIOR_TEMPERATURE);
    for (let i = 0; i < count; i++) {
      edges.moves[first + i] = moves[i];
      edges.priors[first + i] = Math.exp((looks[i] - looks[0]) / PRIOR_TEMPERATURE) / sum;
    }
    return true;
  }

  /** Works out what the round came to. */
  private evaluate(): void {
    const { evaluation, position, payoffs: worths } = this;
    evaluation.evaluate(position);
    for (let index = 0; index < position.seats; index++)
      worths[index] = (evaluation.utility(index) / WIN_VALUE + 1) / 2;
  }

  /** Remembers what a round that was played before came to. */
  private loadOutcome(end: number): void {
    for (let index = 0; index < this.root.seats; index++) this.payoffs[index] = this.tree.payoffOf(end, index);
  }

  /** Everybody who chose on the way is rewarded, and the next round starts from the root. */
  private backpropagate(): void {
    const { tree: edges, path, movers, payoffs: worths } = this;
    for (let i = 0; i < this.length; i++) {
      edges.visits[path[i]]++;
      edges.rewards[path[i]] += worths[movers[i]];
    }
    this.playouts++;
    this.length = 0;
    this.inRollout = false;
    azul.copy(this.root, this.position);
  }

  /** The last edge of the way is solved now: so is the one before if all its moves are, and so on up the tree. */
  private propagateProof(): void {
    const { tree: edges, path, movers } = this;
    for (let i = this.length - 1; i >= 0; i--) {
      const parent = i === 0 ? 0 : path[i - 1];
      const end = edges.provenChild(parent, movers[i]);
      if (end === 0) return;
      edges.proven[parent] = end;
      if (i > 0) edges.rewards[parent] = edges.visits[parent] * edges.payoffOf(end, movers[i - 1]);
    }
  }

  /** Of the moves after an edge, the best if it is solved, else the one tried most; before that, the one that looks best. */
  private bestChild(parent: number): number {
    const { visits, firstChild: firsts, childCount: counts, proven: ends } = this.tree;
    const from = firsts[parent];
    let best = from;
    for (let edge = from; edge < from + counts[parent]; edge++) {
      if (ends[parent] !== 0 && ends[edge] === ends[parent]) return edge;
      if (visits[edge] > visits[best]) best = edge;
    }
    return best;
  }

  /** The moves that are expected to follow, as far as they were tried. */
  private principalVariation(): Move[] {
    const { tree: edges } = this;
    const line = [this.best()];
    for (let edge = this.bestChild(0); edges.childCount[edge] > 0 && edges.visits[edge] > 1; ) {
      edge = this.bestChild(edge);
      line.push(edges.moves[edge]);
    }
    return line;
  }
}
