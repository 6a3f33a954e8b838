// Tables online: clocks, offers, lists, messages, names, and what is asked for when one is made.

import type { Seat } from '@mozaika/kernel';
import type { MyTable, SeatView, TableView } from '@mozaika/protocol';
import type { ChatMessage } from '@mozaika/protocol/client';
import { describe, expect, it } from 'vitest';
import { shownPlayers } from '../src/match/names.ts';
import { CLOCKS, DEFAULT_FORM, isOnline, readForm } from '../src/new-match/new-match-form.ts';
import { changeSeat } from '../src/new-match/seat-choice.ts';
import { nameProblem } from '../src/online/account/name.ts';
import { shuffleStore } from '../src/online/connection/shuffle-store.ts';
import { freeSeats, openTables, runningTables } from '../src/online/lobby/lobby-lists.ts';
import { tableRequestOf } from '../src/online/lobby/table-request.ts';
import { consequenceOfEnding, isLongAway } from '../src/online/table/absence.ts';
import { azulejoOf, SIDE } from '../src/online/table/avatar.ts';
import { hasNews, lastOf, withMessage } from '../src/online/table/chat.ts';
import { agoOf, formatLeft, isLow, leftFor } from '../src/online/table/clock.ts';
import { awaitedConsent, offersOf } from '../src/online/table/offers.ts';
import { qrPath } from '../src/online/table/qr.ts';

const person = (name: string, more: Partial<SeatView> = {}): SeatView =>
  ({ kind: 'person', name, present: true, ...more }) as SeatView;
const OPEN: SeatView = { kind: 'open' };

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [60_000, '1:00'],
    [299_001, '5:00'],
    [3_723_000, '1:02:03'],
    [90_000_000, '1\u00a0d 1\u00a0h'],
  ])('with %i ms shows %s', (left, text) => {
    expect(formatLeft(left)).toBe(text);
  });

  it('runs only for those who are to move, and never below nothing', () => {
    const reading = { left: [10_000, 20_000], at: 1000, running: [2] } as const;
    expect(leftFor(reading, 1, 6000)).toBe(10_000);
    expect(leftFor(reading, 2, 6000)).toBe(15_000);
    expect(leftFor(reading, 2, 99_000)).toBe(0);
  });

  it('is low for the last half minute of a bank and the last tenth of a move', () => {
    expect(isLow(30_000, { kind: 'live', bank: 300, increment: 5 })).toBe(true);
    expect(isLow(31_000, { kind: 'live', bank: 300, increment: 5 })).toBe(false);
    expect(isLow(8_000_000, { kind: 'days', perMove: 86_400 })).toBe(true);
    expect(isLow(9_000_000, { kind: 'days', perMove: 86_400 })).toBe(false);
    expect(isLow(0, { kind: 'none' })).toBe(false);
  });

  it('tells how long somebody is away in the largest unit that fits', () => {
    expect([20_000, 90_000, 7_200_000, 200_000_000].map(agoOf)).toEqual([
      { unit: 'seconds', count: 0 },
      { unit: 'minutes', count: 1 },
      { unit: 'hours', count: 2 },
      { unit: 'days', count: 2 },
    ]);
  });
});

describe('an offer', () => {
  const at = (you: number | undefined, offer: Partial<TableView['offers'][number]>, seats = three) =>
    // The rest of a table's view has nothing to do with proposals.
    offersOf({
      seats,
      offers: [{ kind: 'undo', by: 1, agreed: [], ...offer }],
      you: { host: false, ...(you === undefined ? {} : { seat: you }) },
    } as unknown as TableView)[0];
  const three = [person('Anna'), person('Karel'), person('Eva')];

  it('waits for those who have not agreed, and is open to each of them', () => {
    expect(at(2, { agreed: [3] })).toMatchObject({ standing: 'open', waiting: [2] });
    expect(at(3, { agreed: [3] })).toMatchObject({ standing: 'mine', waiting: [2] });
    expect(at(1, {})).toMatchObject({ standing: 'mine', waiting: [2, 3] });
  });

  it('to take back needs nobody whose bot plays', () => {
    const seats = [person('Anna'), person('Karel', { replaced: 'expert' } as Partial<SeatView>), person('Eva')];
    expect(at(3, {}, seats)).toMatchObject({ standing: 'open', waiting: [3] });
    expect(at(2, {}, seats)).toMatchObject({ standing: 'others' });
  });

  it('is none of a spectator’s business', () => {
    expect(at(undefined, {})).toMatchObject({ standing: 'others' });
  });
});

describe('the consent that is awaited', () => {
  const view = (you: Seat) =>
    // The rest of a table's view has nothing to do with offers.
    ({
      seats: [person('Anna'), person('Karel')],
      offers: [{ kind: 'undo', by: 1, agreed: [] }],
      you: { host: false, seat: you },
    }) as unknown as TableView;

  it('is told to who asked, and asked of the other one', () => {
    expect(awaitedConsent(view(1))).toMatchObject({ standing: 'mine', waiting: [2] });
    expect(awaitedConsent(view(2))).toBeUndefined();
  });
});

describe('somebody who is away', () => {
  const MINUTE = 60_000;
  const at = (more: Partial<TableView>): TableView =>
    // The rest of a table's view does not matter here.
    ({
      stage: 'playing',
      clock: { kind: 'none' },
      seats: [person('Anna'), person('Karel', { present: false, awaySince: 0 } as Partial<SeatView>)],
      you: { host: true, seat: 1 },
      ...more,
    }) as unknown as TableView;

  it('may be replaced after five minutes without a clock, by those who play', () => {
    expect(isLongAway(at({}), 2, 4 * MINUTE)).toBe(false);
    expect(isLongAway(at({}), 2, 5 * MINUTE)).toBe(true);
    expect(isLongAway(at({}), 1, 5 * MINUTE)).toBe(false);
    expect(isLongAway(at({ you: { host: false } }), 2, 5 * MINUTE)).toBe(false);
    expect(isLongAway(at({ clock: { kind: 'live', bank: 300, increment: 5 } }), 2, 5 * MINUTE)).toBe(false);
    expect(isLongAway(at({ stage: 'over' }), 2, 5 * MINUTE)).toBe(false);
  });
});

describe('ending one’s match', () => {
  const bot: SeatView = { kind: 'bot', level: 'expert' };
  const gone = person('Eva', { replaced: 'expert' } as Partial<SeatView>);
  // The rest of a table's view does not matter here.
  const among = (...seats: SeatView[]) => consequenceOfEnding({ seats } as unknown as TableView, 1);

  it('of two lets the other one win, a bot as well', () => {
    expect(among(person('Anna'), person('Karel'))).toEqual({ kind: 'lost', to: 2 });
    expect(among(person('Anna'), bot)).toEqual({ kind: 'lost', to: 2 });
  });

  it('of more lets a bot play on, as long as somebody else plays', () => {
    expect(among(person('Anna'), person('Karel'), bot)).toEqual({ kind: 'goes-on' });
    expect(among(person('Anna'), gone, bot)).toEqual({ kind: 'abandoned' });
    expect(among(person('Anna'), gone)).toEqual({ kind: 'abandoned' });
  });
});

describe('the azulejo of a person', () => {
  it('is made from their name alone, and symmetrical', () => {
    const { squares } = azulejoOf('Bohouš');
    expect(azulejoOf('Bohouš').squares).toEqual(squares);
    expect(squares).toHaveLength(SIDE * SIDE);
    const at = (x: number, y: number) => squares.find((one) => one.x === x && one.y === y)?.fill;
    for (const { x, y, fill } of squares) {
      expect([at(SIDE - 1 - x, y), at(x, SIDE - 1 - y), at(y, x)]).toEqual([fill, fill, fill]);
    }
  });

  it('differs between most people', () => {
    const names = ['Anna', 'Bohouš', 'Eva', 'Karel', 'Petr', 'Guest 1', 'Guest 2', 'Jan'];
    expect(new Set(names.map((name) => JSON.stringify(azulejoOf(name)))).size).toBeGreaterThanOrEqual(7);
  });
});

describe('lists of tables', () => {
  const table = (code: string, more: Partial<MyTable>): MyTable =>
    ({ code, stage: 'playing', toMove: false, updated: 0, ...more }) as MyTable;

  it('begin with one’s own turn and end with what still gathers; what is over is not there', () => {
    const tables = [
      table('gathers', { stage: 'gathering', updated: 9 }),
      table('others', { updated: 8 }),
      table('over', { stage: 'over' }),
      table('closed', { stage: 'closed' }),
      table('mine-old', { toMove: true, updated: 1 }),
      table('mine-new', { toMove: true, updated: 2 }),
    ];
    expect(runningTables(tables).map(({ code }) => code)).toEqual(['mine-new', 'mine-old', 'others', 'gathers']);
  });

  it('don’t show one’s own table among those of others', () => {
    const lobby = [table('a', {}), table('b', {})];
    expect(openTables(lobby, [table('a', {})]).map(({ code }) => code)).toEqual(['b']);
  });

  it('count free seats', () => {
    expect(freeSeats([OPEN, person('Anna'), OPEN, { kind: 'bot', level: 'occasional' }])).toBe(2);
  });
});

describe('messages', () => {
  const said = (n: number, by: Seat = 1): ChatMessage => ({ op: 'said', table: 'x', n, at: n, seat: by, text: 'ahoj' });

  it('are there once and in order, however they arrive', () => {
    const list = [said(2), said(0), said(2), said(1)].reduce(withMessage, [] as readonly ChatMessage[]);
    expect(list.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(lastOf(list)).toBe(2);
    expect(lastOf([])).toBe(-1);
  });

  it('are news until they are read, except one’s own', () => {
    expect(hasNews([said(0, 2)], -1, 1)).toBe(true);
    expect(hasNews([said(0, 2)], 0, 1)).toBe(false);
    expect(hasNews([said(0, 1)], -1, 1)).toBe(false);
  });
});

describe('a name', () => {
  it.each(['Božena', 'x'.repeat(30), '😀'.repeat(30), '   ', 'Ž. O’Brien'])('“%s” is fine', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it('has at most 30 characters', () => {
    expect(nameProblem('😀'.repeat(300))).toMatchObject({ code: 'name-too-long' });
    expect(nameProblem('x'.repeat(31))).toMatchObject({ code: 'name-too-long' });
  });

  it.each(['a\u0007b', 'a\u202eb', 'a\u200bb'])('%j carries no tricks', (name) => {
    expect(nameProblem(name)).toEqual({ code: 'name-hidden' });
  });

  it('of a guest is told in the language of the moment, and of somebody whose bot plays says so', () => {
    const players = [
      { seat: 1, name: '', guest: 1234 },
      { seat: 2, name: 'Anna', bot: 'expert' },
      { seat: 3, name: '' },
      { seat: 4, name: 'occasional', bot: 'occasional' },
    ] as const;
    const names = (language: 'en' | 'cs') => shownPlayers(players, language).map(({ name }) => name);
    expect(names('cs')).toEqual(['Host 1234', 'Anna (bot)', 'Někdo', 'Příležitostný hráč']);
    expect(names('en')).toEqual(['Guest 1234', 'Anna (bot)', 'Somebody', 'Occasional player']);
  });
});

describe('a form with people elsewhere', () => {
  const seats = (...who: readonly ('person' | 'link' | 'occasional')[]) => who.map((one) => ({ who: one, name: '' }));
  const kinds = (list: ReturnType<typeof changeSeat>) => list.map(({ who }) => who);

  it('has at most one person here, because online everybody has a device of their own', () => {
    expect(kinds(changeSeat(seats('person', 'person', 'occasional'), 2, 'link'))).toEqual(['person', 'link', 'link']);
    expect(kinds(changeSeat(seats('person', 'link', 'occasional'), 2, 'person'))).toEqual([
      'person',
      'person',
      'person',
    ]);
    expect(kinds(changeSeat(seats('person', 'link'), 1, 'occasional'))).toEqual(['person', 'occasional']);
  });

  it('becomes a wish for a table', () => {
    const form = {
      ...DEFAULT_FORM,
      seats: seats('person', 'link', 'occasional'),
      clock: CLOCKS[2] ?? DEFAULT_FORM.clock,
      listed: true,
    };
    expect(isOnline(form)).toBe(true);
    expect(tableRequestOf(form)).toEqual({
      game: 'azul',
      options: { board: 'coloured' },
      seats: ['person', 'person', 'occasional'],
      clock: { kind: 'live', bank: 600, increment: 10 },
      listed: true,
      me: 'sits',
    });
    expect(tableRequestOf({ ...form, seats: seats('link', 'occasional') }).me).toBe('watches');
  });

  it('is kept between visits', () => {
    const form = { ...DEFAULT_FORM, seats: seats('person', 'link'), clock: CLOCKS[4], listed: true };
    expect(readForm(JSON.parse(JSON.stringify(form)))).toMatchObject({ clock: CLOCKS[4], listed: true });
    expect(readForm({ clock: { kind: 'live', bank: 1, increment: 0 }, listed: 'yes' })).toMatchObject({
      clock: CLOCKS[0],
      listed: false,
    });
  });
});

describe('what this browser saw of shuffles', () => {
  it('is remembered by its key, also where nothing can be stored', () => {
    expect(shuffleStore.get('tttt')).toBeUndefined();
    shuffleStore.set('tttt', 'first');
    shuffleStore.set('tttt', 'second');
    expect([shuffleStore.get('tttt'), shuffleStore.get('tttt.1')]).toEqual(['second', undefined]);
  });
});

describe('a QR code', () => {
  it('is a square with a quiet border', () => {
    const { size, path } = qrPath('http://127.0.0.1:8080/#/t/abcd2345efgh');
    expect(size).toBeGreaterThan(24);
    const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...squares.flat())).toBe(2);
    expect(Math.max(...squares.flat())).toBe(size - 3);
  });
});
