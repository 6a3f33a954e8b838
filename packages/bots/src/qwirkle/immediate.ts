// A search whose move is known immediately.

import type { Move } from '@mozaika/kernel';
import type { AnytimeSearch } from '../bot.ts';

export const immediate = (move: Move): AnytimeSearch => ({
  nodes: 1,
  advance: () => 'done',
  best: () => move,
  analysis: () => ({ moves: [], line: [move], nodes: 1 }),
});
