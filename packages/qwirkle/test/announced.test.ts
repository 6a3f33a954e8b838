// The opening by the rules of version 2: everybody announces the size of their largest set [Q11], and the oldest may decide a tie [Q1].

import { type Json, maskRecord, replay, seatAt, seededRandom, type Viewer } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import {
  holdsOpeningHand,
  knownTiles,
  largestSet,
  type QwirkleOptions,
  type QwirkleView,
  qwirkle,
} from '../src/index.ts';
import { sampleHand } from '../src/opening-hand.ts';
import { after, dealt, eventsOf, recordOf, refusalOf, tilesOf } from './table.ts';

const THREE = 'Ro Rx Rd Os Y* Gc';
const THREE_BLUE = 'Bo Bx Bd Ps Y* Gc';
const TWO = 'Ro Rx Od Ys G* Bc';
const HIDDEN = '?? ?? ?? ?? ?? ??';

const afterTwo = (actions: readonly string[], options: QwirkleOptions = {}) => after(2, actions, options, 2);
const afterThree = (actions: readonly string[], options: QwirkleOptions = {}) => after(3, actions, options, 2);
const noChance = () => {
  throw new Error('a choice without an alternative uses no chance');
};

describe('[Q11] everybody announces the size of their largest set', () => {
  it('the dealer writes the sizes with the start, and each is an event', () => {
    const position = afterTwo(dealt(THREE, TWO));
    const start = qwirkle.formatDeal(qwirkle.deal(position, noChance));
    expect(start).toBe('start 1 largest 3 2');
    expect(eventsOf(position, `* ${start}`)).toEqual([
      { type: 'announced', seat: 1, size: 3 },
      { type: 'announced', seat: 2, size: 2 },
      { type: 'started', seat: 1 },
    ]);
    expect((qwirkle.publicView(position) as QwirkleView).announced).toEqual([3, 2]);
  });

  it('a start without sizes, with too many or with wrong ones is refused', () => {
    const position = afterTwo(dealt(THREE, TWO));
    expect(refusalOf(position, '* start 1')).toEqual({ code: 'sizes-expected', seats: 2, found: 0 });
    expect(refusalOf(position, '* start 1 largest 3 2 2')).toEqual({ code: 'sizes-expected', seats: 2, found: 3 });
    expect(refusalOf(position, '* start 1 largest 3 1')).toEqual({ code: 'set-size', seat: 2, found: 1, expected: 2 });
    expect(refusalOf(position, '* start 2 largest 3 2')).toEqual({ code: 'start-seat', found: 2, expected: [1] });
    expect(refusalOf(position, '* start 1 largest 3 2')).toBeUndefined();
  });

  it.each([
    'start 1 largest',
    'start 1 largest 3',
    'start 1 largest 0 7',
    'start 1 sizes 3 2',
    'start 1 largest 3 2 2 2 2',
  ])('"%s" is no start', (text) => {
    expect(refusalOf(afterTwo(dealt(THREE, TWO)), `* ${text}`)?.code).toBe('unreadable');
  });

  it('a masked record replays, and is checked wherever a hand or a size is known', () => {
    const masked = afterTwo(dealt(TWO, HIDDEN));
    expect(refusalOf(masked, '* start 1 largest 2 3')).toEqual({ code: 'start-seat', found: 1, expected: [2] });
    expect(refusalOf(masked, '* start 2 largest 3 3')).toEqual({ code: 'set-size', seat: 1, found: 3, expected: 2 });
    eventsOf(masked, '* start 2 largest 2 3');
    expect(refusalOf(masked, '2 play Ro@0,0 Rx@1,0')).toEqual({ code: 'opening-size', found: 2, expected: 3 });
    expect(refusalOf(masked, '2 play Ro@0,0 Rx@1,0 Rd@2,0')).toBeUndefined();
  });

  it('nothing else becomes public: what viewers get is the same start for all', () => {
    const record = recordOf(2, [...dealt(TWO, THREE), '* start 2 largest 2 3'], {}, 2);
    for (const viewer of [1, 2, 'spectator'] as const satisfies readonly Viewer[]) {
      const masked = maskRecord(qwirkle, record, viewer);
      expect(masked).toMatchObject({ ok: true, value: { actions: { 2: '* start 2 largest 2 3' } } });
      expect(masked.ok && replay(qwirkle, masked.value).ok).toBe(true);
    }
  });

  it('version 1 does not: sizes are refused there, and nothing is announced', () => {
    const position = after(2, dealt(THREE, TWO));
    expect(refusalOf(position, '* start 1 largest 3 2')).toEqual({ code: 'sizes-hidden', rules: 1 });
    eventsOf(position, '* start 1');
    expect((qwirkle.publicView(position) as QwirkleView).announced).toBeNull();
  });

  it('rules that nobody knows are refused by number', () => {
    const refusal = { code: 'bad-field', field: 'rules', expected: { kind: 'one-of', values: [1, 2] }, found: 3 };
    expect(replay(qwirkle, recordOf(2, [], {}, 3))).toEqual({ ok: false, refusal });
    expect(() => qwirkle.setup({}, 2, 3)).toThrow('no rules 3');
  });
});

describe('[Q1] a tie goes to the oldest of the tied, if the table has named the ages', () => {
  it('among the tied only', () => {
    const position = afterThree(dealt(TWO, THREE, THREE_BLUE), { ages: [1, 3, 2] });
    expect(qwirkle.deal(position, noChance)).toMatchObject({ kind: 'start', seat: 3 });
    expect(refusalOf(position, '* start 2 largest 2 3 3')).toEqual({ code: 'start-age', found: 2, expected: 3 });
    expect(refusalOf(position, '* start 1 largest 2 3 3')).toEqual({ code: 'start-seat', found: 1, expected: [2, 3] });
  });

  it('is checked in a masked record, too', () => {
    const position = afterThree(dealt(TWO, HIDDEN, HIDDEN), { ages: [1, 3, 2] });
    expect(refusalOf(position, '* start 2 largest 2 3 3')).toEqual({ code: 'start-age', found: 2, expected: 3 });
    expect(refusalOf(position, '* start 3 largest 2 3 3')).toBeUndefined();
  });

  it('without ages it is drawn', () => {
    const random = seededRandom('tie');
    const position = afterThree(dealt(TWO, THREE, THREE_BLUE));
    const drawn = new Set(Array.from({ length: 40 }, () => qwirkle.formatDeal(qwirkle.deal(position, random))));
    expect([...drawn].sort()).toEqual(['start 2 largest 2 3 3', 'start 3 largest 2 3 3']);
  });

  it('ages are all seats of the table, each once', () => {
    const read = (ages: Json) => qwirkle.parseOptions({ ages }, 3);
    expect(read([2, 1, 3])).toEqual({ ok: true, value: { ages: [2, 1, 3] } });
    for (const ages of [[], [1, 2], [1, 2, 2], [1, 2, 4], [1, 2, 3, 1], ['1', 2, 3], 'age', null, { 0: 1 }]) {
      expect(read(ages)).toMatchObject({ ok: false, refusal: { code: 'bad-field', field: 'options.ages' } });
    }
    expect(qwirkle.parseOptions({ ages: [1, 2], start: 'age' }, 2)).toMatchObject({ ok: false });
  });

  it('ages follow the people to other seats, also those of old records', () => {
    const back = (seat: number) => seatAt((seat + 1) % 3);
    expect(qwirkle.reseat?.({ ages: [2, 1, 3] }, 3, back)).toEqual({ ages: [1, 3, 2] });
    expect(qwirkle.reseat?.({ start: 'age' }, 3, back)).toEqual({ ages: [3, 1, 2] });
    expect(qwirkle.reseat?.({}, 3, back)).toEqual({});
  });
});

describe('hidden opening hands', () => {
  it.each([1, 2, 3, 4, 5, 6])('with a largest set of %i are sampled from the unseen tiles', (size) => {
    const random = seededRandom(`hand ${size}`);
    const unseen = new Uint8Array(36).fill(3);
    for (const tile of tilesOf(THREE)) unseen[tile] = 0;
    for (let i = 0; i < 20; i++) {
      const hand = sampleHand(unseen, size, random);
      expect([hand.length, largestSet(hand)]).toEqual([6, size]);
      expect(hand.every((tile) => hand.filter((other) => other === tile).length <= unseen[tile])).toBe(true);
    }
    expect(unseen.reduce((sum, count) => sum + count, 0)).toBe(90);
  });

  it('agree with what was announced as long as they are whole', () => {
    const masked = afterThree([...dealt(HIDDEN, THREE, HIDDEN), '* start 1 largest 4 3 2']);
    const random = seededRandom('whole');
    const sizesOf = () => {
      const whole = qwirkle.determinize(masked, random);
      return [1, 2, 3].map((seat) => largestSet(knownTiles(whole, seatAt(seat - 1))));
    };
    for (let i = 0; i < 10; i++) expect(sizesOf()).toEqual([4, 3, 2]);
    eventsOf(masked, '1 play Bo@0,0 Go@1,0 Yo@2,0 Oo@3,0');
    expect([1, 2, 3].map((seat) => holdsOpeningHand(masked, seatAt(seat - 1)))).toEqual([false, true, true]);
    eventsOf(masked, '* draw 1 ?? ?? ?? ??');
    eventsOf(masked, '2 trade Ro');
    expect([1, 2, 3].map((seat) => holdsOpeningHand(masked, seatAt(seat - 1)))).toEqual([false, false, true]);
    eventsOf(masked, '* draw 2 Pc');
    for (let i = 0; i < 10; i++) expect(sizesOf()[2]).toBe(2);
  });
});
