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
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import type { OpponentPolicy } from './opponent-model.ts';
import { MOST_PLAYS, StaticEvaluation, type Weights } from './static-evaluation.ts';
import { deduceHand } from './tile-tracking.ts';

/** Bounds of all values, which are final margins of the searching seat. */
const MIN_MARGIN = -10_000;
const MAX_MARGIN = 10_000;
/** Late-move reductions: from these indices on, in the order of static evaluation, one ply and two plies less. */
const LATE_MOVE = 4;
const VERY_LATE_MOVE = 12;

/** Whether the unseen tiles of a position are exactly the opponent's hand. */
export const isEndgame = ({ bag, seats }: Position): boolean => bag === 0 && seats === 2;

/** One level of the stack: a position and how many of its moves have been searched. */
interface Frame {
  readonly position: Position;
  /** Those of the seat to move, best static evaluation first. */
  readonly moves: MoveList;
  /** Remaining depth in plies. */
  depth: number;
  /** The index of the move that is being searched. */
  tried: number;
  /** Whether that move is searched again with the full window and depth, because its null-window search failed high. */
  research: boolean;
  alpha: number;
  beta: number;
  value: number;
  /** The principal variation from here; empty before any move was searched. */
  readonly line: Move[];
}

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
  private readonly stack: Frame[] = [];
  /** The static evaluations of the moves that are being listed. */
  private readonly scores = new Float64Array(MOST_PLAYS);
  /** The root moves, the best of the last iteration first. */
  private moves: { readonly move: Move; value: number }[];
  private level = 0;
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
    const root = this.frameAt(0);
    qwirkle.copy(position, root.position);
    deduceHand(root.position, seat === 1 ? 2 : 1);
    this.scratch = qwirkle.clone(root.position);
    this.listMoves(root);
    this.moves = root.moves.toArray().map((move) => ({ move, value: 0 }));
    this.bestMove = this.moves[0].move;
    this.line = [this.bestMove];
    this.begin();
  }

  private frameAt(level: number): Frame {
    while (this.stack.length <= level) {
      const like = this.stack[0]?.position;
      this.stack.push({
        position: like === undefined ? qwirkle.setup({}, 2) : qwirkle.clone(like),
        moves: new MoveList(),
        depth: 0,
        tried: 0,
        research: false,
        alpha: MIN_MARGIN,
        beta: MAX_MARGIN,
        value: MIN_MARGIN,
        line: [],
      });
    }
    return this.stack[level];
  }

  /** Starts the next iteration, one ply deeper. */
  private begin(): void {
    this.level = 0;
    this.hasUnsearchedLines = false;
    this.rootMovesSearched = 0;
    this.open(this.stack[0], this.depth + 1, MIN_MARGIN, MAX_MARGIN);
  }

  /** Prepares a frame for the search of its moves with this window. */
  private open(frame: Frame, depth: number, alpha: number, beta: number): void {
    frame.depth = depth;
    frame.tried = 0;
    frame.research = false;
    frame.alpha = alpha;
    frame.beta = beta;
    frame.value = this.isOwn(frame) ? MIN_MARGIN : MAX_MARGIN;
    frame.line.length = 0;
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
    const frame = this.stack[this.level];
    const count = this.level === 0 ? this.moves.length : frame.moves.length;
    if (frame.tried >= count || frame.alpha >= frame.beta) {
      if (this.level === 0) this.finish();
      else this.backUp(frame.value);
      return;
    }
    const child = this.frameAt(this.level + 1);
    qwirkle.copy(frame.position, child.position);
    qwirkle.applyMove(child.position, frame.position.mover, this.moveOf(frame));
    const depth = frame.depth - 1 - (frame.research ? 0 : lateMoveReduction(frame.tried));
    // Null window: whether a later move is better at all takes fewer nodes to prove than by how much.
    const isFull = frame.research || frame.tried === 0;
    const own = this.isOwn(frame);
    const alpha = isFull || own ? frame.alpha : frame.beta - 1;
    const beta = isFull || !own ? frame.beta : frame.alpha + 1;
    this.open(child, depth, alpha, beta);
    this.level++;
    if (child.position.phase === 'over') this.backUp(this.marginOf(child.position));
    else if (depth <= 0) this.backUp(this.greedyRollout(child.position));
    else this.listMoves(child);
  }

  private moveOf(frame: Frame): Move {
    return this.level === 0 ? this.moves[frame.tried].move : frame.moves.at(frame.tried);
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

  /** Takes the value of the move that led here, or has it searched again with the full window. */
  private backUp(value: number): void {
    const child = this.stack[this.level];
    const frame = this.stack[--this.level];
    const own = this.isOwn(frame);
    const isBetter = own ? value > frame.alpha : value < frame.beta;
    if (isBetter && !frame.research && frame.tried > 0 && frame.depth > 1 && child.position.phase !== 'over') {
      const isExact = lateMoveReduction(frame.tried) === 0 && (own ? value >= frame.beta : value <= frame.alpha);
      if (!isExact) {
        frame.research = true;
        return;
      }
    }
    if (this.level === 0) this.noteRoot(frame, value);
    if (own ? value > frame.value : value < frame.value) {
      frame.value = value;
      frame.line.length = 0;
      frame.line.push(this.moveOf(frame), ...child.line);
    }
    if (own) frame.alpha = Math.max(frame.alpha, value);
    else frame.beta = Math.min(frame.beta, value);
    frame.research = false;
    frame.tried++;
  }

  private noteRoot(root: Frame, value: number): void {
    const tried = this.moves[root.tried];
    tried.value = value;
    this.rootMovesSearched = root.tried + 1;
    if (value <= root.value) return;
    this.bestMove = tried.move;
    this.line = [tried.move, ...this.stack[1].line];
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
