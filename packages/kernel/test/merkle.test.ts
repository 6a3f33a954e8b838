// Merkle trees: the examples of RFC 9162, known roots, a plain second implementation, and proofs that were tampered with.

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHex } from '../src/dealer.ts';
import {
  completedBy,
  consistencyRanges,
  EMPTY_ROOT,
  inclusionRanges,
  joinSubtrees,
  leafHash,
  provesConsistency,
  provesInclusion,
  rangeHash,
  type Subtree,
  subtreesOf,
} from '../src/merkle.ts';

const SEEDED = { seed: 9162, numRuns: 300 };
const sha256 = (...parts: Uint8Array[]): Uint8Array =>
  new Uint8Array(createHash('sha256').update(Buffer.concat(parts)).digest());

/** The definitions of the RFC as they stand there, slow. */
const plain = {
  root(leaves: readonly Uint8Array[]): Uint8Array {
    if (leaves.length === 0) return sha256();
    if (leaves.length === 1) return sha256(Uint8Array.of(0), leaves[0]);
    const k = plain.split(leaves.length);
    return sha256(Uint8Array.of(1), plain.root(leaves.slice(0, k)), plain.root(leaves.slice(k)));
  },
  split: (n: number): number => 2 ** (Math.ceil(Math.log2(n)) - 1),
  path(m: number, leaves: readonly Uint8Array[]): Uint8Array[] {
    if (leaves.length === 1) return [];
    const k = plain.split(leaves.length);
    return m < k
      ? [...plain.path(m, leaves.slice(0, k)), plain.root(leaves.slice(k))]
      : [...plain.path(m - k, leaves.slice(k)), plain.root(leaves.slice(0, k))];
  },
  subproof(m: number, leaves: readonly Uint8Array[], b: boolean): Uint8Array[] {
    if (m === leaves.length) return b ? [] : [plain.root(leaves)];
    const k = plain.split(leaves.length);
    return m <= k
      ? [...plain.subproof(m, leaves.slice(0, k), b), plain.root(leaves.slice(k))]
      : [...plain.subproof(m - k, leaves.slice(k), false), plain.root(leaves.slice(0, k))];
  },
};

/** A tree as a server keeps it: the hashes of complete subtrees, written once when they are complete. */
function grow(leaves: readonly Uint8Array[]) {
  const rows: Uint8Array[][] = [];
  const hashOf = ({ level, index }: Subtree) => rows[(index + 1) * 2 ** level - 1][level];
  for (const leaf of leaves) {
    const size = rows.length;
    rows.push(completedBy(leafHash(leaf), size, subtreesOf({ from: 0, to: size }).map(hashOf)));
  }
  return {
    root: (size: number) => rangeHash({ from: 0, to: size }, hashOf),
    path: (index: number, size: number) => inclusionRanges(index, size).map((range) => rangeHash(range, hashOf)),
    consistency: (from: number, to: number) => consistencyRanges(from, to).map((range) => rangeHash(range, hashOf)),
  };
}

const leavesOf = (count: number) => Array.from({ length: count }, (_, n) => Uint8Array.of(n, n >> 8));

describe('roots', () => {
  // The well-known leaves and roots of the tests of certificate transparency.
  const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const roots = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];

  it('are those that certificate transparency knows', () => {
    const tree = grow(leaves.map((hex) => new Uint8Array(Buffer.from(hex, 'hex'))));
    expect(roots.map((_, size) => formatHex(tree.root(size)))).toEqual(roots);
    expect(formatHex(joinSubtrees([]))).toBe(formatHex(EMPTY_ROOT));
  });

  it('can’t be continued from subtrees of another size', () => {
    expect(() => completedBy(EMPTY_ROOT, 3, [EMPTY_ROOT])).toThrow(RangeError);
  });
});

describe('proofs', () => {
  it('consist of the nodes that the RFC names in its tree of seven leaves', () => {
    const at = (from: number, to: number) => ({ from, to });
    const [c, d, b, f] = [at(2, 3), at(3, 4), at(1, 2), at(5, 6)];
    const [g, h, i, j] = [at(0, 2), at(2, 4), at(4, 6), at(6, 7)];
    const [k, l] = [at(0, 4), at(4, 7)];
    expect(inclusionRanges(0, 7)).toEqual([b, h, l]);
    expect(inclusionRanges(3, 7)).toEqual([c, g, l]);
    expect(inclusionRanges(4, 7)).toEqual([f, j, k]);
    expect(inclusionRanges(6, 7)).toEqual([i, k]);
    expect(consistencyRanges(3, 7)).toEqual([c, d, g, l]);
    expect(consistencyRanges(4, 7)).toEqual([l]);
    expect(consistencyRanges(6, 7)).toEqual([i, j, k]);
  });

  it('are those of a plain implementation and hold, for every leaf and every two sizes up to 40', () => {
    const leaves = leavesOf(40);
    const tree = grow(leaves);
    for (let size = 1; size <= leaves.length; size++) {
      const some = leaves.slice(0, size);
      const root = plain.root(some);
      expect(tree.root(size)).toEqual(root);
      for (let index = 0; index < size; index++) {
        const path = tree.path(index, size);
        expect(path).toEqual(plain.path(index, some));
        expect(provesInclusion({ leaf: leafHash(leaves[index]), index, size, root, path })).toBe(true);
      }
      for (let from = 1; from <= size; from++) {
        const path = tree.consistency(from, size);
        expect(path).toEqual(plain.subproof(from, some, true));
        expect(provesConsistency({ from, fromRoot: tree.root(from), to: size, toRoot: root, path })).toBe(true);
      }
    }
    expect(
      provesConsistency({
        from: 0,
        fromRoot: EMPTY_ROOT,
        to: 40,
        toRoot: tree.root(40),
        path: tree.consistency(0, 40),
      }),
    ).toBe(true);
  });

  it('reach beyond 32 bits', () => {
    const size = 2 ** 40 + 2 ** 33 + 5;
    expect(subtreesOf({ from: 0, to: size })).toEqual([
      { level: 40, index: 0 },
      { level: 33, index: 128 },
      { level: 2, index: (size - 5) / 4 },
      { level: 0, index: size - 1 },
    ]);
    const ranges = inclusionRanges(2 ** 39 + 1, size);
    const hashOf = (subtree: Subtree) => sha256(Buffer.from(JSON.stringify(subtree)));
    const path = ranges.map((range) => rangeHash(range, hashOf));
    // Fold up by the RFC's recursion, from the leaf.
    const leaf = sha256();
    const root = ranges.reduce(
      (hash, { from }, at) =>
        from <= 2 ** 39 + 1 ? sha256(Uint8Array.of(1), path[at], hash) : sha256(Uint8Array.of(1), hash, path[at]),
      leaf,
    );
    expect(provesInclusion({ leaf, index: 2 ** 39 + 1, size, root, path })).toBe(true);
    expect(provesInclusion({ leaf, index: 2 ** 39 + 2, size, root, path })).toBe(false);
  });
});

describe('a proof that was tampered with', () => {
  const SIZE = 70;
  const leaves = leavesOf(SIZE);
  const tree = grow(leaves);
  const flipped = (bytes: Uint8Array, bit: number) =>
    bytes.map((byte, at) => (at === (bit >> 3) % bytes.length ? byte ^ (1 << (bit & 7)) : byte));
  const bit = fc.nat(255);
  const sizes = fc
    .tuple(fc.integer({ min: 1, max: SIZE }), fc.integer({ min: 1, max: SIZE }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const path = (honest: readonly Uint8Array[], kind: number, at: number, n: number): Uint8Array[] => {
    const place = honest.length === 0 ? 0 : at % honest.length;
    if (kind === 0 && honest.length > 0) return honest.map((hash, i) => (i === place ? flipped(hash, n) : hash));
    if (kind === 1 && honest.length > 0) return honest.filter((_, i) => i !== place);
    return [...honest.slice(0, place), flipped(EMPTY_ROOT, n), ...honest.slice(place)];
  };

  it('proves no inclusion: of another leaf, at another place, under another root, nor with another path', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), bit, fc.nat(2), fc.nat(), ([, size], chosen, n, kind, at) => {
        const index = chosen % size;
        const honest = {
          leaf: leafHash(leaves[index]),
          index,
          size,
          root: tree.root(size),
          path: tree.path(index, size),
        };
        expect(provesInclusion(honest)).toBe(true);
        expect(provesInclusion({ ...honest, leaf: flipped(honest.leaf, n) })).toBe(false);
        expect(provesInclusion({ ...honest, root: flipped(honest.root, n) })).toBe(false);
        expect(provesInclusion({ ...honest, path: path(honest.path, kind, at, n) })).toBe(false);
        for (const wrong of [index + 1, index - 1, size, -1, 0.5, Number.NaN]) {
          if (wrong !== index) expect(provesInclusion({ ...honest, index: wrong })).toBe(false);
        }
      }),
      SEEDED,
    );
  });

  it('proves no consistency: of other roots, from more leaves to fewer, nor with another path', () => {
    fc.assert(
      fc.property(sizes, bit, fc.nat(2), fc.nat(), ([from, to], n, kind, at) => {
        const honest = {
          from,
          fromRoot: tree.root(from),
          to,
          toRoot: tree.root(to),
          path: tree.consistency(from, to),
        };
        expect(provesConsistency(honest)).toBe(true);
        expect(provesConsistency({ ...honest, fromRoot: flipped(honest.fromRoot, n) })).toBe(false);
        expect(provesConsistency({ ...honest, toRoot: flipped(honest.toRoot, n) })).toBe(false);
        expect(provesConsistency({ ...honest, path: path(honest.path, kind, at, n) })).toBe(false);
        expect(provesConsistency({ ...honest, from: to + 1 })).toBe(false);
        if (from < to) expect(provesConsistency({ ...honest, from: to, to: from })).toBe(false);
      }),
      SEEDED,
    );
  });

  it('proves no history in which one leaf was exchanged', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), ([from, to], chosen) => {
        const rewritten = leaves.slice();
        rewritten[chosen % from] = Uint8Array.of(255, 255, 255);
        const other = grow(rewritten.slice(0, to));
        const claim = {
          from,
          fromRoot: tree.root(from),
          to,
          toRoot: other.root(to),
          path: other.consistency(from, to),
        };
        expect(provesConsistency(claim)).toBe(false);
        expect(provesConsistency({ ...claim, path: tree.consistency(from, to) })).toBe(false);
      }),
      { seed: 6962, numRuns: 60 },
    );
  });
});
