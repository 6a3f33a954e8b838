// The player that searches: the round of two with alpha-beta, of more with a tree, the columns of free walls by trying all.

import { type AzulTypes, azul } from '@mozaika/azul';
import type { Bot, SearchRequest } from '../bot.ts';
import { AlphaBetaSearch } from './alpha-beta-search.ts';
import { noisyWeights, noticedMoves } from './handicap.ts';
import type { AzulLevel } from './levels.ts';
import { MaxnMcts } from './maxn-mcts.ts';
import { TilingSearch } from './tiling-search.ts';
import type { WeightsByBoard } from './weights.ts';

/** 16 bytes each: 16 MB at most. */
const MAX_TABLE_ENTRIES = 1 << 20;
const MIN_TABLE_ENTRIES = 1 << 10;
/** What sides are worth is remembered for a state in so many nodes. */
const NODES_PER_CACHE_SLOT = 1 << 3;
const MIN_CACHE_SIZE = 1 << 9;
const MAX_CACHE_SIZE = 1 << 13;

const clamp = (least: number, most: number, number: number): number => Math.max(least, Math.min(most, number));

export function searchBot(level: AzulLevel, weights: WeightsByBoard): Bot<AzulTypes> {
  const nodes = 2 ** Math.ceil(Math.log2(level.budget.nodes));
  const tableSize = clamp(MIN_TABLE_ENTRIES, MAX_TABLE_ENTRIES, nodes);
  const memory = clamp(MIN_CACHE_SIZE, MAX_CACHE_SIZE, nodes / NODES_PER_CACHE_SLOT);
  const searchTwo = (request: SearchRequest<AzulTypes>) => {
    const { position, random } = request;
    const own = noisyWeights(weights[position.board.name][2], level.two, random);
    if (position.phase === 'tiling') return new TilingSearch(request, own);
    const { depth } = level.two;
    return new AlphaBetaSearch(request, {
      weights: own,
      tableSize,
      cacheSize: memory,
      depth,
      noticed: noticedMoves(position, level.two, random),
    });
  };
  const searchMany = (request: SearchRequest<AzulTypes>, seats: 3 | 4) => {
    const { position, random } = request;
    const sight = { 3: level.three, 4: level.four }[seats];
    const own = noisyWeights(weights[position.board.name][seats], sight, random);
    if (position.phase === 'tiling') return new TilingSearch(request, own);
    const { playouts: rounds } = sight;
    return new MaxnMcts(request, {
      weights: own,
      cacheSize: memory,
      playouts: rounds,
      noticed: noticedMoves(position, sight, random),
    });
  };
  return {
    game: azul,
    budget: level.budget,
    think: (request) => {
      const { seats } = request.position;
      return seats === 2 ? searchTwo(request) : searchMany(request, seats);
    },
  };
}
