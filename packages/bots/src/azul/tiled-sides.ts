// What sides without full lines are worth before the next deal, in weighted sums. Where players choose how to tile, different
// states of a side come to the same tilings, which are remembered.

import type { Position, Side } from '@mozaika/azul';
import * as rules from '@mozaika/azul';
import { FEATURES, FeatureList, listFeatures } from './features.ts';
import { Placements } from './placements.ts';
import { listProspects, MOST_PROSPECTS, supplyClasses } from './prospects.ts';
import type { ProspectSet, Weights } from './weights.ts';

// Under a local name, for speed: V8 loads an imported binding at every use and knows a local one.
const { SIZE } = rules;
/** What tells tiled sides of a round apart: the cells of each colour, and the lines. */
const WORDS = SIZE + 1;

/** Direct-mapped. */
export class TiledSides {
  // The weighted sums of the features by stage, and what the prospects add.
  readonly early: Float64Array;
  readonly late: Float64Array;
  readonly offered: Float64Array;
  readonly prospects: Float64Array;
  /** Of the side that was computed last. */
  features = new FeatureList();
  private readonly board: rules.Board;
  private readonly weights: Weights;
  private readonly set: ProspectSet | undefined;
  private readonly list = new FeatureList(MOST_PROSPECTS);
  private readonly supply: Int32Array;
  private readonly placements: Placements;
  private readonly slots: number;
  private readonly keys: Int32Array;

  /** `slots` is a power of two. */
  constructor(position: Position, weights: Weights, set: ProspectSet | undefined, slots: number) {
    this.board = position.board;
    this.weights = weights;
    this.set = set;
    this.supply = supplyClasses(position);
    this.placements = new Placements(position.board);
    this.slots = slots;
    this.keys = new Int32Array(WORDS * slots).fill(-1);
    this.early = new Float64Array(slots);
    this.late = new Float64Array(slots);
    this.offered = new Float64Array(slots);
    this.prospects = new Float64Array(slots);
  }

  /** The slot of a side; its values are computed if they are not there. */
  find(side: Side): number {
    const { keys } = this;
    const { cells, lines } = side;
    let hash = lines;
    for (let colour = 0; colour < SIZE; colour++) hash = Math.imul(hash ^ (hash >>> 15) ^ cells[colour], 0x9e3779b1);
    const slot = (hash ^ (hash >>> 15)) & (this.slots - 1);
    const at = WORDS * slot;
    let isKnown = keys[at + SIZE] === lines;
    keys[at + SIZE] = lines;
    for (let colour = 0; colour < SIZE; colour++) {
      isKnown &&= keys[at + colour] === cells[colour];
      keys[at + colour] = cells[colour];
    }
    if (!isKnown) this.compute(side, slot);
    return slot;
  }

  private compute(side: Side, slot: number): void {
    const { weights, features } = this;
    listFeatures(this.board, side, features);
    let early = 0;
    let late = 0;
    let offered = 0;
    for (let i = 0; i < features.length; i++) {
      const feature = features.index[i];
      const value = features.value[i];
      early += weights.side[feature] * value;
      late += weights.side[FEATURES + feature] * value;
      offered += weights.side[2 * FEATURES + feature] * value;
    }
    this.early[slot] = early;
    this.late[slot] = late;
    this.offered[slot] = offered;
    this.prospects[slot] = this.set === undefined ? 0 : this.valueOfProspects(side, this.set);
  }

  private valueOfProspects(side: Side, { side: weights }: ProspectSet): number {
    const { list } = this;
    listProspects(this.placements, side, this.supply, list);
    let sum = 0;
    for (let i = 0; i < list.length; i++) sum += weights[list.index[i]] * list.value[i];
    return sum;
  }
}
