// The algorithms apart from the games: principal-variation search finds what plain negamax finds, picking sorts, trees grow.

import { type Random, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { pickTop } from '../src/algorithms/move-picking.ts';
import { CUTOFF, PvsFrames } from '../src/algorithms/pvs-frames.ts';
import { TreeStorage } from '../src/algorithms/tree-storage.ts';

/** A game tree: leaves have a value to the seat that would move there. */
type Tree = { readonly value: number; readonly children: readonly Tree[] };

const grown = (random: Random, depth: number): Tree => ({
  value: random(41) - 20,
  children: depth === 0 ? [] : Array.from({ length: 1 + random(4) }, () => grown(random, depth - 1)),
});

const negamax = ({ value, children }: Tree): number =>
  children.length === 0 ? value : Math.max(...children.map((child) => -negamax(child)));

const MIN_VALUE = -1000;

/** The value of a tree by principal-variation search on frames, and how many positions it visited. */
function search(root: Tree): { readonly value: number; readonly visits: number } {
  const frames = new PvsFrames(2, MIN_VALUE);
  const path: Tree[] = [root];
  let visits = 0;
  const backUp = (ply: number, value: number): void => {
    if (frames.failsHigh(ply, value) && value < frames.betas[ply]) frames.searchAgain(ply);
    else if (frames.accept(ply, value) === CUTOFF) close(ply);
  };
  const close = (ply: number): void => {
    path.length = ply;
    if (ply > 0) backUp(ply - 1, -frames.bestValues[ply]);
  };
  frames.open(0, 0, MIN_VALUE, -MIN_VALUE);
  while (path.length > 0) {
    const ply = path.length - 1;
    if (!frames.isResearch(ply) && frames.next[ply] === path[ply].children.length) {
      close(ply);
      continue;
    }
    frames.beginMove(ply);
    visits++;
    const child = path[ply].children[frames.next[ply]];
    if (child.children.length === 0) backUp(ply, -child.value);
    else {
      frames.open(ply + 1, 0, frames.childAlpha(ply), frames.childBeta(ply));
      path.push(child);
    }
  }
  return { value: frames.bestValues[0], visits };
}

describe('principal-variation search', () => {
  it('finds the value of negamax, deeper than its stack was made for', () => {
    const random = seededRandom('pvs');
    for (let i = 0; i < 200; i++) {
      const tree = grown(random, 1 + random(6));
      expect(search(tree).value, `tree ${i}`).toBe(negamax(tree));
    }
  });

  it('visits fewer positions than there are', () => {
    const random = seededRandom('pvs cuts');
    const size = ({ children }: Tree): number => children.reduce((sum, child) => sum + 1 + size(child), 0);
    const trees = Array.from({ length: 50 }, () => grown(random, 6));
    const visits = trees.reduce((sum, tree) => sum + search(tree).visits, 0);
    const sizes = trees.reduce((sum, tree) => sum + size(tree), 0);
    expect(visits).toBeLessThan(sizes);
  });
});

describe('move picking', () => {
  it('brings the highest scores to the front in order, the first of equal ones first, and loses no move', () => {
    const random = seededRandom('picking');
    for (let i = 0; i < 100; i++) {
      const count = 1 + random(20);
      const scores = Float64Array.from({ length: count }, () => random(10));
      const moves = Int32Array.from(scores, (_, move) => move);
      const before = [...scores];
      const most = random(25);
      expect(pickTop(moves, scores, count, most)).toBe(Math.min(most, count));
      const sorted = before.toSorted((a, b) => b - a).slice(0, most);
      expect([...scores.subarray(0, most)]).toEqual(sorted);
      expect([...moves].sort((a, b) => a - b)).toEqual(before.map((_, move) => move));
      expect([...moves].map((move) => before[move])).toEqual([...scores]);
    }
  });
});

describe('a tree', () => {
  it('grows, keeps what it holds, and stops at its limit', () => {
    const tree = new TreeStorage(Float64Array, 10_000);
    expect(tree.allocateChildren(0, 3)).toBe(true);
    const first = tree.firstChild[0];
    tree.moves[first + 1] = 2 ** 52 + 1;
    tree.addVisit(first + 1, 0.25);
    tree.addVisit(first + 1, 0.5);
    let parent = first;
    while (tree.allocateChildren(parent, 1000)) parent = tree.firstChild[parent];
    expect(tree.moves.length).toBeGreaterThanOrEqual(parent + 1000);
    expect([tree.moves[first + 1], tree.visits[first + 1], tree.rewards[first + 1]]).toEqual([2 ** 52 + 1, 2, 0.75]);
    expect(tree.mostVisitedChild(0)).toBe(first + 1);
    expect(tree.childCount[parent]).toBe(0);
  });

  it('proves a position when all its moves are proven, by the best of them for the mover', () => {
    const tree = new TreeStorage(Int16Array, 100);
    tree.allocateChildren(0, 2);
    const first = tree.firstChild[0];
    const [poor, good] = [Float64Array.of(0.2, 0.8, 0, 0), Float64Array.of(0.9, 0.1, 0, 0)].map((payoffs) =>
      tree.addOutcome(payoffs),
    );
    tree.proven[first] = poor;
    expect(tree.provenOutcomeAfter(0, 0)).toBe(0);
    tree.proven[first + 1] = good;
    expect(tree.provenOutcomeAfter(0, 0)).toBe(good);
    expect(tree.provenOutcomeAfter(0, 1)).toBe(poor);
  });
});
