// The worker of a review: analyses a record step by step, so that the page never waits. Whoever has seen enough ends it.

import {
  type AnalysisParts,
  analyseStep,
  loadAnalysis,
  type MatchAnalysis,
  type StepAnalysis,
  stepsOf,
  summarise,
} from '@mozaika/analysis';
import { type MatchRecord, refuse, replay } from '@mozaika/kernel';
import type { Reasons, ReviewMessage, ReviewRequest } from './protocol.ts';
import { type Compare, loadCompare } from './reasons.ts';

/** After so many steps there is a summary of what is known so far. */
const SUMMARY_EVERY = 8;
/** At most so many reasons are told for each moment. */
const MOST_REASONS = 2;

const send = (message: ReviewMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => void review(data));

async function review({ record, depth, known }: ReviewRequest): Promise<void> {
  const parts = await loadAnalysis(record.game);
  if (!parts) return send({ kind: 'refused', refusal: refuse('no-analysis', { game: record.game }).refusal });
  const compare = await loadCompare(record.game);
  const steps = stepsOf(parts, record);
  if (!steps.ok) return send({ kind: 'refused', refusal: steps.refusal });
  send({ kind: 'total', total: steps.value.length });
  const found = new Map(known.map((step) => [step.index, step]));
  const summary = (): void => {
    const inOrder = steps.value.flatMap(({ index }) => found.get(index) ?? []);
    const analysis = summarise(parts, record, inOrder, depth);
    send({ kind: 'summary', analysis, reasons: reasonsOf(parts, record, analysis, compare) });
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

function reasonsOf(
  { bot: { game } }: AnalysisParts,
  record: MatchRecord,
  { moments, steps }: MatchAnalysis,
  compare: Compare,
): Reasons {
  const told = moments.map((index) => {
    const step = steps.find((one) => one.index === index);
    const before = replay(game, { ...record, actions: record.actions.slice(0, index) });
    if (step?.kind !== 'decision' || !before.ok) return [index, []] as const;
    const [better, played] = [game.parseMove(step.best.move), game.parseMove(step.played.move)];
    const reasons = better.ok && played.ok ? compare(before.value, step.seat, better.value, played.value) : [];
    return [index, reasons.slice(0, MOST_REASONS).map(({ phrase, facts }) => ({ phrase, facts }))] as const;
  });
  return Object.fromEntries(told);
}
