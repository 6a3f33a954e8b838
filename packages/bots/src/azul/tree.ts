// Searching a round of three or four seats: a tree in which everybody does what is best for themselves (max^n). Every
// way down it is played on by instinct to the end of the round, where nothing is a guess but what comes after the deal.
// Taking the others for allies against the searcher (alpha-beta, paranoid) lost to this by far.

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import type { Move, Seat } from '@mozaika/kernel';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { Edges } from './edges.ts';
import { Evaluation, WIN } from './evaluation.ts';
import { Instinct } from './instinct.ts';
import { rankedMoves } from './values.ts';
import type { Weights } from './weights.ts';

/** A round has at most 36 tiles, so no more than 36 takes. */
const MOST_PLIES = 36;
/** How much a move that was tried little is worth trying. */
const EXPLORATION = 1.5;
/** A move never tried is taken to be worth so much less than those that were. */
const UNTRIED = 0.1;
/** A take that looks a point better is e times likelier. */
const POINTS = 1;
/** So many takes of a position are worth a thought; of the root all are. */
const MOST_CHOICES = 20;

export interface TreePlan {
  readonly weights: Weights;
  /** How many states of each side are remembered, a power of two. */
  readonly memory: number;
  /** How many ways in which the round may go on are tried. */
  readonly rounds: number;
  /** The moves that come to mind; all without it. */
  readonly noticed: ReadonlySet<Move> | undefined;
}

/** A node is a take, in the tree or below it. */
export class Tree implements AnytimeSearch {
  nodes = 0;
  private readonly root: Position;
  private readonly position: Position;
  private readonly evaluation: Evaluation;
  private readonly instinct: Instinct;
  private readonly edges = new Edges();
  private readonly mostRounds: number;
  private rounds = 0;
  /** The way down to where `position` is: edges and who chose them. Below the tree nothing is noted. */
  private readonly path = new Int32Array(MOST_PLIES);
  private readonly movers = new Int32Array(MOST_PLIES);
  private length = 0;
  private below = false;
  /** What the round came to, for each seat: 0 for a sure loss, 1 for a sure win. */
  private readonly worths = new Float64Array(4);

  constructor({ position }: SearchRequest<AzulTypes>, { weights, memory, rounds, noticed }: TreePlan) {
    this.root = azul.clone(position);
    this.position = azul.clone(position);
    this.evaluation = new Evaluation(position, weights, memory);
    this.instinct = new Instinct(position, this.evaluation);
    this.mostRounds = rounds;
    this.instinct.list(position);
    if (noticed) this.instinct.keep(noticed);
    this.grow(0, this.instinct.count);
  }

  advance(nodes: number): 'more' | 'done' {
    const limit = this.nodes + nodes;
    while (this.nodes < limit && !this.over) this.step();
    return this.over ? 'done' : 'more';
  }

  /** Enough rounds were tried, or the root is solved. */
  private get over(): boolean {
    return this.rounds >= this.mostRounds || this.edges.ends[0] !== 0;
  }

  best(): Move {
    return this.edges.moves[this.preferred(0)];
  }

  analysis(): Analysis {
    const { edges } = this;
    const values = new Float64Array(1 << 10).fill(Number.NEGATIVE_INFINITY);
    const from = edges.firsts[0];
    const to = from + edges.counts[0];
    for (let edge = from; edge < to; edge++) {
      if (edges.visits[edge] > 0)
        values[edges.moves[edge]] = WIN * (2 * (edges.rewards[edge] / edges.visits[edge]) - 1);
    }
    this.evaluation.judge(this.root);
    const moves = rankedMoves(
      Int32Array.from(edges.moves.subarray(from, to)),
      values,
      this.best(),
      this.evaluation.scale,
    );
    return { moves, line: this.line(), nodes: this.nodes };
  }

  /** Makes one take. Where the round's end is reached, or known, everybody on the way learns what it came to. */
  private step(): void {
    const { edges, position, path, length } = this;
    this.nodes++;
    if (this.below) {
      azul.applyMove(position, (position.mover + 1) as Seat, this.instinct.best(position));
      if (position.phase !== 'offer') {
        this.judge();
        this.finish();
      }
      return;
    }
    const edge = this.select(length === 0 ? 0 : path[length - 1]);
    path[length] = edge;
    this.movers[length] = position.mover;
    this.length++;
    if (edges.ends[edge] !== 0) {
      this.recall(edges.ends[edge]);
      this.finish();
      return;
    }
    azul.applyMove(position, (position.mover + 1) as Seat, edges.moves[edge]);
    if (position.phase !== 'offer') {
      this.judge();
      edges.ends[edge] = edges.addEnd(this.worths);
      this.solve();
      this.finish();
    } else if (edges.visits[edge] === 0) this.below = true;
    else if (edges.counts[edge] === 0) {
      this.instinct.list(position);
      this.below = !this.grow(edge, MOST_CHOICES);
    }
  }

  /**
   * The edge that is the most worth trying: what it brought so far, and how little it was tried for how good it looks.
   * Of a solved one nothing more can be learned.
   */
  private select(parent: number): number {
    const { visits, rewards, priors, firsts, counts, ends } = this.edges;
    const from = firsts[parent];
    const to = from + counts[parent];
    let tried = 0;
    let sum = 0;
    for (let edge = from; edge < to; edge++) {
      tried += visits[edge];
      sum += rewards[edge];
    }
    const untried = tried === 0 ? 0 : sum / tried - UNTRIED;
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
  private grow(edge: number, most: number): boolean {
    const { edges, instinct } = this;
    const count = instinct.sort(most);
    if (!edges.grow(edge, count)) return false;
    const { moves, looks } = instinct;
    const first = edges.firsts[edge];
    let sum = 0;
    for (let i = 0; i < count; i++) sum += Math.exp((looks[i] - looks[0]) / POINTS);
    for (let i = 0; i < count; i++) {
      edges.moves[first + i] = moves[i];
      edges.priors[first + i] = Math.exp((looks[i] - looks[0]) / POINTS) / sum;
    }
    return true;
  }

  /** Works out what the round came to. */
  private judge(): void {
    const { evaluation, position, worths } = this;
    evaluation.judge(position);
    for (let index = 0; index < position.seats; index++) worths[index] = (evaluation.worth(index) / WIN + 1) / 2;
  }

  /** Remembers what a round that was played before came to. */
  private recall(end: number): void {
    for (let index = 0; index < this.root.seats; index++) this.worths[index] = this.edges.worthOf(end, index);
  }

  /** Everybody who chose on the way is rewarded, and the next round starts from the root. */
  private finish(): void {
    const { edges, path, movers, worths } = this;
    for (let i = 0; i < this.length; i++) {
      edges.visits[path[i]]++;
      edges.rewards[path[i]] += worths[movers[i]];
    }
    this.rounds++;
    this.length = 0;
    this.below = false;
    azul.copy(this.root, this.position);
  }

  /** The last edge of the way is solved now: so is the one before if all its moves are, and so on up the tree. */
  private solve(): void {
    const { edges, path, movers } = this;
    for (let i = this.length - 1; i >= 0; i--) {
      const parent = i === 0 ? 0 : path[i - 1];
      const end = edges.endAfter(parent, movers[i]);
      if (end === 0) return;
      edges.ends[parent] = end;
      if (i > 0) edges.rewards[parent] = edges.visits[parent] * edges.worthOf(end, movers[i - 1]);
    }
  }

  /** Of the moves after an edge, the best if it is solved, else the one tried most; before that, the one that looks best. */
  private preferred(parent: number): number {
    const { visits, firsts, counts, ends } = this.edges;
    const from = firsts[parent];
    let best = from;
    for (let edge = from; edge < from + counts[parent]; edge++) {
      if (ends[parent] !== 0 && ends[edge] === ends[parent]) return edge;
      if (visits[edge] > visits[best]) best = edge;
    }
    return best;
  }

  /** The moves that are expected to follow, as far as they were tried. */
  private line(): Move[] {
    const { edges } = this;
    const line = [this.best()];
    for (let edge = this.preferred(0); edges.counts[edge] > 0 && edges.visits[edge] > 1; ) {
      edge = this.preferred(edge);
      line.push(edges.moves[edge]);
    }
    return line;
  }
}
