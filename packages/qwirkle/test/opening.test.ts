// Components, set-up and the opening.

import { allMoves, MoveList, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { largestSet, legalPlays, PlayList, type QwirkleView, qwirkle } from '../src/index.ts';
import { after, dealt, eventsOf, listed, pointsOf, refusalOf, tilesOf, trades } from './table.ts';

// Largest sets of three (red), three (blue), two, and one.
const THREE = 'Ro Rx Rd Os Y* Gc';
const THREE_BLUE = 'Bo Bx Bd Ps Y* Gc';
const TWO = 'Ro Rx Od Ys G* Bc';
const ONE = 'Ro Ox Yd Gs B* Pc';

describe('components and set-up', () => {
  it('108 tiles: 3 of each of 36 = 6 colours × 6 shapes', () => {
    const census = qwirkle.census(qwirkle.setup({}, 2));
    expect(census).toEqual(new Array(36).fill(3));
  });

  it('2 to 4 players, each draws six tiles', () => {
    const position = after(4, dealt(THREE, THREE_BLUE, TWO, ONE));
    const { handSizes, bag } = qwirkle.view(position) as QwirkleView;
    expect([handSizes, bag]).toEqual([[6, 6, 6, 6], 84]);
  });

  it('seats draw in order', () => {
    expect(qwirkle.view(after(2, []))).toMatchObject({ phase: 'draw', mover: 1, due: 6 });
    expect(refusalOf(after(2, []), `* draw 2 ${THREE}`)).toEqual({ code: 'draw-seat', found: 2, expected: 1 });
    expect(refusalOf(after(2, dealt(THREE)), `* draw 1 ${TWO}`)?.code).toBe('draw-seat');
  });

  it('nobody draws more or fewer than six', () => {
    const five = { code: 'draw-count', seat: 1, found: 5, expected: 6 };
    expect(refusalOf(after(2, []), '* draw 1 Ro Rx Rd Os Y*')).toEqual(five);
    expect(refusalOf(after(2, []), '* draw 1 ?? ?? ?? ?? ??')).toEqual(five);
  });

  it('nobody draws a fourth tile of a kind', () => {
    const position = after(2, dealt('Ro Ro Ro Os Y* Gc'));
    const refusal = { code: 'tile-not-available', tile: 'Ro', found: 1, available: 0 };
    expect(refusalOf(position, `* draw 2 ${THREE}`)).toEqual(refusal);
    expect(refusalOf(after(2, []), '* draw 1 Ro Ro Ro Ro Y* Gc')).toEqual({ ...refusal, found: 4, available: 3 });
  });

  it('a bag that cannot be is an error, not a tile', () => {
    const position = after(2, []);
    position.unseen.fill(0);
    expect(() => qwirkle.deal(position, (size) => size - 1)).toThrow('fewer than 108 tiles');
  });

  it('the start comes after the draws and before the moves', () => {
    expect(refusalOf(after(2, dealt(THREE)), '* start 1')).toEqual({ code: 'draw-expected', seat: 2, count: 6 });
    const start = after(2, dealt(THREE, TWO));
    expect(refusalOf(start, `* draw 1 ${THREE}`)).toEqual({ code: 'start-expected', seats: [1] });
    expect(refusalOf(start, '1 pass')?.code).toBe('deal-expected');
  });
});

describe('the opening, by the rules of version 1', () => {
  it("a player's largest set shares one attribute and has no duplicates", () => {
    expect([THREE, THREE_BLUE, TWO, ONE].map((hand) => largestSet(tilesOf(hand)))).toEqual([3, 3, 2, 1]);
    expect(largestSet(tilesOf('Ro Ro Ro Bx Bx Pd'))).toBe(1);
    expect(largestSet(tilesOf('Ro Oo Yo Go Bo Po'))).toBe(6);
  });

  it('the largest set overall opens', () => {
    const position = after(3, dealt(TWO, THREE, ONE));
    expect(refusalOf(position, '* start 1')).toEqual({ code: 'start-seat', found: 1, expected: [2] });
    expect(refusalOf(position, '* start 2')).toBeUndefined();
    expect(refusalOf(position, '* start 4')?.code).toBe('start-seat');
  });

  it('[Q1] otherwise the dealer draws among the tied', () => {
    const position = after(3, dealt(THREE, TWO, THREE_BLUE));
    expect([1, 2, 3].map((seat) => refusalOf(position, `* start ${seat}`)?.code)).toEqual([
      undefined,
      'start-seat',
      undefined,
    ]);
    const random = seededRandom('Q1');
    const drawn = new Set(Array.from({ length: 50 }, () => qwirkle.formatDeal(qwirkle.deal(position, random))));
    expect([...drawn].sort()).toEqual(['start 1', 'start 3']);
  });

  it('[Q1] seats are in age order only if the table says so: then a tie goes to the first of the tied', () => {
    const position = after(3, dealt(TWO, THREE, THREE_BLUE), { start: 'age' });
    expect(refusalOf(position, '* start 3')).toEqual({ code: 'start-age', found: 3, expected: 2 });
    const noChance = () => {
      throw new Error('a choice without an alternative uses no chance');
    };
    expect(qwirkle.deal(position, noChance)).toEqual({ kind: 'start', seat: 2 });
  });

  it('the opener must play a set of that size, over the cell 0,0', () => {
    const position = after(2, [...dealt(THREE, TWO), '* start 1']);
    expect(refusalOf(position, '1 play Ro@0,0 Rx@1,0')).toEqual({ code: 'opening-size', found: 2, expected: 3 });
    expect(refusalOf(position, '1 play Ro@1,0 Rx@2,0 Rd@3,0')).toEqual({
      code: 'opening-origin',
      cells: [
        { x: 1, y: 0 },
        { x: 2, y: 0 },
        { x: 3, y: 0 },
      ],
    });
    expect(refusalOf(position, '1 play Ro@0,1 Rx@0,2 Rd@0,3')?.code).toBe('opening-origin');
    expect(refusalOf(position, '1 play Ro@-1,0 Rx@0,0 Rd@1,0')).toBeUndefined();
    expect(refusalOf(position, '1 play Ro@0,0 Rx@1,0 Os@2,0')?.code).toBe('line-mixed');
    expect(refusalOf(position, '1 play Ro@0,0 Rx@1,0 Rd@3,0')).toEqual({ code: 'gap', x: 2, y: 0 });
  });

  it('[Q2] the opener may choose any of their largest sets, not a trade, not a smaller set', () => {
    const position = after(2, [...dealt('Ro Rx Rd Bs Gs Ps', TWO), '* start 1']);
    expect(refusalOf(position, '1 play Ro@0,0 Rx@0,1 Rd@0,2')).toBeUndefined();
    expect(refusalOf(position, '1 play Bs@0,0 Gs@0,1 Ps@0,2')).toBeUndefined();
    expect(refusalOf(position, '1 trade Ro')).toEqual({ code: 'opening-trade', seat: 1 });
    expect(refusalOf(position, '1 pass')?.code).toBe('pass-not-allowed');
    // Two sets, six orders, two directions, three places of 0,0.
    expect(listed(position)).toHaveLength(2 * 6 * 2 * 3);
    expect(trades(position)).toEqual([]);
    expect(allMoves(qwirkle, position, 1)).toHaveLength(72);
  });

  it('[Q2] a list that held a larger opening before holds only the plays of this one', () => {
    const list = new MoveList();
    qwirkle.legalMoves(after(2, [...dealt('Ro Oo Yo Go Bo Po', TWO), '* start 1']), 1, list);
    qwirkle.legalMoves(after(2, [...dealt('Ro Rx Rd Bs Gs Ps', TWO), '* start 1']), 1, list);
    expect(list.length).toBe(72);
  });

  it('[Q3] a largest set of a single tile: plays one tile, scores 1', () => {
    const position = after(2, [...dealt(ONE, 'Ro Ox Yd Gs B* Pc'), '* start 1']);
    expect(listed(position)).toEqual(ONE.split(' ').map((tile) => `play ${tile}@0,0`));
    const plays = new PlayList();
    legalPlays(position, 1, plays);
    expect([...plays.points.subarray(0, 6)]).toEqual([1, 1, 1, 1, 1, 1]);
    const events = eventsOf(position, '1 play Yd@0,0');
    expect(events).toContainEqual({ type: 'scored-alone', seat: 1, points: 1, x: 0, y: 0 });
    expect(qwirkle.scores(position)).toEqual([1, 0]);
  });

  it('a set of six opens with a qwirkle', () => {
    const position = after(2, [...dealt('Ro Oo Yo Go Bo Po', TWO), '* start 1']);
    expect(listed(position)).toHaveLength(720 * 2 * 6);
    // The points keep up with a list that grows now, and with one that grew before without them.
    const [fresh, grown] = [new PlayList(), new PlayList()];
    qwirkle.legalMoves(position, 1, grown);
    for (const plays of [fresh, grown]) {
      legalPlays(position, 1, plays);
      expect(new Set(Array.from({ length: plays.length }, (_, i) => plays.points[i]))).toEqual(new Set([12]));
    }
    expect(pointsOf(position, '1 play Ro@0,0 Oo@1,0 Yo@2,0 Go@3,0 Bo@4,0 Po@5,0')).toBe(12);
  });

  it("[Q11] version 1: nobody's largest set is shown; only the opener's becomes known, by the opening", () => {
    const start = after(2, dealt(THREE, TWO));
    expect(eventsOf(start, '* start 1')).toEqual([{ type: 'started', seat: 1 }]);
    const hidden = '?? ?? ?? ?? ?? ??';
    const masked = after(2, [...dealt(TWO, hidden), '* start 2']);
    expect(qwirkle.publicView(masked)).toEqual(qwirkle.publicView(after(2, [...dealt(TWO, THREE), '* start 2'])));
    expect(refusalOf(masked, '2 play Ro@0,0 Rx@1,0 Rd@2,0')).toBeUndefined();
  });

  it('clockwise', () => {
    const actions = [...dealt(TWO, ONE, THREE), '* start 3', '3 play Ro@0,0 Rx@1,0 Rd@2,0', '* draw 3 Po Px Pd'];
    expect(qwirkle.turn(after(3, actions))).toEqual({ kind: 'move', seats: [1] });
  });
});
