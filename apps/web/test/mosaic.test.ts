// The wall of the start screen: every cell gets a tile once, half a wall is there at once, and a cycle ends as it began.

import { describe, expect, it } from 'vitest';
import { cycleOf, isLaidAtFirst, isLaidForGood, layingOrder } from '../src/screens/start/mosaic.ts';

describe.each([
  [2, 10],
  [3, 10],
  [5, 8],
])('a wall of %i rows and %i columns', (rows, columns) => {
  const order = layingOrder(rows, columns);

  it('gets a tile on every cell, each at its own moment', () => {
    expect(order.toSorted((a, b) => a - b)).toEqual(order.map((_, i) => i));
  });

  it('is about half full when the screen is opened, and nearly full where it stands still', () => {
    const laid = order.filter((place) => isLaidAtFirst(place, order.length)).length;
    expect(laid / order.length).toBeGreaterThan(0.4);
    expect(laid / order.length).toBeLessThan(0.7);
    expect(order.filter((place) => isLaidForGood(place, order.length)).length).toBeLessThan(order.length);
  });

  it('has moments in order within each tile’s cycle, and is empty at both ends', () => {
    for (const place of order) {
      const offsets = cycleOf(place, order.length).keyframes.map(({ offset }) => Number(offset));
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      const [first, last] = [
        cycleOf(place, order.length).keyframes.at(0),
        cycleOf(place, order.length).keyframes.at(-1),
      ];
      expect([first?.['opacity'], last?.['opacity']]).toEqual([0, 0]);
    }
  });
});
