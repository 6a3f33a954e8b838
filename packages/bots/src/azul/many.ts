// Searching a round with three or four seats: everybody plays for himself (max^n), deeper in the tree with the moves
// that promise most. Iterative deepening on a stack of its own, so that it can stop after any node and go on.

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import type { Move, Seat } from '@mozaika/kernel';
import type { Analysis, Question, Thinking } from '../bot.ts';
import { Evaluation } from './evaluation.ts';
import { MOST_MOVES, Ordering } from './ordering.ts';
import { LOWEST, Root } from './root.ts';
import type { SearchPlan } from './search.ts';

const MOST_PLIES = 36;
const MEMORY = 1 << 11;
/** How many moves are looked at: by the searcher and by the others, below the root. */
const OWN_MOVES = 8;
const OTHERS_MOVES = 2;
const SEATS = 4;

/** A node is a position visited. */
export class ManySearch implements Thinking {
  nodes = 0;
  private readonly index: number;
  private readonly seats: number;
  private readonly evaluation: Evaluation;
  private readonly ordering: Ordering;
  private readonly mostDepth: number;
  private readonly positions: readonly Position[];

  private readonly moves: Int32Array;
  private readonly scores: Int32Array;
  private readonly counts = new Int32Array(MOST_PLIES);
  private readonly next = new Int32Array(MOST_PLIES);
  /** The values of the best move so far of each ply, a number for each seat; the row after the last is a leaf's. */
  private readonly bests = new Float64Array((MOST_PLIES + 1) * SEATS);
  private ply = -1;
  private depth = 0;
  private cut = 0;
  private over = false;

  private readonly root: Root;

  constructor({ position, seat }: Question<AzulTypes>, plan: SearchPlan) {
    this.index = seat - 1;
    this.seats = position.seats;
    this.mostDepth = Math.min(plan.depth, position.left, MOST_PLIES);
    this.positions = Array.from({ length: this.mostDepth + 1 }, () => azul.clone(position));
    this.moves = new Int32Array(this.mostDepth * MOST_MOVES);
    this.scores = new Int32Array(this.mostDepth * MOST_MOVES);
    this.evaluation = new Evaluation(position, plan.weights, MEMORY);
    this.ordering = new Ordering(this.evaluation.values.points);
    this.root = new Root(position, this.ordering, plan.noticed);
  }

  advance(nodes: number): 'more' | 'done' {
    const limit = this.nodes + nodes;
    while (this.nodes < limit && !this.over) {
      if (this.ply < 0) this.deepen();
      else this.step();
    }
    return this.over ? 'done' : 'more';
  }

  best(): Move {
    return this.root.chosen;
  }

  analysis(): Analysis {
    this.evaluation.judge(this.positions[0]);
    return { moves: this.root.ranked(this.evaluation.scale), line: [this.root.chosen], nodes: this.nodes };
  }

  private deepen(): void {
    if (this.depth >= this.mostDepth || (this.depth > 0 && this.cut === 0)) {
      this.over = true;
      return;
    }
    this.depth++;
    this.cut = 0;
    this.enter(0);
    this.counts[0] = this.root.fill(this.moves, this.scores);
  }

  private enter(ply: number): void {
    const position = this.positions[ply];
    const at = ply * MOST_MOVES;
    this.ply = ply;
    const count = this.ordering.fill(position, -1, this.moves, this.scores, at);
    const most = ply === 0 ? count : position.mover === this.index ? OWN_MOVES : OTHERS_MOVES;
    this.counts[ply] = Math.min(count, most);
    for (let i = 0; ply > 0 && i < this.counts[ply]; i++) this.pick(at + i, at + count);
    this.next[ply] = 0;
    this.bests[ply * SEATS + position.mover] = LOWEST;
  }

  private step(): void {
    const { ply, positions, bests } = this;
    const at = ply * MOST_MOVES;
    if (this.next[ply] === this.counts[ply]) {
      this.ply = ply - 1;
      if (ply > 0) this.receive(ply - 1, ply);
      return;
    }
    if (ply === 0) this.pick(this.next[0], this.counts[0]);
    const position = positions[ply];
    const child = positions[ply + 1];
    azul.copy(position, child);
    azul.applyMove(child, (position.mover + 1) as Seat, this.moves[at + this.next[ply]]);
    this.nodes++;
    if (child.phase === 'offer' && ply + 1 < this.depth) {
      this.enter(ply + 1);
      return;
    }
    if (child.phase === 'offer') this.cut = 1;
    this.evaluation.fillValues(child, bests, (ply + 1) * SEATS);
    this.receive(ply, ply + 1);
  }

  /** A ply hears what its move leads to: its mover keeps the move that is worth most to him. */
  private receive(ply: number, from: number): void {
    const { bests, seats } = this;
    const { mover } = this.positions[ply];
    const move = this.moves[ply * MOST_MOVES + this.next[ply]++];
    const value = bests[from * SEATS + mover];
    const better = value > bests[ply * SEATS + mover];
    if (ply === 0) {
      this.root.hear(move, value);
      if (better) this.root.chosen = move;
    }
    if (better) for (let seat = 0; seat < seats; seat++) bests[ply * SEATS + seat] = bests[from * SEATS + seat];
  }

  /** Brings the most promising of some moves to the front. */
  private pick(from: number, to: number): Move {
    const { moves, scores } = this;
    let best = from;
    for (let i = from + 1; i < to; i++) if (scores[i] > scores[best]) best = i;
    const move = moves[best];
    const score = scores[best];
    moves[best] = moves[from];
    scores[best] = scores[from];
    moves[from] = move;
    scores[from] = score;
    return move;
  }
}
