// Endgame search for two seats: with an empty bag both hands are known (tile tracking), so the rest is a game of perfect
// information. Principal-variation search with iterative deepening until solved; leaves are valued by a greedy rollout to the
// end of the match. Late moves are reduced by one or two plies and searched again if they raise the bound. A seat modelled as
// greedy is searched with its top-scoring move only.
// A node is a position: its moves listed, or rolled out. The stack is explicit, so that a slice may end anywhere.

import { type Move, MoveList, type Seat } from '@mozaika/kernel';
import {
  handSize,
  LAST_TILE_POINTS,
  PASS,
  type Position,
  playSize,
  type QwirkleTypes,
  qwirkle,
} from '@mozaika/qwirkle';
import { NO_BETTER, PvsFrames } from '../algorithms/pvs-frames.ts';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import type { OpponentPolicy } from './opponent-model.ts';
import { MOST_PLAYS, StaticEvaluation, type Weights } from './static-evaluation.ts';
import { deduceHand } from './tile-tracking.ts';

/** Below every value; values are final margins of the seat that moves (negamax). */
const MIN_MARGIN = -10_000;
/** Late-move reductions: from these indices on, in the order of static evaluation, one ply and two plies less. */
const LATE_MOVE = 4;
const VERY_LATE_MOVE = 12;
/** Two hands of six tiles are mostly played by then; the stack grows if not. */
const EXPECTED_PLIES = 16;

/** Whether the unseen tiles of a position are exactly the opponent's hand. */
export const isEndgame = ({ bag, seats }: Position): boolean => bag === 0 && seats === 2;

/** What a ply of the stack holds beside its window. */
interface Frame {
  readonly position: Position;
  /** Those of the seat to move, best static evaluation first. */
  readonly moves: MoveList;
  /** The principal variation from here; empty before any move was searched. */
  readonly line: Move[];
}

const frameLike = (position: Position): Frame => ({
  position: qwirkle.clone(position),
  moves: new MoveList(),
  line: [],
});

export class Endgame implements AnytimeSearch {
  nodes = 0;
  /** The depth of the last finished iteration. */
  depth = 0;
  solved = false;
  private readonly seat: Seat;
  private readonly opponent: OpponentPolicy;
  /** Move ordering by points and leave value, and the policy of the rollouts. */
  private readonly ordering: StaticEvaluation;
  private readonly greedy: StaticEvaluation;
  private readonly scratch: Position;
  private readonly frames = new PvsFrames(EXPECTED_PLIES, MIN_MARGIN);
  private readonly stack: Frame[];
  /** The static evaluations of the moves that are being listed. */
  private readonly scores = new Float64Array(MOST_PLAYS);
  /** The root moves, the best of the last iteration first. */
  private moves: { readonly move: Move; value: number }[];
  private ply = 0;
  /** Whether some line of this iteration ended at the horizon instead of the end of the match. */
  private hasUnsearchedLines = false;
  private rootMovesSearched = 0;
  private bestMove: Move;
  private line: readonly Move[];

  constructor({ position, seat }: SearchRequest<QwirkleTypes>, weights: Weights, opponent: OpponentPolicy) {
    this.seat = seat;
    this.opponent = opponent;
    this.ordering = new StaticEvaluation(weights, 'leave');
    this.greedy = new StaticEvaluation(weights, 'points');
    const root = frameLike(position);
    this.stack = [root];
    deduceHand(root.position, seat === 1 ? 2 : 1);
    this.scratch = qwirkle.clone(root.position);
    this.listMoves(root);
    this.moves = root.moves.toArray().map((move) => ({ move, value: 0 }));
    this.bestMove = this.moves[0].move;
    this.line = [this.bestMove];
    this.begin();
  }

  private frameAt(ply: number): Frame {
    while (this.stack.length <= ply) this.stack.push(frameLike(this.stack[0].position));
    return this.stack[ply];
  }

  /** Starts the next iteration, one ply deeper. */
  private begin(): void {
    this.hasUnsearchedLines = false;
    this.rootMovesSearched = 0;
    this.open(0, this.depth + 1, MIN_MARGIN, -MIN_MARGIN);
  }

  private open(ply: number, depth: number, alpha: number, beta: number): void {
    this.ply = ply;
    this.frames.open(ply, depth, alpha, beta);
    this.stack[ply].line.length = 0;
  }

  private isOwn({ position }: Frame): boolean {
    return position.mover === this.seat;
  }

  /** Lists the moves of the seat to move in order of points and leave value; playing out adds its bonus. */
  private listMoves({ position, moves }: Frame): void {
    const { ordering, scores } = this;
    this.nodes++;
    moves.clear();
    if (this.opponent === 'greedy' && position.mover !== this.seat) {
      moves.push(this.greedy.bestMove(position, position.mover));
      return;
    }
    const count = ordering.evaluatePlays(position, position.mover, scores);
    if (count === 0) moves.push(PASS);
    const size = handSize(position, position.mover);
    for (let i = 0; i < count; i++) {
      const move = ordering.plays.at(i);
      const own = scores[i] + (playSize(move) === size ? LAST_TILE_POINTS : 0);
      moves.push(move);
      const { buffer } = moves;
      let at = i;
      for (; at > 0 && scores[at - 1] < own; at--) {
        buffer[at] = buffer[at - 1];
        scores[at] = scores[at - 1];
      }
      buffer[at] = move;
      scores[at] = own;
    }
  }

  advance(nodes: number): 'more' | 'done' {
    const until = this.nodes + nodes;
    while (this.nodes < until && !this.solved) this.step();
    return this.solved ? 'done' : 'more';
  }

  /** Searches one move, or backs up from a position that is done or cut off. */
  private step(): void {
    const { ply, frames } = this;
    const frame = this.stack[ply];
    const count = ply === 0 ? this.moves.length : frame.moves.length;
    if (frames.next[ply] >= count || frames.alphas[ply] >= frames.betas[ply]) {
      if (ply === 0) this.finish();
      else this.backUp(0 - frames.bestValues[ply]);
      return;
    }
    const child = this.frameAt(ply + 1);
    qwirkle.copy(frame.position, child.position);
    qwirkle.applyMove(child.position, frame.position.mover, this.moveOf(ply));
    const depth = frames.depths[ply] - 1 - (frames.isResearch(ply) ? 0 : lateMoveReduction(frames.next[ply]));
    frames.beginMove(ply);
    this.open(ply + 1, depth, frames.childAlpha(ply), frames.childBeta(ply));
    if (child.position.phase === 'over') this.backUp(this.valueTo(frame, this.marginOf(child.position)));
    else if (depth <= 0) this.backUp(this.valueTo(frame, this.greedyRollout(child.position)));
    else this.listMoves(child);
  }

  /** A margin of the searching seat as a value to the seat that moves in a frame. */
  private valueTo(frame: Frame, margin: number): number {
    // 0 − margin and not −margin, which would be −0 for a tie.
    return this.isOwn(frame) ? margin : 0 - margin;
  }

  private moveOf(ply: number): Move {
    const index = this.frames.next[ply];
    return ply === 0 ? this.moves[index].move : this.stack[ply].moves.at(index);
  }

  private marginOf({ points }: Position): number {
    return points[this.seat - 1] - points[2 - this.seat];
  }

  /** The final margin when both seats play greedily from here on. */
  private greedyRollout(position: Position): number {
    const { scratch, greedy } = this;
    this.hasUnsearchedLines = true;
    this.nodes++;
    qwirkle.copy(position, scratch);
    while (scratch.phase !== 'over') qwirkle.applyMove(scratch, scratch.mover, greedy.bestMove(scratch, scratch.mover));
    return this.marginOf(scratch);
  }

  /** Takes the value of the move that led here, or has it searched again with the full window and depth. */
  private backUp(value: number): void {
    const { frames } = this;
    const child = this.stack[this.ply];
    const ply = --this.ply;
    const index = frames.next[ply];
    // A leaf's value is exact in any window, but one of a reduced search is not.
    const isLeaf = frames.depths[ply] <= 1 || child.position.phase === 'over';
    if (!isLeaf && frames.failsHigh(ply, value) && (value < frames.betas[ply] || lateMoveReduction(index) > 0)) {
      frames.searchAgain(ply);
      return;
    }
    const move = this.moveOf(ply);
    if (ply === 0) this.noteRoot(index, value);
    if (frames.accept(ply, value) === NO_BETTER) return;
    const { line } = this.stack[ply];
    line.length = 0;
    line.push(move, ...child.line);
  }

  private noteRoot(index: number, value: number): void {
    const searched = this.moves[index];
    searched.value = value;
    this.rootMovesSearched = index + 1;
    if (value <= this.frames.bestValues[0]) return;
    this.bestMove = searched.move;
    this.line = [searched.move, ...this.stack[1].line];
  }

  /** An iteration is complete: the next one searches its best move first. */
  private finish(): void {
    const best = this.bestMove;
    this.moves.sort((a, b) => Number(b.move === best) - Number(a.move === best));
    this.depth++;
    if (this.hasUnsearchedLines && this.moves.length > 1) this.begin();
    else this.solved = true;
  }

  best(): Move {
    return this.bestMove;
  }

  /** Only the best move has an exact value; those of the others are upper bounds. */
  analysis(): Analysis {
    const values = this.moves.map(({ move, value }) => ({
      move,
      margin: value,
      win: value > 0 ? 1 : value < 0 ? 0 : 0.5,
    }));
    values.sort((a, b) => Number(b.move === this.bestMove) - Number(a.move === this.bestMove) || b.margin - a.margin);
    return { moves: this.rootMovesSearched > 0 || this.depth > 0 ? values : [], line: this.line, nodes: this.nodes };
  }
}

/** By how many plies a move's first search is reduced. */
const lateMoveReduction = (index: number): number => (index < LATE_MOVE ? 0 : index < VERY_LATE_MOVE ? 1 : 2);
