// How likely each of some moves wins, for the sparring partner: every move gets a search of its own, of the same size.

import { type AzulTypes, CENTRE, colourOf, destinationOf, isTileMove, sourceOf, takeMove } from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import type { Analysis, AnytimeSearch, MoveValue, SearchRequest } from '../bot.ts';
import type { MoveJudge } from '../sparring/sparring-bot.ts';
import { AlphaBetaSearch } from './alpha-beta-search.ts';
import { MaxnMcts } from './maxn-mcts.ts';
import { TilingSearch } from './tiling-search.ts';
import { WEIGHTS } from './weights.ts';

/** Two seats: the depths to which all moves are searched, one after the other. All odd, as the side that moves last looks better. */
const DEPTHS = [3, 5, 7];
/** Three or four seats. */
const PLAYOUTS = 40;
const TABLE_ENTRIES = 1 << 12;
const CACHE_SIZE = 1 << 10;

export const azulJudge: MoveJudge<AzulTypes> = {
  nodes: { proposal: 10_000, judging: 10_000 },
  pessimism: 0.9,
  think: (request, moves) =>
    request.position.phase === 'tiling' ? new TilingSearch(request, weightsFor(request)) : new EachMove(request, moves),
};

const weightsFor = ({ position }: SearchRequest<AzulTypes>) => WEIGHTS[position.board.name][position.seats];

/** Searches move after move, and all of them deeper and deeper. An alpha-beta search of several would know only the best one's value. */
class EachMove implements AnytimeSearch {
  nodes = 0;
  private readonly request: SearchRequest<AzulTypes>;
  private readonly moves: readonly Move[];
  /** The values of the last round of searches that was finished, and of the one that runs. */
  private values: readonly MoveValue[] = [];
  private found: MoveValue[] = [];
  private round = 0;
  private search: AnytimeSearch;

  constructor(request: SearchRequest<AzulTypes>, moves: readonly Move[]) {
    this.request = request;
    this.moves = moves;
    this.search = searchOf(request, moves[0], this.round);
  }

  private get isDone(): boolean {
    return this.round === (this.request.position.seats === 2 ? DEPTHS.length : 1);
  }

  advance(nodes: number): 'more' | 'done' {
    const until = this.nodes + nodes;
    while (this.nodes < until && !this.isDone) {
      const before = this.search.nodes;
      const state = this.search.advance(until - this.nodes);
      this.nodes += this.search.nodes - before;
      if (state === 'done') this.endSearch();
    }
    return this.isDone ? 'done' : 'more';
  }

  private endSearch(): void {
    const { request, moves, found } = this;
    found.push({ ...this.search.analysis().moves[0], move: moves[found.length] });
    if (found.length === moves.length) {
      this.values = found;
      this.found = [];
      this.round++;
    }
    if (!this.isDone) this.search = searchOf(request, moves[this.found.length], this.round);
  }

  best(): Move {
    const [first, ...others] = this.values;
    return first ? others.reduce((best, value) => (value.win > best.win ? value : best), first).move : this.moves[0];
  }

  analysis(): Analysis {
    return { moves: this.values, line: [this.best()], nodes: this.nodes };
  }
}

function searchOf(request: SearchRequest<AzulTypes>, move: Move, round: number): AnytimeSearch {
  const noticed = new Set([firstAlike(request, move)]);
  const options = { weights: weightsFor(request), cacheSize: CACHE_SIZE, noticed };
  if (request.position.seats === 2)
    return new AlphaBetaSearch(request, { ...options, tableSize: TABLE_ENTRIES, depth: DEPTHS[round] });
  return new MaxnMcts(request, { ...options, playouts: PLAYOUTS });
}

/** The same take from the first display that offers the same: searches know no other. */
export function firstAlike({ position: { offers } }: SearchRequest<AzulTypes>, move: Move): Move {
  const source = sourceOf(move);
  if (isTileMove(move) || source === CENTRE) return move;
  return takeMove(offers.indexOf(offers[source]), colourOf(move), destinationOf(move));
}
