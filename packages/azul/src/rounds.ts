// From one phase to the next: the end of the offer, the floors, the next round or the end of the match.

import { type Sink, seatAt } from '@mozaika/kernel';
import { type Board, SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { settleFloor } from './floor.ts';
import { endBonus } from './outcome.ts';
import { type EndReason, IN_CENTRE, type Position } from './position.ts';
import type { Side } from './side.ts';
import { anyFullLine, tileAll } from './tiling.ts';
import { completeColours, completeColumns, completeRows } from './wall.ts';

/** R6: after so many rounds in a row without a wall tile the match ends. */
export const MOST_IDLE_ROUNDS = 5;

/** No tile is left to take: walls are tiled, by the players where they choose. */
export function endOffer(position: Position, sink?: Sink<AzulEvent>): void {
  if (position.board.tiling === 'automatic') tileAll(position, sink);
  if (anyFullLine(position)) position.phase = 'tiling';
  else endTiling(position, sink);
}

/** No full line is left: all floors are settled together, then comes the next round or the end. */
export function endTiling(position: Position, sink?: Sink<AzulEvent>): void {
  for (let index = 0; index < position.seats; index++) settleFloor(position, index, sink);
  // R4: if nobody took the marker, the starting player keeps it.
  if (position.marker === IN_CENTRE) position.marker = position.starter;
  position.idleRounds = position.placed > 0 ? 0 : position.idleRounds + 1;
  position.placed = 0;
  const reason = reasonToEnd(position);
  if (reason) {
    endMatch(position, reason, sink);
    return;
  }
  position.round++;
  position.starter = position.marker;
  position.mover = position.starter;
  position.phase = 'deal';
}

/** Why there is no next round, if there is none. */
function reasonToEnd({ sides, idleRounds, bag, lid }: Position): EndReason | undefined {
  for (let index = 0; index < sides.length; index++) if (completeRows(sides[index].filled) !== 0) return 'row';
  if (idleRounds === MOST_IDLE_ROUNDS) return 'stalled';
  if (bag === 0 && lid === 0) return 'no-tiles';
  return undefined;
}

function endMatch(position: Position, reason: EndReason, sink?: Sink<AzulEvent>): void {
  position.phase = 'over';
  position.endReason = reason;
  for (let index = 0; index < position.seats; index++) addBonuses(position, index, sink);
  sink?.({ type: 'ended', reason });
}

function addBonuses({ sides, board }: Position, index: number, sink?: Sink<AzulEvent>): void {
  const side = sides[index];
  side.score += endBonus(board, side.filled, side.held);
  if (sink) emitBonuses(board, side, index, sink);
}

function emitBonuses({ data }: Board, { filled, held }: Side, index: number, sink: Sink<AzulEvent>): void {
  const emit = (kind: 'row' | 'column' | 'colour', complete: number, points: number) => {
    for (let which = 0; which < SIZE; which++) {
      const named = kind === 'colour' ? COLOURS[which] : which + 1;
      if (complete & (1 << which)) sink({ type: 'bonus', seat: seatAt(index), for: kind, which: named, points });
    }
  };
  emit('row', completeRows(filled), data.bonus.row);
  emit('column', completeColumns(filled), data.bonus.column);
  emit('colour', completeColours(held), data.bonus.colour);
}
