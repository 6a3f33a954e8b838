// The steps of reviews that were made on this device: coming back goes on where one left. In memory where the browser stores nothing.

import { ANALYSIS_VERSION, DEPTHS, type DecisionAnalysis, type Depth, type StepAnalysis } from '@mozaika/analysis';
import type { MatchRecord } from '@mozaika/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  /** By the key of a review. */
  steps: { key: string; value: StepAnalysis[] };
}

const memory = new Map<string, StepAnalysis[]>();
let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

const open = (): Promise<IDBPDatabase<Schema> | undefined> => {
  opened ??= openDB<Schema>('mozaika-reviews', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('steps'),
  }).catch(() => undefined);
  return opened;
};

/** What a review is kept under: names of players do not matter. */
export function reviewKey(record: MatchRecord, depth: Depth): string {
  const { game, options, rules, players, actions, from } = record;
  const begins = from === undefined ? [] : [from];
  return JSON.stringify([ANALYSIS_VERSION, depth, game, options, rules, players.length, actions, ...begins]);
}

/** A decision as the deepest review on this device saw it. */
export async function keptDecision(
  record: MatchRecord,
  index: number,
): Promise<{ readonly step: DecisionAnalysis; readonly depth: Depth } | undefined> {
  for (const depth of DEPTHS.toReversed()) {
    const step = (await loadSteps(reviewKey(record, depth))).find((one) => one.index === index);
    if (step?.kind === 'decision') return { step, depth };
  }
  return undefined;
}

export async function loadSteps(key: string): Promise<readonly StepAnalysis[]> {
  const database = await open();
  return (await database?.get('steps', key).catch(() => undefined)) ?? memory.get(key) ?? [];
}

export async function saveSteps(key: string, steps: readonly StepAnalysis[]): Promise<void> {
  memory.set(key, [...steps]);
  const database = await open();
  await database?.put('steps', [...steps], key).catch(() => {});
}
