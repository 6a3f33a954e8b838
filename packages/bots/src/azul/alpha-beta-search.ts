// Searching a round of two seats: iterative deepening of a principal-variation search (alpha-beta) on a stack of its own,
// so that it can stop after any node and go on.

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import type { Move, Seat } from '@mozaika/kernel';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { Evaluation } from './evaluation.ts';
import { MAX_MOVES, MoveOrdering } from './move-ordering.ts';
import { PositionHash } from './position-hash.ts';
import { MIN_VALUE, RootMoves } from './root-moves.ts';
import { EXACT, LOWER_BOUND, SOLVED, TranspositionTable, UPPER_BOUND } from './transposition-table.ts';
import type { Weights } from './weights.ts';

/** A round of two has 20 tiles, so no more than 20 takes. */
const MAX_PLIES = 20;

/** What a frame is about to do: pick its next move, or hear of the one it picked. */
const NEXT = 0;
/** … hear whether the move beats the best so far (an empty window), */
const NULL_WINDOW = 1;
/** … go on with the same move, as it does, */
const RESEARCH = 2;
/** … or hear its value. */
const FULL_WINDOW = 3;

export interface AlphaBetaOptions {
  readonly weights: Weights;
  /** Entries of the transposition table at most, a power of two. */
  readonly tableSize: number;
  /** How many states of each side are remembered, a power of two. */
  readonly cacheSize: number;
  /** No deeper than this. */
  readonly depth: number;
  /** The moves that come to mind; all without it. */
  readonly noticed: ReadonlySet<Move> | undefined;
}

/** A node is a position visited. */
export class AlphaBetaSearch implements AnytimeSearch {
  nodes = 0;
  private readonly index: number;
  private readonly evaluation: Evaluation;
  private readonly ordering: MoveOrdering;
  private readonly table: TranspositionTable;
  private readonly hash = new PositionHash();
  private readonly maxDepth: number;
  private readonly positions: readonly Position[];

  // The stack: a frame for each ply, its moves in a stretch of MOST_MOVES.
  private readonly moves: Int32Array;
  private readonly scores: Int32Array;
  private readonly counts = new Int32Array(MAX_PLIES);
  private readonly next = new Int32Array(MAX_PLIES);
  private readonly depths = new Int32Array(MAX_PLIES);
  private readonly alphas = new Int32Array(MAX_PLIES);
  private readonly betas = new Int32Array(MAX_PLIES);
  private readonly originalAlphas = new Int32Array(MAX_PLIES);
  private readonly bestValues = new Int32Array(MAX_PLIES);
  private readonly bestMoves = new Int32Array(MAX_PLIES);
  private readonly modes = new Int32Array(MAX_PLIES);
  private readonly solved = new Int32Array(MAX_PLIES);
  private readonly keys = new Int32Array(MAX_PLIES);
  private readonly checks = new Int32Array(MAX_PLIES);
  private ply = -1;
  private depth = 0;
  private finished = false;

  private readonly root: RootMoves;
  /** What the last visit found, to the seat that moved there, and whether nothing can change it. */
  private childValue = 0;
  private childSolved = 0;

  constructor({ position, seat }: SearchRequest<AzulTypes>, plan: AlphaBetaOptions) {
    this.index = seat - 1;
    this.maxDepth = Math.min(plan.depth, position.left, MAX_PLIES);
    this.positions = Array.from({ length: this.maxDepth + 1 }, () => azul.clone(position));
    this.moves = new Int32Array(this.maxDepth * MAX_MOVES);
    this.scores = new Int32Array(this.maxDepth * MAX_MOVES);
    this.evaluation = new Evaluation(position, plan.weights, plan.cacheSize);
    this.ordering = new MoveOrdering(this.evaluation.sides.placementPoints);
    this.table = new TranspositionTable(plan.tableSize);
    this.root = new RootMoves(position, this.ordering, plan.noticed);
  }

  advance(nodes: number): 'more' | 'done' {
    const limit = this.nodes + nodes;
    while (this.nodes < limit && !this.finished) {
      if (this.ply < 0) this.startIteration();
      else this.step();
    }
    return this.finished ? 'done' : 'more';
  }

  best(): Move {
    return this.root.best;
  }

  analysis(): Analysis {
    this.evaluation.evaluate(this.positions[0]);
    return { moves: this.root.ranked(this.evaluation.temperature), line: this.principalVariation(), nodes: this.nodes };
  }

  /** Starts the next iteration. */
  private startIteration(): void {
    if (this.depth >= this.maxDepth) {
      this.finished = true;
      return;
    }
    this.depth++;
    this.openFrame(0, this.depth, MIN_VALUE, -MIN_VALUE);
    this.counts[0] = this.root.fill(this.moves, this.scores);
  }

  /** The innermost frame takes its next move, or is done. */
  private step(): void {
    const { ply, modes, positions } = this;
    const at = ply * MAX_MOVES;
    if (modes[ply] === RESEARCH) modes[ply] = FULL_WINDOW;
    else {
      if (this.next[ply] === this.counts[ply]) {
        this.closeFrame(ply);
        return;
      }
      modes[ply] = this.next[ply] === 0 ? FULL_WINDOW : NULL_WINDOW;
      this.pick(at + this.next[ply], at + this.counts[ply]);
    }
    const position = positions[ply];
    const child = positions[ply + 1];
    azul.copy(position, child);
    azul.applyMove(child, (position.mover + 1) as Seat, this.moves[at + this.next[ply]]);
    this.nodes++;
    if (this.visitChild(ply)) this.backUp(ply, this.childValue, this.childSolved);
  }

  /** Looks at the position after the move of a frame: either its value is known now, or it gets a frame of its own. */
  private visitChild(ply: number): boolean {
    const { positions, table, hash } = this;
    const child = positions[ply + 1];
    const depth = this.depths[ply] - 1;
    const ended = child.phase !== 'offer';
    if (ended || depth === 0) {
      const value = this.evaluation.value(child, this.index);
      this.childValue = positions[ply].mover === this.index ? value : -value;
      this.childSolved = ended ? 1 : 0;
      return true;
    }
    const low = this.alphas[ply];
    const alpha = this.modes[ply] === NULL_WINDOW ? -low - 1 : -this.betas[ply];
    const beta = -low;
    hash.of(child);
    const at = table.probe(hash.key, hash.check);
    let preferred = -1;
    if (at >= 0) {
      preferred = table.move(at);
      const value = table.value(at);
      const bound = table.bound(at);
      const enough = bound === EXACT || (bound === LOWER_BOUND ? value >= beta : value <= alpha);
      if (enough && table.depth(at) >= depth) {
        this.childValue = -value;
        this.childSolved = table.depth(at) === SOLVED ? 1 : 0;
        return true;
      }
    }
    this.keys[ply + 1] = hash.key;
    this.checks[ply + 1] = hash.check;
    this.openFrame(ply + 1, depth, alpha, beta);
    this.counts[ply + 1] = this.ordering.fill(child, preferred, this.moves, this.scores, (ply + 1) * MAX_MOVES);
    return false;
  }

  /** Opens a frame. */
  private openFrame(ply: number, depth: number, alpha: number, beta: number): void {
    this.ply = ply;
    this.next[ply] = 0;
    this.modes[ply] = NEXT;
    this.depths[ply] = depth;
    this.alphas[ply] = alpha;
    this.betas[ply] = beta;
    this.originalAlphas[ply] = alpha;
    this.bestValues[ply] = MIN_VALUE;
    this.bestMoves[ply] = -1;
    this.solved[ply] = 1;
  }

  /** A frame hears what its move is worth to its mover. */
  private backUp(ply: number, value: number, solved: number): void {
    const { modes, alphas, betas, bestValues: bests } = this;
    const move = this.moves[ply * MAX_MOVES + this.next[ply]];
    if (ply === 0) {
      this.root.setValue(move, value);
      // One that beats the others is chosen at once.
      if (value > alphas[0]) this.root.best = move;
    }
    if (modes[ply] === NULL_WINDOW && value > alphas[ply] && value < betas[ply]) {
      modes[ply] = RESEARCH;
      return;
    }
    this.next[ply]++;
    modes[ply] = NEXT;
    this.solved[ply] &= solved;
    if (value <= bests[ply]) return;
    bests[ply] = value;
    this.bestMoves[ply] = move;
    if (value > alphas[ply]) alphas[ply] = value;
    if (value < betas[ply]) return;
    // Too good for the opponent to allow it: what refutes needs no more looking at.
    this.solved[ply] = solved;
    this.ordering.rewardCutoff(this.positions[ply], move, this.depths[ply]);
    this.closeFrame(ply);
  }

  /** Closes a frame and tells the one outside what was found. */
  private closeFrame(ply: number): void {
    const best = this.bestValues[ply];
    this.ply = ply - 1;
    if (ply === 0) {
      if (this.solved[0]) this.finished = true;
      return;
    }
    const bound = best <= this.originalAlphas[ply] ? UPPER_BOUND : best >= this.betas[ply] ? LOWER_BOUND : EXACT;
    const depth = this.solved[ply] ? SOLVED : this.depths[ply];
    this.table.store(this.keys[ply], this.checks[ply], best, bound, depth, this.bestMoves[ply]);
    this.backUp(ply - 1, -best, this.solved[ply]);
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
  private principalVariation(): Move[] {
    const position = azul.clone(this.positions[0]);
    const line: Move[] = [];
    for (let move = this.root.best; position.phase === 'offer' && line.length < MAX_PLIES; ) {
      const seat = (position.mover + 1) as Seat;
      if (azul.checkMove(position, seat, move) !== undefined) break;
      line.push(move);
      azul.applyMove(position, seat, move);
      this.hash.of(position);
      const at = this.table.probe(this.hash.key, this.hash.check);
      if (at < 0) break;
      move = this.table.move(at);
    }
    return line;
  }
}
