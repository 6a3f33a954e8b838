// B. Wall tiling on the coloured wall: which lines move where, what stays, what goes to the lid.

import { describe, expect, it } from 'vitest';
import { azul, BOARDS, type BoardData } from '../src/index.ts';
import { arrange, type PlayerSketch } from './arrange.ts';
import { eventsOf, refusal, seatSeen, seen } from './table.ts';

/** Seat 1 ends the round by putting a white tile into line 5. */
const beforeTiling = (player: PlayerSketch, other: PlayerSketch = {}) =>
  arrange({ players: [player, other], displays: ['W'] });

describe('B. Wall tiling', () => {
  it('each full line moves one tile to the wall, the other tiles go to the lid', () => {
    const { players, lid } = seen(beforeTiling({ lines: ['', '', 'KKK', '', ''] }), '1 1W5');
    expect(players[0].wall).toEqual(['.....', '.....', 'K....', '.....', '.....']);
    expect(players[0].lines).toEqual(['', '', '', '', 'W']);
    expect(lid).toEqual({ B: 0, Y: 0, R: 0, K: 2, W: 0 });
  });

  it('a full line 1 leaves nothing for the lid, a full line 5 leaves 4 tiles', () => {
    const short = seen(beforeTiling({ lines: ['B', '', '', '', ''] }), '1 1W5');
    expect(short.lid).toEqual({ B: 0, Y: 0, R: 0, K: 0, W: 0 });
    expect(seen(beforeTiling({ lines: ['', '', '', '', 'WWWW'] }), '1 1W5').lid.W).toBe(4);
  });

  it('unfinished lines stay', () => {
    const lines = ['', 'R', 'YY', 'BBB', 'WWW'];
    const { players, lid } = seen(beforeTiling({ lines }), '1 1W5');
    expect(players[0].lines).toEqual(['', 'R', 'YY', 'BBB', 'WWWW']);
    expect(players[0]).toMatchObject({ wall: Array(5).fill('.....'), score: 0 });
    expect(Object.values(lid)).toEqual([0, 0, 0, 0, 0]);
  });

  it('wall tiles never move again', () => {
    const wall = ['B....', '.....', '..B..', '.....', 'YRKW.'];
    const { players } = seen(beforeTiling({ wall, lines: ['', 'WW', '', '', ''] }), '1 1WF');
    expect(players[0].wall).toEqual(['B....', 'W....', '..B..', '.....', 'YRKW.']);
  });

  it('coloured wall: row 1 is B Y R K W, each next row shifted right by one', () => {
    const { wall }: BoardData = BOARDS.coloured;
    for (const [colour, letter] of [...'BYRKW'].entries()) {
      for (let row = 0; row < 5; row++) {
        expect(wall[row][(colour + row) % 5]).toBe(letter);
        const lines = ['', '', '', '', ''].map((_, line) => (line === row ? letter.repeat(row + 1) : ''));
        const tiled = seatSeen(arrange({ players: [{ lines }, {}], displays: ['W'] }), 1, '1 1WF');
        expect(tiled.wall[row]).toBe(`${'.'.repeat((colour + row) % 5)}${letter}`.padEnd(5, '.'));
      }
    }
  });

  it('goes top to bottom, so a higher tile counts for a lower one', () => {
    const position = beforeTiling({ lines: ['B', 'WW', 'KKK', '', ''] });
    expect(eventsOf(position, '1 1W5').filter(({ type }) => type === 'tiled')).toMatchObject([
      { row: 1, column: 1, colour: 'B', horizontal: 1, vertical: 1, multiplier: 1, points: 1 },
      { row: 2, column: 1, colour: 'W', horizontal: 1, vertical: 2, multiplier: 1, points: 2 },
      { row: 3, column: 1, colour: 'K', horizontal: 1, vertical: 3, multiplier: 1, points: 3 },
    ]);
    expect(seatSeen(position, 1, '1 1W5').score).toBe(6);
  });

  it('every player tiles, independently of the others', () => {
    const { players } = seen(beforeTiling({ lines: ['B', '', '', '', ''] }, { lines: ['B', '', '', '', ''] }), '1 1W5');
    expect(players.map(({ wall, score }) => [wall[0], score])).toEqual([
      ['B....', 1],
      ['B....', 1],
    ]);
  });

  it('tiles are scored before the floor is charged, so points of this round can pay for it', () => {
    expect(seatSeen(beforeTiling({ lines: ['B', 'WW', '', '', ''], floor: 'YY' }), 1, '1 1W5').score).toBe(1);
  });

  it('happens by itself on the coloured wall: there is nothing to choose', () => {
    const position = beforeTiling({ lines: ['B', '', '', '', ''] });
    expect(refusal(position, '1 tile 1>1')).toEqual({ code: 'take-expected' });
    expect(seen(position, '1 1W5').phase).toBe('deal');
  });

  it("the marker's owner starts the next round", () => {
    const { starter, marker, phase } = seen(beforeTiling({}, { floor: 'M' }), '1 1W5');
    expect([starter, marker, phase]).toEqual([2, 2, 'deal']);
  });
});

describe('Example 3 of the base rules: tiling', () => {
  // Zuzana: line 2 full with 2 red, line 4 full with blue; lines 3 and 5 are not finished.
  const position = arrange({
    players: [{ lines: ['', 'RR', 'Y', 'BBBB', 'KKK'] }, {}],
    displays: ['W'],
    mover: 2,
  });
  const { players, lid } = seen(position, '2 1W5');

  it('the red and the blue tile score 1 point each, at once', () => {
    const tiled = eventsOf(position, '2 1W5').filter(({ type }) => type === 'tiled');
    expect(tiled).toMatchObject([
      { seat: 1, row: 2, column: 4, colour: 'R', points: 1 },
      { seat: 1, row: 4, column: 4, colour: 'B', points: 1 },
    ]);
    expect(players[0].score).toBe(2);
    expect(players[0].wall).toEqual(['.....', '...R.', '.....', '...B.', '.....']);
  });

  it('lines 3 and 5 stay, the leftovers of lines 2 and 4 go to the lid', () => {
    expect(players[0].lines).toEqual(['', '', 'Y', '', 'KKK']);
    expect(lid).toEqual({ B: 3, Y: 0, R: 1, K: 0, W: 0 });
    expect(azul.census(position)).toEqual([20, 20, 20, 20, 20]);
  });
});
