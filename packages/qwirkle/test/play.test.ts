// A turn, first kind: a play.

import { describe, expect, it } from 'vitest';
import { type QwirkleView, qwirkle } from '../src/index.ts';
import { after, dealt, eventsOf, laid, listed, refusalOf } from './table.ts';

const HAND = 'Ro Rx Rs Bo Bx G*';
/** A row of two red tiles. */
const row = (hand = HAND) =>
  laid({ grid: 'Rd@0,0 Rc@1,0', hands: [hand, 'Po Px Pd Ps P* Pc'], bag: 'Yo Yx Yd Ys Y* Yc' });

describe('a play', () => {
  it('one or more tiles, out of the hand', () => {
    expect(refusalOf(row(), '1 play Ro@2,0')).toBeUndefined();
    expect(refusalOf(row(), '1 play Ro@2,0 Rx@3,0 Rs@4,0')).toBeUndefined();
    expect(refusalOf(row(), '1 play R*@2,0')).toEqual({ code: 'not-in-hand', seat: 1, tile: 'R*' });
    expect(refusalOf(row(), '1 play')?.code).toBe('unreadable');
  });

  it('all played tiles share one attribute', () => {
    expect(refusalOf(row(), '1 play Ro@0,1 Bx@1,1')?.code).toBe('line-mixed');
    expect(refusalOf(row(), '1 play Ro@0,1 Bx@0,2')).toEqual({
      code: 'line-mixed',
      direction: 'down',
      x: 0,
      y: 0,
      tiles: ['Rd', 'Ro', 'Bx'],
    });
  });

  it('none equal', () => {
    const position = row('Ro Ro Rs Bo Bx G*');
    expect(refusalOf(position, '1 play Ro@2,0 Ro@3,0')).toEqual({
      code: 'duplicate-in-line',
      direction: 'across',
      x: 0,
      y: 0,
      tiles: ['Rd', 'Rc', 'Ro', 'Ro'],
      duplicate: 'Ro',
    });
  });

  it('all in one row or column', () => {
    const cells = [
      { x: 2, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(refusalOf(row(), '1 play Ro@2,0 Rx@0,1')).toEqual({ code: 'not-in-line', cells });
    expect(refusalOf(row(), '1 play Ro@-1,0 Rx@5,0')?.code).toBe('not-in-line');
  });

  it('they need not touch each other', () => {
    expect(refusalOf(row(), '1 play Ro@-1,0 Rx@2,0')).toBeUndefined();
    expect(listed(row())).toContain('play Ro@-1,0 Rx@2,0');
    expect(listed(row())).toContain('play Rx@-2,0 Ro@-1,0 Rs@2,0');
  });

  it('after the play that line has no gap between them', () => {
    expect(refusalOf(row(), '1 play Ro@-1,0 Rx@3,0')).toEqual({ code: 'gap', x: 2, y: 0 });
    expect(refusalOf(row(), '1 play Ro@0,1 Rx@0,3')).toEqual({ code: 'gap', x: 0, y: 2 });
  });

  it('a play may bridge two lines', () => {
    const position = laid({ grid: 'Rd@0,0 Bd@0,1 Gd@1,1 Yd@2,1 Yc@2,0', hands: ['Od Rc Ro', 'Po'], bag: 'Pc' });
    expect(refusalOf(position, '1 play Ro@1,0')?.code).toBe('line-mixed');
    const bridged = laid({ grid: 'Rd@0,0 Rc@2,0 Bd@0,1 Bc@2,1', hands: ['Ro Bo Rd', 'Po'], bag: 'Pc' });
    expect(refusalOf(bridged, '1 play Ro@1,0')).toBeUndefined();
    expect(refusalOf(bridged, '1 play Ro@1,0 Bo@1,1')).toBeUndefined();
    expect(refusalOf(bridged, '1 play Rd@1,0')?.code).toBe('duplicate-in-line');
    expect(listed(bridged)).toContain('play Ro@1,0 Bo@1,1');
  });

  it('no play bridges two lines with the same tile', () => {
    const oneColour = laid({ grid: 'Ro@0,0 Ro@2,0', hands: ['Rx', 'Po'], bag: 'Pc' });
    expect(refusalOf(oneColour, '1 play Rx@1,0')?.code).toBe('duplicate-in-line');
    expect(listed(oneColour)).not.toContain('play Rx@1,0');
    const oneShape = laid({ grid: 'Ro@0,0 Bo@1,0 Ro@3,0', hands: ['Yo', 'Po'], bag: 'Pc' });
    expect(refusalOf(oneShape, '1 play Yo@2,0')?.code).toBe('duplicate-in-line');
    expect(listed(oneShape)).not.toContain('play Yo@2,0');
    const twoCells = laid({ grid: 'Ro@0,0 Rx@3,0', hands: ['Rx Rs R*', 'Po'], bag: 'Pc' });
    expect(refusalOf(twoCells, '1 play Rs@1,0 Rx@2,0')?.code).toBe('duplicate-in-line');
    expect(listed(twoCells)).not.toContain('play Rs@1,0 Rx@2,0');
    expect(listed(twoCells)).toContain('play Rs@1,0 R*@2,0');
  });

  it('at least one tile joins the grid', () => {
    expect(refusalOf(row(), '1 play Ro@3,0')).toEqual({ code: 'not-connected', cells: [{ x: 3, y: 0 }] });
    expect(refusalOf(row(), '1 play Ro@2,1')?.code).toBe('not-connected');
    expect(refusalOf(row(), '1 play Ro@0,1 Rx@0,2')).toBeUndefined();
  });

  it('a cell far away is not one nearby: the grid does not wrap', () => {
    for (const far of ['-127', '130', '2000']) expect(refusalOf(row(), `1 play Ro@${far},0`)?.code).toBe('unreadable');
    // The torus holds the far cell where the near tile lies, whichever way one goes round it.
    const round = [
      ['Rd@0,0 Rc@-30,1', '98,0'],
      ['Rd@0,0 Rd@0,1 Rc@30,0', '-98,1'],
      ['Rd@0,0 Rc@0,-28', '0,100'],
      ['Rd@0,0 Rc@0,28', '0,-100'],
    ];
    for (const [grid, far] of round) {
      expect(refusalOf(laid({ grid, hands: ['Ro'] }), `1 play Ro@${far}`)?.code).toBe('not-connected');
    }
  });

  it('plays at the edges of a wide or a deep grid are listed', () => {
    const wide = laid({ grid: 'Rd@0,0 Rc@-17,0 Rs@16,0', hands: ['Ro'] });
    expect(listed(wide)).toEqual(expect.arrayContaining(['play Ro@-17,-1', 'play Ro@16,1']));
    expect(listed(laid({ grid: 'Rd@0,0 Rc@0,70', hands: ['Ro'] }))).toContain('play Ro@0,71');
  });

  it('equal tiles in one hand, or at the ends of two hands, make each play once', () => {
    for (const mover of [1, 2] as const) {
      const hands = ['Bo Bo Bx Bd Bs Bc', 'Bc Po Px Pd Ps P*'];
      const plays = listed(laid({ grid: 'Ro@0,0 Rc@1,0', hands, bag: 'Pc', mover }));
      expect(plays).toContain('play Bc@1,1');
      expect(new Set(plays).size).toBe(plays.length);
    }
  });

  it('a cell where no tile fits any more is off the frontier', () => {
    for (const grid of ['Ro@0,0 Bx@2,0', 'Ro@0,0 Bx@0,2']) {
      expect(laid({ grid, hands: ['Ro'] }).grid.frontierCells(new Uint16Array(10))).toBe(6);
    }
  });

  it('no tile comes on another', () => {
    expect(refusalOf(row(), '1 play Ro@1,0')).toEqual({ code: 'cell-taken', x: 1, y: 0, tile: 'Rc' });
  });

  it('every line that a played tile is part of is all of one colour with different shapes', () => {
    expect(refusalOf(row(), '1 play Bo@2,0')).toEqual({
      code: 'line-mixed',
      direction: 'across',
      x: 0,
      y: 0,
      tiles: ['Rd', 'Rc', 'Bo'],
    });
  });

  it('or all of one shape with different colours', () => {
    const column = (hand: string) => laid({ grid: 'Rd@0,0 Bd@0,1', hands: [hand, 'Po'], bag: 'Pc' });
    expect(refusalOf(column('Gd'), '1 play Gd@0,2')).toBeUndefined();
    expect(refusalOf(column('Bd'), '1 play Bd@0,2')?.code).toBe('duplicate-in-line');
    expect(refusalOf(column('Ro'), '1 play Ro@0,-1')?.code).toBe('line-mixed');
  });

  it('the lines across the play count as well', () => {
    const position = laid({ grid: 'Rd@0,0 Rc@1,0 Bc@1,1', hands: ['Bo Gc Go', 'Po'], bag: 'Pc' });
    expect(refusalOf(position, '1 play Bo@2,1 Go@2,0')?.code).toBe('line-mixed');
    expect(refusalOf(position, '1 play Bo@0,1')).toMatchObject({
      code: 'line-mixed',
      direction: 'down',
      tiles: ['Rd', 'Bo'],
    });
    expect(refusalOf(row('Bd Bs'), '1 play Bd@0,1 Bs@1,1')).toMatchObject({ code: 'line-mixed', tiles: ['Rc', 'Bs'] });
  });

  it('a line is at most six long', () => {
    const position = laid({ grid: 'Ro@0,0 Rx@1,0 Rd@2,0 Rs@3,0 R*@4,0 Rc@5,0', hands: ['Ro Bo', 'Po'], bag: 'Pc' });
    expect(refusalOf(position, '1 play Ro@6,0')).toMatchObject({ code: 'line-too-long', most: 6, x: 0, y: 0 });
    expect(refusalOf(position, '1 play Bo@6,0')?.code).toBe('line-mixed');
    expect(listed(position)).toEqual(expect.arrayContaining(['play Bo@0,1', 'play Bo@0,-1']));
  });

  it('then draws back up to six', () => {
    const position = after(2, [...dealt('Ro Rx Rd Os Y* Gc', 'Ro Rx Od Ys G* Bc'), '* start 1']);
    const events = eventsOf(position, '1 play Ro@0,0 Rx@1,0 Rd@2,0');
    expect(events[0]).toEqual({
      type: 'placed',
      seat: 1,
      tiles: [
        { tile: 'Ro', x: 0, y: 0 },
        { tile: 'Rx', x: 1, y: 0 },
        { tile: 'Rd', x: 2, y: 0 },
      ],
    });
    expect(qwirkle.turn(position)).toEqual({ kind: 'deal' });
    expect(refusalOf(position, '* draw 1 Po Px')).toEqual({ code: 'draw-count', seat: 1, found: 2, expected: 3 });
    expect(refusalOf(position, '2 play Rs@3,0')?.code).toBe('deal-expected');
    expect(eventsOf(position, '* draw 1 Po Px Pd')).toEqual([{ type: 'drew', seat: 1, count: 3 }]);
    expect((qwirkle.view(position) as QwirkleView).hands[0].tiles).toEqual(['Os', 'Y*', 'Gc', 'Po', 'Px', 'Pd']);
    expect(qwirkle.turn(position)).toEqual({ kind: 'move', seats: [2] });
  });

  it('draws what the bag holds when that is less', () => {
    const position = laid({ grid: 'Rd@0,0 Rc@1,0', hands: [HAND, 'Po Px Pd Ps P* Pc'], bag: 'Yo' });
    eventsOf(position, '1 play Ro@2,0 Rx@3,0');
    expect(refusalOf(position, '* draw 1 Yo Yx')).toEqual({ code: 'draw-count', seat: 1, found: 2, expected: 1 });
    expect(refusalOf(position, '* draw 1 Yo')).toBeUndefined();
  });
});
