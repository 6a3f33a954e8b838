// The sparring partner: a bot that keeps a match open. It asks what players a little weaker and a little stronger than its opponent
// would do, judges these moves, and makes one after which its chance to win is near that of everybody at the table.

import type { GameTypes, Move, Random } from '@mozaika/kernel';
import { power } from '../algorithms/portable-math.ts';
import type { Analysis, AnytimeSearch, Bot, Budget, MoveValue, SearchRequest } from '../bot.ts';
import { steer } from './steering.ts';
import { HIGHEST } from './strength.ts';

/** What a game gives: how likely each of some moves wins. */
export interface MoveJudge<T extends GameTypes = GameTypes> {
  /** What a level may spend on its proposal at most, and what the judging may spend. */
  readonly nodes: { readonly proposal: number; readonly judging: number };
  /**
   * A judge expects good play, but a weak opponent goes on to make mistakes: the share of a win by which it thinks too little of a
   * move against somebody of level 0. It shrinks with the square of the distance to the highest level, where it is nothing.
   */
  readonly pessimism: number;
  /** The analysis of this search holds a value for each of the moves. */
  think(request: SearchRequest<T>, moves: readonly Move[]): AnytimeSearch;
}

/** Plausible is what players so many levels stronger than the opponent would do; the opponent's own level is asked first. */
const OFFSETS = [0, 1, -1, 2, -2];
/** What somebody of a level may give away in one move, as a share of a win: somebody weak more than half of it, somebody strong little. */
const givenAwayBy = (level: number): number => Math.max(0.03, 0.7 - 0.095 * level);
/** Time bounds it, as on a phone; its nodes are bounded by the levels' budgets and the judge's. */
const BUDGET: Budget = { nodes: 1_000_000, milliseconds: 500 };
/** Fractions of a level are drawn with this resolution. */
const RESOLUTION = 1 << 20;

export interface SparringParts<T extends GameTypes> {
  /** The game's levels, weakest first. */
  readonly levels: readonly Bot<T>[];
  /** Without one the partner plays like somebody of the opponent's level and does not steer. */
  readonly judge?: MoveJudge<T> | undefined;
}

/** The partner of somebody whose strength is `level`; 1 is the first of the game's levels. */
export function sparringBot<T extends GameTypes>({ levels, judge }: SparringParts<T>, level: number): Bot<T> {
  return {
    game: levels[0].game,
    budget: BUDGET,
    think(request) {
      const proposers = proposersFor(levels, level, request.random);
      return judge ? new SparringSearch(request, proposers, judge, level) : proposers[0].think(request);
    },
  };
}

/**
 * The levels that propose a move. Level 4.3 is the fifth in three of ten moves. The lowest may be asked several times, as it proposes
 * something else each time; beyond the highest there is nobody.
 */
function proposersFor<T extends GameTypes>(levels: readonly Bot<T>[], level: number, random: Random): Bot<T>[] {
  const drawn = Math.floor(level + random(RESOLUTION) / RESOLUTION);
  const asked = OFFSETS.map((offset) => Math.max(1, Math.min(levels.length, drawn) + offset));
  return asked.filter((number) => number <= levels.length).map((number) => levels[number - 1]);
}

/** A search in stages: every level proposes a move, the proposals are judged, then one is chosen. A node is a node of its parts. */
class SparringSearch<T extends GameTypes> implements AnytimeSearch {
  nodes = 0;
  private readonly request: SearchRequest<T>;
  private readonly judge: MoveJudge<T>;
  private readonly level: number;
  private readonly target: number;
  private readonly proposers: readonly Bot<T>[];
  private readonly proposals: Move[] = [];
  private asked = 0;
  /** The part that is searching now, and how many nodes it has left. */
  private part: AnytimeSearch;
  private left: number;
  private judged: readonly MoveValue[] = [];
  private chosen: Move | undefined;

  constructor(request: SearchRequest<T>, proposers: readonly Bot<T>[], judge: MoveJudge<T>, level: number) {
    this.level = level;
    this.request = request;
    this.proposers = proposers;
    this.judge = judge;
    const share = 1 / proposers[0].game.scores(request.position).length;
    this.target = share * (1 - judge.pessimism * power(1 - level / HIGHEST, 2));
    this.part = proposers[0].think(request);
    this.left = this.proposalNodes(proposers[0]);
  }

  private proposalNodes({ budget }: Bot<T>): number {
    return Math.min(budget.nodes, this.judge.nodes.proposal);
  }

  advance(nodes: number): 'more' | 'done' {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      if (this.chosen !== undefined) return 'done';
      const before = this.part.nodes;
      const state = this.part.advance(Math.min(this.left, until - this.nodes));
      // A part may count nothing, or all of it before it is advanced.
      const spent = Math.max(1, this.part.nodes - before);
      this.nodes += spent;
      this.left -= spent;
      if (state === 'done' || this.left <= 0) this.endPart();
    }
    return this.chosen === undefined ? 'more' : 'done';
  }

  private endPart(): void {
    const { proposers, proposals, request, judge } = this;
    if (this.asked === proposers.length) {
      this.judged = this.part.analysis().moves.filter(({ move }) => proposals.includes(move));
      const best = Math.max(...this.judged.map(({ win }) => win));
      const plausible = this.judged.filter(({ win }) => win >= best - givenAwayBy(this.level));
      this.chosen = steer(plausible, this.target, request.random)?.move ?? proposals[0];
      return;
    }
    const move = this.part.best();
    if (!proposals.includes(move)) proposals.push(move);
    this.asked++;
    if (this.asked < proposers.length) {
      this.part = proposers[this.asked].think(request);
      this.left = this.proposalNodes(proposers[this.asked]);
    } else if (proposals.length === 1) this.chosen = move;
    else {
      this.part = judge.think(request, proposals);
      this.left = judge.nodes.judging;
    }
  }

  /** Until the judging is done, what the level nearest to the opponent's proposes. */
  best(): Move {
    return this.chosen ?? this.proposals[0] ?? this.part.best();
  }

  /** The proposals with their values, the chosen one first. */
  analysis(): Analysis {
    const best = this.best();
    const moves = [...this.judged].sort((a, b) => Number(b.move === best) - Number(a.move === best) || b.win - a.win);
    return { moves, line: [best], nodes: this.nodes };
  }
}
