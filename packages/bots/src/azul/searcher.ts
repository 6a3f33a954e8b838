// The player that searches: the round with alpha-beta, the columns of free walls by trying them all.

import { type AzulTypes, azul } from '@mozaika/azul';
import type { Bot } from '../bot.ts';
import { Columns } from './columns.ts';
import type { AzulLevel } from './levels.ts';
import { felt, noticed } from './mind.ts';
import { Search } from './search.ts';
import type { WeightsByBoard } from './weights.ts';

/** 16 bytes each: 16 MB at most. */
const MOST_ENTRIES = 1 << 20;
const LEAST_ENTRIES = 1 << 10;

export function searcher(level: AzulLevel, weights: WeightsByBoard): Bot<AzulTypes> {
  const entries = 2 ** Math.ceil(Math.log2(level.budget.nodes));
  const tableSize = Math.max(LEAST_ENTRIES, Math.min(MOST_ENTRIES, entries));
  return {
    game: azul,
    budget: level.budget,
    think: (question) => {
      const { position, random } = question;
      const sight = [level.two, level.three, level.four][position.seats - 2];
      const own = felt(weights[position.board.name], sight, random);
      if (position.phase === 'tiling') return new Columns(question, own);
      const plan = { weights: own, tableSize, depth: sight.depth, noticed: noticed(position, sight, random) };
      return new Search(question, plan);
    },
  };
}
