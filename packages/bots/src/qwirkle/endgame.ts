// The endgame of two: the bag is empty, so whoever counts knows the other hand. Alpha-beta, ever deeper, until solved.
// A node is a few moves tried, which is as much work as a simulated ply. The stack is explicit, so that it can be cut anywhere.

import { type Move, type Seat, seatsOf } from '@mozaika/kernel';
import {
  addToHand,
  handSize,
  KINDS,
  LAST_TILE_POINTS,
  legalPlays,
  PASS,
  PlayList,
  type Position,
  type QwirkleTypes,
  qwirkle,
} from '@mozaika/qwirkle';
import type { Analysis, Question, Thinking } from '../bot.ts';
import type { Weights } from './judgement.ts';
import { Forecast } from './outlook.ts';
import { tilesPlayed } from './tiles-played.ts';

/** Values are margins of the seat that thinks. */
const LEAST = -10_000;
const MOST = 10_000;
/** A move is tried in about 2.5 µs, a ply simulated in 11. */
const MOVES_A_NODE = 4;

/** Whether the unseen tiles of a position are exactly those of the other hand. */
export const isEndgame = ({ bag, seats }: Position): boolean => bag === 0 && seats === 2;

/** One level of the stack: a position and how far its moves have been tried. */
interface Frame {
  readonly position: Position;
  readonly plays: PlayList;
  next: number;
  alpha: number;
  beta: number;
  value: number;
  /** The move that has this value. */
  best: Move;
}

export class Endgame implements Thinking {
  /** How many plies the last finished search looked ahead. */
  depth = 0;
  solved = false;
  private readonly seat: Seat;
  private readonly forecast: Forecast;
  private readonly stack: Frame[] = [];
  /** The moves at the root, the best of the last search first, with its values. */
  private moves: { readonly move: Move; value: number }[];
  private tried = 0;
  private limit = 1;
  private level = 0;
  private cut = false;
  private found: number;
  private bestMove: Move;
  private line: readonly Move[];
  /** Whether the move at the root that was tried last had answers. */
  private answered = false;

  constructor({ position, seat }: Question<QwirkleTypes>, weights: Weights) {
    this.seat = seat;
    this.forecast = new Forecast(weights);
    const whole = withOtherHand(position);
    const frame = this.frameAt(0);
    qwirkle.copy(whole, frame.position);
    this.listMoves(frame);
    this.moves = frame.plays.toArray().map((move) => ({ move, value: 0 }));
    this.bestMove = this.moves[0].move;
    this.line = [this.bestMove];
    this.found = 0;
    this.begin();
  }

  private frameAt(level: number): Frame {
    while (this.stack.length <= level) {
      const like = this.stack[0]?.position;
      this.stack.push({
        position: like === undefined ? qwirkle.setup({}, 2) : qwirkle.clone(like),
        plays: new PlayList(),
        next: 0,
        alpha: LEAST,
        beta: MOST,
        value: LEAST,
        best: PASS,
      });
    }
    return this.stack[level];
  }

  /** Starts a search that looks `limit` plies ahead. */
  private begin(): void {
    const root = this.stack[0];
    this.level = 0;
    this.cut = false;
    this.found = 0;
    root.next = 0;
    root.alpha = LEAST;
    root.beta = MOST;
    root.value = LEAST;
  }

  /** Lists the moves of the seat to move: those that play the last tile or score most first. */
  private listMoves({ position, plays }: Frame): void {
    legalPlays(position, position.mover, plays);
    if (plays.length === 0) {
      plays.push(PASS);
      plays.points[0] = 0;
    }
    const { buffer, points } = plays;
    const size = handSize(position, position.mover);
    for (let i = 0; i < plays.length; i++) if (tilesPlayed(buffer[i]) === size) points[i] += LAST_TILE_POINTS;
    for (let i = 1; i < plays.length; i++) {
      const move = buffer[i];
      const worth = points[i];
      let at = i;
      for (; at > 0 && points[at - 1] < worth; at--) {
        buffer[at] = buffer[at - 1];
        points[at] = points[at - 1];
      }
      buffer[at] = move;
      points[at] = worth;
    }
  }

  get nodes(): number {
    return Math.ceil(this.tried / MOVES_A_NODE);
  }

  advance(nodes: number): 'more' | 'done' {
    const until = this.tried + nodes * MOVES_A_NODE;
    while (this.tried < until && !this.solved) this.step();
    return this.solved ? 'done' : 'more';
  }

  /** Tries one move, or goes back from a position whose moves have been tried. */
  private step(): void {
    const frame = this.stack[this.level];
    const count = this.level === 0 ? this.moves.length : frame.plays.length;
    if (frame.next >= count || frame.alpha >= frame.beta) {
      if (this.level === 0) this.finish();
      else this.goBack(frame.value);
      return;
    }
    const move = this.level === 0 ? this.moves[frame.next].move : frame.plays.at(frame.next);
    frame.next++;
    this.tried++;
    const child = this.frameAt(this.level + 1);
    qwirkle.copy(frame.position, child.position);
    qwirkle.applyMove(child.position, frame.position.mover, move);
    this.level++;
    if (this.level === 1) this.answered = child.position.phase !== 'over' && this.limit > 1;
    if (child.position.phase === 'over' || this.level >= this.limit) {
      if (child.position.phase !== 'over') this.cut = true;
      this.forecast.read(child.position, this.seat);
      this.goBack(this.forecast.margin);
      return;
    }
    child.next = 0;
    child.alpha = frame.alpha;
    child.beta = frame.beta;
    child.value = child.position.mover === this.seat ? LEAST : MOST;
    this.listMoves(child);
  }

  /** The move that led here is worth this much. */
  private goBack(value: number): void {
    const frame = this.stack[--this.level];
    if (frame.position.mover === this.seat) {
      if (this.level === 0) this.noteRoot(frame, value);
      if (value > frame.value) this.noteBest(frame, value);
      if (value > frame.alpha) frame.alpha = value;
    } else {
      if (value < frame.value) this.noteBest(frame, value);
      if (value < frame.beta) frame.beta = value;
    }
  }

  private noteBest(frame: Frame, value: number): void {
    frame.value = value;
    if (this.level > 0) frame.best = frame.plays.at(frame.next - 1);
  }

  private noteRoot(root: Frame, value: number): void {
    const tried = this.moves[root.next - 1];
    tried.value = value;
    if (value > root.value) {
      this.bestMove = tried.move;
      // The level below still stands at the answer to this move, unless nothing was answered.
      this.line = this.answered ? [tried.move, this.stack[1].best] : [tried.move];
    }
    this.found = root.next;
  }

  /** A search is over: order the moves for the next, deeper one. */
  private finish(): void {
    const best = this.bestMove;
    this.moves = [...this.moves].sort((a, b) => Number(b.move === best) - Number(a.move === best) || b.value - a.value);
    this.depth = this.limit++;
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

/** The position with the other hand filled in: all tiles that are unseen. */
function withOtherHand(position: Position): Position {
  const whole = qwirkle.clone(position);
  for (const seat of seatsOf(whole.seats)) {
    for (let tile = 0; tile < KINDS; tile++) {
      for (; whole.unknown[seat - 1] > 0 && whole.unseen[tile] > 0; whole.unseen[tile]--, whole.unknown[seat - 1]--) {
        addToHand(whole, seat, tile);
      }
    }
  }
  return whole;
}
