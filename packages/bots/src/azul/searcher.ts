// The player that searches: the round with alpha-beta (two seats) or max^n, the columns of free walls by trying them all.

import { type AzulTypes, azul } from '@mozaika/azul';
import type { Bot, Budget } from '../bot.ts';
import { Columns } from './columns.ts';
import { ManySearch } from './many.ts';
import { Search } from './search.ts';
import type { WeightsByBoard } from './weights.ts';

/** 16 bytes each: 16 MB at most. */
const MOST_ENTRIES = 1 << 20;
const LEAST_ENTRIES = 1 << 10;

export interface SearcherPlan {
  readonly budget: Budget;
  readonly weights: WeightsByBoard;
  /** No deeper than this many takes. */
  readonly depth: number;
}

export function searcher({ budget, weights, depth }: SearcherPlan): Bot<AzulTypes> {
  const entries = 2 ** Math.ceil(Math.log2(budget.nodes));
  const tableSize = Math.max(LEAST_ENTRIES, Math.min(MOST_ENTRIES, entries));
  return {
    game: azul,
    budget,
    think: (question) => {
      const { board, phase, seats } = question.position;
      if (phase === 'tiling') return new Columns(question, weights[board.name]);
      const plan = { weights: weights[board.name], tableSize, depth };
      return seats === 2 ? new Search(question, plan) : new ManySearch(question, plan);
    },
  };
}
