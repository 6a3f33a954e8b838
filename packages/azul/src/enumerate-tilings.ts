// Every way to tile a seat's full lines: what a preview and an evaluation look through, as nobody else can interfere.

import { SIZE } from './boards.ts';
import { TO_FLOOR } from './moves.ts';
import { clonePosition, type Position } from './position.ts';
import { copySide, type Side } from './side.ts';
import { columnsForTopLine, moveToWall, topFullLine } from './tiling.ts';

/** Sees a side without full lines. It may spend the side: nothing but that side of the position means anything. */
export type TilingVisitor = (position: Position, index: number) => void;

/** Depth-first enumeration on a stack of positions that are made once, so that it makes no garbage. */
export class Tilings {
  private readonly stack: readonly Position[];

  constructor(like: Position) {
    this.stack = Array.from({ length: SIZE + 1 }, () => clonePosition(like));
  }

  /** Visits the ends of all tilings of a side, lines from the top, columns from the left. */
  forEach(side: Side, index: number, visit: TilingVisitor): void {
    copySide(side, this.stack[0].sides[index]);
    this.tile(index, 0, visit);
  }

  private tile(index: number, depth: number, visit: TilingVisitor): void {
    const position = this.stack[depth];
    const side = position.sides[index];
    if (side.full === 0) {
      visit(position, index);
      return;
    }
    const next = this.stack[depth + 1];
    const line = topFullLine(side);
    const columns = columnsForTopLine(position, index);
    for (let column = 0; column <= TO_FLOOR; column++) {
      if (column === TO_FLOOR ? columns !== 0 : !(columns & (1 << column))) continue;
      copySide(side, next.sides[index]);
      moveToWall(next, index, line, column);
      this.tile(index, depth + 1, visit);
    }
  }
}
