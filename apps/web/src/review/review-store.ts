// The steps of reviews that were made on this device: coming back goes on where one left. In memory where the browser stores nothing.

import type { StepAnalysis } from '@mozaika/analysis';
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

export async function loadSteps(key: string): Promise<readonly StepAnalysis[]> {
  const database = await open();
  return (await database?.get('steps', key).catch(() => undefined)) ?? memory.get(key) ?? [];
}

export async function saveSteps(key: string, steps: readonly StepAnalysis[]): Promise<void> {
  memory.set(key, [...steps]);
  const database = await open();
  await database?.put('steps', [...steps], key).catch(() => {});
}
