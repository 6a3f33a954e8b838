// Solves the rest of a round of Azul for two: the value of a move is that of the round's end, which is the match's result in the last round.

import type { AzulTypes } from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import { AlphaBetaSearch } from '../azul/alpha-beta-search.ts';
import { firstAlike } from '../azul/move-judge.ts';
import { MASTER_WEIGHTS } from '../azul/prospect-weights.ts';
import type { MoveValue, SearchRequest } from '../bot.ts';
import type { SolvedPosition } from './solved-position.ts';

const TABLE_ENTRIES = 1 << 14;
const CACHE_SIZE = 1 << 10;
/** A round of two has 20 tiles. */
const GREATEST_DEPTH = 20;

/** The position if it is solved with so many nodes, its moves' values with as many again. */
export function solveRound(request: SearchRequest<AzulTypes>, nodes: number): SolvedPosition | undefined {
  const { position } = request;
  if (position.seats !== 2 || position.phase !== 'offer') return undefined;
  const search = new AlphaBetaSearch(request, {
    weights: MASTER_WEIGHTS[position.board.name][2],
    tableSize: TABLE_ENTRIES,
    cacheSize: CACHE_SIZE,
    depth: GREATEST_DEPTH,
    noticed: undefined,
  });
  const best = search.advance(nodes) === 'done' && search.isSolved ? search.analysis().moves[0] : undefined;
  if (!best) return undefined;
  const known = new Map<Move, MoveValue>([[best.move, best]]);
  return {
    best,
    valueOf(move) {
      const first = firstAlike(request, move);
      let value = known.get(first);
      if (!value) {
        search.restrictTo(first);
        if (search.advance(2 * nodes - search.nodes) === 'more') return undefined;
        [value] = search.analysis().moves;
        known.set(first, value);
      }
      return { ...value, move };
    },
  };
}
