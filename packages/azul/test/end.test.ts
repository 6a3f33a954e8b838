// End: when the match ends (row, R5, R6), the bonuses, and the ranking with its tie-break.

import { describe, expect, it } from 'vitest';
import { azul, type BoardName } from '../src/index.ts';
import { arrange, type PlayerSketch } from './arrange.ts';
import { after, eventsOf, outcomeOf, refusal, replayed, seen } from './table.ts';

const NEARLY = ['.YRKW', '.....', '.....', '.....', '.....'];
const BLUE_FIRST = ['B', '', '', '', ''];
/** The whole wall but for blue: 20 tiles, no complete row, no complete column, four complete colours. */
const WALL = ['.YRKW', 'W.YRK', 'KW.YR', 'RKW.Y', 'YRKW.'];

describe('the end', () => {
  const row = arrange({ players: [{ wall: NEARLY, lines: BLUE_FIRST }, {}], displays: ['K', 'Y'], mover: 2 });

  it('comes after the tiling phase in which a player completed a horizontal row, not before', () => {
    expect(seen(row, '2 1K5').phase).toBe('offer');
    expect(seen(row, '2 1K5', '1 2Y5')).toMatchObject({ phase: 'over', mover: null });
    expect(outcomeOf(after(row, '2 1K5', '1 2Y5'))).toEqual({ scores: [7, 0], ranks: [1, 2], reason: 'row' });
  });

  it('not at once on a free wall: the others tile to the end, and the floors are charged', () => {
    const players = [
      { wall: NEARLY, lines: BLUE_FIRST, floor: 'RR' },
      { lines: ['', 'YY', 'YYY', '', ''], floor: 'MR' },
    ];
    const position = arrange({ board: 'gray', players });
    expect(seen(position, '1 tile 1>1').phase).toBe('tiling');
    expect(seen(position, '1 tile 1>1', '2 tile 2>1').phase).toBe('tiling');
    const over = after(position, '1 tile 1>1', '2 tile 2>1', '2 tile 3>2');
    expect(outcomeOf(over)).toEqual({ scores: [5 - 2 + 2, 0], ranks: [1, 2], reason: 'row' });
  });

  it('is the same whoever completed the row', () => {
    const players = [{}, {}, { wall: NEARLY, lines: BLUE_FIRST }];
    const over = after(arrange({ players, displays: ['K'] }), '1 1K5');
    expect(outcomeOf(over)).toEqual({ scores: [0, 0, 7], ranks: [2, 2, 1], reason: 'row' });
  });

  it('nothing can be played after it', () => {
    const over = after(row, '2 1K5', '1 2Y5');
    for (const action of ['1 CB1', '2 tile 1>1', '* deal BBBB YYYY RRRR KKKK WWWW', '* start 1']) {
      expect(refusal(over, action)).toEqual({ code: 'match-over', reason: 'row' });
    }
  });

  it('is told', () => {
    expect(eventsOf(row, '2 1K5', '1 2Y5').slice(-2)).toEqual([
      { type: 'bonus', seat: 1, for: 'row', which: 1, points: 2 },
      { type: 'ended', reason: 'row' },
    ]);
  });
});

describe('bonuses', () => {
  /** A blue tile in the corner completes rows 1 and 2, columns 1 and 2 and some colours, and scores 5 + 5. */
  const ends = (board: BoardName, wall: readonly string[]) =>
    board === 'coloured'
      ? eventsOf(arrange({ board, players: [{ wall, lines: BLUE_FIRST }, {}], displays: ['K'], mover: 2 }), '2 1K5')
      : eventsOf(arrange({ board, players: [{ wall, lines: BLUE_FIRST }, {}] }), '1 tile 1>1');
  const PRINTED = ['.YRKW', 'WBYRK', 'KWBY.', 'RK.BY', 'YR..B'];
  const X2 = ['.YRKW', 'WBKRY', 'KWY.R', 'RK..B', 'YR...'];
  const BONUS = ['.YRKW', 'WBYRK', 'KRW..', 'RK.Y.', 'YWK..'];

  it.each([
    ['coloured', PRINTED, 'BY', { row: 2, column: 7, colour: 10 }, 10 + 4 + 14 + 20],
    ['gray', PRINTED, 'BY', { row: 2, column: 7, colour: 10 }, 10 + 4 + 14 + 20],
    ['crystal-x2', X2, 'R', { row: 2, column: 7, colour: 10 }, 10 + 4 + 14 + 10],
    ['crystal-bonus', BONUS, 'K', { row: 3, column: 10, colour: 12 }, 10 + 6 + 20 + 12],
  ] as const)('%s: for every complete row, column and colour together', (board, wall, colours, points, total) => {
    const events = ends(board, wall);
    expect(events.filter(({ type }) => type === 'bonus')).toEqual([
      ...[1, 2].map((which) => ({ type: 'bonus', seat: 1, for: 'row', which, points: points.row })),
      ...[1, 2].map((which) => ({ type: 'bonus', seat: 1, for: 'column', which, points: points.column })),
      ...[...colours].map((which) => ({ type: 'bonus', seat: 1, for: 'colour', which, points: points.colour })),
    ]);
    expect(events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0)).toBe(total);
  });

  it('every player gets them, not only who ended the match', () => {
    const column = ['B....', 'W....', 'K....', 'R....', 'Y....'];
    const players = [
      { wall: NEARLY, lines: BLUE_FIRST },
      { wall: column, score: 1 },
    ];
    expect(outcomeOf(after(arrange({ players, displays: ['K'] }), '1 1K5')).scores).toEqual([7, 8]);
  });

  it('the most that a wall can bring: 5 rows, 5 columns, 5 colours', () => {
    const full = ['.YRKW', 'WBYRK', 'KWBYR', 'RKWBY', 'YRKWB'];
    const players = [{ wall: full, lines: BLUE_FIRST }, {}];
    const over = after(arrange({ players, displays: ['K'], mover: 2 }), '2 1K5');
    expect(outcomeOf(over).scores).toEqual([10 + 10 + 35 + 50, 0]);
  });
});

describe('ranks', () => {
  /** Each player with 0, 1 or 2 rows that this tiling completes, and points such that all end with the same score. */
  const withRows = (rows: number, total: number): PlayerSketch => {
    const wall = ['.YRKW', '.BYRK', '.....', '.....', '.....'];
    const own = [total, total - 7, total - 7 - 8][rows];
    return [
      { score: own },
      { wall: NEARLY, lines: BLUE_FIRST, score: own },
      { wall, lines: ['B', 'WW', '', '', ''], score: own - 1 },
    ][rows];
  };
  const ranked = (...players: readonly PlayerSketch[]) =>
    outcomeOf(after(arrange({ players, displays: ['K'] }), '1 1K5'));

  it('most points win', () => {
    expect(ranked(withRows(1, 20), { score: 30 })).toEqual({ scores: [20, 30], ranks: [2, 1], reason: 'row' });
  });

  it('tied: more complete horizontal rows', () => {
    expect(ranked(withRows(0, 30), withRows(1, 30))).toEqual({ scores: [30, 30], ranks: [2, 1], reason: 'row' });
    expect(ranked(withRows(2, 30), withRows(1, 30))).toEqual({ scores: [30, 30], ranks: [1, 2], reason: 'row' });
  });

  it('still tied: shared victory, and the next rank counts both', () => {
    const { scores, ranks } = ranked(withRows(1, 30), withRows(0, 20), withRows(1, 30));
    expect([scores, ranks]).toEqual([
      [30, 20, 30],
      [1, 3, 1],
    ]);
  });

  it('rows break ties at every place', () => {
    const { scores, ranks } = ranked({ score: 40 }, withRows(0, 30), withRows(1, 30), withRows(0, 30));
    expect([scores, ranks]).toEqual([
      [40, 30, 30, 30],
      [1, 3, 2, 3],
    ]);
  });
});

describe('[R5] a round would start with no tile at all', () => {
  const lines = ['', 'B', 'BB', 'BBB', 'BBBB'];
  const four = (idleRounds: number, mover: 1 | 4 = 4) => {
    const last = { wall: WALL, lines: lines.with(4, 'BBB') };
    const players = [{ wall: WALL, score: 3 }, { wall: WALL }, { wall: WALL, lines }, last];
    return arrange({ players, displays: ['B'], mover, idleRounds });
  };

  it('[R5] with four players: the match ends at once with the final bonuses, no deal is written', () => {
    const over = after(four(0), '4 1B5');
    expect(azul.census(over)).toEqual([20, 20, 20, 20, 20]);
    expect(outcomeOf(over)).toEqual({ scores: [43, 40, 40, 40], ranks: [1, 2, 2, 2], reason: 'no-tiles' });
    expect(refusal(over, '* deal - - - - - - - - -')).toEqual({ code: 'match-over', reason: 'no-tiles' });
  });

  it('[R5] a single tile in the lid is enough to go on', () => {
    const next = after(four(0), '4 1BF');
    expect(azul.view(next)).toMatchObject({ phase: 'deal', lid: { B: 1 } });
    expect(azul.turn(after(next, '* deal B - - - - - - - -'))).toEqual({ kind: 'move', seats: [1] });
  });

  it('[R6] is decided before R5', () => {
    expect(outcomeOf(after(four(4), '4 1B5')).reason).toBe('stalled');
    expect(outcomeOf(after(four(3), '4 1B5')).reason).toBe('no-tiles');
  });

  it('a complete row is decided before both', () => {
    expect(outcomeOf(after(four(4, 1), '1 1B1')).reason).toBe('row');
  });
});

describe('[R6] a match that nobody ends', () => {
  const ROUND = ['1 1BF', '2 2YF', '1 3RF', '2 4KF', '1 5WF'];
  const DEAL = '* deal BBBB YYYY RRRR KKKK WWWW';
  const rounds = (count: number) => Array.from({ length: count }, () => [DEAL, ...ROUND]).flat();

  it('[R6] ends after 5 consecutive rounds in which nobody placed a wall tile', () => {
    const four = replayed({ board: 'coloured' }, 2, '* start 1', ...rounds(4));
    expect(azul.view(four)).toMatchObject({ phase: 'deal', idleRounds: 4, round: 5 });
    const five = after(four, DEAL, ...ROUND);
    expect(outcomeOf(five)).toEqual({ scores: [0, 0], ranks: [1, 1], reason: 'stalled' });
    expect(azul.view(five)).toMatchObject({ idleRounds: 5, round: 5 });
  });

  it('[R6] a placed tile, of whichever player, starts the count again', () => {
    const four = replayed({ board: 'coloured' }, 2, '* start 1', ...rounds(4));
    const placed = after(four, DEAL, '1 1BF', '2 2Y4', ...ROUND.slice(2));
    expect(azul.view(placed)).toMatchObject({ phase: 'deal', idleRounds: 0, round: 6 });
    expect(seen(placed, ...rounds(1)).idleRounds).toBe(1);
  });

  it('[R6] tiles put into lines do not count as placed', () => {
    const four = replayed({ board: 'coloured' }, 2, '* start 1', ...rounds(4));
    expect(outcomeOf(after(four, DEAL, '1 1B5', ...ROUND.slice(1))).reason).toBe('stalled');
  });

  it('[R6] ends with the final bonuses', () => {
    const column = ['B....', 'W....', 'K....', 'R....', 'Y....'];
    const position = arrange({ players: [{}, { wall: column }], displays: ['K'], idleRounds: 4 });
    expect(outcomeOf(after(position, '1 1KF'))).toEqual({ scores: [0, 7], ranks: [2, 1], reason: 'stalled' });
  });
});
