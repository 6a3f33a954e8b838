// Alpha-beta for a round of two seats: principal-variation search with iterative deepening and a transposition table. The
// stack is explicit, so that the search can stop after any node and go on: its result depends on the number of nodes alone.

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import * as kernel from '@mozaika/kernel';
import * as picking from '../algorithms/move-picking.ts';
import * as pvs from '../algorithms/pvs-frames.ts';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { Evaluation } from './evaluation.ts';
import { MAX_MOVES, MoveOrdering } from './move-ordering.ts';
import { PositionHash } from './position-hash.ts';
import { MIN_VALUE, RootMoves } from './root-moves.ts';
import { EXACT, LOWER_BOUND, packEntry, SOLVED, TranspositionTable, UPPER_BOUND } from './transposition-table.ts';
import type { Weights } from './weights.ts';

// Under local names, for speed: V8 loads an imported binding at every use and knows a local one.
const { seatAt } = kernel;
const { pickBest } = picking;
const { CUTOFF, NO_BETTER, PvsFrames } = pvs;

/** A round of two has 20 tiles, so no more than 20 takes. */
const MAX_PLIES = 20;

export interface AlphaBetaOptions {
  readonly weights: Weights;
  /** Entries of the transposition table at most, a power of two. */
  readonly tableSize: number;
  /** Slots of the side evaluation cache for each seat, a power of two. */
  readonly cacheSize: number;
  /** Greatest depth in plies. */
  readonly depth: number;
  /** The root moves that are searched; all if undefined. */
  readonly noticed: ReadonlySet<Move> | undefined;
}

/** A node is a visited position. */
export class AlphaBetaSearch implements AnytimeSearch {
  nodes = 0;
  private readonly index: number;
  private readonly evaluation: Evaluation;
  private readonly ordering: MoveOrdering;
  private readonly table: TranspositionTable;
  private readonly hash = new PositionHash();
  private readonly maxDepth: number;
  private readonly positions: readonly Position[];

  private readonly frames = new PvsFrames(MAX_PLIES, MIN_VALUE);
  // By ply. Each frame's moves and scores lie in MAX_MOVES places of the shared arrays.
  private readonly moves: Int32Array;
  private readonly scores: Float64Array;
  private readonly counts = new Int32Array(MAX_PLIES);
  private readonly bestMoves = new Int32Array(MAX_PLIES);
  private readonly solved = new Int32Array(MAX_PLIES);
  private readonly keys = new Int32Array(MAX_PLIES);
  private readonly checks = new Int32Array(MAX_PLIES);
  private ply = -1;
  private depth = 0;
  private finished = false;
  /** Whether the finished search knows the value of the round's end, not only of some plies. */
  isSolved = false;

  private root: RootMoves;
  /** The value of the last visited child to the seat that moved there, and whether it is searched to the round's end. */
  private childValue = 0;
  private childSolved = 0;

  constructor({ position, seat }: SearchRequest<AzulTypes>, options: AlphaBetaOptions) {
    this.index = seat - 1;
    this.maxDepth = Math.min(options.depth, position.left, MAX_PLIES);
    this.positions = Array.from({ length: this.maxDepth + 1 }, () => azul.clone(position));
    this.moves = new Int32Array(this.maxDepth * MAX_MOVES);
    this.scores = new Float64Array(this.maxDepth * MAX_MOVES);
    this.evaluation = new Evaluation(position, options.weights, options.cacheSize);
    this.ordering = new MoveOrdering(this.evaluation.sides.placementPoints);
    this.table = new TranspositionTable(options.tableSize);
    this.root = new RootMoves(position, this.ordering, options.noticed);
  }

  advance(nodes: number): 'more' | 'done' {
    const limit = this.nodes + nodes;
    while (this.nodes < limit && !this.finished) {
      if (this.ply < 0) this.startIteration();
      else this.step();
    }
    return this.finished ? 'done' : 'more';
  }

  /** After a finished search: goes on with a single move, whose value becomes exact. The table is kept. */
  restrictTo(move: Move): void {
    this.root = new RootMoves(this.positions[0], this.ordering, new Set([move]));
    this.depth--;
    this.finished = false;
  }

  best(): Move {
    return this.root.best;
  }

  analysis(): Analysis {
    this.evaluation.evaluate(this.positions[0]);
    return { moves: this.root.ranked(this.evaluation.temperature), line: this.principalVariation(), nodes: this.nodes };
  }

  /** Starts the next iteration of iterative deepening. */
  private startIteration(): void {
    if (this.depth >= this.maxDepth) {
      this.finished = true;
      return;
    }
    this.depth++;
    this.openFrame(0, this.depth, MIN_VALUE, -MIN_VALUE);
    this.counts[0] = this.root.fill(this.moves, this.scores);
  }

  /** The innermost frame searches its next move, or closes. */
  private step(): void {
    const { ply, frames, positions } = this;
    const at = ply * MAX_MOVES;
    if (!frames.isResearch(ply)) {
      if (frames.next[ply] === this.counts[ply]) {
        this.closeFrame(ply);
        return;
      }
      pickBest(this.moves, this.scores, at + frames.next[ply], at + this.counts[ply]);
    }
    frames.beginMove(ply);
    const position = positions[ply];
    const child = positions[ply + 1];
    azul.copy(position, child);
    azul.applyMove(child, seatAt(position.mover), this.moves[at + frames.next[ply]]);
    this.nodes++;
    if (this.visitChild(ply)) this.backUp(ply, this.childValue, this.childSolved);
  }

  /** Visits the child that a frame's move leads to: true if its value is known now, false if it got a frame of its own. */
  private visitChild(ply: number): boolean {
    const { frames, positions, table, hash } = this;
    const child = positions[ply + 1];
    const depth = frames.depths[ply] - 1;
    const ended = child.phase !== 'offer';
    if (ended || depth === 0) {
      const value = this.evaluation.value(child, this.index);
      this.childValue = positions[ply].mover === this.index ? value : -value;
      this.childSolved = ended ? 1 : 0;
      return true;
    }
    const alpha = frames.childAlpha(ply);
    const beta = frames.childBeta(ply);
    hash.of(child);
    const at = table.probe(hash.key, hash.check);
    let hashMove = -1;
    if (at >= 0) {
      hashMove = table.move(at);
      const value = table.value(at);
      const bound = table.bound(at);
      const isEnough = bound === EXACT || (bound === LOWER_BOUND ? value >= beta : value <= alpha);
      if (isEnough && table.depth(at) >= depth) {
        this.childValue = -value;
        this.childSolved = table.depth(at) === SOLVED ? 1 : 0;
        return true;
      }
    }
    this.keys[ply + 1] = hash.key;
    this.checks[ply + 1] = hash.check;
    this.openFrame(ply + 1, depth, alpha, beta);
    this.counts[ply + 1] = this.ordering.fill(child, hashMove, this.moves, this.scores, (ply + 1) * MAX_MOVES);
    return false;
  }

  private openFrame(ply: number, depth: number, alpha: number, beta: number): void {
    this.ply = ply;
    this.frames.open(ply, depth, alpha, beta);
    this.bestMoves[ply] = -1;
    this.solved[ply] = 1;
  }

  /** A frame gets the value of its move, from its mover's point of view (negamax). */
  private backUp(ply: number, value: number, solved: number): void {
    const { frames } = this;
    const move = this.moves[ply * MAX_MOVES + frames.next[ply]];
    if (ply === 0) {
      this.root.setValue(move, value);
      // A move that beats the others counts at once, also when the iteration is never finished.
      if (value > frames.alphas[0]) this.root.best = move;
    }
    if (frames.failsHigh(ply, value) && value < frames.betas[ply]) {
      frames.searchAgain(ply);
      return;
    }
    const verdict = frames.accept(ply, value);
    this.solved[ply] &= solved;
    if (verdict === NO_BETTER) return;
    this.bestMoves[ply] = move;
    if (verdict !== CUTOFF) return;
    // The refutation alone decides the value, so the frame is as solved as its refutation.
    this.solved[ply] = solved;
    this.ordering.rewardCutoff(this.positions[ply], move, frames.depths[ply]);
    this.closeFrame(ply);
  }

  /** Closes a frame: stores its value and backs it up. */
  private closeFrame(ply: number): void {
    const { frames } = this;
    const best = frames.bestValues[ply];
    this.ply = ply - 1;
    if (ply === 0) {
      this.isSolved = this.solved[0] === 1;
      if (this.isSolved) this.finished = true;
      return;
    }
    const bound = best <= frames.originalAlphas[ply] ? UPPER_BOUND : best >= frames.betas[ply] ? LOWER_BOUND : EXACT;
    const depth = this.solved[ply] ? SOLVED : frames.depths[ply];
    this.table.store(this.keys[ply], this.checks[ply], best, packEntry(depth, bound, this.bestMoves[ply]));
    this.backUp(ply - 1, -best, this.solved[ply]);
  }

  /** The principal variation, as far as the transposition table has it. */
  private principalVariation(): Move[] {
    const position = azul.clone(this.positions[0]);
    const line: Move[] = [];
    for (let move = this.root.best; position.phase === 'offer' && line.length < MAX_PLIES; ) {
      const seat = seatAt(position.mover);
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
