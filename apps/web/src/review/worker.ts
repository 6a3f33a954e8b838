// The worker of a review: analyses a record step by step, so that the page never waits. Whoever has seen enough ends it.

import {
  type AnalysisParts,
  analyseStep,
  type DecisionAnalysis,
  loadAnalysis,
  type StepAnalysis,
  stepsOf,
  summarise,
} from '@mozaika/analysis';
import { type MatchRecord, type Refusal, refuse, replay } from '@mozaika/kernel';
import type { Told } from '@mozaika/words';
import type { DecisionRequest, MatchRequest, ReviewMessage, ReviewRequest } from './protocol.ts';
import { type Compare, loadCompare } from './reasons.ts';

/** After so many steps there is a summary of what is known so far. */
const SUMMARY_EVERY = 8;
/** At most so many reasons are told for each moment. */
const MOST_REASONS = 2;

const send = (message: ReviewMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => void answer(data));

async function answer(request: ReviewRequest): Promise<void> {
  const { game } = request.record;
  const parts = await loadAnalysis(game);
  if (!parts) refused(refuse('no-analysis', { game }));
  else if (request.kind === 'match') reviewMatch(parts, request);
  else lookAtDecision({ parts, compare: await loadCompare(game) }, request);
}

const refused = ({ refusal }: { readonly refusal: Refusal }): void => send({ kind: 'refused', refusal });

interface Tools {
  readonly parts: AnalysisParts;
  readonly compare: Compare;
}

function reviewMatch(parts: AnalysisParts, { record, depth, known }: MatchRequest): void {
  const steps = stepsOf(parts, record);
  if (!steps.ok) {
    refused(steps);
    return;
  }
  send({ kind: 'total', total: steps.value.length });
  const found = new Map(known.map((step) => [step.index, step]));
  const summary = (): void => {
    const inOrder = steps.value.flatMap(({ index }) => found.get(index) ?? []);
    send({ kind: 'summary', analysis: summarise(parts, record, inOrder, depth) });
  };
  for (const [i, step] of steps.value.entries()) {
    if (found.has(step.index)) continue;
    const analysed: StepAnalysis = analyseStep(parts, record, step, depth);
    found.set(step.index, analysed);
    send({ kind: 'step', step: analysed });
    if (i % SUMMARY_EVERY === 0) summary();
  }
  summary();
}

function lookAtDecision(tools: Tools, { record, depth, known }: DecisionRequest): void {
  const steps = stepsOf(tools.parts, record);
  const last = steps.ok ? steps.value.find(({ index }) => index === record.actions.length - 1) : undefined;
  if (!steps.ok) refused(steps);
  else if (last?.kind !== 'decision') refused(refuse('nothing-to-analyse', {}));
  else {
    const step = known ?? analyseStep(tools.parts, record, last, depth);
    if (step.kind === 'decision') send({ kind: 'decision', step, reasons: reasonsOf(tools, record, step) });
  }
}

function reasonsOf({ parts, compare }: Tools, record: MatchRecord, step: DecisionAnalysis): readonly Told[] {
  const { game } = parts.bot;
  const before = replay(game, { ...record, actions: record.actions.slice(0, step.index) });
  const [better, played] = [game.parseMove(step.best.move), game.parseMove(step.played.move)];
  if (!before.ok || !better.ok || !played.ok || step.best.move === step.played.move) return [];
  const reasons = compare(before.value, step.seat, better.value, played.value);
  return reasons.slice(0, MOST_REASONS).map(({ phrase, facts }) => ({ phrase, facts }));
}
