// The places of a hand as six bits, and which of them may join a line: two look-ups instead of a loop over the tiles.

import { COLOUR_BIT, HAND_SIZE, type LineKey, SHAPE_BIT, type Tile } from '@mozaika/qwirkle';

/** A subset of the places of a hand, one bit each. Of equal tiles only the first has a bit. */
export type HandMask = number;

export class HandMasks {
  size = 0;
  readonly tiles = new Uint8Array(HAND_SIZE);
  /** By place, for the first of equal tiles: the slot of a move, the sets of a line, the place of the last equal tile as a bit. */
  readonly slots = new Uint8Array(HAND_SIZE);
  readonly attributes = new Uint16Array(HAND_SIZE);
  readonly places = new Uint8Array(HAND_SIZE);
  /** For each set of colours (of shapes): the places whose tile has one of them. */
  private readonly withColours = new Uint8Array(64);
  private readonly withShapes = new Uint8Array(64);

  /** Takes up a hand, which is sorted. */
  load(hands: Uint8Array, first: number, size: number): void {
    const { tiles, slots, attributes, places, withColours, withShapes } = this;
    this.size = size;
    for (let bit = 1; bit < 64; bit <<= 1) withColours[bit] = withShapes[bit] = 0;
    let all = 0;
    let kind = 0;
    for (let i = 0; i < size; i++) {
      const tile: Tile = hands[first + i];
      tiles[i] = tile;
      if (i > 0 && tile === tiles[i - 1]) {
        places[kind] = 1 << i;
        continue;
      }
      kind = i;
      all |= 1 << i;
      slots[i] = tile + 1;
      attributes[i] = COLOUR_BIT[tile] | (SHAPE_BIT[tile] << 6);
      places[i] = 1 << i;
      withColours[COLOUR_BIT[tile]] |= 1 << i;
      withShapes[SHAPE_BIT[tile]] |= 1 << i;
    }
    for (let bit = 2; bit < 64; bit <<= 1) {
      for (let set = 1; set < bit; set++) {
        withColours[bit | set] = withColours[bit] | withColours[set];
        withShapes[bit | set] = withShapes[bit] | withShapes[set];
      }
    }
    // No line yet: every tile may join. Said by one of the tables, as `joining` takes what exactly one of them has.
    withColours[0] = all;
  }

  /** The places whose tile may join a line: of its colour and a new shape, or of its shape and a new colour. */
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
