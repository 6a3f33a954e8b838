// A. Factory offer: taking tiles from displays and from the centre, the marker, the order of turns, the end of the phase.

import { describe, expect, it } from 'vitest';
import { azul, type Position } from '../src/index.ts';
import { arrange } from './arrange.ts';
import { after, eventsOf, legalActions, opened, refusal, replayed, seatSeen, seen } from './table.ts';

const EMPTY = [{}, {}] as const;

describe('A. Factory offer', () => {
  it('goes clockwise, starting with the starting player', () => {
    const start = replayed({ board: 'coloured' }, 3, '* start 2', '* deal BBYR YYKW BRRK KWWW BYRK BYRK BYRK');
    const movers = ['2 1BF', '3 2YF', '1 3RF', '2 4WF'].map((_, i, all) => seen(start, ...all.slice(0, i)).mover);
    expect(movers).toEqual([2, 3, 1, 2]);
    expect(azul.turn(start)).toEqual({ kind: 'move', seats: [2] });
  });

  it('a player takes all tiles of one colour from one display; its other tiles go to the centre', () => {
    const { displays, centre, players } = seen(opened(), '1 1B2');
    expect(displays).toEqual(['', 'YYKW', 'BRRK', 'KWWW', 'BYRK']);
    expect(centre).toBe('YR');
    expect(players[0].lines).toEqual(['', 'BB', '', '', '']);
    expect(players[1].lines).toEqual(['', '', '', '', '']);
  });

  it('tiles from several displays meet in the centre', () => {
    expect(seen(opened(), '1 1B2', '2 2Y2', '1 5B1').centre).toBe('YYRRKKW');
  });

  it('or takes all tiles of one colour from the centre; the others stay there', () => {
    const { displays, centre, players } = seen(opened(), '1 1B2', '2 2Y2', '1 CW5');
    expect(displays).toEqual(['', '', 'BRRK', 'KWWW', 'BYRK']);
    expect(centre).toBe('YRK');
    expect(players[0].lines).toEqual(['', 'BB', '', '', 'W']);
  });

  it('what was taken is no longer on offer, what came to the centre is', () => {
    const sources = (position: Position) => new Set(legalActions(position).map((action) => action.slice(2, 4)));
    const position = arrange({ players: EMPTY, displays: ['BBYR', 'KKKK'], centre: 'W' });
    expect(sources(position)).toEqual(new Set(['1B', '1Y', '1R', '2K', 'CW']));
    expect(sources(after(position, '1 1B2'))).toEqual(new Set(['2K', 'CY', 'CR', 'CW']));
    expect(sources(after(position, '1 1B2', '2 CW1'))).toEqual(new Set(['2K', 'CY', 'CR']));
    const four = replayed({ board: 'gray' }, 4, '* start 1', '* deal BBYR KKKK KKKK KKKK KKKK WWWW WWWW WWWR YYYB');
    expect(sources(after(four, '1 9B1', '2 CY1'))).toEqual(
      new Set(['1B', '1Y', '1R', '2K', '3K', '4K', '5K', '6W', '7W', '8W', '8R']),
    );
  });

  it('the first player in the round to take from the centre also takes the marker', () => {
    const { marker, players } = seen(opened(), '1 1B2', '2 CR5');
    expect(marker).toBe(2);
    expect(players[1]).toMatchObject({ floor: 'M', lines: ['', '', '', '', 'R'] });
  });

  it('taking from a display leaves the marker in the centre, and so does a second taking from the centre with its owner', () => {
    expect(seen(opened(), '1 1B2').marker).toBe('centre');
    const { marker, players } = seen(opened(), '1 1B2', '2 CR5', '1 CY3');
    expect(marker).toBe(2);
    expect(players.map(({ floor }) => floor)).toEqual(['', 'M']);
  });

  it('the marker goes onto the leftmost free space of the floor before the tiles are placed', () => {
    const position = opened('1 1B2', '2 2Y2');
    expect(seatSeen(position, 1, '1 CYF').floor).toBe('MY');
    const fallen = arrange({ players: [{ floor: 'BB' }, {}], centre: 'RRR', displays: ['KKKK'] });
    expect(seatSeen(fallen, 1, '1 CR1').floor).toBe('BBMRR');
  });

  it('a player must take: there is no pass', () => {
    expect(refusal(opened(), '1 pass')).toMatchObject({ code: 'unreadable' });
  });

  it('a player takes only in turn', () => {
    expect(refusal(opened(), '2 1B2')).toEqual({ code: 'not-your-turn', seat: 2, seats: [1] });
    expect(refusal(opened('1 1B2'), '1 2Y2')).toEqual({ code: 'not-your-turn', seat: 1, seats: [2] });
  });

  it('the phase ends when no display and not the centre holds a tile', () => {
    const position = arrange({ players: EMPTY, displays: ['', 'B'], centre: 'R', mover: 2 });
    expect(seen(position, '2 2B5').phase).toBe('offer');
    expect(seen(position, '2 2B5', '1 CR5')).toMatchObject({ phase: 'deal', round: 2 });
  });

  it('a marker alone does not keep the offer open', () => {
    const position = arrange({ players: EMPTY, displays: ['', 'BB'] });
    expect(azul.view(position)).toMatchObject({ phase: 'offer', marker: 'centre' });
    expect(seen(position, '1 2B3')).toMatchObject({ phase: 'deal', round: 2 });
  });

  it('a display of one colour sends nothing to the centre', () => {
    expect(seen(arrange({ players: EMPTY, displays: ['BBBB', 'RRRR'] }), '1 1B4').centre).toBe('');
  });

  it('tells what happened: taken, marker, lined, fallen', () => {
    const position = arrange({ players: EMPTY, displays: ['KKKK'], centre: 'RRR' });
    expect(eventsOf(position, '1 CR2', '2 1K5')).toMatchObject([
      { type: 'took', seat: 1, from: 'centre', colour: 'R', count: 3 },
      { type: 'marker', seat: 1, space: 1 },
      { type: 'lined', seat: 1, line: 2, colour: 'R', count: 2 },
      { type: 'fell', seat: 1, colour: 'R', count: 1, lost: 0 },
      { type: 'took', seat: 2, from: 1, colour: 'K', count: 4 },
      { type: 'lined', seat: 2, line: 5, colour: 'K', count: 4 },
      { type: 'tiled', seat: 1 },
      { type: 'floor', seat: 1, cost: 2, points: -1 },
    ]);
  });
});

describe('Tiles straight to the floor', () => {
  it('fall, and no line hears of them', () => {
    expect(eventsOf(opened(), '1 1BF')).toEqual([
      { type: 'took', seat: 1, from: 1, colour: 'B', count: 2 },
      { type: 'fell', seat: 1, colour: 'B', count: 2, lost: 0 },
    ]);
  });
});

describe('Example 1 of the base rules: the first turns', () => {
  const start = replayed({ board: 'coloured' }, 3, '* start 1', '* deal KKBW RRRY BBYW YYKW BRKW BYKW BYRW');

  it('Lucka takes 2 black tiles from a display and puts the rest into the centre', () => {
    const { centre, players } = seen(start, '1 1K2');
    expect(centre).toBe('BW');
    expect(players[0].lines).toEqual(['', 'KK', '', '', '']);
  });

  it('Karel takes a yellow tile from a display and puts the 3 red ones into the centre', () => {
    const { centre, players } = seen(start, '1 1K2', '2 2Y1');
    expect(centre).toBe('BRRRW');
    expect(players[1].lines).toEqual(['Y', '', '', '', '']);
  });

  it('Zuzana takes the 3 red tiles from the centre, the first to do so: the marker goes onto her first floor space', () => {
    const { centre, marker, players } = seen(start, '1 1K2', '2 2Y1', '3 CR3');
    expect(centre).toBe('BW');
    expect(marker).toBe(3);
    expect(players[2]).toMatchObject({ lines: ['', '', 'RRR', '', ''], floor: 'M' });
    expect(azul.turn(after(start, '1 1K2', '2 2Y1', '3 CR3'))).toEqual({ kind: 'move', seats: [1] });
  });
});
