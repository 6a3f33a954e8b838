// Where points are lost: shares that add up, derived again in a plain way on positions of random matches.

import { type AzulView, azul, type BoardData, decodeMove } from '@mozaika/azul';
import { allMoves, type Move, pick, SEAT_COUNTS, seededRandom } from '@mozaika/kernel';
import { decodeMove as decodeQwirkleMove, qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { azulLossPlaces } from '../src/azul/loss-places.ts';
import { qwirkleChance, qwirkleLossPlaces } from '../src/qwirkle/loss-places.ts';
import { ends, type PlainSide, plainTake, sideAt, tableOf, take } from './plain-azul.ts';
import { choicesOf } from './positions.ts';

const MATCHES = 'MOZAIKA_SOAK' in process.env ? 20 : 1;
const total = (shares: object): number => Object.values(shares).reduce((sum, share) => sum + share, 0);
const between = (least: number, number: number, most: number): number => Math.min(most, Math.max(least, number));

/** What a wall of letters pays for whole rows, columns and colours. */
function bonusOf(rows: readonly string[], { bonus }: BoardData): number {
  const columns = [0, 1, 2, 3, 4].map((at) => rows.map((row) => row[at]).join(''));
  const whole = (lines: readonly string[]): number => lines.filter((cells) => !cells.includes('.')).length;
  const colours = [...'BYRKW'].filter((colour) => rows.every((row) => row.includes(colour)));
  return bonus.row * whole(rows) + bonus.column * whole(columns) + bonus.colour * colours.length;
}

/** The bonus of the best way to tile for it, and the floor of the way that brings most to the round's end. */
function plainEnd(side: PlainSide, data: BoardData): { readonly bonus: number; readonly floor: number } {
  const all = ends(side, data);
  const most = Math.max(...all.map(({ wall, floor }) => wall + floor));
  const first = all.find(({ wall, floor }) => wall + floor === most);
  return { bonus: Math.max(...all.map(({ rows }) => bonusOf(rows, data))), floor: first?.floor ?? 0 };
}

describe.each(azul.variants)('points lost on $board', (options) => {
  it.each(SEAT_COUNTS)('with %i seats are shared as plain walls and floors say', (seats) => {
    const random = seededRandom(`pairs ${options.board} ${seats}`);
    let [bonuses, floors] = [0, 0];
    for (let match = 0; match < MATCHES; match++) {
      const seed = seededRandom(`lost ${options.board} ${seats} ${match}`);
      for (const { position, seat, move: played } of choicesOf(azul, options, seats, seed)) {
        const best = pick(allMoves(azul, position, seat), random);
        const points = random(12);
        const shares = azulLossPlaces.split({ position, seat, best, played, points });
        expect(total(shares)).toBeCloseTo(points, 9);
        expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
        expect(Object.keys(shares)).toContain(decodeMove(played).kind === 'take' ? 'offer' : 'tiling');
        const table = tableOf(azul.view(position) as AzulView);
        const endAfter = (move: Move) => {
          const plain = plainTake(decodeMove(move));
          return plain && plainEnd(sideAt(take(table, seat - 1, plain).table, seat - 1), table.data);
        };
        const [better, made] = [endAfter(best), endAfter(played)];
        if (!better || !made) continue;
        const bonus = between(0, better.bonus - made.bonus, points);
        const floor = between(0, better.floor - made.floor, points - bonus);
        expect(shares).toMatchObject({ bonus, floor });
        if (bonus > 0) bonuses++;
        if (floor > 0) floors++;
      }
    }
    expect(floors).toBeGreaterThan(3);
    if (MATCHES > 1) expect(bonuses).toBeGreaterThan(0);
  });
});

describe('points lost in Qwirkle', () => {
  it.each(SEAT_COUNTS)('with %i seats are shared as the opened lines say', (seats) => {
    const random = seededRandom(`pairs ${seats}`);
    let [opened, trades] = [0, 0];
    for (let match = 0; match < 2 * MATCHES; match++) {
      for (const { position, seat, move: played } of choicesOf(qwirkle, {}, seats, seededRandom(`lost ${match}`))) {
        const best = pick(allMoves(qwirkle, position, seat), random);
        const points = random(12);
        const shares = qwirkleLossPlaces.split({ position, seat, best, played, points });
        expect(total(shares)).toBeCloseTo(points, 9);
        expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
        const isTrade = [best, played].some((move) => decodeQwirkleMove(move)?.kind === 'trade');
        expect(Object.keys(shares)).toContain(isTrade ? 'trades' : 'plays');
        if (isTrade) trades++;
        const [left, given] = [best, played].map((move) => {
          const after = qwirkle.clone(position);
          qwirkle.applyMove(after, seat, move);
          return after.phase === 'over' ? 0 : 12 * qwirkleChance(after, seat);
        });
        expect(shares['qwirkles']).toBeCloseTo(between(0, (given ?? 0) - (left ?? 0), points), 9);
        if ((shares['qwirkles'] ?? 0) > 0) opened++;
      }
    }
    expect(trades).toBeGreaterThan(0);
    expect(opened).toBeGreaterThan(0);
  });
});
