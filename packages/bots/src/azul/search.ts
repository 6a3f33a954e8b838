// Searching a round of two seats: iterative deepening of a principal-variation search (alpha-beta) on a stack of its own,
// so that it can stop after any node and go on.

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import type { Move, Seat } from '@mozaika/kernel';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { Evaluation } from './evaluation.ts';
import { Hash } from './hashing.ts';
import { MOST_MOVES, Ordering } from './ordering.ts';
import { LOWEST, Root } from './root.ts';
import { AT_LEAST, AT_MOST, EXACT, SOLVED, Table } from './table.ts';
import type { Weights } from './weights.ts';

/** A round of two has 20 tiles, so no more than 20 takes. */
const MOST_PLIES = 20;

/** What a frame is about to do: pick its next move, or hear of the one it picked. */
const PICK = 0;
/** … hear whether the move beats the best so far (an empty window), */
const SCOUT = 1;
/** … go on with the same move, as it does, */
const AGAIN = 2;
/** … or hear its value. */
const FULL = 3;

export interface SearchPlan {
  readonly weights: Weights;
  /** Entries of the transposition table at most, a power of two. */
  readonly tableSize: number;
  /** How many states of each side are remembered, a power of two. */
  readonly memory: number;
  /** No deeper than this. */
  readonly depth: number;
  /** The moves that come to mind; all without it. */
  readonly noticed: ReadonlySet<Move> | undefined;
}

/** A node is a position visited. */
export class Search implements AnytimeSearch {
  nodes = 0;
  private readonly index: number;
  private readonly evaluation: Evaluation;
  private readonly ordering: Ordering;
  private readonly table: Table;
  private readonly hash = new Hash();
  private readonly mostDepth: number;
  private readonly positions: readonly Position[];

  // The stack: a frame for each ply, its moves in a stretch of MOST_MOVES.
  private readonly moves: Int32Array;
  private readonly scores: Int32Array;
  private readonly counts = new Int32Array(MOST_PLIES);
  private readonly next = new Int32Array(MOST_PLIES);
  private readonly depths = new Int32Array(MOST_PLIES);
  private readonly alphas = new Int32Array(MOST_PLIES);
  private readonly betas = new Int32Array(MOST_PLIES);
  private readonly floors = new Int32Array(MOST_PLIES);
  private readonly bests = new Int32Array(MOST_PLIES);
  private readonly bestMoves = new Int32Array(MOST_PLIES);
  private readonly modes = new Int32Array(MOST_PLIES);
  private readonly solved = new Int32Array(MOST_PLIES);
  private readonly keys = new Int32Array(MOST_PLIES);
  private readonly checks = new Int32Array(MOST_PLIES);
  private ply = -1;
  private depth = 0;
  private over = false;

  private readonly root: Root;
  /** What the last visit found, to the seat that moved there, and whether nothing can change it. */
  private found = 0;
  private foundSolved = 0;

  constructor({ position, seat }: SearchRequest<AzulTypes>, plan: SearchPlan) {
    this.index = seat - 1;
    this.mostDepth = Math.min(plan.depth, position.left, MOST_PLIES);
    this.positions = Array.from({ length: this.mostDepth + 1 }, () => azul.clone(position));
    this.moves = new Int32Array(this.mostDepth * MOST_MOVES);
    this.scores = new Int32Array(this.mostDepth * MOST_MOVES);
    this.evaluation = new Evaluation(position, plan.weights, plan.memory);
    this.ordering = new Ordering(this.evaluation.values.points);
    this.table = new Table(plan.tableSize);
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
    return { moves: this.root.ranked(this.evaluation.scale), line: this.line(), nodes: this.nodes };
  }

  /** Starts the next iteration. */
  private deepen(): void {
    if (this.depth >= this.mostDepth) {
      this.over = true;
      return;
    }
    this.depth++;
    this.open(0, this.depth, LOWEST, -LOWEST);
    this.counts[0] = this.root.fill(this.moves, this.scores);
  }

  /** The innermost frame takes its next move, or is done. */
  private step(): void {
    const { ply, modes, positions } = this;
    const at = ply * MOST_MOVES;
    if (modes[ply] === AGAIN) modes[ply] = FULL;
    else {
      if (this.next[ply] === this.counts[ply]) {
        this.leave(ply);
        return;
      }
      modes[ply] = this.next[ply] === 0 ? FULL : SCOUT;
      this.pick(at + this.next[ply], at + this.counts[ply]);
    }
    const position = positions[ply];
    const child = positions[ply + 1];
    azul.copy(position, child);
    azul.applyMove(child, (position.mover + 1) as Seat, this.moves[at + this.next[ply]]);
    this.nodes++;
    if (this.visit(ply)) this.receive(ply, this.found, this.foundSolved);
  }

  /** Looks at the position after the move of a frame: either its value is known now, or it gets a frame of its own. */
  private visit(ply: number): boolean {
    const { positions, table, hash } = this;
    const child = positions[ply + 1];
    const depth = this.depths[ply] - 1;
    const ended = child.phase !== 'offer';
    if (ended || depth === 0) {
      const value = this.evaluation.value(child, this.index);
      this.found = positions[ply].mover === this.index ? value : -value;
      this.foundSolved = ended ? 1 : 0;
      return true;
    }
    const low = this.alphas[ply];
    const alpha = this.modes[ply] === SCOUT ? -low - 1 : -this.betas[ply];
    const beta = -low;
    hash.of(child);
    const at = table.find(hash.key, hash.check);
    let preferred = -1;
    if (at >= 0) {
      preferred = table.move(at);
      const value = table.value(at);
      const bound = table.bound(at);
      const enough = bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha);
      if (enough && table.depth(at) >= depth) {
        this.found = -value;
        this.foundSolved = table.depth(at) === SOLVED ? 1 : 0;
        return true;
      }
    }
    this.keys[ply + 1] = hash.key;
    this.checks[ply + 1] = hash.check;
    this.open(ply + 1, depth, alpha, beta);
    this.counts[ply + 1] = this.ordering.fill(child, preferred, this.moves, this.scores, (ply + 1) * MOST_MOVES);
    return false;
  }

  /** Opens a frame. */
  private open(ply: number, depth: number, alpha: number, beta: number): void {
    this.ply = ply;
    this.next[ply] = 0;
    this.modes[ply] = PICK;
    this.depths[ply] = depth;
    this.alphas[ply] = alpha;
    this.betas[ply] = beta;
    this.floors[ply] = alpha;
    this.bests[ply] = LOWEST;
    this.bestMoves[ply] = -1;
    this.solved[ply] = 1;
  }

  /** A frame hears what its move is worth to its mover. */
  private receive(ply: number, value: number, solved: number): void {
    const { modes, alphas, betas, bests } = this;
    const move = this.moves[ply * MOST_MOVES + this.next[ply]];
    if (ply === 0) {
      this.root.hear(move, value);
      // One that beats the others is chosen at once.
      if (value > alphas[0]) this.root.chosen = move;
    }
    if (modes[ply] === SCOUT && value > alphas[ply] && value < betas[ply]) {
      modes[ply] = AGAIN;
      return;
    }
    this.next[ply]++;
    modes[ply] = PICK;
    this.solved[ply] &= solved;
    if (value <= bests[ply]) return;
    bests[ply] = value;
    this.bestMoves[ply] = move;
    if (value > alphas[ply]) alphas[ply] = value;
    if (value < betas[ply]) return;
    // Too good for the opponent to allow it: what refutes needs no more looking at.
    this.solved[ply] = solved;
    this.ordering.reward(this.positions[ply], move, this.depths[ply]);
    this.leave(ply);
  }

  /** Closes a frame and tells the one outside what was found. */
  private leave(ply: number): void {
    const best = this.bests[ply];
    this.ply = ply - 1;
    if (ply === 0) {
      if (this.solved[0]) this.over = true;
      return;
    }
    const bound = best <= this.floors[ply] ? AT_MOST : best >= this.betas[ply] ? AT_LEAST : EXACT;
    const depth = this.solved[ply] ? SOLVED : this.depths[ply];
    this.table.keep(this.keys[ply], this.checks[ply], best, bound, depth, this.bestMoves[ply]);
    this.receive(ply - 1, -best, this.solved[ply]);
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

  /** The moves that are expected to follow, as far as they are known. */
  private line(): Move[] {
    const position = azul.clone(this.positions[0]);
    const line: Move[] = [];
    for (let move = this.root.chosen; position.phase === 'offer' && line.length < MOST_PLIES; ) {
      const seat = (position.mover + 1) as Seat;
      if (azul.checkMove(position, seat, move) !== undefined) break;
      line.push(move);
      azul.applyMove(position, seat, move);
      this.hash.of(position);
      const at = this.table.find(this.hash.key, this.hash.check);
      if (at < 0) break;
      move = this.table.move(at);
    }
    return line;
  }
}
