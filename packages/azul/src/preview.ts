// Previews for boards: what a move would bring before it is made, and what the round's end would bring if it came now.
//
//   const position = positionOf(view);             // the position that a view shows
//   previewRoundEnd(position, seat)                // { wall: 7, floor: -2 }
//   previewMove(position, seat, move)              // { lined: 2, fallen: 1, points: 3, cost: -1 }
//   view(decided(position, seat, move).position)   // the table with the move made, nothing scored yet

import type { Move, Seat } from '@mozaika/kernel';
import { applyDecision } from './apply.ts';
import { Tilings } from './enumerate-tilings.ts';
import type { AzulEvent } from './events.ts';
import { clonePosition, type Position } from './position.ts';

/** What a seat's lines and floor would bring if the round ended now. */
export interface RoundEndPreview {
  /** The points of the full lines, tiled in the best way where there is a choice. */
  readonly wall: number;
  /** What the spaces of the floor say, 0 or less: also where the score has less to lose. */
  readonly floor: number;
}

/** What a move would bring the seat that makes it. */
export interface MovePreview {
  /** How many tiles go into the pattern line. */
  readonly lined: number;
  /** How many spaces of the floor it occupies, the marker's among them. */
  readonly fallen: number;
  /** The points of a placement on the wall; for taken tiles, what they add to the end of the round. */
  readonly points: number;
  /** What it adds to the cost of the floor, 0 or less. */
  readonly cost: number;
}

/** The position after what a move itself decides, and the events of that: no phase ends, nothing is scored but a placement. */
export function decided(
  position: Position,
  seat: Seat,
  move: Move,
): { readonly position: Position; readonly events: readonly AzulEvent[] } {
  const after = clonePosition(position);
  const events: AzulEvent[] = [];
  applyDecision(after, seat, move, (event) => events.push(event));
  return { position: after, events };
}

export function previewRoundEnd(position: Position, seat: Seat): RoundEndPreview {
  const side = position.sides[seat - 1];
  const { floorCost } = position.board;
  let best: RoundEndPreview | undefined;
  new Tilings(position).forEach(side, seat - 1, ({ sides }, index) => {
    const wall = sides[index].score - side.score;
    // 0 − cost and not −cost, which would be −0 for an empty floor.
    const floor = 0 - floorCost[sides[index].floorCount];
    if (best === undefined || wall + floor > best.wall + best.floor) best = { wall, floor };
  });
  return best ?? { wall: 0, floor: 0 };
}

/** Previews a legal move of a seat. */
export function previewMove(position: Position, seat: Seat, move: Move): MovePreview {
  const { position: after, events } = decided(position, seat, move);
  const now = previewRoundEnd(position, seat);
  const then = previewRoundEnd(after, seat);
  const placed = events.find((event) => event.type === 'tiled');
  return {
    lined: events.find((event) => event.type === 'lined')?.count ?? 0,
    fallen: after.sides[seat - 1].floorCount - position.sides[seat - 1].floorCount,
    points: placed ? placed.points : then.wall - now.wall,
    cost: then.floor - now.floor,
  };
}
