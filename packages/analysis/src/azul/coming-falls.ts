// How many tiles will fall for a seat until the end of the round, whatever everybody does: exact when few groups of tiles are left.

import { applyDecision, azul, colourOf, destinationOf, type Position, sourceOf, TO_FLOOR } from '@mozaika/azul';
import { type Move, MoveList, type Seat, seatAt } from '@mozaika/kernel';

export interface ComingFalls {
  /** So many at least fall in this round, the move's own included, if everybody does what suits the seat. */
  readonly atLeast: number;
  /** So many at most; unknown while too much is left on offer to look through all of it. */
  readonly atMost: number | undefined;
}

/** With so few groups (a colour on a display or in the centre) every end of the round is looked at. */
const MOST_GROUPS = 3;

/** The falls after a take; `fallen` of them lie on the floor already. */
export function comingFalls(after: Position, seat: Seat, fallen: number): ComingFalls {
  if (after.phase !== 'offer') return { atLeast: fallen, atMost: fallen };
  if (groupsIn(after) > MOST_GROUPS) return { atLeast: fallen, atMost: undefined };
  const { least, most } = rangeOf(after, seat);
  return { atLeast: fallen + least, atMost: fallen + most };
}

const takesOf = (position: Position, seat: Seat): Move[] => {
  const list = new MoveList();
  azul.legalMoves(position, seat, list);
  return list.toArray();
};

const groupsIn = (position: Position): number =>
  new Set(takesOf(position, seatAt(position.mover)).map((move) => `${sourceOf(move)} ${colourOf(move)}`)).size;

/** The fewest and the most tiles that can yet fall for a seat. */
function rangeOf(position: Position, seat: Seat): { readonly least: number; readonly most: number } {
  if (position.left === 0) return { least: 0, most: 0 };
  const mover = seatAt(position.mover);
  // Where others put their tiles makes no difference to this seat's floor.
  const takes = takesOf(position, mover).filter((move) => mover === seat || destinationOf(move) === TO_FLOOR);
  const ranges = takes.map((move) => {
    const next = azul.clone(position);
    let fallen = 0;
    applyDecision(next, mover, move, (event) => {
      if (event.type === 'fell' && event.seat === seat) fallen += event.count;
    });
    const { least, most } = rangeOf(next, seat);
    return { least: fallen + least, most: fallen + most };
  });
  return {
    least: Math.min(...ranges.map(({ least }) => least)),
    most: Math.max(...ranges.map(({ most }) => most)),
  };
}
