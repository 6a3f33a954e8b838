// Merkle trees as in RFC 9162 (certificate transparency): roots, proofs of inclusion and of consistency, and their verification.
//
//   leaf hash = SHA-256(0x00 ‖ leaf), node hash = SHA-256(0x01 ‖ left ‖ right), root of an empty tree = SHA-256()
// A tree of n leaves is split at the largest power of two below n, so what is left of the split never changes when leaves are added.
// Whoever stores a tree keeps the hashes of its complete subtrees; every proof is made of a few of them.

import { sha256 } from '@noble/hashes/sha2.js';

/** A complete subtree of 2^level leaves, the index-th of its level. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

/** The leaves from `from` to `to`, without `to`. */
export interface LeafRange {
  readonly from: number;
  readonly to: number;
}

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array());

export const leafHash = (leaf: Uint8Array): Uint8Array => sha256.create().update(LEAF).update(leaf).digest();

const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256.create().update(NODE).update(left).update(right).digest();

/** The complete subtrees that a range of leaves consists of, the largest first. The range must be one that a split leads to. */
export function subtreesOf({ from, to }: LeafRange): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let at = from; at < to; ) {
    const leaves = largestPower(to - at);
    subtrees.push({ level: Math.log2(leaves), index: at / leaves });
    at += leaves;
  }
  return subtrees;
}

/** The root over subtrees that stand side by side, the largest first. */
export const joinSubtrees = (hashes: readonly Uint8Array[]): Uint8Array =>
  hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => nodeHash(left, right));

/** The hash over a range of leaves. */
export const rangeHash = (range: LeafRange, hashOf: (subtree: Subtree) => Uint8Array): Uint8Array =>
  joinSubtrees(subtreesOf(range).map(hashOf));

/** The hashes of a new last leaf and of the subtrees that it completes, by level. `left`: the subtrees of the tree so far. */
export function completedBy(leaf: Uint8Array, size: number, left: readonly Uint8Array[]): Uint8Array[] {
  const hashes = [leaf];
  let last = leaf;
  for (let rest = size, at = left.length - 1; rest % 2 === 1; rest = (rest - 1) / 2, at--) {
    const sibling = left[at];
    if (sibling === undefined) throw new RangeError(`a tree of ${size} leaves has more subtrees than ${left.length}`);
    last = nodeHash(sibling, last);
    hashes.push(last);
  }
  return hashes;
}

/** Where a range of two leaves or more is split: after the largest power of two that leaves something. */
const splitOf = ({ from, to }: LeafRange): number => from + largestPower(to - from - 1);

/** The ranges whose hashes prove that a leaf is in a tree, from the leaf up. */
export function inclusionRanges(index: number, size: number): LeafRange[] {
  const ranges: LeafRange[] = [];
  let inside: LeafRange = { from: 0, to: size };
  while (inside.to - inside.from > 1) {
    const middle = splitOf(inside);
    const left = { from: inside.from, to: middle };
    const right = { from: middle, to: inside.to };
    ranges.unshift(index < middle ? right : left);
    inside = index < middle ? left : right;
  }
  return ranges;
}

/** The ranges whose hashes prove that a tree of `from` leaves is the beginning of one of `to` leaves. */
export function consistencyRanges(from: number, to: number): LeafRange[] {
  if (from === 0 || from === to) return [];
  const ranges: LeafRange[] = [];
  let inside: LeafRange = { from: 0, to };
  while (inside.to !== from) {
    const middle = splitOf(inside);
    const left = { from: inside.from, to: middle };
    const right = { from: middle, to: inside.to };
    ranges.unshift(from <= middle ? right : left);
    inside = from <= middle ? left : right;
  }
  // What begins both trees is the old root itself, which the verifier has.
  if (inside.from > 0) ranges.unshift(inside);
  return ranges;
}

export interface Inclusion {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly root: Uint8Array;
  readonly path: readonly Uint8Array[];
}

/** Whether a path proves that a leaf (its hash) stands at an index in the tree with this root (RFC 9162, 2.1.3.2). */
export function provesInclusion({ leaf, index, size, root, path }: Inclusion): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false;
  let node = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of path) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      hash = nodeHash(sibling, hash);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && isSameHash(hash, root);
}

export interface Consistency {
  readonly from: number;
  readonly fromRoot: Uint8Array;
  readonly to: number;
  readonly toRoot: Uint8Array;
  readonly path: readonly Uint8Array[];
}

/** Whether a path proves that the smaller tree is the beginning of the larger one (RFC 9162, 2.1.4.2). */
export function provesConsistency({ from, fromRoot, to, toRoot, path }: Consistency): boolean {
  if (!isCount(from) || !isCount(to) || from > to) return false;
  if (from === 0) return path.length === 0 && isSameHash(fromRoot, EMPTY_ROOT);
  if (from === to) return path.length === 0 && isSameHash(fromRoot, toRoot);
  const [first, ...rest] = largestPower(from) === from ? [fromRoot, ...path] : path;
  if (first === undefined) return false;
  let node = from - 1;
  let last = to - 1;
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  let old = first;
  let now = first;
  for (const sibling of rest) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      old = nodeHash(sibling, old);
      now = nodeHash(sibling, now);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      now = nodeHash(now, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && isSameHash(old, fromRoot) && isSameHash(now, toRoot);
}

/** The largest power of two that is not above n, for n from 1 on. */
function largestPower(n: number): number {
  let power = 1;
  while (2 * power <= n) power *= 2;
  return power;
}

// Not with bit operators: they cut numbers to 32 bits.
const isOdd = (n: number): boolean => n % 2 === 1;
const half = (n: number): number => Math.floor(n / 2);
const isCount = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;

const isSameHash = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
