// Every fact of Azul is derived again from texts, on thousands of positions of random matches.

import { type AzulView, azul, type Position } from '@mozaika/azul';
import { type Move, SEAT_COUNTS, type Seat, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azulMoveFacts } from '../src/azul/index.ts';
import {
  bestEnd,
  ends,
  groups,
  onOffer,
  type PlainTable,
  plainTake,
  sideAt,
  tableOf,
  take,
  takes,
} from './plain-azul.ts';
import { choicesOf } from './positions.ts';

const SOAK = 'MOZAIKA_SOAK' in process.env ? 20 : 1;
/** Best replies look at every take twice: plainly, that is slow. */
const EVERY_REPLY = 6;

const tables = azul.variants.flatMap((options) =>
  SEAT_COUNTS.map((seats) => ({ options, seats, name: options.board })),
);
const viewOf = (position: Position): PlainTable => tableOf(azul.view(position) as AzulView);

function* choices(options: (typeof tables)[number]['options'], seats: 2 | 3 | 4) {
  for (let match = 0; match < 2 * SOAK; match++) {
    yield* choicesOf(azul, options, seats, seededRandom(`facts ${options.board} ${seats} ${match}`));
  }
}

/** The table after a move in the offer. */
function after(position: Position, seat: Seat, move: Move) {
  const facts = azulMoveFacts(position, seat, move);
  const plain = plainTake(facts.move);
  if (!plain) return undefined;
  const before = viewOf(position);
  return { seat, facts, before, plain, ...take(before, seat - 1, plain) };
}

const waiting = ({ sides }: PlainTable, player: number) =>
  (sides[player]?.lines ?? []).flatMap((tiles, i) =>
    tiles.length > 0 && tiles.length < i + 1
      ? [{ seat: player + 1, line: i + 1, colour: tiles.charAt(0), missing: i + 1 - tiles.length }]
      : [],
  );

describe.each(tables)('a take on $name with $seats seats', ({ options, seats }) => {
  const decisions = [...choices(options, seats)].flatMap(
    ({ position, seat, move }) => after(position, seat, move) ?? [],
  );

  it('brings the points, falls and lines that a plain table brings', () => {
    let seen = 0;
    for (const { seat, facts, before, table, fell, plain } of decisions) {
      const was = bestEnd(sideAt(before, seat - 1), before.data);
      expect(facts.points.wall + facts.points.floor).toBe(bestEnd(sideAt(table, seat - 1), table.data) - was);
      expect(facts.falls.now).toBe(fell);
      expect(facts.starts).toBe(table.marker === 'centre' ? undefined : table.marker);
      if (plain.line !== 'floor') {
        const [had, has] = [before, table].map(
          (one) => (sideAt(one, seat - 1).lines[Number(plain.line) - 1] ?? '').length,
        );
        const missing = Number(plain.line) - Number(has);
        const change = missing === 0 ? 'completed' : had === 0 ? 'begun' : 'continued';
        expect(facts.line).toEqual({ line: plain.line, change, count: Number(has) - Number(had), missing });
      } else expect(facts.line).toBeUndefined();
      seen++;
    }
    expect(seen).toBeGreaterThan(40);
  });

  it('blocks the lines for which too few tiles are left, and no others', () => {
    let blocked = 0;
    for (const { facts, before, table } of decisions) {
      const stuck = (one: PlainTable) =>
        one.sides.flatMap((_, player) =>
          waiting(one, player).filter(({ colour, missing }) => missing > onOffer(one, colour)),
        );
      const were = stuck(before).map((line) => `${line.seat} ${line.line}`);
      const expected = stuck(table).filter((line) => !were.includes(`${line.seat} ${line.line}`));
      expect(facts.blocked).toEqual(expected);
      blocked += expected.length;
    }
    expect(blocked).toBeGreaterThan(5);
  });

  it('leaves the next seat the best take that a plain table has', () => {
    for (const { seat, facts, before, table } of decisions.filter((_, index) => index % EVERY_REPLY === 0)) {
      const next = seat % seats;
      const best = (one: PlainTable): number => {
        const now = bestEnd(sideAt(one, next), one.data);
        return Math.max(
          ...takes(one, next).map((way) => bestEnd(sideAt(take(one, next, way).table, next), one.data) - now),
        );
      };
      if (groups(table).length === 0) expect(facts.reply).toBeUndefined();
      else expect([facts.reply?.before.points, facts.reply?.after.points]).toEqual([best(before), best(table)]);
    }
  });

  it('near the end of a round, so many tiles fall at least and at most', () => {
    let looked = 0;
    for (const { seat, facts, table, fell } of decisions) {
      if (groups(table).length > 3) {
        expect(facts.falls).toEqual({ now: fell, atLeast: fell, atMost: undefined });
        continue;
      }
      const all = allFalls(table, seat % seats, seat - 1);
      expect(facts.falls).toEqual({ now: fell, atLeast: fell + Math.min(...all), atMost: fell + Math.max(...all) });
      looked++;
    }
    expect(looked).toBeGreaterThan(10);
  });
});

/** What falls for a player in every way that the round can go on. */
function allFalls(table: PlainTable, mover: number, player: number): number[] {
  if (groups(table).length === 0) return [0];
  // Wherever others put their tiles, it is the same to this player: one way of them is enough.
  const ways = takes(table, mover).filter(({ line }) => mover === player || line === 'floor');
  return ways.flatMap((way) => {
    const { table: next, fell } = take(table, mover, way);
    return allFalls(next, (mover + 1) % table.sides.length, player).map((more) => more + (mover === player ? fell : 0));
  });
}

describe('a tiling', () => {
  it('brings the points of its cell, and nothing falls if there is one', () => {
    let seen = 0;
    for (const { position, seat, move } of choices({ board: 'gray' }, 2)) {
      const facts = azulMoveFacts(position, seat, move);
      if (facts.move.kind !== 'tile' || facts.move.column === 'floor') continue;
      const side = sideAt(viewOf(position), seat - 1);
      const { line, column } = facts.move;
      // The line alone, with its printed cell: what the only way to tile it brings.
      const lines = side.lines.map((tiles, i) => (i + 1 === line ? tiles : ''));
      const wall = ['.....', '.....', '.....', '.....', '.....'].map((row, i) =>
        i + 1 === line ? `${'#'.repeat(Number(column) - 1)}.${'#'.repeat(5 - Number(column))}` : row,
      );
      const data = { ...viewOf(position).data, wall };
      expect([facts.points.wall]).toEqual(ends({ ...side, lines, floor: '' }, data).map((end) => end.wall));
      expect(facts.falls.now).toBe(0);
      expect(facts.reply).toBeUndefined();
      seen++;
    }
    expect(seen).toBeGreaterThan(5);
  });
});
