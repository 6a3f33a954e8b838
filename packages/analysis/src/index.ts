// What the analysis offers. The facts of a game are in its own entry: `@mozaika/analysis/azul`, `@mozaika/analysis/qwirkle`.

export type { DealAnalysis } from './deal.ts';
export type { DecisionAnalysis, ValuedMove } from './decision.ts';
export { ANALYSIS_VERSION, budgetFor, DEPTHS, type Depth, type NodeBudget } from './depth.ts';
export type { PointsByPlace } from './loss-places.ts';
export { LOSS_SIZES, type LossSize, sizeOf } from './loss-sizes.ts';
export type { MatchAnalysis, SeatAnalysis, StepAnalysis } from './match-analysis.ts';
export { analyseStep, summarise } from './match-analysis.ts';
export type { AnalysisParts } from './parts.ts';
export { loadAnalysis } from './parts.ts';
export type { Counting } from './play-on.ts';
export type { PositionAnalysis } from './position-analysis.ts';
export { analysePosition } from './position-analysis.ts';
export type { Step } from './steps.ts';
export { stepsOf } from './steps.ts';
