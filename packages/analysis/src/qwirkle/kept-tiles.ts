// What the tiles that a seat keeps are good for: where they fit, which go together, and how many of the missing ones are unseen.

import type { Seat } from '@mozaika/kernel';
import {
  COLOUR_BIT,
  COLOURS,
  isLine,
  type Position,
  parseTile,
  SHAPE_BIT,
  SHAPES,
  type Tile,
  type TileName,
  tileName,
} from '@mozaika/qwirkle';
import { openCells } from './open-cells.ts';
import { unseenBy } from './unseen.ts';

export interface KeptTiles {
  readonly tiles: readonly KeptTile[];
  /** The largest sets of tiles that can lie in one line, if of two or more; several if equally large. */
  readonly sets: readonly KeptSet[];
}

export interface KeptTile {
  readonly tile: TileName;
  /** In how many cells it fits. */
  readonly cells: number;
  /** The other kept tiles that can lie in a line with it. */
  readonly goesWith: readonly TileName[];
}

export interface KeptSet {
  /** What its tiles have in common: a colour or a shape. */
  readonly of: string;
  readonly tiles: readonly TileName[];
  /** What it lacks for a line of six, and how many of each the seat has not seen. */
  readonly missing: readonly { readonly tile: TileName; readonly unseen: number }[];
}

/** Whether two tiles can lie in one line. */
const pairs = (one: Tile, other: Tile): boolean =>
  isLine((COLOUR_BIT[one] ?? 0) | (COLOUR_BIT[other] ?? 0), (SHAPE_BIT[one] ?? 0) | (SHAPE_BIT[other] ?? 0), 2);

/** Of the tiles that a seat keeps after its move. */
export function keptTiles(after: Position, seat: Seat, kept: readonly Tile[]): KeptTiles {
  const cells = openCells(after.grid);
  const unseen = unseenBy(after, seat);
  return {
    tiles: kept.map((tile, i) => ({
      tile: tileName(tile),
      cells: cells.filter(({ tiles }) => tiles.includes(tile)).length,
      goesWith: kept.filter((other, at) => at !== i && pairs(tile, other)).map(tileName),
    })),
    sets: largestSets(kept, unseen),
  };
}

function largestSets(kept: readonly Tile[], unseen: readonly number[]): KeptSet[] {
  const families = [
    ...COLOURS.map((colour) => ({ of: colour, names: SHAPES.map((shape): TileName => `${colour}${shape}`) })),
    ...SHAPES.map((shape) => ({ of: shape, names: COLOURS.map((colour): TileName => `${colour}${shape}`) })),
  ];
  const sets = families.map(({ of, names }) => {
    const [tiles, missing] = [true, false].map((isHeld) =>
      names.filter((name) => kept.some((tile) => tileName(tile) === name) === isHeld),
    );
    return {
      of,
      tiles: tiles ?? [],
      missing: (missing ?? []).map((tile) => ({ tile, unseen: unseen[parseTile(tile) ?? -1] ?? 0 })),
    };
  });
  const most = Math.max(2, ...sets.map(({ tiles }) => tiles.length));
  return sets.filter(({ tiles }) => tiles.length === most);
}
