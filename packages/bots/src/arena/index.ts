// What the arena's core offers to the command line, the trainers and the strength table.

export type { MatchPlan, MatchResult, Pairing } from './match.ts';
export { playMatch } from './match.ts';
export type { Rating } from './ratings.ts';
export { ratings } from './ratings.ts';
export type { Estimate } from './running-stats.ts';
export { NORMAL_95, RunningStats } from './running-stats.ts';
export type { Contestant, SeatAgent, Seating } from './seat-agent.ts';
export { botContestant, Forfeit, randomContestant } from './seat-agent.ts';
export type { SprtAnswer, SprtBounds } from './sprt.ts';
export { likelihoodRatio, sprt } from './sprt.ts';
export type { Comparison } from './summary.ts';
export { margin, Summary, winShare } from './summary.ts';
