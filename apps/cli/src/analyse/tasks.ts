// The work of an analysis: the steps of all records, each of which any thread can do by itself.

import type { Depth, Step, StepAnalysis } from '@mozaika/analysis';
import type { MatchRecord } from '@mozaika/kernel';

export interface Task {
  readonly record: MatchRecord;
  readonly step: Step;
  readonly depth: Depth;
}

/** Gives tasks to threads; ends when all are done, a thread fails, or the signal says so. */
export interface TaskRun {
  readonly tasks: readonly Task[];
  readonly threads: number;
  onDone(task: Task, analysis: StepAnalysis): void;
  readonly signal: AbortSignal;
}
