// The opponent to compare with: a plain UCT tree search with random playouts to the end of the match, chance sampled.

import { azul } from '@mozaika/azul';
import type { AnytimeSearch, Bot, SearchRequest } from '@mozaika/bots';
import { type Game, type GameTypes, type Move, MoveList, type Outcome, type Random, type Seat } from '@mozaika/kernel';

/** How much a move that was tried little is worth trying: half of the textbook's √2 for rewards 0 to 1. Not tuned. */
const EXPLORATION = 0.7;
/** The margin counts a little beside the win, so that decided matches still tell moves apart. Not tuned. */
const MARGIN_SHARE = 0.3;
const MARGIN_SCALE = 20;
/** Tries that the tree can hold; full, it grows no more. */
const MOST_EDGES = 1 << 22;

/** A player for any game in which everything but the deals is known. A node is a playout. */
function uctBot<T extends GameTypes>(game: Game<T>): Bot<T> {
  return {
    game,
    budget: { nodes: 1e9, milliseconds: 1000 },
    think: (request) => new Uct(game, request),
  };
}

class Uct<T extends GameTypes> implements AnytimeSearch {
  nodes = 0;
  private readonly game: Game<T>;
  private readonly seat: Seat;
  private readonly root: T['position'];
  private readonly position: T['position'];
  private readonly random: Random;
  private readonly list = new MoveList();

  // An edge is a move from a position of the tree; the edges of a position lie side by side.
  private moves = new Float64Array(1 << 12);
  private visits = new Int32Array(1 << 12);
  private rewards = new Float64Array(1 << 12);
  /** Where the edges of the position that an edge leads to begin (0: it is not in the tree), and how many there are. */
  private firsts = new Int32Array(1 << 12);
  private counts = new Int32Array(1 << 12);
  private edges = 1;
  private readonly path = new Int32Array(512);
  private readonly movers = new Int32Array(512);

  constructor(game: Game<T>, { position, seat, random }: SearchRequest<T>) {
    this.game = game;
    this.seat = seat;
    this.root = game.clone(position);
    this.position = game.clone(position);
    this.random = random;
    this.grow(0, seat);
  }

  advance(nodes: number): 'more' | 'done' {
    for (let i = 0; i < nodes; i++) this.playOnce();
    return 'more';
  }

  best(): Move {
    return this.moves[this.mostVisited()];
  }

  analysis() {
    const from = this.firsts[0];
    const moves = Array.from({ length: this.counts[0] }, (_, i) => from + i)
      .sort((a, b) => this.visits[b] - this.visits[a])
      .map((edge) => ({
        move: this.moves[edge],
        margin: 0,
        win: this.visits[edge] === 0 ? 0 : this.rewards[edge] / this.visits[edge],
      }));
    return { moves, line: [this.best()], nodes: this.nodes };
  }

  private mostVisited(): number {
    let best = this.firsts[0];
    for (let edge = best; edge < this.firsts[0] + this.counts[0]; edge++) {
      if (this.visits[edge] > this.visits[best]) best = edge;
    }
    return best;
  }

  /** Down the tree by UCB, one position more for the tree, then at random to the end; everybody learns the outcome. */
  private playOnce(): void {
    const { game, position, path, movers, random, root } = this;
    game.copy(root, position);
    this.nodes++;
    let length = 0;
    let edge = 0;
    while (this.firsts[edge] !== 0) {
      const turn = game.turn(position);
      if (turn.kind !== 'move') break;
      const seat = length === 0 ? this.seat : turn.seats[0];
      edge = this.select(edge);
      path[length] = edge;
      movers[length++] = seat;
      game.applyMove(position, seat, this.moves[edge]);
    }
    const turn = game.turn(position);
    if (turn.kind === 'move' && length > 0 && this.visits[edge] > 0) this.grow(edge, turn.seats[0]);
    const outcome = this.playout(random);
    for (let i = 0; i < length; i++) {
      this.visits[path[i]]++;
      this.rewards[path[i]] += rewardOf(outcome, movers[i] - 1);
    }
  }

  /** The edge with the highest upper confidence bound; those never tried come first. */
  private select(parent: number): number {
    const from = this.firsts[parent];
    const to = from + this.counts[parent];
    let total = 0;
    let untried = 0;
    for (let edge = from; edge < to; edge++) {
      total += this.visits[edge];
      if (this.visits[edge] === 0) untried++;
    }
    if (untried > 0) {
      let skip = this.random(untried);
      for (let edge = from; edge < to; edge++) if (this.visits[edge] === 0 && skip-- === 0) return edge;
    }
    const log = Math.log(total);
    let best = from;
    let highest = Number.NEGATIVE_INFINITY;
    for (let edge = from; edge < to; edge++) {
      const bound = this.rewards[edge] / this.visits[edge] + EXPLORATION * Math.sqrt(log / this.visits[edge]);
      if (bound > highest) {
        highest = bound;
        best = edge;
      }
    }
    return best;
  }

  /** Takes the position into the tree. */
  private grow(edge: number, seat: Seat): void {
    const { list } = this;
    this.game.legalMoves(this.position, seat, list);
    const end = this.edges + list.length;
    if (end > MOST_EDGES) return;
    while (end > this.moves.length) this.enlarge();
    this.firsts[edge] = this.edges;
    this.counts[edge] = list.length;
    for (let i = 0; i < list.length; i++) this.moves[this.edges++] = list.at(i);
  }

  private enlarge(): void {
    const length = 2 * this.moves.length;
    const floats = (from: Float64Array) => {
      const to = new Float64Array(length);
      to.set(from);
      return to;
    };
    const integers = (from: Int32Array) => {
      const to = new Int32Array(length);
      to.set(from);
      return to;
    };
    this.moves = floats(this.moves);
    this.rewards = floats(this.rewards);
    this.visits = integers(this.visits);
    this.firsts = integers(this.firsts);
    this.counts = integers(this.counts);
  }

  private playout(random: Random): Outcome {
    const { game, position, list } = this;
    for (;;) {
      const turn = game.turn(position);
      if (turn.kind === 'over') return turn.outcome;
      if (turn.kind === 'deal') {
        game.applyDeal(position, game.deal(position, random));
        continue;
      }
      game.legalMoves(position, turn.seats[0], list);
      game.applyMove(position, turn.seats[0], list.at(random(list.length)));
    }
  }
}

/** What an outcome is worth to a player, 0 to 1. */
function rewardOf({ ranks, scores }: Outcome, index: number): number {
  let first = 0;
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < ranks.length; other++) {
    if (ranks[other] === 1) first++;
    if (other !== index && scores[other] > rival) rival = scores[other];
  }
  const win = ranks[index] === 1 ? 1 / first : 0;
  const margin = 1 / (1 + Math.exp((rival - scores[index]) / MARGIN_SCALE));
  return (1 - MARGIN_SHARE) * win + MARGIN_SHARE * margin;
}

/** For the arena: `module:bench/uct.ts@100ms`. */
export default uctBot(azul);
