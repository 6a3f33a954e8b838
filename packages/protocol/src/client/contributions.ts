// The client's part in a fair shuffle: random bytes whose hash (the seal) is sent first and which are revealed when all seals are known.

import { commitmentTo, formatHex, parseHex, SEED_BYTES } from '@mozaika/kernel';
import type { TableView } from '../table.ts';
import type { ClientRequest } from './outbox.ts';

/** Where contributions wait until they are revealed: it should survive a reload. A `Map` will do for a program. */
export interface ContributionStore {
  get(table: string): string | undefined;
  set(table: string, value: string): unknown;
}

/** Makes a contribution to the next match of a table, stores it, and returns its seal. */
export function newSeal(store: ContributionStore, table: string): string {
  const value = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  store.set(table, formatHex(value));
  return commitmentTo(value);
}

/** The request that reveals the client's contribution, if the table waits for it. */
export function revealRequest(
  store: ContributionStore,
  { code, stage, match, you }: TableView,
): ClientRequest | undefined {
  const value = parseHex(store.get(code), SEED_BYTES);
  if (stage !== 'opening' || !match || you.seat === undefined || !value) return undefined;
  const { seals, contributions } = match.fairness;
  const isSealed = seals.some(({ seat, hash }) => seat === you.seat && hash === commitmentTo(value));
  if (!isSealed || contributions.some(({ seat }) => seat === you.seat)) return undefined;
  return { op: 'reveal', match: match.id, value: formatHex(value) };
}
