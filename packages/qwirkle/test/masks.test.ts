// Masked records: what a viewer knows, what can still be checked, and what can be filled in.

import {
  type Action,
  apply,
  MoveList,
  maskAction,
  playOut,
  randomChooser,
  seatsOf,
  seededRandom,
  type Viewer,
} from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { PASS, type Position, type QwirkleTypes, type QwirkleView, qwirkle } from '../src/index.ts';
import { after, dealt, eventsOf, laid, listed, refusalOf, trades } from './table.ts';

const SIX = '?? ?? ?? ?? ?? ??';
const MINE = 'Ro Rx Od Ys G* Bc';
/** Seat 1 knows its own hand; seat 2 has opened with three red tiles and drawn. */
const masked = () => after(2, [...dealt(MINE, SIX), '* start 2', '2 play Rd@0,0 Rs@1,0 R*@2,0', '* draw 2 ?? ?? ??']);
const viewOf = (position: Position) => qwirkle.view(position) as QwirkleView;

describe('a masked position', () => {
  it('a tile that its owner plays becomes known', () => {
    const { hands, unseen, bag } = viewOf(masked());
    expect(hands).toEqual([
      { tiles: MINE.split(' '), unknown: 0 },
      { tiles: [], unknown: 6 },
    ]);
    expect(Object.values(unseen).reduce((sum, count) => sum + count, 0)).toBe(bag + 6);
    expect([unseen.Rd, unseen.Ro, unseen.Po]).toEqual([2, 2, 3]);
  });

  it('knows the moves of the seats whose tiles are known', () => {
    const position = masked();
    expect([qwirkle.knows(position, 1), qwirkle.knows(position, 2)]).toEqual([true, false]);
  });

  it('lists no move of a seat with an unknown tile, whatever the list held before', () => {
    const position = laid({ grid: 'Rd@0,0', hands: ['Ro', 'Po'], bag: '' });
    const list = new MoveList();
    qwirkle.legalMoves(position, 1, list);
    expect(list.length).toBe(4);
    position.unknown[0] = 1;
    qwirkle.legalMoves(position, 1, list);
    expect(list.length).toBe(0);
    position.bag = 1;
    expect([listed(position), trades(position)]).toEqual([[], []]);
    list.push(PASS);
    qwirkle.unlistedMoves?.(position, 1, list);
    expect(list.length).toBe(0);
  });

  it('refuses a tile that has been seen elsewhere three times', () => {
    const position = after(2, [...dealt('Ro Ro Ro Rx Rx Rd', SIX), '* start 2']);
    expect(refusalOf(position, '2 play Ro@0,0')).toEqual({ code: 'not-in-hand', seat: 2, tile: 'Ro' });
    expect(refusalOf(position, '2 play Rx@0,0')).toBeUndefined();
  });

  it('refuses a tile more often than it is unseen, and more tiles than are unknown', () => {
    const position = masked();
    eventsOf(position, '1 trade Bc');
    eventsOf(position, '* draw 1 Ro');
    expect(refusalOf(position, '2 trade Ro Ro')).toEqual({ code: 'not-in-hand', seat: 2, tile: 'Ro' });
    expect(refusalOf(position, '2 trade Rx Rx')).toBeUndefined();
    const last = laid({ grid: 'Rd@0,0 Rc@1,0', hands: ['', 'Po'], bag: 'Ro Rx' });
    last.unknown[0] = 1;
    expect(refusalOf(last, '1 play Ro@2,0 Rx@3,0')).toEqual({ code: 'not-in-hand', seat: 1, tile: 'Rx' });
    expect(refusalOf(last, '1 play Rx@2,0')).toBeUndefined();
  });

  it('masked trades take unknown tiles, and no more than there are', () => {
    const position = masked();
    expect(refusalOf(position, '1 trade ??')).toEqual({ code: 'not-hidden', seat: 1, count: 1, hidden: 0 });
    eventsOf(position, '1 trade Bc');
    eventsOf(position, '* draw 1 Bo');
    expect(refusalOf(position, `2 trade ${SIX}`)).toBeUndefined();
    expect(eventsOf(position, '2 trade ?? ??')).toEqual([{ type: 'traded', seat: 2, count: 2 }]);
    expect(viewOf(position)).toMatchObject({ aside: 2, asideTiles: { tiles: [], unknown: 2 } });
    eventsOf(position, '* draw 2 ?? ??');
    expect(viewOf(position).hands[1]).toEqual({ tiles: [], unknown: 6 });
    expect(qwirkle.census(position)).toEqual(new Array(36).fill(3));
  });

  it('draws of others and their trades are hidden, all else is public', () => {
    const draw = qwirkle.parseDeal('draw 2 Rs Ro');
    const trade = qwirkle.parseMove('trade Rs Ro');
    const play = qwirkle.parseMove('play Rs@0,0');
    if (!draw.ok || !trade.ok || !play.ok) throw new Error('unreadable');
    const seen = (viewer: Viewer) => [
      qwirkle.formatDeal(qwirkle.maskDeal(draw.value, viewer)),
      qwirkle.formatMove(qwirkle.maskMove(trade.value, 2, viewer)),
      qwirkle.formatMove(qwirkle.maskMove(play.value, 2, viewer)),
    ];
    expect(seen(2)).toEqual(['draw 2 Ro Rs', 'trade Ro Rs', 'play Rs@0,0']);
    expect(seen(1)).toEqual(['draw 2 ?? ??', 'trade ?? ??', 'play Rs@0,0']);
    expect(seen('spectator')).toEqual(seen(1));
  });

  it('every viewer of a match follows it, and all agree on what is public', () => {
    for (const seats of [2, 3, 4] as const) {
      const random = seededRandom(`viewers ${seats}`);
      const viewers: readonly Viewer[] = [...seatsOf(seats), 'spectator'];
      const whole = qwirkle.setup({}, seats);
      const seen = viewers.map(() => qwirkle.setup({}, seats));
      const follow = (action: Action<QwirkleTypes>, position: Position) => {
        viewers.forEach((viewer, i) => {
          const text = maskAction(qwirkle, action, viewer);
          expect(qwirkle.publicView(seen[i])).toEqual(qwirkle.publicView(position));
          apply(qwirkle, seen[i], text);
          expect(qwirkle.census(seen[i])).toEqual(new Array(36).fill(3));
        });
      };
      const plays = randomChooser(qwirkle, random);
      const choose: typeof plays = (position, seat) => {
        const trade = qwirkle.parseMove(`trade ${viewOf(position).hands[seat - 1].tiles[0]}`);
        const trades = position.grid.tileCount > 0 && position.bag > 0 && random(4) === 0;
        return trades && trade.ok ? trade.value : plays(position, seat);
      };
      playOut(qwirkle, whole, { chance: () => random, choose, onAction: follow });
      for (const position of seen) expect(qwirkle.turn(position)).toEqual(qwirkle.turn(whole));
    }
  });

  it('determinizing fills every unknown place from the unseen tiles, and leaves the masked position alone', () => {
    const position = masked();
    eventsOf(position, '1 trade Bc');
    eventsOf(position, '* draw 1 Bo');
    eventsOf(position, '2 trade ?? ??');
    const before = viewOf(position);
    const random = seededRandom('imagine');
    const holdsGreen: number[] = [];
    for (let i = 0; i < 300; i++) {
      const whole = qwirkle.determinize(position, random);
      const { hands, asideTiles, unseen } = viewOf(whole);
      expect([hands[0], hands[1].unknown, hands[1].tiles.length]).toEqual([before.hands[0], 0, 4]);
      expect([asideTiles.unknown, asideTiles.tiles.length]).toEqual([0, 2]);
      expect(Object.values(unseen).reduce((sum, count) => sum + count, 0)).toBe(whole.bag);
      expect(qwirkle.census(whole)).toEqual(new Array(36).fill(3));
      holdsGreen.push(hands[1].tiles.filter((tile) => tile[0] === 'G').length);
    }
    expect(viewOf(position)).toEqual(before);
    // 17 of the 99 unseen tiles are green, four are in the hand: 0.687 on average, standard error 0.043.
    const mean = holdsGreen.reduce((a, b) => a + b) / holdsGreen.length;
    expect(Math.abs(mean - (4 * 17) / 99)).toBeLessThan(5 * 0.043);
  });
});

describe('clones and copies', () => {
  it('go their own way, also over a position with other tiles', () => {
    const random = seededRandom('copies');
    const other = qwirkle.setup({}, 2);
    playOut(qwirkle, other, { chance: () => random, choose: randomChooser(qwirkle, random) });
    const position = masked();
    const before = qwirkle.view(position);
    qwirkle.copy(position, other);
    expect(qwirkle.view(other)).toEqual(before);
    const clone = qwirkle.clone(position);
    eventsOf(clone, '1 play Ro@3,0');
    eventsOf(other, '1 play Ro@-1,0');
    expect(qwirkle.view(position)).toEqual(before);
    qwirkle.copy(position, other);
    for (const at of ['play Ro@3,0', 'play Rx@-1,0']) expect(refusalOf(other, `1 ${at}`)).toBeUndefined();
    expect(other.grid.lines).toEqual(position.grid.lines);
    expect(other.grid.frontier).toEqual(position.grid.frontier);
  });

  it('have the tiles that lie aside for a trade', () => {
    const position = masked();
    eventsOf(position, '1 trade G* Bc');
    expect(qwirkle.view(qwirkle.clone(position))).toEqual(qwirkle.view(position));
  });
});
