// Reach: which lines of the grid the tiles of a hand go on, so that a hand is worth more where it has something to complete.

import { type Grid, HAND_SIZE, runLength, TILE_COUNT } from '@mozaika/qwirkle';
import type { HandMasks } from './hand-masks.ts';

/** How many numbers describe the reach of some tiles; see `describe`. */
export const ON_BOARD_FEATURES = 6;

const SHORTEST = 2;
const LONGEST = 5;
const FOUR = 4;
const MOST_PAIRS = 32;

export class LeaveOnBoard {
  /** The cells next to tiles, and for each the places of the hand whose tile fits there. */
  readonly cells = new Uint16Array(2 * TILE_COUNT + 2);
  readonly fitting = new Uint8Array(2 * TILE_COUNT + 2);
  cellCount = 0;
  /** By place in the hand and length of the line: on how many cells the tile goes on with such a line. */
  private readonly extensions = new Uint8Array(HAND_SIZE * (LONGEST + 1));
  /** The two tiles that complete a four, as sets of places. */
  private readonly pairs = new Uint8Array(MOST_PAIRS);
  private pairCount = 0;
  private size = 0;

  /** Takes up a hand and the grid that it would be played on. */
  load(grid: Grid, hand: HandMasks): void {
    const { cells, fitting, extensions } = this;
    const { lines } = grid;
    extensions.fill(0);
    this.pairCount = 0;
    this.size = hand.size;
    this.cellCount = grid.frontierCells(cells);
    for (let i = 0; i < this.cellCount; i++) {
      const across = lines[2 * cells[i]];
      const down = lines[2 * cells[i] + 1];
      const acrossSet = hand.joining(across);
      const downSet = hand.joining(down);
      const fits = acrossSet & downSet;
      fitting[i] = fits;
      const acrossLength = runLength(across);
      const downLength = runLength(down);
      const length = Math.min(Math.max(acrossLength, downLength), LONGEST);
      if (length < SHORTEST) continue;
      for (let set = fits; set !== 0; set &= set - 1)
        extensions[(31 - Math.clz32(set & -set)) * (LONGEST + 1) + length]++;
      if (acrossLength === FOUR) this.addPair(acrossSet);
      if (downLength === FOUR) this.addPair(downSet);
    }
  }

  /** A four lacks two kinds; with both in the hand, they are a pair. */
  private addPair(set: number): void {
    const rest = set & (set - 1);
    if (rest !== 0 && this.pairCount < MOST_PAIRS) this.pairs[this.pairCount++] = set;
  }

  /**
   * Of some places of the hand: cells to go on with fives, fours, threes and pairs of tiles; a five to complete, as likely
   * as nobody else can (`safe`, by place); a four to complete with two tiles.
   */
  describe(mask: number, safe: Float64Array, out: Float64Array, at: number): void {
    const { extensions, size } = this;
    let five = 0;
    for (let i = 0; i < size; i++) {
      if (((mask >> i) & 1) === 0) continue;
      const first = i * (LONGEST + 1);
      for (let length = SHORTEST; length <= LONGEST; length++) out[at + LONGEST - length] += extensions[first + length];
      if (extensions[first + LONGEST] > 0 && safe[i] > five) five = safe[i];
    }
    out[at + 4] = five;
    for (let i = 0; i < this.pairCount; i++) if ((mask & this.pairs[i]) === this.pairs[i]) out[at + 5] = 1;
  }
}
