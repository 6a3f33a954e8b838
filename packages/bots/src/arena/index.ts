// What the arena's core offers to the command line, the trainers and the strength table.

export type { Chair, Contestant, Seating } from './chair.ts';
export { botContestant, Forfeit, randomContestant } from './chair.ts';
export type { MatchPlan, MatchResult, Pairing } from './match.ts';
export { playMatch } from './match.ts';
export type { Rating } from './ratings.ts';
export { ratings } from './ratings.ts';
export type { Estimate } from './spread.ts';
export { NORMAL_95, Spread } from './spread.ts';
export type { SprtAnswer, SprtBounds } from './sprt.ts';
export { likelihoodRatio, sprt } from './sprt.ts';
export type { Comparison } from './summary.ts';
export { margin, Summary, winShare } from './summary.ts';
