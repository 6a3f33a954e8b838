// C. Next round: who starts it (R4), and how the displays are filled when the bag runs empty (R11).

import { seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { type AzulView, azul } from '../src/index.ts';
import { arrange } from './arrange.ts';
import { after, eventsOf, refusal, replayed, seen } from './table.ts';

const NONE = { B: 0, Y: 0, R: 0, K: 0, W: 0 };
/** Four walls that lack only blue: 80 tiles, no complete row. */
const WALL = ['.YRKW', 'W.YRK', 'KW.YR', 'RKW.Y', 'YRKW.'];
const TWO = [{}, {}] as const;

describe('C. Next round', () => {
  it('if nobody has a complete horizontal row, a new round begins with a deal', () => {
    const wall = ['.YRKW', '.....', '.....', '.....', '.....'];
    const position = arrange({ players: [{ wall }, {}], displays: ['W'] });
    expect(azul.turn(after(position, '1 1W5'))).toEqual({ kind: 'deal' });
    expect(seen(position, '1 1W5')).toMatchObject({ round: 2, phase: 'deal' });
    expect(azul.round(after(position, '1 1W5'))).toBe(2);
  });

  it('a complete column or colour does not end the match', () => {
    const column = ['B....', 'W....', 'K....', 'R....', 'Y....'];
    const colour = ['B....', '.B...', '..B..', '...B.', '....B'];
    const position = arrange({ players: [{ wall: column }, { wall: colour }], displays: ['W'] });
    expect(seen(position, '1 1WF').phase).toBe('deal');
  });

  it('the displays are refilled in order, four each, and the marker goes back into the centre', () => {
    const position = arrange({ players: [{ floor: 'M' }, {}], displays: ['W'], starter: 2, mover: 2 });
    const dealt = seen(position, '2 1W5', '* deal BBBB YYYY RRRR KKKK WWWW');
    expect(dealt.displays).toEqual(['BBBB', 'YYYY', 'RRRR', 'KKKK', 'WWWW']);
    expect(dealt).toMatchObject({ phase: 'offer', starter: 1, mover: 1, marker: 'centre' });
  });

  it('[R4] nobody took from the centre: the starting player keeps the marker and starts again', () => {
    const start = replayed({ board: 'coloured' }, 2, '* start 2', '* deal BBBB YYYY RRRR KKKK WWWW');
    const next = after(start, '2 1B4', '1 2Y4', '2 3R5', '1 4K5', '2 5WF');
    expect(azul.view(next)).toMatchObject({ round: 2, starter: 2, marker: 2, phase: 'deal' });
    expect(seen(next, '* deal BBBB YYYY RRRR KKKK WWWW').mover).toBe(2);
  });

  it('[R9] the lid is public, like everything but the order of the bag', () => {
    const position = arrange({ players: [{ floor: 'BB' }, {}], displays: ['W'] });
    const next = after(position, '1 1WF');
    expect((azul.publicView(next) as AzulView).lid).toEqual({ ...NONE, B: 2, W: 1 });
    expect(azul.publicView(next)).toEqual(azul.view(next));
    const deal = { kind: 'displays', displays: [1] } as const;
    expect([azul.maskDeal(deal, 1), azul.maskMove(77, 1, 2), azul.knows(next, 2)]).toEqual([deal, 77, true]);
    expect(azul.determinize(next, seededRandom(1))).toEqual(next);
  });
});

describe('[R11] the bag has too few tiles for the displays', () => {
  it('[R11] enough tiles: the lid stays out, and its tiles cannot be dealt', () => {
    const position = arrange({ players: TWO, bag: '20B 1Y' });
    const dealt = seen(position, '* deal BBBB BBBB BBBB BBBB BBBY');
    expect([dealt.bag, dealt.lid]).toEqual([
      { ...NONE, B: 1 },
      { B: 0, Y: 19, R: 20, K: 20, W: 20 },
    ]);
    expect(refusal(position, '* deal BBBB BBBB BBBB BBBB BBBR')).toEqual({
      code: 'not-enough-tiles',
      display: 5,
      colour: 'R',
      found: 1,
      available: 0,
    });
  });

  it('[R11] exactly enough tiles: the bag is empty, the lid goes in when the next round needs a tile', () => {
    const position = arrange({ players: TWO, bag: '20B' });
    const deal = '* deal BBBB BBBB BBBB BBBB BBBB';
    expect(seen(position, deal)).toMatchObject({ bag: NONE, lid: { B: 0, Y: 20, R: 20, K: 20, W: 20 } });
    expect(eventsOf(position, deal)).toMatchObject([{ type: 'dealt', round: 1, refilled: false }]);
    const empty = arrange({ players: TWO, bag: '' });
    expect(seen(empty, '* deal YYYY RRRR KKKK WWWW BBBB')).toMatchObject({
      bag: { B: 16, Y: 16, R: 16, K: 16, W: 16 },
      lid: NONE,
    });
  });

  it('[R11] the bag runs empty at the end of a display: the lid goes in for the next one, not earlier', () => {
    const position = arrange({ players: TWO, bag: 'BBBBYYYY' });
    expect(refusal(position, '* deal BBYY BBYY RRRR KKKK WWWW')).toBeUndefined();
    expect(refusal(position, '* deal BBYY BBYR YRRR KKKK WWWW')).toEqual({
      code: 'not-enough-tiles',
      display: 2,
      colour: 'R',
      found: 1,
      available: 0,
    });
    const dealt = seen(position, '* deal BBYY BBYY RRRR KKKK WWWW');
    expect([dealt.bag, dealt.lid]).toEqual([{ B: 16, Y: 16, R: 16, K: 16, W: 16 }, NONE]);
  });

  it('[R11] the bag runs empty within a display: it is drawn empty first, the rest comes from the lid', () => {
    const position = arrange({ players: TWO, bag: 'BBBBYYR' });
    expect(refusal(position, '* deal BBBB YYRW WWWW KKKK RRRR')).toBeUndefined();
    expect(refusal(position, '* deal BBBB YYWW WWWW KKKK RRRR')).toEqual({
      code: 'bag-first',
      display: 2,
      colour: 'R',
      found: 0,
      expected: 1,
    });
    // The second tile of a colour may come from the lid.
    expect(refusal(position, '* deal BBBB YYRR WWWW KKKK RRRR')).toBeUndefined();
    expect(eventsOf(position, '* deal BBBB YYRW WWWW KKKK RRRR')).toEqual([
      { type: 'dealt', round: 1, displays: ['BBBB', 'YYRW', 'WWWW', 'KKKK', 'RRRR'], refilled: true },
    ]);
  });

  it('[R11] the whole lid goes in once: no more tiles of a colour than bag and lid held', () => {
    const position = arrange({ players: [{ floor: 'KKKKKKK' }, { floor: 'KKKKKKK' }], bag: 'B' });
    expect(refusal(position, '* deal BKKK KKKY YYYY YYYY YYYY')).toBeUndefined();
    expect(refusal(position, '* deal BKKK KKKK YYYY YYYY YYYY')).toEqual({
      code: 'not-enough-tiles',
      display: 2,
      colour: 'K',
      found: 4,
      available: 3,
    });
  });

  it('[R11] what the dealer samples agrees with it, wherever the bag runs empty', () => {
    for (let tiles = 0; tiles <= 21; tiles++) {
      const position = arrange({ players: TWO, bag: 'BYRKW'.repeat(5).slice(0, tiles) });
      for (let seed = 0; seed < 20; seed++) {
        const deal = azul.deal(position, seededRandom(`${tiles} ${seed}`));
        expect(azul.checkDeal(position, deal)).toBeUndefined();
        const view = seen(position, `* ${azul.formatDeal(deal)}`);
        const sum = (counts: object) => Object.values(counts).reduce((a: number, b: number) => a + b, 0);
        expect([sum(view.bag), sum(view.lid)]).toEqual(tiles < 20 ? [80, 0] : [tiles - 20, 100 - tiles]);
      }
    }
  });
});

describe('when bag and lid are both empty', () => {
  const four = [{ wall: WALL }, { wall: WALL }, { wall: WALL }, { wall: WALL, lines: ['', 'B', 'BB', '', ''] }];
  const position = arrange({ players: four, bag: '7B' });

  it('the displays stay partly filled or empty', () => {
    const deal = azul.deal(position, seededRandom(1));
    expect(deal).toEqual({ kind: 'displays', displays: [4, 4, 4, 4, 1, 0, 0, 0, 0] });
    expect(azul.formatDeal(deal)).toBe('deal BBBB BBBB BBBB BBBB B - - - -');
    expect(azul.parseDeal(azul.formatDeal(deal))).toEqual({ ok: true, value: deal });
    expect(seen(position, `* ${azul.formatDeal(deal)}`)).toMatchObject({
      displays: ['BBBB', 'BBBB', 'BBBB', 'BBBB', 'B', '', '', '', ''],
      bag: NONE,
      lid: NONE,
    });
  });

  it('and an empty lid does not go in', () => {
    const dry = arrange({ players: four, lid: '' });
    const deal = '* deal BBBB BBBB BBBB BBBB B - - - -';
    expect(eventsOf(dry, deal)).toMatchObject([{ type: 'dealt', refilled: false }]);
    expect(eventsOf(position, deal)).toMatchObject([{ type: 'dealt', refilled: true }]);
  });

  it('and no display gets fewer tiles before that', () => {
    expect(refusal(position, '* deal BBBB BBBB BBBB BBB BB - - - -')).toEqual({
      code: 'display-size',
      display: 4,
      found: 3,
      expected: 4,
    });
    expect(refusal(position, '* deal BBBB BBBB BBBB BBBB - B - - -')).toMatchObject({
      display: 5,
      found: 0,
      expected: 1,
    });
    expect(refusal(position, '* deal BBBB BBBB BBBB BBBB B B - - -')).toMatchObject({
      display: 6,
      found: 1,
      expected: 0,
    });
  });

  it('and the round is played like that', () => {
    const dealt = after(position, '* deal BBBB BBBB BBBB BBBB B - - - -');
    const taken = after(dealt, '1 1B4', '2 2BF', '3 3BF', '4 4BF');
    expect(azul.view(taken)).toMatchObject({ phase: 'offer', mover: 1 });
    expect(seen(taken, '1 5B1').phase).toBe('over');
    expect(seen(taken, '1 5B5').phase).toBe('over');
  });
});

describe('the dealer draws tile by tile from the bag in canonical order', () => {
  it('each place of the bag is one tile', () => {
    const letters = 'BBBYRRKKKKW';
    const position = arrange({ players: TWO, bag: letters });
    const first = [...letters].map((_, place) => {
      const numbers = [place, 0, 0, 0];
      const bounds: number[] = [];
      const deal = azul.formatDeal(
        azul.deal(position, (bound) => {
          bounds.push(bound);
          return numbers[bounds.length - 1] ?? 0;
        }),
      );
      expect(bounds.slice(0, 4)).toEqual([11, 10, 9, 8]);
      // The 11 tiles of the bag, then the 89 of the lid.
      expect(bounds.slice(10, 13)).toEqual([1, 89, 88]);
      return deal.split(' ')[1];
    });
    expect(first).toEqual(['BBBY', 'BBBY', 'BBBY', 'BBBY', 'BBBR', 'BBBR', ...Array(4).fill('BBBK'), 'BBBW']);
  });
});
