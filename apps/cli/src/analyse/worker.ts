// A thread of an analysis: does one step after the other. The games' parts are loaded when the first step needs them.

import { parentPort } from 'node:worker_threads';
import { type AnalysisParts, analyseStep, loadAnalysis } from '@mozaika/analysis';
import type { Task } from './tasks.ts';

const loaded = new Map<string, AnalysisParts>();

async function partsOf(game: string): Promise<AnalysisParts> {
  const parts = loaded.get(game) ?? (await loadAnalysis(game));
  if (!parts) throw new Error(`There is no analysis of ${game}`);
  loaded.set(game, parts);
  return parts;
}

parentPort?.on('message', async (message: Task | 'end') => {
  if (message === 'end') process.exit();
  const { record, step, depth } = message;
  parentPort?.postMessage(analyseStep(await partsOf(record.game), record, step, depth));
});
parentPort?.postMessage('loaded');
