// A turn, second kind: a trade; and the pass.

import { describe, expect, it } from 'vitest';
import { type QwirkleView, qwirkle, tradeLimit } from '../src/index.ts';
import { eventsOf, laid, listed, refusalOf, trades } from './table.ts';

const BAG = 'Yo Yx Yd Ys Y* Yc Yo';
const table = (hand: string, bag = BAG) => laid({ grid: 'Rd@0,0 Rc@1,0', hands: [hand, 'Po Px Pd Ps P* Pc'], bag });
const PLAYABLE = 'Ro Rx Bs Bs B* B*';
const HOPELESS = 'Bs Bs B* B* Go Gx';
const viewOf = (position: ReturnType<typeof table>) => qwirkle.view(position) as QwirkleView;

describe('a trade', () => {
  it('one or more tiles: set them aside, draw as many, then mix the old ones into the bag', () => {
    const position = table(PLAYABLE);
    expect(eventsOf(position, '1 trade Bs B*')).toEqual([{ type: 'traded', seat: 1, count: 2 }]);
    expect(viewOf(position)).toMatchObject({
      phase: 'draw',
      due: 2,
      bag: 7,
      aside: 2,
      asideTiles: { tiles: ['Bs', 'B*'] },
    });
    expect(refusalOf(position, '* draw 1 Yo')).toEqual({ code: 'draw-count', seat: 1, found: 1, expected: 2 });
    eventsOf(position, '* draw 1 Yo Yc');
    expect(viewOf(position)).toMatchObject({
      phase: 'move',
      mover: 2,
      bag: 7,
      aside: 0,
      unseen: { Bs: 1, 'B*': 1, Yo: 1 },
    });
    expect(viewOf(position).hands[0].tiles).toEqual(['Ro', 'Rx', 'Yo', 'Yc', 'Bs', 'B*']);
  });

  it('the draw comes from the bag without the tiles set aside', () => {
    const position = table(PLAYABLE);
    eventsOf(position, '1 trade Bs B*');
    expect(refusalOf(position, '* draw 1 Bs Yo')).toEqual({
      code: 'tile-not-available',
      tile: 'Bs',
      found: 1,
      available: 0,
    });
  });

  it('no score', () => {
    const position = table(PLAYABLE);
    eventsOf(position, '1 trade Bs');
    expect(qwirkle.scores(position)).toEqual([0, 0]);
  });

  it('only tiles in the hand, as many as are there', () => {
    expect(refusalOf(table(PLAYABLE), '1 trade Yo')).toEqual({ code: 'not-in-hand', seat: 1, tile: 'Yo' });
    expect(refusalOf(table(PLAYABLE), '1 trade Ro Ro')).toEqual({ code: 'not-in-hand', seat: 1, tile: 'Ro' });
    expect(refusalOf(table(PLAYABLE), '1 trade Bs Bs')).toBeUndefined();
  });

  it('allowed even if a play exists; required if none exists', () => {
    expect(refusalOf(table(PLAYABLE), '1 trade Ro')).toBeUndefined();
    expect(listed(table(HOPELESS))).toEqual([]);
    expect(refusalOf(table(HOPELESS), '1 pass')).toEqual({ code: 'pass-not-allowed', seat: 1, bag: 7 });
    expect(refusalOf(table(HOPELESS), '1 trade Bs')).toBeUndefined();
  });

  it('each multiset of tiles is one trade', () => {
    // Go and Gx: in or out; none, one or two of Bs and of B*. Not the empty one.
    expect(trades(table(HOPELESS))).toHaveLength(2 * 2 * 3 * 3 - 1);
    expect(new Set(trades(table(HOPELESS))).size).toBe(35);
  });

  it('[Q4] a trade larger than the bag is not allowed: at most as many as the bag holds', () => {
    const position = table(PLAYABLE, 'Yo Yx');
    expect(tradeLimit(position, 1)).toBe(2);
    expect(refusalOf(position, '1 trade Ro Rx Bs')).toEqual({ code: 'trade-too-large', count: 3, limit: 2 });
    expect(refusalOf(position, '1 trade Ro Rx')).toBeUndefined();
    expect(trades(position).every((trade) => trade.split(' ').length <= 3)).toBe(true);
    expect(tradeLimit(table(PLAYABLE), 1)).toBe(6);
  });

  it('[Q5] bag empty, a play exists: must play', () => {
    const position = table(PLAYABLE, '');
    expect(refusalOf(position, '1 pass')).toEqual({ code: 'must-play', seat: 1 });
    expect(refusalOf(position, '1 trade Ro')).toEqual({ code: 'trade-bag-empty', seat: 1 });
    expect(listed(position)).not.toContain('pass');
    expect(trades(position)).toEqual([]);
  });

  it('[Q6] bag empty, no play exists: the turn is a pass, the only legal move', () => {
    const position = table(HOPELESS, '');
    expect(listed(position)).toEqual(['pass']);
    expect(trades(position)).toEqual([]);
    expect(refusalOf(position, '1 trade Bs')?.code).toBe('trade-bag-empty');
    expect(eventsOf(position, '1 pass')).toEqual([{ type: 'passed', seat: 1 }]);
    expect(qwirkle.turn(position)).toEqual({ kind: 'move', seats: [2] });
  });

  it('[Q6] a tile fits no line that has it already: its twin is no play', () => {
    const position = laid({ grid: 'Rd@0,0', hands: ['Rd', 'Po'] });
    expect(listed(position)).toEqual(['pass']);
    expect(refusalOf(position, '1 pass')).toBeUndefined();
  });
});
