// The floor line: what it costs, what finds it full, the marker on it (R3), and that all floors are settled together.

import { describe, expect, it } from 'vitest';
import { BOARDS, type BoardName } from '../src/index.ts';
import { arrange } from './arrange.ts';
import { eventsOf, seatSeen, seen } from './table.ts';

/** A round that ends when seat 1 puts one white tile into line 5. */
const lastTile = (floor: string, score: number, board: BoardName = 'coloured') =>
  arrange({ board, players: [{ floor, score }, {}], displays: ['W'] });
const scoreAfter = (floor: string, board?: BoardName) => seatSeen(lastTile(floor, 50, board), 1, '1 1W5').score;

describe('the floor line', () => {
  it.each([
    ['coloured', [50, 49, 48, 46, 44, 42, 39, 36]],
    ['gray', [50, 49, 48, 46, 44, 42, 39, 36]],
    ['crystal-x2', [50, 49, 49, 48, 46, 45, 43, 40]],
    ['crystal-bonus', [50, 49, 49, 48, 46, 45, 43, 40]],
  ] as const)('%s: 0 to 7 occupied spaces leave %j of 50 points', (board, left) => {
    expect(left.map((_, count) => scoreAfter('RYBKRYB'.slice(0, count), board))).toEqual(left);
  });

  it('the values are −1 −1 −2 −2 −2 −3 −3, on crystal boards −1 0 −1 −2 −1 −2 −3', () => {
    expect(BOARDS.coloured.floor).toEqual([-1, -1, -2, -2, -2, -3, -3]);
    expect(BOARDS.gray.floor).toEqual([-1, -1, -2, -2, -2, -3, -3]);
    expect(BOARDS['crystal-x2'].floor).toEqual([-1, 0, -1, -2, -1, -2, -3]);
    expect(BOARDS['crystal-bonus'].floor).toEqual([-1, 0, -1, -2, -1, -2, -3]);
  });

  it('Example 5 of the base rules: 4 tiles and the marker cost Karel 8 points', () => {
    expect(scoreAfter('RMKKB')).toBe(42);
    expect(scoreAfter('MRKKB')).toBe(42);
  });

  it('the marker occupies a space like a tile', () => {
    expect(scoreAfter('M')).toBe(49);
    expect(scoreAfter('BBM')).toBe(46);
  });

  it('the score never goes below 0', () => {
    expect(seatSeen(lastTile('BBBB', 5), 1, '1 1W5').score).toBe(0);
    expect(seatSeen(lastTile('BBBB', 6), 1, '1 1W5').score).toBe(0);
    expect(seatSeen(lastTile('BBBB', 7), 1, '1 1W5').score).toBe(1);
    expect(eventsOf(lastTile('BBBB', 5), '1 1W5').at(-1)).toEqual({ type: 'floor', seat: 1, cost: 6, points: -5 });
    expect(eventsOf(lastTile('BBBB', 7), '1 1W5').at(-1)).toEqual({ type: 'floor', seat: 1, cost: 6, points: -6 });
  });

  it('who has no points loses none', () => {
    const lost = eventsOf(lastTile('BB', 0), '1 1W5').at(-1);
    expect(lost).toEqual({ type: 'floor', seat: 1, cost: 2, points: 0 });
    expect(Object.is(lost?.type === 'floor' && lost.points, 0)).toBe(true);
  });

  it('an empty floor costs nothing and is not told', () => {
    expect(eventsOf(lastTile('', 5), '1 1W5').filter(({ type }) => type === 'floor')).toEqual([]);
  });

  it('floor tiles go to the lid, the marker does not', () => {
    const { lid, players, marker } = seen(lastTile('RMKKB', 9), '1 1W5');
    expect(lid).toEqual({ B: 1, Y: 0, R: 1, K: 2, W: 0 });
    expect(players[0].floor).toBe('');
    expect(marker).toBe(1);
  });

  it('tiles that find the floor full go to the lid and cost nothing', () => {
    const position = arrange({ players: [{ floor: 'BBBBB', score: 50 }, {}], displays: ['RRRR', 'K'] });
    const { lid, players } = seen(position, '1 1RF');
    expect(players[0].floor).toBe('BBBBBRR');
    expect(lid).toEqual({ B: 0, Y: 0, R: 2, K: 0, W: 0 });
    const settled = seen(position, '1 1RF', '2 2K5');
    expect(settled.players[0].score).toBe(36);
    expect(settled.lid).toEqual({ B: 5, Y: 0, R: 4, K: 0, W: 0 });
    expect(eventsOf(position, '1 1RF').at(-1)).toEqual({ type: 'fell', seat: 1, colour: 'R', count: 4, lost: 2 });
  });

  it('a full floor takes nothing more, of whatever is left over from a line', () => {
    const position = arrange({ players: [{ floor: 'BBBBBBB' }, {}], displays: ['RRRR', 'K'] });
    const { lid, players } = seen(position, '1 1R1');
    expect(players[0]).toMatchObject({ floor: 'BBBBBBB', lines: ['R', '', '', '', ''] });
    expect(lid).toEqual({ B: 0, Y: 0, R: 3, K: 0, W: 0 });
  });
});

describe('the marker on a nearly full floor', () => {
  const offer = (floor: string) =>
    arrange({ players: [{ floor, score: 50 }, {}], displays: ['KKKK'], centre: 'RR', starter: 2, mover: 1 });

  it('with 6 spaces occupied the marker takes the seventh, and the tiles go to the lid', () => {
    const { players, lid, marker } = seen(offer('BBBBBB'), '1 CRF');
    expect(players[0].floor).toBe('BBBBBBM');
    expect(lid).toEqual({ B: 0, Y: 0, R: 2, K: 0, W: 0 });
    expect(marker).toBe(1);
    expect(eventsOf(offer('BBBBBB'), '1 CRF')[1]).toEqual({ type: 'marker', seat: 1, space: 7 });
  });

  it('[R3] with all 7 spaces occupied it costs nothing and pushes nothing off', () => {
    const { players, marker, lid } = seen(offer('BBBBBBB'), '1 CR2');
    expect(players[0]).toMatchObject({ floor: 'BBBBBBB', lines: ['', 'RR', '', '', ''] });
    expect(marker).toBe(1);
    expect(lid).toEqual({ B: 0, Y: 0, R: 0, K: 0, W: 0 });
    expect(eventsOf(offer('BBBBBBB'), '1 CR2')[1]).toEqual({ type: 'marker', seat: 1, space: 0 });
  });

  it('[R3] the player still starts the next round', () => {
    const next = seen(offer('BBBBBBB'), '1 CR3', '2 1K5');
    expect(next).toMatchObject({ phase: 'deal', starter: 1, marker: 1 });
    expect(next.players[0].score).toBe(36);
    expect(next.lid).toEqual({ B: 7, Y: 0, R: 0, K: 0, W: 0 });
  });

  it('[R3] nobody else takes the marker afterwards', () => {
    const position = arrange({ players: [{ floor: 'BBBBBBB' }, {}], centre: 'RK' });
    const { players, marker } = seen(position, '1 CR3');
    expect([players[0].floor, marker]).toEqual(['BBBBBBB', 1]);
    expect(eventsOf(position, '1 CR3', '2 CK3').filter(({ type }) => type === 'marker')).toHaveLength(1);
  });
});
