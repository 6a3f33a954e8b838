// What master does with the rest of its budget once a round of two is solved: the best few moves are compared by playing on
// from the ends of the round that they lead to, with the same deals for all of them (common random numbers).

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import { type Move, type Random, seatAt, seededRandom } from '@mozaika/kernel';
import type { Analysis, AnytimeSearch, Bot, MoveValue, SearchRequest } from '../bot.ts';
import type { AlphaBetaSearch } from './alpha-beta-search.ts';
import { CandidateEnd } from './candidate-end.ts';
import { Evaluation, WIN_VALUE } from './evaluation.ts';
import { PlayOn } from './play-on.ts';
import type { Weights } from './weights.ts';

export interface EndComparisonSettings {
  /** The first round whose ends are compared. */
  readonly fromRound: number;
  /** How many moves are compared, and by how much less likely than the best they may seem to win. */
  readonly moves: number;
  readonly window: number;
  /** How many rounds are played before the evaluation judges; fewer if the match ends. */
  readonly rounds: number;
  /** What a move of these rounds is searched with. */
  readonly nodes: number;
  /** Deals at most, and how many there are before a move is given up. */
  readonly deals: number;
  readonly leastDeals: number;
  /** So many deals does the evaluation's own opinion of an end count for. */
  readonly opinion: number;
}

interface EndComparisonParts {
  readonly settings: EndComparisonSettings;
  readonly weights: Weights;
  /** Who plays on. */
  readonly bot: Bot<AzulTypes>;
}

/** As many series of deals there are. */
const SEEDS = 1 << 20;

/** A node is a visited position, of the search or of those that play on. */
export class EndComparison implements AnytimeSearch {
  nodes = 0;
  private readonly request: SearchRequest<AzulTypes>;
  private readonly parts: EndComparisonParts;
  private readonly round: AlphaBetaSearch;
  private state: 'round' | 'moves' | 'ends' | 'deals' | 'done' = 'round';
  /** What the search of the round found. */
  private found: Analysis | undefined;
  /** The moves that are still to be searched alone. */
  private waiting: MoveValue[] = [];
  private readonly candidates: CandidateEnd[] = [];
  /** The candidate whose end is played to or on from. */
  private at = 0;
  private playOn: PlayOn;
  private seed = 0;
  private deal = 0;
  private chance: Random;

  /** `round`: the search of the round. */
  constructor(request: SearchRequest<AzulTypes>, round: AlphaBetaSearch, parts: EndComparisonParts) {
    this.request = request;
    this.parts = parts;
    this.round = round;
    this.playOn = new PlayOn(azul.clone(request.position));
    this.chance = request.random;
  }

  advance(nodes: number): 'more' | 'done' {
    const limit = this.nodes + nodes;
    while (this.nodes < limit && this.state !== 'done') this.step(limit - this.nodes);
    return this.state === 'done' ? 'done' : 'more';
  }

  best(): Move {
    if (this.deal > 0) return this.leader().value.move;
    return this.found?.moves[0].move ?? this.round.best();
  }

  /** The compared moves with what playing on gave; the bounds of the others are no better than the best one. */
  analysis(): Analysis {
    const { nodes, found } = this;
    if (!found || this.deal === 0) return { ...(found ?? this.round.analysis()), nodes };
    const leader = this.leader();
    const best = leader.estimate(this.opinion);
    const compared = this.candidates.filter((each) => each !== leader).map((each) => each.estimate(this.opinion));
    const known = new Set(this.candidates.map(({ value }) => value.move));
    const others = found.moves
      .filter(({ move }) => !known.has(move))
      .map(({ move, margin, win }) => ({ move, margin: Math.min(margin, best.margin), win: Math.min(win, best.win) }));
    const rest = [...compared, ...others].sort((a, b) => b.win - a.win);
    return { moves: [best, ...rest], line: leader.line, nodes };
  }

  private get opinion(): number {
    return this.parts.settings.opinion;
  }

  private step(most: number): void {
    if (this.state === 'round') this.searchRound(most);
    else if (this.state === 'moves') this.searchMove(most);
    else if (this.state === 'ends') this.playToEnd(most);
    else this.playDeal(most);
  }

  private searchOn(most: number): 'more' | 'done' {
    const { round } = this;
    const before = round.nodes;
    const state = round.advance(most);
    this.nodes += round.nodes - before;
    return state;
  }

  private searchRound(most: number): void {
    if (this.searchOn(most) === 'more') return;
    const { settings } = this.parts;
    const { position } = this.request;
    this.found = this.round.analysis();
    const { moves } = this.found;
    // Nothing is better than a certain win, and nothing helps against a certain loss.
    const isOpen = moves[0].win > 0 && moves[0].win < 1;
    const compares = position.round >= settings.fromRound && this.round.isSolved && isOpen;
    if (compares)
      this.waiting = moves.slice(0, settings.moves).filter(({ win }) => win >= moves[0].win - settings.window);
    this.state = this.waiting.length > 1 ? 'moves' : 'done';
    if (this.state === 'moves') this.round.restrictTo(this.waiting[0].move);
  }

  /** Searches the next move alone, so that its value is exact and its line goes on to the end of the round. */
  private searchMove(most: number): void {
    if (this.searchOn(most) === 'more') return;
    const {
      moves: [value],
      line,
    } = this.round.analysis();
    const best = this.candidates[0]?.value.win ?? value.win;
    if (value.win >= best - this.parts.settings.window) this.candidates.push(this.candidateOf(value, line));
    this.waiting.shift();
    if (this.waiting.length > 0) this.round.restrictTo(this.waiting[0].move);
    else if (this.candidates.length > 1) this.startEnd(0);
    else this.state = 'done';
  }

  private candidateOf(value: MoveValue, line: readonly Move[]): CandidateEnd {
    const end = azul.clone(this.request.position);
    for (const move of line) azul.applyMove(end, seatAt(end.mover), move);
    return new CandidateEnd(value, line, end);
  }

  private startEnd(at: number): void {
    this.state = 'ends';
    this.at = at;
    this.playOn = new PlayOn(this.candidates[at].end);
  }

  /** The line may lack its last moves, and walls that are tiled by choice are tiled now. */
  private playToEnd(most: number): void {
    const { end } = this.candidates[this.at];
    if (end.phase === 'offer' || end.phase === 'tiling') {
      const { random } = this.request;
      this.nodes += this.playOn.advance(this.parts.bot, most, random, random);
    } else if (this.at + 1 < this.candidates.length) this.startEnd(this.at + 1);
    else if (this.candidates.every((each) => each.end.phase === 'over')) this.state = 'done';
    else this.startDeals();
  }

  private startDeals(): void {
    this.state = 'deals';
    this.seed = this.request.random(SEEDS);
    this.startPlaying(0);
  }

  private startPlaying(at: number): void {
    this.at = at;
    this.chance = seededRandom(`${this.seed} ${this.deal}`);
    this.playOn = new PlayOn(azul.clone(this.candidates[at].end));
  }

  /** An action, or a part of it, of the candidate that is being played on. */
  private playDeal(most: number): void {
    const { bot, settings } = this.parts;
    const candidate = this.candidates[this.at];
    const { position } = this.playOn;
    const until = candidate.end.round + settings.rounds;
    if (position.phase !== 'over' && !(position.phase === 'deal' && position.round >= until)) {
      this.nodes += this.playOn.advance(bot, most, this.request.random, this.chance);
      return;
    }
    this.nodes++;
    this.judge(candidate, position);
    const next = this.candidates.findIndex(({ isOpen }, at) => isOpen && at > this.at);
    if (next >= 0) this.startPlaying(next);
    else this.endDeal();
  }

  private judge(candidate: CandidateEnd, position: Position): void {
    const own = this.request.seat - 1;
    const evaluation = new Evaluation(position, this.parts.weights, 1);
    const win = (1 + evaluation.value(position, own) / WIN_VALUE) / 2;
    const { expectedScores } = evaluation;
    candidate.add(win, expectedScores[own] - expectedScores[1 - own]);
  }

  /** After each deal, moves that are clearly worse are given up. */
  private endDeal(): void {
    const { deals, leastDeals } = this.parts.settings;
    this.deal++;
    for (const each of this.candidates) each.count();
    const leader = this.leader();
    if (this.deal >= leastDeals) {
      for (const each of this.candidates) if (each !== leader && each.isClearlyBelow(leader)) each.isOpen = false;
    }
    const open = this.candidates.filter(({ isOpen }) => isOpen);
    if (this.deal >= deals || open.length < 2) this.state = 'done';
    else this.startPlaying(this.candidates.indexOf(open[0]));
  }

  /** The best of the moves that are still open, by all deals that were finished. */
  private leader(): CandidateEnd {
    const { opinion } = this;
    const open = this.candidates.filter(({ isOpen }) => isOpen);
    return open.reduce((best, each) => (each.worth(opinion) > best.worth(opinion) ? each : best));
  }
}
