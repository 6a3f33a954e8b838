// Where a client keeps what it remembers of shuffles: texts under the codes of tables and the ids of matches.

import { commitmentTo, formatHex, parseHex, SEED_BYTES, type Witness } from '@mozaika/kernel';

/** It should survive a reload or a restart: whoever has forgotten can't compare. A `Map` will do for a program that runs throughout. */
export interface ShuffleStore {
  get(key: string): string | undefined;
  set(key: string, text: string): unknown;
}

/** A contribution to a shuffle and its seal, which is sent first. */
export interface SealedContribution {
  readonly value: string;
  readonly seal: string;
}

export function newContribution(): SealedContribution {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return { value: formatHex(bytes), seal: commitmentTo(bytes) };
}

/** So many contributions wait at a table: whoever sits down twice has sent two seals, and only the server knows which one counts. */
const MOST_WAITING = 20;

/** The values that this client has sealed at a table and not opened yet, the newest last. */
export function waitingAt(store: ShuffleStore, table: string): readonly string[] {
  const values = readJson(store.get(table));
  return Array.isArray(values) ? values.filter((value) => parseHex(value, SEED_BYTES) !== undefined) : [];
}

export function keepWaiting(store: ShuffleStore, table: string, value: string): void {
  store.set(table, JSON.stringify([...waitingAt(store, table), value].slice(-MOST_WAITING)));
}

/** None of them may be opened again: what was opened once, everybody knows. */
export function forgetWaiting(store: ShuffleStore, table: string): void {
  store.set(table, '[]');
}

export function witnessOf(store: ShuffleStore, match: string): Witness | undefined {
  // Only this client writes here.
  return readJson(store.get(match)) as Witness | undefined;
}

export function keepWitness(store: ShuffleStore, match: string, witness: Witness): void {
  store.set(match, JSON.stringify(witness));
}

function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
