// A cache of cell states: a cell that looks the same as before stays the same object, so that it is not drawn again. A tap on a tile
// of the hand changes a few cells and leaves a hundred alone.

import type { TileName } from '@mozaika/qwirkle';
import type { Cell } from './cells.ts';
import type { Opening } from './plays.ts';

export interface CellState extends Cell {
  readonly key: string;
  readonly tile?: TileName;
  /** The id of the hand's tile that lies here for now. */
  readonly carry?: number;
  readonly lifted?: boolean;
  readonly opening?: Opening | undefined;
  readonly last?: boolean;
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
  a.opening === b.opening &&
  a.last === b.last &&
  a.cursor === b.cursor &&
  a.label === b.label;
