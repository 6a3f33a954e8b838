// Hash keys for the transposition table: offers, lines, floors, marker and mover, all that differs within one round.

import { CENTRE, type Position } from '@mozaika/azul';

/** 64 bits in two words: `key` finds the slot, `check` verifies it. */
export class PositionHash {
  key = 0;
  check = 0;

  of(position: Position): void {
    const { offers, sides } = position;
    let key = 0;
    let check = 0;
    // Displays are interchangeable: a sum does not depend on their order, so symmetric positions share an entry.
    for (let display = 0; display < CENTRE; display++) {
      const tally = offers[display];
      if (tally === 0) continue;
      const word = mix(tally);
      key = (key + word) | 0;
      check = (check + Math.imul(word ^ (word >>> 15), 0x2c1b3c6d)) | 0;
    }
    let other = (offers[CENTRE] << 5) ^ (position.marker << 2) ^ position.mover;
    key = mix(key ^ Math.imul(other, 0x9e3779b1));
    check = mix(check + Math.imul(other ^ (other >>> 13), 0x297a2d39));
    for (let index = 0; index < sides.length; index++) {
      const side = sides[index];
      other = side.lines ^ (side.floorCount << 30);
      key = mix(key ^ Math.imul(other, 0x85ebca6b) ^ side.floorCount);
      check = mix(check + Math.imul(other ^ (other >>> 16), 0x165667b1) + side.floorCount);
    }
    this.key = key;
    this.check = check;
  }
}

/** The finalizer of a 32-bit integer hash (lowbias32). */
function mix(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return word ^ (word >>> 16);
}
