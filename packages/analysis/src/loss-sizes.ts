// What a decision is called by how much of a win it lost. The bounds come from self-play of the levels: docs/analysis.md.

export const LOSS_SIZES = ['best', 'good', 'inaccurate', 'mistake', 'blunder'] as const;
export type LossSize = (typeof LOSS_SIZES)[number];

/** The least loss of each size, as a share of a win. */
const LEAST_LOSS: { readonly [size in LossSize]: number } = {
  best: 0,
  good: 0.002,
  inaccurate: 0.02,
  mistake: 0.05,
  blunder: 0.12,
};

/** The size of a loss: the last one that it reaches. */
export const sizeOf = (loss: number): LossSize => LOSS_SIZES.findLast((size) => loss >= LEAST_LOSS[size]) ?? 'best';
