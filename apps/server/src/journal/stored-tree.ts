// The journal's Merkle tree as it is stored: each entry's row has the hashes of its leaf and of the subtrees that this leaf completed, so
// nothing is ever rewritten, and a root or a proof reads some twenty rows of a million.

import {
  completedBy,
  formatHex,
  joinSubtrees,
  type LeafRange,
  parseHex,
  rangeHash,
  type Subtree,
  subtreesOf,
} from '@mozaika/kernel';
import type { JournalRow, Storage } from '../storage/port.ts';

const HASH_BYTES = 32;
const HASH_DIGITS = 2 * HASH_BYTES;

/** The right edge of the tree, from which it grows: the hashes of its complete subtrees, the largest first. */
export interface Tip {
  readonly size: number;
  readonly subtrees: readonly Uint8Array[];
}

export const rootOf = ({ subtrees }: Tip): Uint8Array => joinSubtrees(subtrees);

/** The tip after one more leaf, and what to store with that leaf. */
export function grow({ size, subtrees }: Tip, leaf: Uint8Array): { readonly tip: Tip; readonly hashes: string } {
  const hashes = completedBy(leaf, size, subtrees);
  const untouched = subtrees.slice(0, subtrees.length + 1 - hashes.length);
  return {
    tip: { size: size + 1, subtrees: [...untouched, ...hashes.slice(-1)] },
    hashes: hashes.map(formatHex).join(''),
  };
}

export async function readTip(storage: Storage, size: number): Promise<Tip> {
  const subtrees = subtreesOf({ from: 0, to: size });
  const hashOf = await readSubtrees(storage, subtrees);
  return { size, subtrees: subtrees.map(hashOf) };
}

/** The hashes over ranges of leaves, in hexadecimal. */
export async function readRanges(storage: Storage, ranges: readonly LeafRange[]): Promise<string[]> {
  const hashOf = await readSubtrees(storage, ranges.flatMap(subtreesOf));
  return ranges.map((range) => formatHex(rangeHash(range, hashOf)));
}

/** The entry that completes a subtree: its last leaf. */
const completing = ({ level, index }: Subtree): number => (index + 1) * 2 ** level - 1;

async function readSubtrees(storage: Storage, subtrees: readonly Subtree[]): Promise<(subtree: Subtree) => Uint8Array> {
  const rows = await storage.journalEntries([...new Set(subtrees.map(completing))]);
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  return (subtree) => storedHash(byIndex.get(completing(subtree)), subtree);
}

function storedHash(row: JournalRow | undefined, { level, index }: Subtree): Uint8Array {
  const hash = parseHex(row?.hashes.slice(level * HASH_DIGITS, (level + 1) * HASH_DIGITS), HASH_BYTES);
  if (!hash) throw new Error(`The stored journal lacks the hash of subtree ${index} of level ${level}`);
  return hash;
}
