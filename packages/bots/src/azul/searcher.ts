// The player that searches: the round of two with alpha-beta, of more with a tree, the columns of free walls by trying all.

import { type AzulTypes, azul } from '@mozaika/azul';
import type { Bot, SearchRequest } from '../bot.ts';
import { Columns } from './columns.ts';
import type { AzulLevel } from './levels.ts';
import { felt, noticed } from './mind.ts';
import { Search } from './search.ts';
import { Tree } from './tree.ts';
import type { WeightsByBoard } from './weights.ts';

/** 16 bytes each: 16 MB at most. */
const MOST_ENTRIES = 1 << 20;
const LEAST_ENTRIES = 1 << 10;
/** What sides are worth is remembered for a state in so many nodes. */
const NODES_PER_STATE = 1 << 3;
const LEAST_STATES = 1 << 9;
const MOST_STATES = 1 << 13;

const within = (least: number, most: number, number: number): number => Math.max(least, Math.min(most, number));

export function searcher(level: AzulLevel, weights: WeightsByBoard): Bot<AzulTypes> {
  const nodes = 2 ** Math.ceil(Math.log2(level.budget.nodes));
  const tableSize = within(LEAST_ENTRIES, MOST_ENTRIES, nodes);
  const memory = within(LEAST_STATES, MOST_STATES, nodes / NODES_PER_STATE);
  const searchTwo = (request: SearchRequest<AzulTypes>) => {
    const { position, random } = request;
    const own = felt(weights[position.board.name][2], level.two, random);
    if (position.phase === 'tiling') return new Columns(request, own);
    const { depth } = level.two;
    return new Search(request, {
      weights: own,
      tableSize,
      memory,
      depth,
      noticed: noticed(position, level.two, random),
    });
  };
  const searchMany = (request: SearchRequest<AzulTypes>, seats: 3 | 4) => {
    const { position, random } = request;
    const sight = { 3: level.three, 4: level.four }[seats];
    const own = felt(weights[position.board.name][seats], sight, random);
    if (position.phase === 'tiling') return new Columns(request, own);
    const { rounds } = sight;
    return new Tree(request, { weights: own, memory, rounds, noticed: noticed(position, sight, random) });
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
