// A baseline opponent: plain UCT (UCB1 in a tree) with random playouts to the end of the match, chance nodes sampled.

import { azul } from '@mozaika/azul';
import type { AnytimeSearch, Bot, SearchRequest } from '@mozaika/bots';
import { type Game, type GameTypes, type Move, MoveList, type Outcome, type Random, type Seat } from '@mozaika/kernel';
import { TreeStorage } from '../packages/bots/src/algorithms/tree-storage.ts';

/** The exploration constant of UCB1: half of the textbook's √2 for rewards 0 to 1. Not tuned. */
const EXPLORATION = 0.7;
/** The margin counts a little beside the win, so that decided matches still tell moves apart. Not tuned. */
const MARGIN_SHARE = 0.3;
const MARGIN_SCALE = 20;
/** 34 bytes each: 143 MB at most. */
const MAX_EDGES = 1 << 22;

/** A bot for any game in which everything but the deals is known. A node is a playout. */
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

  private readonly tree = new TreeStorage(Float64Array, MAX_EDGES);
  private readonly path = new Int32Array(512);
  private readonly movers = new Int32Array(512);

  constructor(game: Game<T>, { position, seat, random }: SearchRequest<T>) {
    this.game = game;
    this.seat = seat;
    this.root = game.clone(position);
    this.position = game.clone(position);
    this.random = random;
    this.expand(0, seat);
  }

  advance(nodes: number): 'more' | 'done' {
    for (let i = 0; i < nodes; i++) this.playOnce();
    return 'more';
  }

  best(): Move {
    return this.tree.moves[this.tree.mostVisitedChild(0)];
  }

  analysis() {
    const { moves, visits, rewards, firstChild, childCount } = this.tree;
    const values = Array.from({ length: childCount[0] }, (_, i) => firstChild[0] + i)
      .sort((a, b) => visits[b] - visits[a])
      .map((edge) => ({
        move: moves[edge],
        margin: 0,
        win: visits[edge] === 0 ? 0 : rewards[edge] / visits[edge],
      }));
    return { moves: values, line: [this.best()], nodes: this.nodes };
  }

  /** One playout: selection by UCB1, expansion of one position, a random rollout to the end, back-propagation. */
  private playOnce(): void {
    const { game, position, path, movers, random, root, tree } = this;
    game.copy(root, position);
    this.nodes++;
    let length = 0;
    let edge = 0;
    while (tree.childCount[edge] !== 0) {
      const turn = game.turn(position);
      if (turn.kind !== 'move') break;
      const seat = length === 0 ? this.seat : turn.seats[0];
      edge = this.select(edge);
      path[length] = edge;
      movers[length++] = seat;
      game.applyMove(position, seat, tree.moves[edge]);
    }
    const turn = game.turn(position);
    if (turn.kind === 'move' && length > 0 && tree.visits[edge] > 0) this.expand(edge, turn.seats[0]);
    const outcome = this.playout(random);
    for (let i = 0; i < length; i++) tree.addVisit(path[i], rewardOf(outcome, movers[i] - 1));
  }

  /** The child with the highest upper confidence bound; unvisited ones come first, in random order. */
  private select(parent: number): number {
    const { visits, rewards, firstChild, childCount } = this.tree;
    const from = firstChild[parent];
    const to = from + childCount[parent];
    let total = 0;
    let unvisited = 0;
    for (let edge = from; edge < to; edge++) {
      total += visits[edge];
      if (visits[edge] === 0) unvisited++;
    }
    if (unvisited > 0) {
      let skip = this.random(unvisited);
      for (let edge = from; edge < to; edge++) if (visits[edge] === 0 && skip-- === 0) return edge;
    }
    const log = Math.log(total);
    let best = from;
    let highest = Number.NEGATIVE_INFINITY;
    for (let edge = from; edge < to; edge++) {
      const bound = rewards[edge] / visits[edge] + EXPLORATION * Math.sqrt(log / visits[edge]);
      if (bound > highest) {
        highest = bound;
        best = edge;
      }
    }
    return best;
  }

  /** Gives the position's moves edges, unless the tree is full. */
  private expand(edge: number, seat: Seat): void {
    const { list, tree } = this;
    this.game.legalMoves(this.position, seat, list);
    if (!tree.allocateChildren(edge, list.length)) return;
    for (let i = 0; i < list.length; i++) tree.moves[tree.firstChild[edge] + i] = list.at(i);
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
