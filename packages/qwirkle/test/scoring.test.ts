// Scoring, and the sample game of the rule book.

import { replay } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { legalPlays, PlayList, qwirkle } from '../src/index.ts';
import { plainPlays } from './plain-generator.ts';
import { eventsOf, fixture, laid, pointsOf, refusalOf } from './table.ts';

const BAG = 'Yo Yx Yd Ys Y* Yc';
const table = (grid: string, hand: string) => laid({ grid, hands: [hand, 'Po'], bag: BAG });

describe('scoring', () => {
  it('every line created or extended by the play scores its length, once', () => {
    expect(pointsOf(table('Ro@0,0', 'Rx Rd'), '1 play Rx@1,0')).toBe(2);
    expect(pointsOf(table('Ro@0,0', 'Rx Rd'), '1 play Rx@1,0 Rd@2,0')).toBe(3);
    expect(pointsOf(table('Ro@0,0 Rc@1,0 Rs@2,0', 'Rx Rd'), '1 play Rx@-1,0 Rd@3,0')).toBe(5);
  });

  it('a line of six scores six more (a qwirkle, 12)', () => {
    const position = table('Ro@0,0 Rx@1,0 Rd@2,0 Rs@3,0 R*@4,0', 'Rc Rd');
    const line = { direction: 'across', x: 0, y: 0, length: 6 };
    expect(eventsOf(position, '1 play Rc@5,0')[1]).toEqual({
      type: 'scored',
      seat: 1,
      points: 12,
      line,
      qwirkle: true,
    });
    expect(qwirkle.scores(position)[0]).toBe(12);
  });

  it('one tile can score in two lines', () => {
    const position = table('Ro@0,0 Rx@1,0 Bd@2,1 Gd@2,2', 'Rd Rs');
    expect(eventsOf(position, '1 play Rd@2,0').slice(1)).toEqual([
      { type: 'scored', seat: 1, points: 3, line: { direction: 'down', x: 2, y: 0, length: 3 }, qwirkle: false },
      { type: 'scored', seat: 1, points: 3, line: { direction: 'across', x: 0, y: 0, length: 3 }, qwirkle: false },
    ]);
    expect(qwirkle.scores(position)[0]).toBe(6);
  });

  it('a tile with no neighbour across makes no line of one', () => {
    expect(pointsOf(table('Ro@0,0', 'Bo Go'), '1 play Bo@0,1 Go@0,2')).toBe(3);
  });

  it('a listed play tells what it will score, also where it bridges lines', () => {
    const grids = [
      'Ro@0,0 Rx@1,0 Rd@2,0 Bd@2,1 Gd@2,2 Bs@3,1',
      // Lines to bridge: across, down, with a tile that crosses, with one too many, with one that is not of their kind.
      'Ro@0,0 Rx@3,0 Gd@1,1 Rd@5,0',
      'Ro@0,0 Rx@0,3 Gs@1,1 Rd@0,5',
      'Ro@0,0 Rx@2,0 Rd@3,0 Ro@5,0',
      'Ro@0,0 Rx@0,2 Bd@0,4 Yo@2,0',
    ];
    for (const grid of grids) {
      const position = table(grid, 'Rs R* Rc Bo Gs Yd');
      const plays = new PlayList();
      legalPlays(position, 1, plays);
      expect(new Set(plays.toArray())).toEqual(plainPlays(position));
      for (let i = 0; i < plays.length; i++) {
        const text = `1 ${qwirkle.formatMove(plays.at(i))}`;
        expect([text, plays.points[i]]).toEqual([text, pointsOf(qwirkle.clone(position), text)]);
      }
    }
  });

  it('two qwirkles in one play score 24', () => {
    const across = 'Ro@0,0 Rx@1,0 Rd@2,0 Rs@3,0 R*@4,0';
    const down = 'Oc@5,1 Yc@5,2 Gc@5,3 Bc@5,4 Pc@5,5';
    expect(pointsOf(table(`${across} ${down}`, 'Rc Rd'), '1 play Rc@5,0')).toBe(24);
  });
});

describe('the sample game of the rule book', () => {
  const record = fixture('sample-game');

  it('its twelve plays score 3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18 and 9', () => {
    const scored: number[] = [];
    let before = 0;
    const replayed = replay(qwirkle, record, {
      after(position, action) {
        const sum = qwirkle.scores(position).reduce((a, b) => a + b);
        if (action.kind === 'move') scored.push(sum - before);
        before = sum;
      },
    });
    expect(scored).toEqual([3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]);
    expect(replayed.ok && qwirkle.scores(replayed.value)).toEqual([20, 22, 25, 18]);
  });

  it('the sixth move could not have been a second red square in one line', () => {
    const sixth = record.actions.findIndex((action) => action.startsWith('2 play Os@3,1'));
    const replayed = replay(qwirkle, { ...record, actions: record.actions.slice(0, sixth) });
    if (!replayed.ok) throw new Error(replayed.refusal.code);
    expect(refusalOf(replayed.value, '2 play Os@3,1 Rs@4,1')).toMatchObject({
      code: 'duplicate-in-line',
      duplicate: 'Rs',
    });
    expect(refusalOf(replayed.value, '2 play Os@3,1 Rs@3,2')).toBeUndefined();
  });
});
