// A cache of cell states: a cell that looks the same as before stays the same object, so that it is not drawn again. A tap on a tile
// of the hand changes a few cells and leaves a hundred alone.

import type { TileName } from '@mozaika/qwirkle';
import type { Cell } from './cells.ts';
import type { Gain, Opening } from './plays.ts';

export interface CellState extends Cell {
  readonly key: string;
  readonly tile?: TileName;
  /** The id of the hand's tile that lies here for now. */
  readonly carry?: number;
  readonly lifted?: boolean;
  /** Whether another tap on the tile plays. */
  readonly final?: boolean;
  readonly opening?: Opening | undefined;
  /** What the play would be worth with the held tile here. */
  readonly gain?: Gain | undefined;
  /** How many plays came after the one that laid this tile, if it is a recent one. */
  readonly age?: number | undefined;
  readonly cursor: boolean;
  readonly label: string;
}

export class CellCache {
  #before = new Map<string, CellState>();

  /** Cells by rows; those that have not changed are the objects of the last call. */
  rows(cells: Iterable<CellState>): [number, CellState[]][] {
    const now = new Map<string, CellState>();
    for (const cell of cells) {
      const before = this.#before.get(cell.key);
      now.set(cell.key, before && same(before, cell) ? before : cell);
    }
    this.#before = now;
    const sorted = [...now.values()].sort((a, b) => a.y - b.y || a.x - b.x);
    return [...Map.groupBy(sorted, ({ y }) => y)];
  }
}

const same = (a: CellState, b: CellState): boolean =>
  a.tile === b.tile &&
  a.carry === b.carry &&
  a.lifted === b.lifted &&
  a.final === b.final &&
  a.opening === b.opening &&
  a.gain?.points === b.gain?.points &&
  a.age === b.age &&
  a.cursor === b.cursor &&
  a.label === b.label;
