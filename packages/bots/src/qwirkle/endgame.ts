// The endgame of two: the bag is empty, so whoever counts knows the other hand. Alpha-beta, ever deeper, until solved; where
// it does not look on, both take the most points until the end. Moves that look worse are looked at less deeply first. Of who
// surely counts points alone, only the move that brings the most is looked at.
// A node is a position: its moves listed, or played on to the end. The stack is explicit, so that the work can be cut anywhere.

import { type Move, MoveList, type Seat } from '@mozaika/kernel';
import { handSize, LAST_TILE_POINTS, PASS, type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import type { OpponentPolicy } from './opponent-model.ts';
import { MOST_PLAYS, StaticEvaluation, type Weights } from './static-evaluation.ts';
import { deduceHand } from './tile-tracking.ts';
import { tilesPlayed } from './tiles-played.ts';

/** Values are margins of the seat that thinks. */
const MIN_MARGIN = -10_000;
const MAX_MARGIN = 10_000;
/** From these on, in the order at first sight, moves are looked at one ply and two plies less deeply. */
const LATE_MOVE = 4;
const VERY_LATE_MOVE = 12;

/** Whether the unseen tiles of a position are exactly those of the other hand. */
export const isEndgame = ({ bag, seats }: Position): boolean => bag === 0 && seats === 2;

/** One level of the stack: a position and how far its moves have been tried. */
interface Frame {
  readonly position: Position;
  /** Those of the seat to move, the most promising first. */
  readonly moves: MoveList;
  /** How many plies it looks ahead from here. */
  depth: number;
  /** The move that is being tried. */
  tried: number;
  /** Whether that move is tried again, because it may be better than all before it. */
  research: boolean;
  alpha: number;
  beta: number;
  value: number;
  /** The moves that lead to this value, the one to be made here first; none before any was tried. */
  readonly line: Move[];
}

export class Endgame implements AnytimeSearch {
  nodes = 0;
  /** How many plies the last finished search looked ahead. */
  depth = 0;
  solved = false;
  private readonly seat: Seat;
  private readonly opponent: OpponentPolicy;
  /** Who orders moves, and who plays on where the search stops. */
  private readonly ordering: StaticEvaluation;
  private readonly greedy: StaticEvaluation;
  private readonly scratch: Position;
  private readonly stack: Frame[] = [];
  /** What the moves that are being listed are worth at first sight. */
  private readonly scores = new Float64Array(MOST_PLAYS);
  /** The moves at the root, the best of the last search first. */
  private moves: { readonly move: Move; value: number }[];
  private level = 0;
  /** Whether some line was not followed to its end by this search. */
  private hasUnsearchedLines = false;
  private found = 0;
  private bestMove: Move;
  private line: readonly Move[];

  constructor({ position, seat }: SearchRequest<QwirkleTypes>, weights: Weights, other: OpponentPolicy) {
    this.seat = seat;
    this.opponent = other;
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

  /** Starts a search that looks one ply further than the last. */
  private begin(): void {
    this.level = 0;
    this.hasUnsearchedLines = false;
    this.found = 0;
    this.open(this.stack[0], this.depth + 1, MIN_MARGIN, MAX_MARGIN);
  }

  /** Gets ready to try the moves of a position. */
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

  /** Lists the moves of the seat to move, by points and what they keep; the last tile of a hand is worth its points. */
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
      const own = scores[i] + (tilesPlayed(move) === size ? LAST_TILE_POINTS : 0);
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

  /** Tries one move, or goes back from a position whose moves have been tried. */
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
    // Whether a later move is better at all is found out first: that takes less than how much.
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

  /** The margin when both take the most points from here on. */
  private greedyRollout(position: Position): number {
    const { scratch, greedy } = this;
    this.hasUnsearchedLines = true;
    this.nodes++;
    qwirkle.copy(position, scratch);
    while (scratch.phase !== 'over') qwirkle.applyMove(scratch, scratch.mover, greedy.bestMove(scratch, scratch.mover));
    return this.marginOf(scratch);
  }

  /** The move that led here is worth this much, or has to be looked at again. */
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
    this.found = root.tried + 1;
    if (value <= root.value) return;
    this.bestMove = tried.move;
    this.line = [tried.move, ...this.stack[1].line];
  }

  /** A search is over: the next, deeper one begins with its best move. */
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

  /** Values of other moves than the best are bounds: they are worth no more. */
  analysis(): Analysis {
    const values = this.moves.map(({ move, value }) => ({
      move,
      margin: value,
      win: value > 0 ? 1 : value < 0 ? 0 : 0.5,
    }));
    values.sort((a, b) => Number(b.move === this.bestMove) - Number(a.move === this.bestMove) || b.margin - a.margin);
    return { moves: this.found > 0 || this.depth > 0 ? values : [], line: this.line, nodes: this.nodes };
  }
}

/** How much less deeply a move is looked at first. */
const lateMoveReduction = (index: number): number => (index < LATE_MOVE ? 0 : index < VERY_LATE_MOVE ? 1 : 2);
