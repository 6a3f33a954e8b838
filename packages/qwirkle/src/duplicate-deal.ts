// The bag of a match that many play from one seed, as a row of tiles from which each seat takes at an end of its own: so what a seat draws
// does not depend on how many tiles the others have drawn. mozaika-deal/2 in docs/records.md.

import {
  type Action,
  type GameTypes,
  type Seat,
  type SeatCount,
  type Streams,
  seatsOf,
  shuffled,
} from '@mozaika/kernel';
import { type QwirkleDeal, startBy } from './chance.ts';
import { decodeMove, isTrade } from './moves.ts';
import { dueDraw, type Position } from './position.ts';
import { COPIES, sortTiles, TILE_COUNT, type Tile } from './tiles.ts';

/** The streams: who opens, the row, and for each seat where the tiles that it gives back go, the n-th of these from (RETURNED + seat, 0) on. */
const START = 0;
const ROW = 1;
const RETURNED = 1;

type Past = readonly Action<GameTypes & { readonly deal: QwirkleDeal }>[];

/** The same tiles whatever was played, as far as they are left. */
export function duplicateDeal(position: Position, past: Past, streams: Streams): QwirkleDeal {
  if (position.phase === 'start') return startBy(position, streams(START, 0));
  const seat = position.mover;
  const tiles = TileRow.after(past, position, streams).take(seat, dueDraw(position));
  return { kind: 'draw', seat, tiles: sortTiles(tiles) };
}

export class TileRow {
  /** By place; nothing where a tile was taken. Behind the row the tiles that made room for ones that were given back. */
  private readonly places: (Tile | undefined)[];
  /** By seat: the places from which it takes, in this order, those behind the row left out. */
  private readonly paths: readonly (readonly number[])[];
  private readonly streams: Streams;
  private readonly returned: number[];

  private constructor(tiles: readonly Tile[], seats: SeatCount, streams: Streams) {
    this.places = [...tiles];
    this.paths = pathsThrough(tiles.length, seats);
    this.streams = streams;
    this.returned = new Array<number>(seats).fill(0);
  }

  /** The row when all of a match's past is over, and a position waits for tiles. */
  static after(past: Past, { unseen, seats }: Position, streams: Streams): TileRow {
    const bag = unseen.slice();
    const turns = [...exchangesOf(past)];
    for (const { drawn, given } of turns) {
      for (const tile of drawn) bag[tile]++;
      for (const tile of given) bag[tile]--;
    }
    const order = shuffled(TILE_COUNT, streams(ROW, 0));
    // Of a kind with n tiles in the bag these are the first n.
    const inBag = order.filter((tile) => tile % COPIES < bag[Math.floor(tile / COPIES)]);
    const row = new TileRow(inBag.map(kindOf), seats, streams);
    for (const { seat, drawn, given } of turns) {
      row.take(seat, drawn.length);
      for (const tile of given) row.giveBack(seat, tile);
    }
    return row;
  }

  /** Takes a seat's next tiles out of the row. */
  take(seat: Seat, count: number): Tile[] {
    const taken: Tile[] = [];
    for (const place of this.pathOf(seat)) {
      if (taken.length === count) break;
      const tile = this.places[place];
      if (tile === undefined) continue;
      taken.push(tile);
      this.places[place] = undefined;
    }
    return taken;
  }

  private *pathOf(seat: Seat): Iterable<number> {
    const path = this.paths[seat - 1];
    yield* path;
    for (let place = path.length; place < this.places.length; place++) yield place;
  }

  /** Puts a tile in the place of any tile of the row, which goes to the very end, or to the very end itself: one place changes. */
  private giveBack(seat: Seat, tile: Tile): void {
    const filled = this.places.flatMap((there, place) => (there === undefined ? [] : [place]));
    const random = this.streams(RETURNED + seat, this.returned[seat - 1]++);
    const place = filled[random(filled.length + 1)] ?? this.places.length;
    this.places.push(this.places[place]);
    this.places[place] = tile;
  }
}

const kindOf = (tile: number): Tile => Math.floor(tile / COPIES);

/** The row in as many parts as there are seats. A seat takes its own part from its beginning, then the others' from their ends. */
function pathsThrough(length: number, seats: SeatCount): number[][] {
  const bound = (index: number) => Math.floor((length * index) / seats);
  const partOf = (index: number) => Array.from({ length: bound(index + 1) - bound(index) }, (_, i) => bound(index) + i);
  return seatsOf(seats).map((seat) => {
    const own = seat - 1;
    const others = Array.from({ length: seats - 1 }, (_, i) => partOf((own + 1 + i) % seats).reverse());
    return [...partOf(own), ...others.flat()];
  });
}

interface Exchange {
  readonly seat: Seat;
  readonly drawn: readonly Tile[];
  readonly given: readonly Tile[];
}

/** What seats have drawn and given back: a trade is over when its draw is. */
function* exchangesOf(past: Past): Iterable<Exchange> {
  let given: readonly Tile[] = [];
  for (const action of past) {
    if (action.kind === 'move') {
      const move = isTrade(action.move) ? decodeMove(action.move) : undefined;
      given = move?.kind === 'trade' ? move.tiles : [];
    } else if (action.deal.kind === 'draw') {
      yield { seat: action.deal.seat, drawn: action.deal.tiles, given };
      given = [];
    }
  }
}
