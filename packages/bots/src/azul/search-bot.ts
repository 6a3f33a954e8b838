// The bot of a level: alpha-beta for two seats, Monte Carlo tree search for more, exhaustive tiling of free walls.
// The lowest levels have a policy instead of a search.

import { type AzulTypes, azul } from '@mozaika/azul';
import type { Bot, SearchRequest } from '../bot.ts';
import { AlphaBetaSearch } from './alpha-beta-search.ts';
import { EndComparison, type EndComparisonSettings } from './end-comparison.ts';
import { noisyWeights, noticedMoves } from './handicap.ts';
import type { AzulLevel } from './levels.ts';
import { MaxnMcts } from './maxn-mcts.ts';
import { TakePolicy } from './take-policy.ts';
import { TilingSearch } from './tiling-search.ts';
import type { WeightsByBoard } from './weights.ts';

/** Slots of the transposition table: 16 bytes each, 16 MB at most. */
const MAX_TABLE_ENTRIES = 1 << 20;
const MIN_TABLE_ENTRIES = 1 << 10;
/** The side evaluation cache has a slot for so many nodes of the budget. */
const NODES_PER_CACHE_SLOT = 1 << 3;
const MIN_CACHE_SIZE = 1 << 9;
const MAX_CACHE_SIZE = 1 << 13;

const clamp = (least: number, most: number, number: number): number => Math.max(least, Math.min(most, number));

/** `ends`: how the rest of the budget is used once a round of two is solved, if it is. */
export function searchBot(level: AzulLevel, weights: WeightsByBoard, ends?: EndComparisonSettings): Bot<AzulTypes> {
  const bot = ends && searchBot({ ...level, budget: { ...level.budget, nodes: ends.nodes } }, weights);
  const nodes = 1 << (32 - Math.clz32(level.budget.nodes - 1));
  const tableSize = clamp(MIN_TABLE_ENTRIES, MAX_TABLE_ENTRIES, nodes);
  const cacheSize = clamp(MIN_CACHE_SIZE, MAX_CACHE_SIZE, nodes / NODES_PER_CACHE_SLOT);
  const searchTwo = (request: SearchRequest<AzulTypes>) => {
    const { position, random } = request;
    const settings = level.two;
    if ('groups' in settings) return new TakePolicy(request, settings);
    const noisy = noisyWeights(weights[position.board.name][2], settings, random);
    if (position.phase === 'tiling') return new TilingSearch(request, noisy);
    const noticed = noticedMoves(position, settings, random);
    const { depth } = settings;
    const search = new AlphaBetaSearch(request, { weights: noisy, tableSize, cacheSize, depth, noticed });
    return ends && bot ? new EndComparison(request, search, { settings: ends, weights: noisy, bot }) : search;
  };
  const searchMany = (request: SearchRequest<AzulTypes>, seats: 3 | 4) => {
    const { position, random } = request;
    const settings = { 3: level.three, 4: level.four }[seats];
    if ('groups' in settings) return new TakePolicy(request, settings);
    const noisy = noisyWeights(weights[position.board.name][seats], settings, random);
    if (position.phase === 'tiling') return new TilingSearch(request, noisy);
    const noticed = noticedMoves(position, settings, random);
    return new MaxnMcts(request, { weights: noisy, cacheSize, playouts: settings.playouts, noticed });
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
