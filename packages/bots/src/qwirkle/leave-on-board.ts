// Board-dependent features of a leave: which lines of the grid its tiles extend or complete. Finding them also yields the
// anchors of the play generator (top-plays.ts).

import { type Grid, HAND_SIZE, type HandMask, type HandMasks, MOST_FRONTIER_CELLS, runLength } from '@mozaika/qwirkle';

/** The number of these features; see `describe`. */
export const ON_BOARD_FEATURES = 6;

const SHORTEST = 2;
const LONGEST = 5;
const FOUR = 4;
const MOST_PAIRS = 32;

export class LeaveOnBoard {
  /** The anchors: the frontier's cells, and for each the places of the hand whose tile fits there. */
  readonly cells = new Uint16Array(MOST_FRONTIER_CELLS);
  readonly fitting = new Uint8Array(MOST_FRONTIER_CELLS);
  cellCount = 0;
  /** By place in the hand and length of a line: on how many cells the tile extends a line of that length. */
  private readonly extensions = new Uint8Array(HAND_SIZE * (LONGEST + 1));
  /** Pairs of places whose tiles together complete a line of four. */
  private readonly pairs = new Uint8Array(MOST_PAIRS);
  private pairCount = 0;
  private size = 0;

  /** Matches a hand with the grid. */
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

  /** A line of four lacks two kinds; with both in the hand, they are a pair. */
  private addPair(set: HandMask): void {
    const rest = set & (set - 1);
    if (rest !== 0 && this.pairCount < MOST_PAIRS) this.pairs[this.pairCount++] = set;
  }

  /**
   * The features of a leave, from `at` on: how many cells extend lines of five, four, three and two (0 to 3); the best
   * probability that a line of five can be completed before an opponent does (4; `safe` is by place: nobody else has the
   * tile); whether a line of four can be completed with two tiles (5).
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
