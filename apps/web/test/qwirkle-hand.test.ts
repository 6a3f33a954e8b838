// The hand in its owner's order, and where all the tiles are.

import { type QwirkleView, qwirkle } from '@mozaika/qwirkle';
import { expect, test } from 'vitest';
import { arranged, type HandTile, moved, sorted } from '../src/games/qwirkle/hand.ts';
import { tileCounts } from '../src/games/qwirkle/tile-counts.ts';

const tilesOf = (hand: readonly HandTile[]) => hand.map(({ tile }) => tile).join(' ');
const idAt = (hand: readonly HandTile[], at: number) => hand[at]?.id ?? Number.NaN;
const HAND = arranged([], ['Rs', 'Go', 'Rs', 'Y*', 'Bx', 'Pd']);

test('tiles that stay keep their order and their ids; new ones come last', () => {
  const order = moved(HAND, idAt(HAND, 5), 0);
  const next = arranged(order, ['Rs', 'Go', 'Y*', 'Pd', 'Oc', 'Oc']);
  expect(tilesOf(next)).toBe('Pd Rs Go Y* Oc Oc');
  expect(idAt(next, 0)).toBe(idAt(order, 0));
  expect(new Set(next.map(({ id }) => id)).size).toBe(6);
});

test('of two equal tiles only the one that left is gone', () => {
  expect(tilesOf(arranged(HAND, ['Rs']))).toBe('Rs');
});

test('a tile moves to any place, and never out of the hand', () => {
  const first = idAt(HAND, 0);
  expect(tilesOf(moved(HAND, first, 2))).toBe('Go Rs Rs Y* Bx Pd');
  expect(tilesOf(moved(HAND, first, 99))).toBe('Go Rs Y* Bx Pd Rs');
  expect(tilesOf(moved(HAND, first, -3))).toBe(tilesOf(HAND));
  expect(tilesOf(moved(HAND, 1000, 0))).toBe(tilesOf(HAND));
});

test('a hand is sorted by colour or by shape', () => {
  expect(tilesOf(sorted(HAND, 'colour'))).toBe('Rs Rs Y* Go Bx Pd');
  expect(tilesOf(sorted(HAND, 'shape'))).toBe('Go Bx Pd Rs Rs Y*');
});

test('the three copies of every tile are on the grid, in the own hand or unseen', () => {
  const empty = qwirkle.view(qwirkle.setup({}, 2)) as QwirkleView;
  const view: QwirkleView = {
    ...empty,
    outside: { ...empty.outside, Rs: 1 },
    hands: [
      { tiles: ['Rs', 'Go'], unknown: 0 },
      { tiles: [], unknown: 6 },
    ],
  };
  const all = tileCounts(view, 1).flatMap(({ tiles }) => tiles);
  expect(all).toHaveLength(36);
  for (const { grid, hand, unseen } of all) expect(grid + hand + unseen).toBe(3);
  expect(all.find(({ tile }) => tile === 'Rs')).toEqual({ tile: 'Rs', grid: 2, hand: 1, unseen: 0 });
  expect(all.find(({ tile }) => tile === 'Go')).toEqual({ tile: 'Go', grid: 0, hand: 1, unseen: 2 });
});
