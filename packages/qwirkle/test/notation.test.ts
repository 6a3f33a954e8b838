// Notation: texts read in any order of tiles, written in one; numbers that stand for moves.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeMove,
  encodeHiddenTrade,
  encodePlay,
  encodeTrade,
  inLine,
  PASS,
  type Placement,
  qwirkle,
  tradeSize,
} from '../src/index.ts';

const written = (text: string): string => {
  const move = qwirkle.parseMove(text);
  return move.ok ? qwirkle.formatMove(move.value) : move.refusal.code;
};
const writtenDeal = (text: string): string => {
  const deal = qwirkle.parseDeal(text);
  return deal.ok ? qwirkle.formatDeal(deal.value) : deal.refusal.code;
};

const tile = fc.integer({ min: 0, max: 35 });
const coordinate = fc.integer({ min: -101, max: 101 });
/** Up to six tiles within six cells of a line. */
const play = fc
  .record({
    x: coordinate,
    y: coordinate,
    down: fc.boolean(),
    offsets: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 }),
    tiles: fc.array(tile, { minLength: 6, maxLength: 6 }),
  })
  .map(({ x, y, down, offsets, tiles }) =>
    offsets.map((i): Placement => ({ tile: tiles[i], x: down ? x : x + i, y: down ? y + i : y })),
  );
const byCell = (tiles: readonly Placement[]) => [...tiles].sort((a, b) => a.y - b.y || a.x - b.x);

describe('a move as a number', () => {
  it('tells its play, whatever the order of the tiles', () => {
    fc.assert(
      fc.property(play, (tiles) => {
        const move = encodePlay(tiles);
        expect(inLine(tiles)).toBe(true);
        expect(Number.isSafeInteger(move)).toBe(true);
        expect(encodePlay(tiles.toReversed())).toBe(move);
        expect(decodeMove(move)).toEqual({ kind: 'play', tiles: byCell(tiles) });
        expect(written(qwirkle.formatMove(move))).toBe(qwirkle.formatMove(move));
      }),
    );
  });

  it('tells no cell twice', () => {
    const at = { x: 3, y: 0 };
    expect(
      inLine([
        { tile: 0, ...at },
        { tile: 1, ...at },
      ]),
    ).toBe(false);
  });

  it('tells no play of a tile that there is not, nor of one farther away than tiles can lie', () => {
    const red = { tile: 0, x: 0, y: 0 };
    const plays: Placement[][] = [
      [red, { tile: 36, x: 1, y: 0 }],
      [
        { ...red, x: 107 },
        { ...red, x: 108 },
      ],
      [
        { ...red, y: -108 },
        { ...red, y: -107 },
      ],
    ];
    expect(plays.map(encodePlay).map(decodeMove)).toEqual([undefined, undefined, undefined]);
  });

  it('tells its trade', () => {
    fc.assert(
      fc.property(fc.array(tile, { minLength: 1, maxLength: 6 }), (tiles) => {
        const move = encodeTrade(tiles);
        expect(Number.isSafeInteger(move)).toBe(true);
        expect(decodeMove(move)).toEqual({ kind: 'trade', tiles: tiles.toSorted((a, b) => a - b) });
        expect(written(qwirkle.formatMove(move))).toBe(qwirkle.formatMove(move));
      }),
    );
  });

  it('tells how many tiles it trades, hidden or not', () => {
    expect([encodeTrade([0, 0, 35]), encodeHiddenTrade(2), PASS, 0].map(tradeSize)).toEqual([3, 2, 0, 0]);
    expect(decodeMove(encodeHiddenTrade(6))).toEqual({ kind: 'hidden-trade', count: 6 });
    expect(decodeMove(PASS)).toEqual({ kind: 'pass' });
  });

  it('is the only number of its move', () => {
    const number = fc.oneof(
      fc.maxSafeNat(),
      fc.maxSafeNat().map((n) => n % 2 ** 42),
      fc.double(),
      fc.integer(),
    );
    fc.assert(
      fc.property(number, (n) => {
        const decoded = decodeMove(n);
        if (decoded?.kind === 'play') expect(encodePlay(decoded.tiles)).toBe(n);
        if (decoded?.kind === 'trade') expect(encodeTrade(decoded.tiles)).toBe(n);
        if (decoded === undefined) expect(qwirkle.checkMove(qwirkle.setup({}, 2), 1, n)?.code).toBe('not-a-move');
      }),
      { numRuns: 2000 },
    );
    expect(
      [
        0,
        37,
        62,
        63,
        62 + 7 * 64,
        63 + 64 + 37 * 64 ** 2,
        PASS + 64,
        PASS + 0.5,
        PASS - 64,
        -1,
        2 ** 53,
        Number.NaN,
      ].map(decodeMove),
    ).toEqual(new Array(12).fill(undefined));
  });
});

describe('notation', () => {
  it('plays are written by y, then x', () => {
    expect(written('play Ro@0,0 Rd@0,-1')).toBe('play Rd@0,-1 Ro@0,0');
    expect(written('play Ro@107,-107')).toBe('play Ro@107,-107');
    expect(written('play P*@2,5 O*@-3,5')).toBe('play O*@-3,5 P*@2,5');
  });

  it('trades and draws are written by colour R O Y G B P, then shape o x d s * c', () => {
    expect(written('trade Pc R* Rs Bo Gd Yx')).toBe('trade Rs R* Yx Gd Bo Pc');
    expect(writtenDeal('draw 4 Rc R* Rs Rd Rx Ro')).toBe('draw 4 Ro Rx Rd Rs R* Rc');
    expect(writtenDeal('draw 2 Ro Po Oo')).toBe('draw 2 Ro Oo Po');
  });

  it('masks, starts and passes are read and written', () => {
    for (const text of ['trade ?? ??', 'pass']) expect(written(text)).toBe(text);
    for (const text of ['draw 2 ?? ?? ??', 'start 3']) expect(writtenDeal(text)).toBe(text);
  });

  it('a number that stands for no move says so', () => {
    expect(qwirkle.formatMove(0)).toBe('no move 0');
  });

  it.each([
    '',
    ' ',
    'pass ',
    'Pass',
    'play',
    'play ',
    'play Rs',
    'play Rs@0',
    'play Rs@0,0 ',
    'play  Rs@0,0',
    'play Rs@00,0',
    'play Rs@-0,0',
    'play Rs@01,0',
    'play Rs@+1,0',
    'play Rs@1.0,0',
    'play Rs@108,0',
    'play Rs@0,-108',
    'play Rs@107,0 Ro@108,0',
    'play rs@0,0',
    'play RS@0,0',
    'play ??@0,0',
    'play Rs@0,0 Ro@0,0',
    'play Ro@0,0 Rx@1,0 Rd@2,0 Rs@3,0 R*@4,0 Rc@5,0 Bo@6,0',
    'trade',
    'trade Rs ??',
    'trade Rs  Ro',
    'trade Ro Rx Rd Rs R* Rc Bo',
    'trade ?? ?? ?? ?? ?? ?? ??',
    'trade __proto__',
    'swap Rs',
  ])('“%s” is no move', (text) => {
    expect(written(text)).toBe('unreadable');
  });

  it.each([
    '',
    'draw',
    'draw 1',
    'draw 5 Rs',
    'draw 01 Rs',
    'draw 1 Rs ??',
    'draw  1 Rs',
    'take 1 Rs',
    'start',
    'start 0',
    'start 1 1',
  ])('“%s” is no deal', (text) => {
    expect(writtenDeal(text)).toBe('unreadable');
  });

  it('tiles that are not in one row or column are told from what cannot be read', () => {
    expect(written('play Ro@0,0 Rx@1,1')).toBe('not-in-line');
    expect(written('play Ro@0,0 Rx@6,0')).toBe('not-in-line');
    expect(written('play Ro@0,0 Rx@0,6')).toBe('not-in-line');
    expect(written('play Ro@0,0 Rx@5,0')).toBe('play Ro@0,0 Rx@5,0');
  });

  it('ten megabytes of garbage are refused at once, and quoted in short', () => {
    const garbage = 'play Rs@0,0 '.repeat(900_000);
    const refused = qwirkle.parseMove(garbage);
    expect(JSON.stringify(refused).length).toBeLessThan(400);
    // Not a play that is wrong, but no move: it was not taken apart.
    expect(refused).toMatchObject({
      refusal: { expected: { kind: 'form', examples: ['play Rs@0,-1 …', 'trade Rs …', 'pass'] } },
    });
    expect(qwirkle.parseDeal(garbage).ok).toBe(false);
  });
});

describe('options', () => {
  it('a start other than by age is refused, unknown fields are ignored', () => {
    const read = (json: Parameters<typeof qwirkle.parseOptions>[0]) => qwirkle.parseOptions(json, 2);
    expect(read({})).toEqual({ ok: true, value: {} });
    expect(read({ start: 'age', colour: 1 })).toEqual({ ok: true, value: { start: 'age' } });
    for (const start of [1, 'Age', null]) {
      expect(read({ start })).toMatchObject({ ok: false, refusal: { code: 'bad-field', field: 'options.start' } });
    }
    for (const json of [null, [], 'age', 3, true]) {
      expect(read(json)).toMatchObject({ ok: false, refusal: { code: 'bad-field', field: 'options' } });
    }
  });
});
