// Drawing a tile from a multiset.

import type { Random } from '@mozaika/kernel';
import { KINDS, type Tile } from './tiles.ts';

/** Takes one of `size` tiles out of a multiset, each equally likely: an index into the tiles in canonical order. */
export function sample(multiset: Uint8Array, size: number, random: Random): Tile {
  let index = random(size);
  for (let tile = 0; tile < KINDS; tile++) {
    index -= multiset[tile];
    if (index >= 0) continue;
    multiset[tile]--;
    return tile;
  }
  throw new RangeError(`a multiset of fewer than ${size} tiles`);
}
