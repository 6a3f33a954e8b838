// From one phase to the next: the end of the offer, the floors, the next round or the end of the match.

import { type Outcome, ranksOf, type Seat, type Sink } from '@mozaika/kernel';
import { SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { settleFloor } from './floor.ts';
import {
  BAG,
  DEAL_PHASE,
  END_REASONS,
  type EndReason,
  FILLED,
  HELD,
  IDLE,
  IN_CENTRE,
  LID,
  MARKER,
  MOVER,
  OVER_PHASE,
  PHASE,
  PLACED,
  type Position,
  REASON,
  ROUND,
  SCORE,
  STARTER,
  seatAt,
  TILING_PHASE,
} from './position.ts';
import { anyFullLine, tileAll } from './tiling.ts';
import { completeColours, completeColumns, completeRows, countBits } from './wall.ts';

/** R6: after so many rounds in a row without a wall tile the match ends. */
const MOST_IDLE_ROUNDS = 5;

/** No tile is left to take: walls are tiled, by the players where they choose. */
export function endOffer(position: Position, sink?: Sink<AzulEvent>): void {
  if (position.board.tiling === 'automatic') tileAll(position, sink);
  if (anyFullLine(position)) position.state[PHASE] = TILING_PHASE;
  else endTiling(position, sink);
}

/** No full line is left: all floors are settled together, then comes the next round or the end. */
export function endTiling(position: Position, sink?: Sink<AzulEvent>): void {
  const { state, seats } = position;
  for (let index = 0; index < seats; index++) settleFloor(position, index, sink);
  // R4: if nobody took the marker, the starting player keeps it.
  if (state[MARKER] === IN_CENTRE) state[MARKER] = state[STARTER];
  state[IDLE] = state[PLACED] > 0 ? 0 : state[IDLE] + 1;
  state[PLACED] = 0;
  const reason = endReason(position);
  if (reason) {
    endMatch(position, reason, sink);
    return;
  }
  state[ROUND]++;
  state[STARTER] = state[MARKER];
  state[MOVER] = state[STARTER];
  state[PHASE] = DEAL_PHASE;
}

/** Why there is no next round, if there is none. */
function endReason({ state, seats }: Position): EndReason | undefined {
  for (let index = 0; index < seats; index++) if (completeRows(state[seatAt(index) + FILLED]) !== 0) return 'row';
  if (state[IDLE] === MOST_IDLE_ROUNDS) return 'stalled';
  if (state[BAG] === 0 && state[LID] === 0) return 'no-tiles';
  return undefined;
}

function endMatch(position: Position, reason: EndReason, sink?: Sink<AzulEvent>): void {
  const { state, seats } = position;
  state[PHASE] = OVER_PHASE;
  state[REASON] = END_REASONS.indexOf(reason);
  for (let index = 0; index < seats; index++) addBonuses(position, index, sink);
  sink?.({ type: 'ended', reason });
}

function addBonuses({ state, board }: Position, index: number, sink?: Sink<AzulEvent>): void {
  const at = seatAt(index);
  const cells = state[at + FILLED];
  const { bonus } = board.data;
  const add = (kind: 'row' | 'column' | 'colour', which: number) => {
    const points = bonus[kind];
    state[at + SCORE] += points;
    const named = kind === 'colour' ? COLOURS[which] : which + 1;
    sink?.({ type: 'bonus', seat: (index + 1) as Seat, for: kind, which: named, points });
  };
  const complete = {
    row: completeRows(cells),
    column: completeColumns(cells),
    colour: completeColours(state[at + HELD]),
  };
  for (const kind of ['row', 'column', 'colour'] as const) {
    for (let which = 0; which < SIZE; which++) if (complete[kind] & (1 << which)) add(kind, which);
  }
}

export function scores({ state, seats }: Position): number[] {
  return Array.from({ length: seats }, (_, index) => state[seatAt(index) + SCORE]);
}

/** Most points win; tied, more complete rows; still tied, the place is shared. */
export function outcome(position: Position): Outcome {
  const { state } = position;
  const points = scores(position);
  const ranks = ranksOf(points.map((score, index) => [score, countBits(completeRows(state[seatAt(index) + FILLED]))]));
  return { scores: points, ranks, reason: END_REASONS[state[REASON]] };
}
