// The tiles: 36 kinds, three of each. A tile is a number in canonical order, colour by colour.

/** Red, orange, yellow, green, blue, purple. */
export const COLOURS = ['R', 'O', 'Y', 'G', 'B', 'P'] as const;
export type Colour = (typeof COLOURS)[number];

/** Circle, cross, diamond, square, star, clover. */
export const SHAPES = ['o', 'x', 'd', 's', '*', 'c'] as const;
export type Shape = (typeof SHAPES)[number];

export type TileName = `${Colour}${Shape}`;

/** 6 × colour + shape, both as indices: 0 is the red circle, 35 the purple clover. */
export type Tile = number;

export const KINDS = 36;
export const COPIES = 3;
export const TILE_COUNT = KINDS * COPIES;
export const HAND_SIZE = 6;

const NAMES: readonly TileName[] = COLOURS.flatMap((colour) => SHAPES.map((shape): TileName => `${colour}${shape}`));
const BY_NAME: ReadonlyMap<string, Tile> = new Map(NAMES.map((name, tile) => [name, tile]));

/** A tile's colour as one of six bits. */
export const COLOUR_BIT = Uint8Array.from({ length: KINDS }, (_, tile) => 1 << Math.floor(tile / 6));
/** A tile's shape as one of six bits. */
export const SHAPE_BIT = Uint8Array.from({ length: KINDS }, (_, tile) => 1 << (tile % 6));

export const tileName = (tile: Tile): TileName => NAMES[tile];
export const parseTile = (text: string): Tile | undefined => BY_NAME.get(text);

/** Sorts a few tiles into canonical order, in place. */
export function sortTiles(tiles: Tile[]): Tile[] {
  for (let i = 1; i < tiles.length; i++) {
    const tile = tiles[i];
    let at = i;
    for (; at > 0 && tiles[at - 1] > tile; at--) tiles[at] = tiles[at - 1];
    tiles[at] = tile;
  }
  return tiles;
}
