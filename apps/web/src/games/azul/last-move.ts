// Where others have changed the table since the last own turn, in the order in which it happened.

import type { AzulEvent } from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';
import type { Step } from '../contract.ts';
import type { Source } from './groups.ts';

/** How a change is marked. */
export interface Mark {
  /** Which of several takes it was, from 1; absent where there was but one. */
  readonly order?: number;
  /** From 0 to 1: the newest is the strongest. */
  readonly fresh: number;
}

export interface LastMoves {
  readonly sources: ReadonlyMap<Source, Mark>;
  readonly seats: ReadonlyMap<Seat, SeatChanges>;
}

export interface SeatChanges extends Mark {
  readonly line?: { readonly line: number; readonly count: number };
  /** How many things fell to the floor. */
  readonly fallen: number;
  /** New tiles of the wall, `row-column`. */
  readonly cells: readonly string[];
}

const NOTHING: SeatChanges = { fresh: 1, fallen: 0, cells: [] };
const WEAKEST = 0.55;

function changed(seat: SeatChanges, event: AzulEvent): SeatChanges {
  if (event.type === 'lined') return { ...seat, line: { line: event.line, count: event.count } };
  if (event.type === 'marker') return { ...seat, fallen: seat.fallen + Math.min(event.space, 1) };
  if (event.type === 'fell') return { ...seat, fallen: seat.fallen + event.count - event.lost };
  if (event.type === 'tiled') return { ...seat, cells: [...seat.cells, `${event.row}-${event.column}`] };
  return seat;
}

const eventsOf = (steps: readonly Step[]): AzulEvent[] => steps.flatMap(({ events }) => events as readonly AzulEvent[]);

/** The marks of takes, oldest first: numbered where there are several. */
function marksOf(count: number): Mark[] {
  if (count === 1) return [{ fresh: 1 }];
  return Array.from({ length: count }, (_, i) => ({
    order: i + 1,
    fresh: WEAKEST + ((1 - WEAKEST) * i) / (count - 1),
  }));
}

const ON_WALLS: readonly AzulEvent['type'][] = ['tiled', 'dealt'];

/** What others did; what the own seat did itself only where nobody else has moved since. */
function ofOthers(events: readonly AzulEvent[], own: Seat): readonly AzulEvent[] {
  if (!events.some((event) => event.type === 'took' && event.seat !== own)) return events;
  return events.filter((event) => ON_WALLS.includes(event.type) || !('seat' in event) || event.seat !== own);
}

/** What steps, oldest first, have changed. Where displays were filled anew, only the walls remember what was before. */
export function lastMovesOf(steps: readonly Step[], own: Seat): LastMoves {
  const events = ofOthers(eventsOf(steps), own);
  const lastDeal = events.findLastIndex(({ type }) => type === 'dealt');
  const seats = new Map<Seat, SeatChanges>();
  const sources = new Map<Source, Mark>();
  const marks = marksOf(events.slice(lastDeal + 1).filter(({ type }) => type === 'took').length);
  let takes = 0;
  for (const [i, event] of events.entries()) {
    if (!('seat' in event) || (i < lastDeal && event.type !== 'tiled')) continue;
    let changes = changed(seats.get(event.seat) ?? NOTHING, event);
    if (event.type === 'took') {
      const mark = marks[takes++] ?? { fresh: 1 };
      sources.set(event.from, mark);
      changes = { ...changes, ...mark };
    }
    seats.set(event.seat, changes);
  }
  return { sources, seats };
}
