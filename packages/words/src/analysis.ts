// Words for the analysis of matches, of any game. The reasons of each game's moves are in its own entry.

export type { Reason } from './analysis/reasons.ts';
export { LOSS_NAMES } from './analysis/sizes.ts';
