// Why a move is not legal: the sentences of the rules, one refusal each. Displays, lines and columns count from 1.

import type { Move } from '@mozaika/kernel';
import { EVERY_FIFTH } from './bits.ts';
import { printedColour, SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import { colourOf, columnOf, destinationOf, isTileMove, lineOfTile, sourceOf, TO_FLOOR } from './moves.ts';
import { CENTRE, displaysFor, type Position } from './position.ts';
import type { AzulRefusal } from './refusals.ts';
import { colourOfLine, countOfLine, holdsColour, lineAt } from './side.ts';
import { countOf } from './tally.ts';
import { columnsForTopLine, topFullLine } from './tiling.ts';

export function checkMove(position: Position, index: number, move: Move): AzulRefusal | undefined {
  const tiling = position.phase === 'tiling';
  if (isTileMove(move)) return tiling ? checkTile(position, index, move) : { code: 'take-expected' };
  return tiling
    ? { code: 'tile-expected', line: topFullLine(position.sides[index]) + 1 }
    : checkTake(position, index, move);
}

function checkTake({ sides, offers, seats }: Position, index: number, move: Move): AzulRefusal | undefined {
  const source = sourceOf(move);
  const colour = colourOf(move);
  const line = destinationOf(move);
  const displays = displaysFor(seats);
  if (source !== CENTRE && source >= displays) return { code: 'no-such-display', display: source + 1, displays };
  if (countOf(offers[source], colour) === 0) {
    return { code: 'no-such-tiles', from: source === CENTRE ? 'centre' : source + 1, colour: COLOURS[colour] };
  }
  if (line === TO_FLOOR) return undefined;
  const side = sides[index];
  const held = lineAt(side, line);
  if (countOfLine(held) === line + 1) return { code: 'line-full', line: line + 1 };
  if (held !== 0 && colourOfLine(held) !== colour) {
    return {
      code: 'line-holds-other-colour',
      line: line + 1,
      holds: COLOURS[colourOfLine(held)],
      colour: COLOURS[colour],
    };
  }
  if (holdsColour(side, line, colour)) {
    return { code: 'wall-row-has-colour', line: line + 1, colour: COLOURS[colour] };
  }
  return undefined;
}

function checkTile(position: Position, index: number, move: Move): AzulRefusal | undefined {
  const side = position.sides[index];
  const line = lineOfTile(move);
  const column = columnOf(move);
  const top = topFullLine(side);
  if (!(side.full & (1 << line))) return { code: 'line-not-full', line: line + 1 };
  if (line !== top) return { code: 'higher-line-first', line: line + 1, expected: top + 1 };
  if (column === TO_FLOOR) {
    const columns = columnsForTopLine(position, index);
    const legal = Array.from({ length: SIZE }, (_, c) => c + 1).filter((c) => columns & (1 << (c - 1)));
    return legal.length === 0 ? undefined : { code: 'must-place', line: line + 1, columns: legal };
  }
  const colour = colourOfLine(lineAt(side, line));
  const facts = { line: line + 1, column: column + 1, colour: COLOURS[colour] };
  if (side.filled & (1 << (SIZE * line + column))) return { code: 'cell-taken', ...facts };
  const printed = printedColour(position.board.data, line, column);
  if (printed !== undefined && printed !== COLOURS[colour]) return { code: 'cell-printed', ...facts, printed };
  if ((side.cells[colour] >>> column) & EVERY_FIFTH) return { code: 'column-has-colour', ...facts };
  return undefined;
}
