// How likely each of some moves wins, for the sparring partner: every move gets a search of its own, of the same size.

import { type AzulTypes, CENTRE, colourOf, destinationOf, isTileMove, sourceOf, takeMove } from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import type { Analysis, AnytimeSearch, MoveValue, SearchRequest } from '../bot.ts';
import type { MoveJudge } from '../sparring/sparring-bot.ts';
import { AlphaBetaSearch } from './alpha-beta-search.ts';
import { MaxnMcts } from './maxn-mcts.ts';
import { TilingSearch } from './tiling-search.ts';
import { WEIGHTS } from './weights.ts';

/** Two seats: the move and two plies more. */
const DEPTH = 3;
/** Three or four seats. */
const PLAYOUTS = 40;
const TABLE_ENTRIES = 1 << 12;
const CACHE_SIZE = 1 << 10;

export const azulJudge: MoveJudge<AzulTypes> = {
  nodes: { proposal: 25_000, judging: 30_000 },
  think: (request, moves) =>
    request.position.phase === 'tiling' ? new TilingSearch(request, weightsFor(request)) : new EachMove(request, moves),
};

const weightsFor = ({ position }: SearchRequest<AzulTypes>) => WEIGHTS[position.board.name][position.seats];

/** Searches move after move. An alpha-beta search of several would know only the best one's value exactly. */
class EachMove implements AnytimeSearch {
  nodes = 0;
  private readonly request: SearchRequest<AzulTypes>;
  private readonly moves: readonly Move[];
  private readonly values: MoveValue[] = [];
  private search: AnytimeSearch;

  constructor(request: SearchRequest<AzulTypes>, moves: readonly Move[]) {
    this.request = request;
    this.moves = moves;
    this.search = searchOf(request, moves[0]);
  }

  advance(nodes: number): 'more' | 'done' {
    const until = this.nodes + nodes;
    while (this.nodes < until && this.values.length < this.moves.length) {
      const before = this.search.nodes;
      const state = this.search.advance(until - this.nodes);
      this.nodes += this.search.nodes - before;
      if (state === 'done') this.endSearch();
    }
    return this.values.length < this.moves.length ? 'more' : 'done';
  }

  private endSearch(): void {
    this.values.push({ ...this.search.analysis().moves[0], move: this.moves[this.values.length] });
    const next = this.moves[this.values.length];
    if (next !== undefined) this.search = searchOf(this.request, next);
  }

  best(): Move {
    return (
      this.values.reduce((best, value) => (value.win > best.win ? value : best), this.values[0])?.move ?? this.moves[0]
    );
  }

  /** The moves whose search has ended. */
  analysis(): Analysis {
    return { moves: this.values, line: [this.best()], nodes: this.nodes };
  }
}

function searchOf(request: SearchRequest<AzulTypes>, move: Move): AnytimeSearch {
  const noticed = new Set([firstAlike(request, move)]);
  const options = { weights: weightsFor(request), cacheSize: CACHE_SIZE, noticed };
  if (request.position.seats === 2)
    return new AlphaBetaSearch(request, { ...options, tableSize: TABLE_ENTRIES, depth: DEPTH });
  return new MaxnMcts(request, { ...options, playouts: PLAYOUTS });
}

/** The same take from the first display that offers the same: searches know no other. */
function firstAlike({ position: { offers } }: SearchRequest<AzulTypes>, move: Move): Move {
  const source = sourceOf(move);
  if (isTileMove(move) || source === CENTRE) return move;
  return takeMove(offers.indexOf(offers[source]), colourOf(move), destinationOf(move));
}
