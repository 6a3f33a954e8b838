// A review that is being made: what the worker has found so far. Leaving it loses nothing but the step under way.

import type { Depth, MatchAnalysis, StepAnalysis } from '@mozaika/analysis';
import type { MatchRecord, Refusal } from '@mozaika/kernel';
import type { ReviewMessage, ReviewRequest } from './protocol.ts';
import { loadSteps, reviewKey, saveSteps } from './review-store.ts';

/** Steps are kept after so many new ones. */
const SAVE_EVERY = 8;

export class Review {
  depth: Depth = $state('quick');
  total = $state(0);
  done = $state(0);
  analysis: MatchAnalysis | undefined = $state.raw();
  refusal: Refusal | undefined = $state.raw();
  hasFailed = $state(false);
  private readonly record: MatchRecord;
  private worker: Worker | undefined;
  private steps: StepAnalysis[] = [];

  constructor(record: MatchRecord) {
    this.record = record;
  }

  get isDone(): boolean {
    return this.total > 0 && this.done === this.total;
  }

  private get key(): string {
    return reviewKey(this.record, this.depth);
  }

  async start(depth: Depth): Promise<void> {
    this.close();
    this.depth = depth;
    this.hasFailed = false;
    this.total = 0;
    this.done = 0;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    this.steps = [...(await loadSteps(this.key))];
    if (this.worker !== worker) return;
    this.done = this.steps.length;
    worker.onmessage = ({ data }: MessageEvent<ReviewMessage>) => this.receive(data);
    worker.onerror = () => {
      this.hasFailed = true;
      this.close();
    };
    const request: ReviewRequest = { kind: 'match', record: this.record, depth, known: this.steps };
    worker.postMessage(request);
  }

  private receive(message: ReviewMessage): void {
    if (message.kind === 'refused') this.refusal = message.refusal;
    else if (message.kind === 'total') this.total = message.total;
    else if (message.kind === 'step') {
      this.steps.push(message.step);
      this.done = this.steps.length;
      if (this.done % SAVE_EVERY === 0 || this.isDone) void saveSteps(this.key, this.steps);
    } else if (message.kind === 'summary') {
      this.analysis = message.analysis;
    }
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    if (this.steps.length > 0 && !this.isDone) void saveSteps(this.key, this.steps);
  }
}
