// The analysis of a position as a seat knows it: the best few moves with their values, and the line that is expected.

import type { SearchRequest } from '@mozaika/bots';
import type { AppraisedMove } from '@mozaika/bots/appraisal';
import type { GameTypes, Move } from '@mozaika/kernel';
import type { NodeBudget } from './depth.ts';
import type { AnalysisParts } from './parts.ts';

export interface PositionAnalysis {
  /** Compared with one another, best first. `error` is that of the distance to the move that the search liked best. */
  readonly moves: readonly AppraisedMove[];
  /** What the search expects after its best move, that move included. */
  readonly line: readonly Move[];
  /** Whether a deeper look or more samples would hardly find another best move: every rival is two errors away. */
  readonly isSure: boolean;
}

/** A rival that is so many errors behind is clearly behind. */
const CLEAR = 2;

/** Analyses the decision of a request; the moves that are asked for are among those that are compared. */
export function analysePosition<T extends GameTypes>(
  { bot, appraiser }: AnalysisParts<T>,
  request: SearchRequest<T>,
  { search: nodes, appraisal, candidates }: NodeBudget,
  asked: readonly Move[] = [],
): PositionAnalysis {
  const search = bot.think(request);
  while (search.nodes < nodes && search.advance(nodes - search.nodes) === 'more');
  const { moves: found, line } = search.analysis();
  const ranked = [...new Set([search.best(), ...found.map(({ move }) => move)])];
  const compared = new Set([...ranked.slice(0, candidates), ...asked]);
  const moves = appraiser
    .appraise(request, [...compared], appraisal)
    .toSorted((a, b) => b.win - a.win || b.margin - a.margin);
  const [best, ...others] = moves;
  const isSure = others.every(({ win, error }) => best === undefined || best.win - win > CLEAR * (error + best.error));
  return { moves, line, isSure };
}
