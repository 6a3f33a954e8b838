// A baseline opponent: a tree search over takes *and* deals. Moves are selected by PUCT, everybody for themselves; at the end of
// a round a chance node has more deals the more often it is visited. Playouts go on by a policy to the end of the next round,
// where version 0.1's evaluation judges, or to the end of the match.

import { type AzulDeal, type AzulTypes, azul, type Position } from '@mozaika/azul';
import type { AnytimeSearch, Bot, SearchRequest } from '@mozaika/bots';
import { type Move, type Outcome, type Random, type Seat, seatAt } from '@mozaika/kernel';
import { exp } from '../packages/bots/src/algorithms/portable-math.ts';
import { Evaluation, WIN_VALUE } from '../packages/bots/src/azul/evaluation.ts';
import { WEIGHTS } from '../packages/bots/src/azul/weights.ts';
import { PlayoutPolicy } from './playout-policy.ts';

/** The exploration constant of PUCT, and by how much an unvisited move counts as worse than its parent. */
const EXPLORATION = 1;
const FPU_REDUCTION = 0.1;
/** Softmax temperature of the priors, in points of the policy. */
const PRIOR_TEMPERATURE = 2;
/** Only so many moves of a position are tried, but all of the root's. */
const MOST_CHILDREN = 16;
/** A chance node has so many deals times the square root of its visits. */
const DEALS = 1;
/** Points by which a playout departs from the policy, at most. */
const NOISE = 1;
/** The margin counts a little beside the win, so that decided matches still tell moves apart. */
const MARGIN_SHARE = 0.2;
const MARGIN_SCALE = 15;
/** How many rounds are played after the one that is searched, before the evaluation judges. */
const HORIZON = 1;

/** A position where somebody is to move. */
interface Decision {
  readonly kind: 'decision';
  readonly index: number;
  readonly moves: readonly Move[];
  readonly priors: Float64Array;
  readonly visits: Int32Array;
  /** By move: the sum of the rewards of the seat to move. */
  readonly rewards: Float64Array;
  readonly next: (Node | undefined)[];
}

/** A deal that is due, with those that were drawn. */
interface Chance {
  readonly kind: 'chance';
  visits: number;
  readonly deals: { readonly deal: AzulDeal; visits: number; next: Node | undefined }[];
}

type Node = Decision | Chance;

interface Step {
  readonly node: Decision;
  readonly at: number;
}

/** A node is a playout. */
class DealTree implements AnytimeSearch {
  nodes = 0;
  private readonly start: Position;
  private readonly position: Position;
  private readonly random: Random;
  private readonly policy = new PlayoutPolicy();
  private readonly root: Decision;

  constructor({ position, seat, random }: SearchRequest<AzulTypes>) {
    this.start = azul.clone(position);
    this.position = azul.clone(position);
    this.random = random;
    this.root = this.decisionOf(seat, Number.POSITIVE_INFINITY);
  }

  advance(nodes: number): 'more' | 'done' {
    for (let i = 0; i < nodes; i++) this.playOnce();
    return 'more';
  }

  best(): Move {
    const { moves, visits, priors } = this.root;
    let best = 0;
    for (let i = 1; i < moves.length; i++) {
      if (visits[i] > visits[best] || (visits[i] === visits[best] && priors[i] > priors[best])) best = i;
    }
    return moves[best];
  }

  analysis() {
    const { moves, visits, rewards } = this.root;
    const order = [...moves.keys()].sort((a, b) => visits[b] - visits[a]);
    const values = order.map((at) => ({
      move: moves[at],
      margin: 0,
      win: visits[at] === 0 ? 0 : rewards[at] / visits[at],
    }));
    return { moves: values, line: [this.best()], nodes: this.nodes };
  }

  /** One playout: down the tree, one node more, on to the end by the policy, and the rewards back up. */
  private playOnce(): void {
    const { position } = this;
    azul.copy(this.start, position);
    this.nodes++;
    const path: Step[] = [];
    for (let node: Node | undefined = this.root; node; ) {
      node = node.kind === 'chance' ? this.takeDeal(node) : this.takeMove(node, path);
    }
    const rewards = this.playOut();
    for (const { node, at } of path) {
      node.visits[at]++;
      node.rewards[at] += rewards[node.index];
    }
  }

  /** Makes the selected move. Returns where it leads, or nothing if nobody was there before. */
  private takeMove(node: Decision, path: Step[]): Node | undefined {
    const at = select(node);
    path.push({ node, at });
    azul.applyMove(this.position, seatAt(node.index), node.moves[at]);
    const next = node.next[at];
    if (!next && node.visits[at] > 0) node.next[at] = this.nodeHere();
    return next ?? node.next[at];
  }

  /** Makes a deal: a new one while there are few for the visits, else the one that was made least often. */
  private takeDeal(node: Chance): Node | undefined {
    const { position, random } = this;
    node.visits++;
    if (node.deals.length < DEALS * Math.sqrt(node.visits)) {
      node.deals.push({ deal: azul.deal(position, random), visits: 0, next: undefined });
    }
    const drawn = node.deals.reduce((least, each) => (each.visits < least.visits ? each : least));
    azul.applyDeal(position, drawn.deal);
    if (drawn.visits++ > 0) drawn.next ??= this.nodeHere();
    return drawn.next;
  }

  private nodeHere(): Node | undefined {
    const turn = azul.turn(this.position);
    if (turn.kind === 'over') return undefined;
    if (turn.kind === 'deal') return { kind: 'chance', visits: 0, deals: [] };
    return this.decisionOf(turn.seats[0], MOST_CHILDREN);
  }

  /** The moves of a seat, best scores first, with softmax priors. */
  private decisionOf(seat: Seat, most: number): Decision {
    const { policy, position } = this;
    policy.score(position, seat - 1);
    const { list, scores } = policy;
    const order = Array.from({ length: list.length }, (_, i) => i)
      .sort((a, b) => scores[b] - scores[a] || a - b)
      .slice(0, most);
    const powers = order.map((at) => exp((scores[at] - scores[order[0]]) / PRIOR_TEMPERATURE));
    const sum = powers.reduce((total, power) => total + power, 0);
    return {
      kind: 'decision',
      index: seat - 1,
      moves: order.map((at) => list.at(at)),
      priors: Float64Array.from(powers, (power) => power / sum),
      visits: new Int32Array(order.length),
      rewards: new Float64Array(order.length),
      next: [],
    };
  }

  private playOut(): readonly number[] {
    const { policy, position, random } = this;
    for (;;) {
      const turn = azul.turn(position);
      if (turn.kind === 'over') return position.sides.map((_, index) => rewardOf(turn.outcome, index));
      if (turn.kind === 'deal' && position.round > this.start.round + HORIZON) return judged(position);
      if (turn.kind === 'deal') azul.applyDeal(position, azul.deal(position, random));
      else {
        const [seat] = turn.seats;
        azul.applyMove(position, seat, policy.choose(position, seat - 1, NOISE, random));
      }
    }
  }
}

/** What version 0.1 thinks of a position before a deal, for every seat. */
function judged(position: Position): readonly number[] {
  const evaluation = new Evaluation(position, WEIGHTS[position.board.name][position.seats], 1);
  evaluation.evaluate(position);
  return position.sides.map((_, index) => (1 + evaluation.utility(index) / WIN_VALUE) / 2);
}

/** The move with the highest upper confidence bound. */
function select({ visits, rewards, priors }: Decision): number {
  let total = 0;
  let sum = 0;
  for (let i = 0; i < visits.length; i++) {
    total += visits[i];
    sum += rewards[i];
  }
  const urgency = total === 0 ? 0 : sum / total - FPU_REDUCTION;
  const exploration = EXPLORATION * Math.sqrt(total + 1);
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < visits.length; i++) {
    const bound = (visits[i] === 0 ? urgency : rewards[i] / visits[i]) + (exploration * priors[i]) / (1 + visits[i]);
    if (bound <= highest) continue;
    highest = bound;
    best = i;
  }
  return best;
}

/** What an outcome is worth to a player, 0 to 1. */
function rewardOf({ ranks, scores }: Outcome, index: number): number {
  const firsts = ranks.filter((rank) => rank === 1).length;
  const win = ranks[index] === 1 ? 1 / firsts : 0;
  const margin = scores[index] - Math.max(...scores.filter((_, other) => other !== index));
  const share = (1 + margin / (MARGIN_SCALE + Math.abs(margin))) / 2;
  return (1 - MARGIN_SHARE) * win + MARGIN_SHARE * share;
}

const dealTree: Bot<AzulTypes> = {
  game: azul,
  budget: { nodes: 1e9, milliseconds: 1000 },
  think: (request) => new DealTree(request),
};

/** For the arena: `module:bench/deal-tree.ts@100ms`. */
export default dealTree;
