// Where steps of analyses are kept, so that an analysis that was stopped goes on where it was. A line of JSON for each step, in
// a file named by what was analysed, how deeply, and by which version: a later version does not read it.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ANALYSIS_VERSION, type Depth, type StepAnalysis } from '@mozaika/analysis';
import type { MatchRecord } from '@mozaika/kernel';
import { UsageError } from '../usage-error.ts';

const NOT_KEPT = {
  en: 'Cannot keep the analysis in {file}: {reason}. Choose another folder with --store.',
  cs: 'Rozbor nejde ukládat do {file}: {reason}. Zvol jinou složku pomocí --store.',
};

export const defaultFolder = (): string =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'mozaika', 'analyses');

export interface StepStore {
  /** The steps that were analysed before, by index. */
  readonly known: ReadonlyMap<number, StepAnalysis>;
  add(analysis: StepAnalysis): void;
}

/** Opens what is kept of a record's analysis. Names of players do not matter. */
export function openStore(folder: string, record: MatchRecord, depth: Depth): StepStore {
  const { game, options, rules, players, actions, from } = record;
  const begins = from === undefined ? [] : [from];
  const subject = JSON.stringify([game, options, rules, players.length, actions, ...begins]);
  const hash = createHash('sha256').update(subject).digest('hex');
  const file = join(folder, `${hash}-${depth}-${ANALYSIS_VERSION}.jsonl`);
  try {
    mkdirSync(folder, { recursive: true });
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // A line that was cut off is ignored, and ended.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
    const known = text.split('\n').flatMap((line) => parseStep(line) ?? []);
    return {
      known: new Map(known.map((step) => [step.index, step])),
      add: (analysis) => appendFileSync(file, `${JSON.stringify(analysis)}\n`),
    };
  } catch (error) {
    throw new UsageError(NOT_KEPT, { file: folder, reason: (error as Error).message });
  }
}

function parseStep(line: string): StepAnalysis | undefined {
  try {
    const step = JSON.parse(line) as Partial<StepAnalysis>;
    return Number.isInteger(step.index) && (step.kind === 'decision' || step.kind === 'deal')
      ? (step as StepAnalysis)
      : undefined;
  } catch {
    return undefined;
  }
}
