// The player that searches: the round of two with alpha-beta, of more with a tree, the columns of free walls by trying all.

import { type AzulTypes, azul } from '@mozaika/azul';
import type { Bot, Question } from '../bot.ts';
import { Columns } from './columns.ts';
import type { AzulLevel } from './levels.ts';
import { felt, noticed } from './mind.ts';
import { Search } from './search.ts';
import { Tree } from './tree.ts';
import type { WeightsByBoard } from './weights.ts';

/** 16 bytes each: 16 MB at most. */
const MOST_ENTRIES = 1 << 20;
const LEAST_ENTRIES = 1 << 10;

export function searcher(level: AzulLevel, weights: WeightsByBoard): Bot<AzulTypes> {
  const entries = 2 ** Math.ceil(Math.log2(level.budget.nodes));
  const tableSize = Math.max(LEAST_ENTRIES, Math.min(MOST_ENTRIES, entries));
  const searchTwo = (question: Question<AzulTypes>) => {
    const { position, random } = question;
    const own = felt(weights[position.board.name][2], level.two, random);
    if (position.phase === 'tiling') return new Columns(question, own);
    const plan = { weights: own, tableSize, depth: level.two.depth, noticed: noticed(position, level.two, random) };
    return new Search(question, plan);
  };
  const searchMany = (question: Question<AzulTypes>, seats: 3 | 4) => {
    const { position, random } = question;
    const sight = { 3: level.three, 4: level.four }[seats];
    const own = felt(weights[position.board.name][seats], sight, random);
    if (position.phase === 'tiling') return new Columns(question, own);
    return new Tree(question, { weights: own, rounds: sight.rounds, noticed: noticed(position, sight, random) });
  };
  return {
    game: azul,
    budget: level.budget,
    think: (question) => {
      const { seats } = question.position;
      return seats === 2 ? searchTwo(question) : searchMany(question, seats);
    },
  };
}
