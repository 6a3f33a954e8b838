// A look at one decision of a match: what it was worth, and what any other move would have been. A worker does the thinking.

import type { DecisionAnalysis, Depth } from '@mozaika/analysis';
import type { MatchRecord, Refusal } from '@mozaika/kernel';
import type { Told } from '@mozaika/words';
import type { DecisionRequest, ReviewMessage } from './protocol.ts';
import { keptDecision } from './review-store.ts';

/** A decision with the reasons why the best move is better. */
export interface LookedAt {
  readonly step: DecisionAnalysis;
  readonly reasons: readonly Told[];
}

/** A decision that was asked for, or why there is none: forced moves are not analysed. */
type Answer = { readonly ok: true; readonly value: LookedAt } | { readonly ok: false; readonly refusal: Refusal };

export class DecisionLook {
  found: LookedAt | undefined = $state.raw();
  refusal: Refusal | undefined = $state.raw();
  hasFailed = $state(false);
  private readonly record: MatchRecord;
  private readonly index: number;
  private depth: Depth = 'quick';
  private worker: Worker | undefined;
  private answer: (answer: Answer) => void = () => {};

  constructor(record: MatchRecord, index: number) {
    this.record = record;
    this.index = index;
  }

  /** Looks at the move that was made: what the review has found already, otherwise quickly now. */
  async start(): Promise<void> {
    this.hasFailed = false;
    const kept = await keptDecision(this.record, this.index);
    this.depth = kept?.depth ?? 'quick';
    const actions = this.record.actions.slice(0, this.index + 1);
    const answer = await this.ask({ actions, known: kept?.step });
    if (answer?.ok) this.found = answer.value;
    else this.refusal = answer?.refusal;
  }

  /** What another move would have been worth; nothing if it could not be found out. */
  async judge(action: string): Promise<DecisionAnalysis | undefined> {
    const answer = await this.ask({ actions: [...this.record.actions.slice(0, this.index), action] });
    return answer?.ok ? answer.value.step : undefined;
  }

  private ask({
    actions,
    known,
  }: {
    readonly actions: readonly string[];
    readonly known?: DecisionAnalysis | undefined;
  }): Promise<Answer | undefined> {
    const worker = this.worker ?? this.connect();
    const request: DecisionRequest = {
      kind: 'decision',
      record: { ...this.record, actions },
      depth: this.depth,
      known,
    };
    return new Promise((resolve) => {
      this.answer = resolve;
      worker.onerror = () => {
        this.hasFailed = true;
        this.close();
        resolve(undefined);
      };
      worker.postMessage(request);
    });
  }

  private connect(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ReviewMessage>) => {
      if (data.kind === 'decision') this.answer({ ok: true, value: { step: data.step, reasons: data.reasons } });
      else if (data.kind === 'refused') this.answer({ ok: false, refusal: data.refusal });
    };
    this.worker = worker;
    return worker;
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
