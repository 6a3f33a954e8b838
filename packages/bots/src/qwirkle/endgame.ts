// The endgame of two: the bag is empty, so whoever counts knows the other hand. Alpha-beta, ever deeper, until solved; where
// it does not look on, both take the most points until the end. Moves that look worse are looked at less deeply first. Of who
// surely counts points alone, only the move that brings the most is looked at.
// A node is a position: its moves listed, or played on to the end. The stack is explicit, so that the work can be cut anywhere.

import { type Move, MoveList, type Seat } from '@mozaika/kernel';
import { handSize, LAST_TILE_POINTS, PASS, type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import type { Manner } from './opponent-model.ts';
import { Judge, MOST_PLAYS, type Weights } from './static-evaluation.ts';
import { knowHand } from './tile-tracking.ts';
import { tilesPlayed } from './tiles-played.ts';

/** Values are margins of the seat that thinks. */
const LEAST = -10_000;
const MOST = 10_000;
/** From these on, in the order at first sight, moves are looked at one ply and two plies less deeply. */
const LATE = 4;
const VERY_LATE = 12;

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
  next: number;
  /** Whether that move is tried again, because it may be better than all before it. */
  again: boolean;
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
  private readonly other: Manner;
  /** Who orders moves, and who plays on where the search stops. */
  private readonly sight: Judge;
  private readonly counter: Judge;
  private readonly scratch: Position;
  private readonly stack: Frame[] = [];
  /** What the moves that are being listed are worth at first sight. */
  private readonly worth = new Float64Array(MOST_PLAYS);
  /** The moves at the root, the best of the last search first. */
  private moves: { readonly move: Move; value: number }[];
  private level = 0;
  /** Whether some line was not followed to its end by this search. */
  private cut = false;
  private found = 0;
  private bestMove: Move;
  private line: readonly Move[];

  constructor({ position, seat }: SearchRequest<QwirkleTypes>, weights: Weights, other: Manner) {
    this.seat = seat;
    this.other = other;
    this.sight = new Judge(weights, 'kept');
    this.counter = new Judge(weights, 'points');
    const root = this.frameAt(0);
    qwirkle.copy(position, root.position);
    knowHand(root.position, seat === 1 ? 2 : 1);
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
        next: 0,
        again: false,
        alpha: LEAST,
        beta: MOST,
        value: LEAST,
        line: [],
      });
    }
    return this.stack[level];
  }

  /** Starts a search that looks one ply further than the last. */
  private begin(): void {
    this.level = 0;
    this.cut = false;
    this.found = 0;
    this.open(this.stack[0], this.depth + 1, LEAST, MOST);
  }

  /** Gets ready to try the moves of a position. */
  private open(frame: Frame, depth: number, alpha: number, beta: number): void {
    frame.depth = depth;
    frame.next = 0;
    frame.again = false;
    frame.alpha = alpha;
    frame.beta = beta;
    frame.value = this.isOwn(frame) ? LEAST : MOST;
    frame.line.length = 0;
  }

  private isOwn({ position }: Frame): boolean {
    return position.mover === this.seat;
  }

  /** Lists the moves of the seat to move, by points and what they keep; the last tile of a hand is worth its points. */
  private listMoves({ position, moves }: Frame): void {
    const { sight, worth } = this;
    this.nodes++;
    moves.clear();
    if (this.other === 'counting' && position.mover !== this.seat) {
      moves.push(this.counter.choose(position, position.mover));
      return;
    }
    const count = sight.judge(position, position.mover, worth);
    if (count === 0) moves.push(PASS);
    const size = handSize(position, position.mover);
    for (let i = 0; i < count; i++) {
      const move = sight.plays.at(i);
      const own = worth[i] + (tilesPlayed(move) === size ? LAST_TILE_POINTS : 0);
      moves.push(move);
      const { buffer } = moves;
      let at = i;
      for (; at > 0 && worth[at - 1] < own; at--) {
        buffer[at] = buffer[at - 1];
        worth[at] = worth[at - 1];
      }
      buffer[at] = move;
      worth[at] = own;
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
    if (frame.next >= count || frame.alpha >= frame.beta) {
      if (this.level === 0) this.finish();
      else this.goBack(frame.value);
      return;
    }
    const child = this.frameAt(this.level + 1);
    qwirkle.copy(frame.position, child.position);
    qwirkle.applyMove(child.position, frame.position.mover, this.moveOf(frame));
    const depth = frame.depth - 1 - (frame.again ? 0 : lateness(frame.next));
    // Whether a later move is better at all is found out first: that takes less than how much.
    const isFull = frame.again || frame.next === 0;
    const own = this.isOwn(frame);
    const alpha = isFull || own ? frame.alpha : frame.beta - 1;
    const beta = isFull || !own ? frame.beta : frame.alpha + 1;
    this.open(child, depth, alpha, beta);
    this.level++;
    if (child.position.phase === 'over') this.goBack(this.marginOf(child.position));
    else if (depth <= 0) this.goBack(this.playedOut(child.position));
    else this.listMoves(child);
  }

  private moveOf(frame: Frame): Move {
    return this.level === 0 ? this.moves[frame.next].move : frame.moves.at(frame.next);
  }

  private marginOf({ points }: Position): number {
    return points[this.seat - 1] - points[2 - this.seat];
  }

  /** The margin when both take the most points from here on. */
  private playedOut(position: Position): number {
    const { scratch, counter } = this;
    this.cut = true;
    this.nodes++;
    qwirkle.copy(position, scratch);
    while (scratch.phase !== 'over') qwirkle.applyMove(scratch, scratch.mover, counter.choose(scratch, scratch.mover));
    return this.marginOf(scratch);
  }

  /** The move that led here is worth this much, or has to be looked at again. */
  private goBack(value: number): void {
    const child = this.stack[this.level];
    const frame = this.stack[--this.level];
    const own = this.isOwn(frame);
    const isBetter = own ? value > frame.alpha : value < frame.beta;
    if (isBetter && !frame.again && frame.next > 0 && frame.depth > 1 && child.position.phase !== 'over') {
      const isExact = lateness(frame.next) === 0 && (own ? value >= frame.beta : value <= frame.alpha);
      if (!isExact) {
        frame.again = true;
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
    frame.again = false;
    frame.next++;
  }

  private noteRoot(root: Frame, value: number): void {
    const tried = this.moves[root.next];
    tried.value = value;
    this.found = root.next + 1;
    if (value <= root.value) return;
    this.bestMove = tried.move;
    this.line = [tried.move, ...this.stack[1].line];
  }

  /** A search is over: the next, deeper one begins with its best move. */
  private finish(): void {
    const best = this.bestMove;
    this.moves.sort((a, b) => Number(b.move === best) - Number(a.move === best));
    this.depth++;
    if (this.cut && this.moves.length > 1) this.begin();
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
const lateness = (index: number): number => (index < LATE ? 0 : index < VERY_LATE ? 1 : 2);
