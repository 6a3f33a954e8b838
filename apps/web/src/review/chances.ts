// A seat's winning chance over a match, as the analysis saw it.

import type { StepAnalysis } from '@mozaika/analysis';
import type { Seat } from '@mozaika/kernel';

export interface ChancePoint {
  /** Of the action after which the chance is this. */
  readonly index: number;
  /** From 0 to 1. */
  readonly chance: number;
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

/** After each of its own decisions; of two players, one's chance is what the other's leaves. */
export const chancesOf = (steps: readonly StepAnalysis[], seat: Seat, seats: number): ChancePoint[] =>
  steps.flatMap((step) => {
    if (step.kind !== 'decision' || (step.seat !== seat && seats !== 2)) return [];
    const { win } = step.played;
    return [{ index: step.index, chance: within(step.seat === seat ? win : 1 - win) }];
  });
