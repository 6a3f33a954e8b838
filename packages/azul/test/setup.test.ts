// Components and set-up: tiles, displays, what each player begins with, and who starts (R1).

import { SEAT_COUNTS, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { boardNamed } from '../src/boards.ts';
import { type AzulView, azul, BOARD_NAMES, BOARDS } from '../src/index.ts';
import boards from './fixtures/boards.json' with { type: 'json' };
import { after, eventsOf, refusal, replayed, seen } from './table.ts';

const TWENTY = { B: 20, Y: 20, R: 20, K: 20, W: 20 };
const fresh = (seats: 2 | 3 | 4) => azul.setup({ board: 'coloured' }, seats);

describe('set-up', () => {
  it('100 tiles, 20 each of blue, yellow, red, black, white, are in the bag', () => {
    const { bag, lid } = azul.view(fresh(2)) as AzulView;
    expect(bag).toEqual(TWENTY);
    expect(lid).toEqual({ B: 0, Y: 0, R: 0, K: 0, W: 0 });
    expect(azul.census(fresh(2))).toEqual([20, 20, 20, 20, 20]);
  });

  it.each([
    [2, 5],
    [3, 7],
    [4, 9],
  ] as const)('for %i players there are %i displays with 4 tiles drawn from the bag onto each', (seats, displays) => {
    const position = replayed({ board: 'coloured', start: 1 }, seats);
    expect((azul.view(position) as AzulView).displays).toEqual(Array(displays).fill(''));
    const dealt = seen(position, `* deal ${Array(displays).fill('BYRK').join(' ')}`);
    expect(dealt.displays).toEqual(Array(displays).fill('BYRK'));
    expect(dealt.bag).toEqual({ B: 20 - displays, Y: 20 - displays, R: 20 - displays, K: 20 - displays, W: 20 });
    expect(dealt.centre).toBe('');
  });

  it.each(SEAT_COUNTS)(
    'each of %i players begins with empty lines, an empty wall, an empty floor and 0 points',
    (seats) => {
      const { players, round, idleRounds } = azul.view(fresh(seats)) as AzulView;
      const player = { score: 0, lines: ['', '', '', '', ''], wall: Array(5).fill('.....'), floor: '', tiling: null };
      expect(players).toEqual(Array(seats).fill(player));
      expect([round, idleRounds]).toEqual([1, 0]);
      expect(azul.scores(fresh(seats))).toEqual(Array(seats).fill(0));
    },
  );

  it('nobody starts, moves or has the marker before the start', () => {
    expect(azul.view(fresh(2))).toMatchObject({ phase: 'start', mover: null, starter: null, marker: null });
    expect(azul.turn(fresh(2))).toEqual({ kind: 'deal' });
  });

  it('there is one starting-player marker: with the starter before the deal, in the centre after it', () => {
    const position = replayed({ board: 'coloured' }, 2, '* start 2');
    expect(azul.view(position)).toMatchObject({ phase: 'deal', mover: null, starter: 2, marker: 2 });
    const dealt = seen(position, '* deal BBYR YYKW BRRK KWWW BYRK');
    expect(dealt).toMatchObject({ phase: 'offer', mover: 2, starter: 2, marker: 'centre' });
  });

  it('all players use the same board, one of four that are plain data', () => {
    expect(BOARD_NAMES).toEqual(['coloured', 'gray', 'crystal-x2', 'crystal-bonus']);
    expect(JSON.parse(JSON.stringify(BOARDS))).toEqual(boards.boards);
    expect(BOARD_NAMES.map((name) => boardNamed(name).tiling)).toEqual(['automatic', 'chosen', 'chosen', 'chosen']);
    expect(azul.variants).toEqual(BOARD_NAMES.map((board) => ({ board })));
  });
});

describe('[R1] who starts', () => {
  it('[R1] the dealer draws a seat, each equally likely', () => {
    const random = seededRandom('R1');
    const drawn = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const deal = azul.deal(fresh(3), random);
      if (deal.kind === 'start') drawn[deal.seat - 1]++;
    }
    // 1000 expected each, standard deviation 26.
    for (const count of drawn) expect(Math.abs(count - 1000)).toBeLessThan(130);
    expect(drawn[0] + drawn[1] + drawn[2]).toBe(3000);
  });

  it('[R1] or the table sets one: the dealer then draws no other', () => {
    const position = azul.setup({ board: 'coloured', start: 3 }, 4);
    for (let seed = 0; seed < 20; seed++) {
      expect(azul.deal(position, seededRandom(seed))).toEqual({ kind: 'start', seat: 3 });
    }
  });

  it('[R1] a start that the table has set must agree with it', () => {
    const position = azul.setup({ board: 'coloured', start: 2 }, 2);
    expect(refusal(position, '* start 1')).toEqual({ code: 'start-set', seat: 1, expected: 2 });
    expect(seen(position, '* start 2')).toMatchObject({ starter: 2, phase: 'deal' });
  });

  it('[R1] a start that the table has set may be left out: the first deal starts the match', () => {
    const deal = '* deal BBYR YYKW BRRK KWWW BYRK';
    const position = azul.setup({ board: 'coloured', start: 2 }, 2);
    expect(seen(position, deal)).toEqual(seen(position, '* start 2', deal));
    expect(seen(position, deal)).toMatchObject({ starter: 2, mover: 2, marker: 'centre' });
  });

  it('[R1] a start that the table has set is for the first round only', () => {
    const deal = '* deal BBBB YYYY RRRR KKKK WWWB';
    const position = azul.setup({ board: 'coloured', start: 1 }, 2);
    const second = after(position, deal, '1 1B4', '2 2Y4', '1 3R5', '2 4K5', '1 5WF', '2 CBF');
    expect(azul.view(second)).toMatchObject({ round: 2, starter: 2, marker: 2 });
    expect(seen(second, deal)).toMatchObject({ starter: 2, mover: 2, marker: 'centre' });
    expect(eventsOf(second, deal).map(({ type }) => type)).toEqual(['dealt']);
  });

  it('[R1] the start is told, also when it goes without saying', () => {
    const deal = '* deal BBYR YYKW BRRK KWWW BYRK';
    const told = [{ type: 'started', seat: 2 }, { type: 'dealt' }];
    expect(eventsOf(azul.setup({ board: 'gray' }, 2), '* start 2', deal)).toMatchObject(told);
    expect(eventsOf(azul.setup({ board: 'gray', start: 2 }, 2), deal)).toMatchObject(told);
  });

  it('[R1] a start that nobody has set must be drawn first', () => {
    expect(refusal(fresh(2), '* deal BBYR YYKW BRRK KWWW BYRK')).toEqual({ code: 'start-expected' });
  });
});
