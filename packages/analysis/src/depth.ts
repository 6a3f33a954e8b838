// How much work an analysis does: numbers of nodes and samples, never a time. Equal numbers give equal analyses.

/** Of everything that the analysis computes. A change that may change a figure raises it. */
export const ANALYSIS_VERSION = 1;

export const DEPTHS = ['quick', 'normal', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

export interface NodeBudget {
  /** For finding the best move of a decision. */
  readonly search: number;
  /** For comparing moves with it. */
  readonly appraisal: number;
  /** The moves that the search thinks best are compared, so many of them, and the one that was made. */
  readonly candidates: number;
  /** So many other deals each deal is measured against. */
  readonly deals: number;
}

const times = ({ search, appraisal, candidates, deals }: NodeBudget, factor: number, dealFactor: number) => ({
  search: search * factor,
  appraisal: appraisal * factor,
  candidates,
  deals: deals * dealFactor,
});

const QUICK: { readonly [game: string]: NodeBudget } = {
  /** Values are exact for what was searched, so that the best of some moves is no luckier than the others. */
  azul: { search: 30_000, appraisal: 40_000, candidates: 3, deals: 24 },
  /** Values are sampled: the best of many would seem better than it is. */
  qwirkle: { search: 8000, appraisal: 6000, candidates: 1, deals: 24 },
};

/** The budget of a depth in a game. */
export function budgetFor(game: string, depth: Depth): NodeBudget {
  const quick = QUICK[game];
  if (quick === undefined) throw new RangeError(`There is no analysis of ${game}`);
  return { quick, normal: times(quick, 4, 2), deep: times(quick, 30, 8) }[depth];
}
