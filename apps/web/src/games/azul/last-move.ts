// Where the last action has changed the table, for a mark that fades.

import type { AzulEvent } from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';
import type { Step } from '../contract.ts';
import type { Source } from './groups.ts';

export interface LastMove {
  readonly source?: Source;
  readonly seats: ReadonlyMap<Seat, SeatChanges>;
}

export interface SeatChanges {
  readonly line?: { readonly line: number; readonly count: number };
  /** How many things fell to the floor. */
  readonly fallen: number;
  /** New tiles of the wall, `row-column`. */
  readonly cells: readonly string[];
}

const NOTHING: SeatChanges = { fallen: 0, cells: [] };

function changed(seat: SeatChanges, event: AzulEvent): SeatChanges {
  if (event.type === 'lined') return { ...seat, line: { line: event.line, count: event.count } };
  if (event.type === 'marker') return { ...seat, fallen: seat.fallen + Math.min(event.space, 1) };
  if (event.type === 'fell') return { ...seat, fallen: seat.fallen + event.count - event.lost };
  if (event.type === 'tiled') return { ...seat, cells: [...seat.cells, `${event.row}-${event.column}`] };
  return seat;
}

export function lastMoveOf(step: Step | undefined): LastMove {
  const seats = new Map<Seat, SeatChanges>();
  let source: Source | undefined;
  for (const event of (step?.events ?? []) as readonly AzulEvent[]) {
    if (event.type === 'took') source = event.from;
    if ('seat' in event) seats.set(event.seat, changed(seats.get(event.seat) ?? NOTHING, event));
  }
  return source === undefined ? { seats } : { source, seats };
}
