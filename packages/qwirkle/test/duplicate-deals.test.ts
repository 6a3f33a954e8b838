// mozaika-deal/2 in Qwirkle: a seat's n-th drawn tile does not depend on what was played, as far as the tiles left allow, and is as likely as any.

import {
  DuplicateKey,
  randomChooser,
  recordMatch,
  type Seat,
  type SeatCount,
  seatAt,
  seededRandom,
  verifyDeals,
} from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { TileRow } from '../src/duplicate-deal.ts';
import { qwirkle } from '../src/index.ts';
import { encodeTrade } from '../src/moves.ts';
import type { Tile } from '../src/tiles.ts';

const keyOf = (seed: number) => new DuplicateKey(new Uint8Array(32).fill(seed));

/** The bag of a match in which nothing but drawing and giving back is looked at. */
class Bag {
  readonly drawn: readonly Tile[][];
  private readonly position: ReturnType<typeof qwirkle.setup>;
  private readonly past: Parameters<typeof TileRow.after>[0][number][] = [];
  private readonly key: DuplicateKey;

  constructor(key: DuplicateKey, seats: SeatCount) {
    this.key = key;
    this.position = qwirkle.setup({}, seats);
    this.drawn = Array.from({ length: seats }, () => []);
  }

  get size(): number {
    return this.position.unseen.reduce((sum, count) => sum + count, 0);
  }

  draw(seat: Seat, count: number): Tile[] {
    const tiles = TileRow.after(this.past, this.position, this.key.stream).take(seat, count);
    for (const tile of tiles) this.position.unseen[tile]--;
    this.drawn[seat - 1].push(...tiles);
    this.past.push({ kind: 'deal', deal: { kind: 'draw', seat, tiles } });
    return tiles;
  }

  trade(seat: Seat, tiles: Tile[]): void {
    this.past.push({ kind: 'move', seat, move: encodeTrade(tiles) });
    this.draw(seat, tiles.length);
    for (const tile of tiles) this.position.unseen[tile]++;
  }
}

/** Seats draw in turn, numbers of tiles that a rhythm decides, until the bag has no more than so many. */
function drawInTurn(bag: Bag, seats: SeatCount, rhythm: string, left: number): void {
  const random = seededRandom(rhythm);
  for (let turn = 0; bag.size > left; turn++) bag.draw(seatAt(turn % seats), 1 + random(6));
}

/** The places at which two sequences differ, as far as both go. */
const differing = (one: readonly Tile[], other: readonly Tile[]): number =>
  one.filter((tile, i) => i < other.length && tile !== other[i]).length;

describe('deals of Qwirkle that many share', () => {
  it.each([0, 1])('with two players, a seat’s n-th tile is the same until the bag is empty, seed %d', (seed) => {
    const bags = ['a', 'b', 'c', 'd', 'e'].map((rhythm) => {
      const bag = new Bag(keyOf(seed), 2);
      drawInTurn(bag, 2, rhythm, 0);
      return bag;
    });
    const lengths = new Set(bags.map(({ drawn }) => drawn[0].length));
    expect(lengths.size).toBeGreaterThan(1);
    for (const { drawn } of bags) {
      expect(drawn.flat().length).toBe(108);
      for (const seat of [0, 1]) expect(differing(drawn[seat], bags[0].drawn[seat])).toBe(0);
    }
  });

  it.each([3, 4] as const)(
    'with %d players, a seat’s own part of the row is, and others take from its end',
    (seats) => {
      for (const rhythm of ['a', 'b', 'c', 'd']) {
        const even = new Bag(keyOf(9), seats);
        for (let turn = 0; even.size > 0; turn++) even.draw(seatAt(turn % seats), 1);
        const uneven = new Bag(keyOf(9), seats);
        drawInTurn(uneven, seats, rhythm, 0);
        const own = 108 / seats;
        const beyond = uneven.drawn.reduce((sum, { length }) => sum + Math.max(0, length - own), 0);
        const differences = uneven.drawn.reduce(
          (sum, tiles, seat) => sum + differing(tiles.slice(0, own), even.drawn[seat]),
          0,
        );
        expect(differences).toBeLessThanOrEqual(beyond);
      }
    },
  );

  it('a tile that is given back changes one place, whoever would have drawn it', () => {
    let changed = 0;
    for (let seed = 0; seed < 12; seed++) {
      const [plain, trading] = [new Bag(keyOf(seed), 2), new Bag(keyOf(seed), 2)];
      for (const bag of [plain, trading]) {
        const hand = bag.draw(1, 6);
        bag.draw(2, 6);
        if (bag === trading)
          bag.trade(
            1,
            hand.slice(0, 3).sort((a, b) => a - b),
          );
        drawInTurn(bag, 2, bag === plain ? 'a' : 'b', 12);
      }
      const differences = [0, 1].reduce((sum, seat) => sum + differing(plain.drawn[seat], trading.drawn[seat]), 0);
      expect(differences).toBeLessThanOrEqual(3);
      changed += differences;
    }
    // Three tiles go somewhere among 93 places twelve times, and most of these places are drawn from.
    expect(changed).toBeGreaterThan(15);
  });

  it('draws each tile of the bag equally often, the ones that were given back, too', () => {
    const random = seededRandom('uniform');
    const counts = { given: 0, first: 0 };
    const matches = 400;
    for (let i = 0; i < matches; i++) {
      const bag = new Bag(new DuplicateKey(Uint8Array.from({ length: 32 }, () => random(256))), 2);
      const hand = bag.draw(1, 6);
      bag.draw(2, 6);
      const given = hand.slice(0, 6).sort((a, b) => a - b);
      bag.trade(1, given);
      const before = (tile: Tile) => bag.drawn.flat().filter((other) => other === tile).length;
      const inBag = new Map(
        given.map((tile) => [tile, 3 - before(tile) + given.filter((other) => other === tile).length]),
      );
      counts.first += (6 / bag.size) * [...inBag.values()].reduce((sum, count) => sum + count, 0);
      counts.given += bag.draw(2, 6).filter((tile) => inBag.has(tile)).length;
    }
    expect(counts.first).toBeGreaterThan(300);
    expect(Math.abs(counts.given / counts.first - 1)).toBeLessThan(0.15);
  });

  it.each([2, 3, 4])('a match of %d players verifies by its record alone', (players) => {
    const names = Array.from({ length: players }, () => 'random');
    const record = recordMatch(qwirkle, {}, names, keyOf(3), randomChooser(qwirkle, seededRandom(players)));
    const fairness = { method: 'mozaika-deal/2', seed: '03'.repeat(32), commitment: '0'.repeat(64) };
    const checked = verifyDeals(qwirkle, { ...record, fairness });
    expect(checked.ok && checked.value.findings[0]?.code).toBe('deals-follow');
    const other = verifyDeals(qwirkle, { ...record, fairness: { ...fairness, seed: '04'.repeat(32) } });
    expect(other.ok && other.value.findings[0]?.code).toBe('deal-differs');
  });
});
