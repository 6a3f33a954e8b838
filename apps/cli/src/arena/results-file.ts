// The arena's results file: one line of JSON for each group, so that a long run can be stopped and resumed.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { MatchResult } from '@mozaika/bots/arena';
import { UsageError } from '../usage-error.ts';
import type { Group, Plan } from './plan.ts';

const NOT_KEPT = {
  en: 'Cannot keep results in {file}: {reason}.',
  cs: 'Výsledky nejde ukládat do {file}: {reason}.',
};

interface Entry {
  readonly plan: Plan;
  readonly group: number;
  readonly results: readonly MatchResult[];
}

export interface ResultsFile {
  /** The results of a group that was played before. */
  played(plan: Plan, group: Group): readonly MatchResult[] | undefined;
  write(plan: Plan, group: Group, results: readonly MatchResult[]): void;
}

const keyOf = (plan: Plan, group: number): string =>
  JSON.stringify([plan.game, plan.options, plan.seats, plan.seed, group]);

/** Opens a results file; without one nothing is kept. A line that a crash cut off is ignored. */
export function openResultsFile(file: string | undefined): ResultsFile {
  if (file === undefined) return { played: () => undefined, write: () => {} };
  const entries = new Map<string, readonly MatchResult[]>();
  for (const line of linesOf(file)) {
    const entry = parseEntry(line);
    if (entry) entries.set(keyOf(entry.plan, entry.group), entry.results);
  }
  return {
    played: (plan, { group, rotations }) => {
      const results = entries.get(keyOf(plan, group));
      return results?.length === rotations ? results : undefined;
    },
    write: (plan, { group }, results) => {
      const entry: Entry = { plan, group, results };
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
  };
}

function linesOf(file: string): string[] {
  try {
    if (!existsSync(file)) appendFileSync(file, '');
    const text = readFileSync(file, 'utf8');
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
    return text.split('\n').filter((line) => line !== '');
  } catch (error) {
    throw new UsageError(NOT_KEPT, { file, reason: (error as Error).message });
  }
}

function parseEntry(line: string): Entry | undefined {
  try {
    const entry = JSON.parse(line) as Partial<Entry>;
    return entry.plan && Number.isInteger(entry.group) && Array.isArray(entry.results) ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}
