// What the analysis knows of Azul: the facts of its moves.

export type { ComingFalls } from './coming-falls.ts';
export { azulLossPlaces } from './loss-places.ts';
export type { AzulMoveFacts, LineFact, Reply } from './move-facts.ts';
export { azulMoveFacts } from './move-facts.ts';
export type { AzulOutlook, BonusOutlook } from './outlook.ts';
export { azulOutlook } from './outlook.ts';
export type { WaitingLine } from './side-of.ts';
