// A hand as bit masks over its places, and which of its tiles may join a line: two look-ups instead of a loop over the tiles.

import type { LineKey } from './lines.ts';
import { COLOUR_BIT, HAND_SIZE, SHAPE_BIT, type Tile } from './tiles.ts';

/** A subset of the places of a hand, one bit each. Of equal tiles only the first has a bit. */
export type HandMask = number;

/** Sets of colours or of shapes: six bits. */
const SIX_SETS = 64;

export class HandMasks {
  size = 0;
  readonly tiles = new Uint8Array(HAND_SIZE);
  /** By place, for the first of equal tiles: the slot of a move (tile + 1) … */
  readonly slots = new Uint8Array(HAND_SIZE);
  /** … its colour and shape as in the low bits of a line's key … */
  readonly attributes = new Uint16Array(HAND_SIZE);
  /** … and the bit of the last equal tile, which is the one that leaves the hand first. */
  readonly lastEqual = new Uint8Array(HAND_SIZE);
  /** For each set of colours (of shapes): the places whose tile has one of them. */
  private readonly withColours = new Uint8Array(SIX_SETS);
  private readonly withShapes = new Uint8Array(SIX_SETS);

  /** All places. */
  get whole(): number {
    return (1 << this.size) - 1;
  }

  /** Prepares the tables for `size` tiles of `hands` from `first` on, which are sorted. */
  load(hands: Uint8Array, first: number, size: number): void {
    const { tiles, slots, attributes, lastEqual, withColours, withShapes } = this;
    this.size = size;
    for (let bit = 1; bit < SIX_SETS; bit <<= 1) withColours[bit] = withShapes[bit] = 0;
    let all = 0;
    let kind = 0;
    for (let i = 0; i < size; i++) {
      const tile: Tile = hands[first + i];
      tiles[i] = tile;
      if (i > 0 && tile === tiles[i - 1]) {
        lastEqual[kind] = 1 << i;
        continue;
      }
      kind = i;
      all |= 1 << i;
      slots[i] = tile + 1;
      attributes[i] = COLOUR_BIT[tile] | (SHAPE_BIT[tile] << 6);
      lastEqual[i] = 1 << i;
      withColours[COLOUR_BIT[tile]] |= 1 << i;
      withShapes[SHAPE_BIT[tile]] |= 1 << i;
    }
    for (let bit = 2; bit < SIX_SETS; bit <<= 1) {
      for (let set = 1; set < bit; set++) {
        withColours[bit | set] = withColours[bit] | withColours[set];
        withShapes[bit | set] = withShapes[bit] | withShapes[set];
      }
    }
    // No line yet: every tile may join. One table holds them all and the other none, as `joining` takes what exactly one has.
    withColours[0] = all;
  }

  /**
   * The places whose tile may join a line: of its colour and a new shape, or of its shape and a new colour. A set of more
   * than one turns into no bits, of one into all: arithmetic, because a branch here is predicted wrongly too often.
   */
  joining(line: LineKey): HandMask {
    const colours = line & 63;
    const shapes = (line >> 6) & 63;
    const sameColour = this.withColours[colours];
    const sameShape = this.withShapes[shapes];
    const oneColour = ((colours & (colours - 1)) - 1) >> 31;
    const oneShape = ((shapes & (shapes - 1)) - 1) >> 31;
    return (sameColour & ~sameShape & oneColour) | (sameShape & ~sameColour & oneShape);
  }
}
