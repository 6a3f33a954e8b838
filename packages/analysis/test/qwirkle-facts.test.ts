// Every fact of Qwirkle is derived again from the plain view of a table, on thousands of positions of random matches.

import {
  apply,
  maskAction,
  playOut,
  randomChooser,
  SEAT_COUNTS,
  type Seat,
  type SeatCount,
  seededRandom,
} from '@mozaika/kernel';
import { COLOURS, type Position, type QwirkleView, qwirkle, SHAPES, type TileName } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { type QwirkleMoveFacts, qwirkleMoveFacts } from '../src/qwirkle/index.ts';
import { qwirkleChance } from '../src/qwirkle/loss-places.ts';
import { choicesOf } from './positions.ts';

const SOAK = 'MOZAIKA_SOAK' in process.env ? 20 : 1;
const NAMES = COLOURS.flatMap((colour) => SHAPES.map((shape): TileName => `${colour}${shape}`));

type Cells = ReadonlyMap<string, TileName>;
const at = (x: number, y: number): string => `${x},${y}`;
const cellsOf = (view: QwirkleView): Cells => new Map(view.grid.map(({ tile, x, y }) => [at(x, y), tile]));
const viewOf = (position: Position): QwirkleView => qwirkle.view(position) as QwirkleView;

const isLine = (tiles: readonly TileName[]): boolean => {
  const [colours, shapes] = [0, 1].map((i) => new Set(tiles.map((tile) => tile[i])).size);
  return (
    tiles.length <= 6 && ((colours === 1 && shapes === tiles.length) || (shapes === 1 && colours === tiles.length))
  );
};

/** The tiles of the line through a cell in a direction, the cell's own included. */
function lineThrough(cells: Cells, x: number, y: number, dx: number, tile: TileName): TileName[] {
  const step = (sign: number): TileName[] => {
    const found: TileName[] = [];
    for (let i = 1; ; i++) {
      const next = cells.get(at(x + sign * i * dx, y + sign * i * (1 - dx)));
      if (!next) return found;
      found.push(next);
    }
  };
  return [tile, ...step(1), ...step(-1)];
}

const fits = (cells: Cells, x: number, y: number, tile: TileName): boolean =>
  [1, 0].every((dx) => {
    const line = lineThrough(cells, x, y, dx, tile);
    return line.length === 1 || isLine(line);
  });

/** Every empty cell next to a tile with the tiles that fit; of an empty grid, the cell 0,0. */
function open(cells: Cells): { x: number; y: number; tiles: TileName[] }[] {
  const near = new Set(cells.size === 0 ? [at(0, 0)] : []);
  for (const key of cells.keys()) {
    const [x = 0, y = 0] = key.split(',').map(Number);
    for (const [nx, ny] of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as const) {
      if (!cells.has(at(nx, ny))) near.add(at(nx, ny));
    }
  }
  return [...near].flatMap((key) => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    const tiles = NAMES.filter((tile) => fits(cells, x, y, tile));
    return tiles.length > 0 ? [{ x, y, tiles }] : [];
  });
}

const longLines = (cells: Cells): string[] =>
  open(cells).flatMap(({ x, y, tiles }) =>
    (['across', 'down'] as const).flatMap((direction) => {
      const length = lineThrough(cells, x, y, direction === 'across' ? 1 : 0, tiles[0] ?? 'Ro').length;
      return length >= 4 ? [`${x},${y} ${direction} ${length}`] : [];
    }),
  );

const binomial = (n: bigint, k: bigint): bigint =>
  k < 0n || k > n ? 0n : k === 0n ? 1n : (binomial(n - 1n, k - 1n) * n) / k;
/** The chance that a hand of `held` out of `all` tiles has one of `wanted`, by counting hands. */
const chance = (wanted: number, held: number, all: number): number => {
  const hands = binomial(BigInt(all), BigInt(held));
  const without = binomial(BigInt(all - wanted), BigInt(held));
  return Number(((hands - without) * 10n ** 15n) / hands) / 1e15;
};

function* choices(seats: SeatCount) {
  for (let match = 0; match < 2 * SOAK; match++)
    yield* choicesOf(qwirkle, {}, seats, seededRandom(`facts ${seats} ${match}`));
}

interface Derived {
  readonly facts: QwirkleMoveFacts;
  readonly before: QwirkleView;
  readonly cells: Cells;
  readonly after: Cells;
  readonly kept: readonly TileName[];
  readonly unseen: (tile: TileName) => number;
  readonly seat: Seat;
}

function derive(position: Position, seat: Seat, facts: QwirkleMoveFacts): Derived {
  const before = viewOf(position);
  const cells = cellsOf(before);
  const { move } = facts;
  const names =
    move.kind === 'play' || move.kind === 'trade'
      ? move.tiles.map((one) => NAMES[typeof one === 'number' ? one : one.tile] ?? 'Ro')
      : [];
  const after = new Map(cells);
  for (const { tile, x, y } of move.kind === 'play' ? move.tiles : []) after.set(at(x, y), NAMES[tile] ?? 'Ro');
  const kept = [...(before.hands[seat - 1]?.tiles ?? [])];
  for (const name of names) kept.splice(kept.indexOf(name), 1);
  // Three of each kind, without those on the grid, in the hand and set aside just now.
  const seen = [...after.values(), ...kept, ...(move.kind === 'trade' ? names : [])];
  return { facts, before, cells, after, kept, seat, unseen: (tile) => 3 - seen.filter((one) => one === tile).length };
}

describe.each(SEAT_COUNTS)('with %i seats', (seats) => {
  const derived = [...choices(seats)].map(({ position, seat, move }) => {
    const after = qwirkle.clone(position);
    qwirkle.applyMove(after, seat, move);
    const facts = qwirkleMoveFacts(position, seat, move);
    return { ...derive(position, seat, facts), qwirkle: qwirkleChance(after, seat) };
  });
  const sample = derived.filter((_, i) => i % 3 === 0);

  it('a move scores its lines, twelve for a qwirkle and six for the last tile', () => {
    for (const { facts, after, before, kept } of derived) {
      if (facts.move.kind !== 'play') {
        expect(facts.points).toBe(0);
        continue;
      }
      const lines = new Map<string, number>();
      for (const { x, y } of facts.move.tiles) {
        for (const dx of [1, 0]) {
          const tile = after.get(at(x, y)) ?? 'Ro';
          const line = lineThrough(after, x, y, dx, tile);
          const places = `${dx} ${dx === 1 ? y : x} ${line.toSorted().join()}`;
          if (line.length > 1) lines.set(places, line.length === 6 ? 12 : line.length);
        }
      }
      const sum = [...lines.values()].reduce((a, b) => a + b, 0);
      const last = kept.length === 0 && before.bag === 0 ? 6 : 0;
      expect(facts.points).toBe((sum === 0 ? 1 : sum) + last);
      expect(facts.qwirkles).toBe([...lines.values()].filter((points) => points === 12).length);
    }
  });

  it('opens and closes the long lines that a plain look at the grid finds', () => {
    const texts = (lines: QwirkleMoveFacts['opened']) =>
      lines.map(({ x, y, direction, length }) => `${x},${y} ${direction} ${length}`).sort();
    let opened = 0;
    for (const { facts, cells, after } of sample) {
      const [was, is] = [longLines(cells), longLines(after)];
      expect(texts(facts.opened)).toEqual(is.filter((line) => !was.includes(line)).sort());
      expect(texts(facts.closed)).toEqual(was.filter((line) => !is.includes(line)).sort());
      opened += facts.opened.length;
    }
    expect(opened).toBeGreaterThan(10);
  });

  it('says which unseen tiles fit there and how likely somebody holds one', () => {
    for (const { facts, after, before, unseen, seat } of sample) {
      const all = NAMES.reduce((sum, tile) => sum + unseen(tile), 0);
      const others = before.handSizes.filter((_, i) => i !== seat - 1).reduce((a, b) => a + b, 0);
      for (const line of facts.opened) {
        const tiles = NAMES.filter((tile) => fits(after, line.x, line.y, tile) && unseen(tile) > 0);
        const wanted = tiles.reduce((sum, tile) => sum + unseen(tile), 0);
        expect([line.tiles, line.unseen]).toEqual([tiles, wanted]);
        expect(line.next).toBeCloseTo(chance(wanted, before.handSizes[seat % seats] ?? 0, all), 10);
        expect(line.anybody).toBeCloseTo(chance(wanted, others, all), 10);
        expect(line.isQwirkle).toBe(line.length === 6);
      }
    }
  });

  it('leaves lines of six to others as likely as somebody holds a tile for one', () => {
    let likely = 0;
    for (const { qwirkle: found, after, before, unseen, seat } of sample) {
      const all = NAMES.reduce((sum, tile) => sum + unseen(tile), 0);
      const others = before.handSizes.filter((_, i) => i !== seat - 1).reduce((a, b) => a + b, 0);
      const chances = open(after).map(({ x, y, tiles }) => {
        const makesSix = [1, 0].some((dx) => lineThrough(after, x, y, dx, tiles[0] ?? 'Ro').length === 6);
        return makesSix
          ? chance(
              tiles.reduce((sum, tile) => sum + unseen(tile), 0),
              others,
              all,
            )
          : 0;
      });
      expect(found).toBeCloseTo(Math.max(0, ...chances), 10);
      if (found > 0) likely++;
    }
    expect(likely).toBeGreaterThan(0);
  });

  it('keeps tiles that fit so many cells, go with each other, and lack so many unseen ones', () => {
    for (const { facts, after, kept, unseen } of sample) {
      const cells = open(after);
      expect(facts.kept.tiles).toEqual(
        kept.map((tile, i) => ({
          tile,
          cells: cells.filter(({ tiles }) => tiles.includes(tile)).length,
          goesWith: kept.filter((other, place) => place !== i && isLine([tile, other])),
        })),
      );
      const families = [...COLOURS, ...SHAPES].map((of) => ({ of, all: NAMES.filter((name) => name.includes(of)) }));
      const most = Math.max(...families.map(({ all }) => all.filter((name) => kept.includes(name)).length));
      const expected = families.flatMap(({ of, all }) => {
        const tiles = all.filter((name) => kept.includes(name));
        const missing = all.filter((name) => !kept.includes(name)).map((tile) => ({ tile, unseen: unseen(tile) }));
        return tiles.length === most && most > 1 ? [{ of, tiles, missing }] : [];
      });
      expect(facts.kept.sets).toEqual(expected);
    }
  });
});

describe('facts', () => {
  it('are the same for who sees only its own tiles: nothing hidden is in them', () => {
    const [whole, masked] = [qwirkle.setup({}, 3), qwirkle.setup({}, 3)];
    let compared = 0;
    playOut(qwirkle, whole, {
      choose: randomChooser(qwirkle, seededRandom('masked facts')),
      chance: (k) => seededRandom(`masked facts ${k}`),
      onAction: (action) => {
        if (action.kind === 'move' && action.seat === 2) {
          expect(qwirkleMoveFacts(masked, 2, action.move)).toEqual(qwirkleMoveFacts(whole, 2, action.move));
          compared++;
        }
        apply(qwirkle, masked, maskAction(qwirkle, action, 2));
      },
    });
    expect(compared).toBeGreaterThan(10);
  });
});
