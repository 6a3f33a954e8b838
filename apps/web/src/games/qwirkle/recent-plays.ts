// The plays since somebody's last choice, as the grid marks them: whose, which tiles, how many points, how long ago.

import type { Seat } from '@mozaika/kernel';
import type { PlacedTile, QwirkleEvent } from '@mozaika/qwirkle';
import type { Step } from '../contract.ts';
import { type Cell, keyOf } from './cells.ts';

export interface RecentPlay {
  readonly seat: Seat;
  readonly tiles: readonly PlacedTile[];
  readonly points: number;
  /** How many plays came after it. */
  readonly age: number;
}

const pointsOf = (events: readonly QwirkleEvent[]): number =>
  events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);

/** The plays of these steps, oldest first. Once somebody else has played, the own play needs no mark any more. */
export function recentPlays(steps: readonly Step[], own: Seat): RecentPlay[] {
  const plays = steps.flatMap((step) => {
    const events = step.events as readonly QwirkleEvent[];
    const placed = events.find((event) => event.type === 'placed');
    return placed ? [{ seat: placed.seat, tiles: placed.tiles, points: pointsOf(events) }] : [];
  });
  const others = plays.filter(({ seat }) => seat !== own);
  const marked = others.length > 0 ? others : plays.slice(-1);
  return marked.map((play, i) => ({ ...play, age: marked.length - 1 - i }));
}

/** The plays by their cells. */
export const playsByCell = (plays: readonly RecentPlay[]): Map<string, RecentPlay> =>
  new Map(plays.flatMap((play) => play.tiles.map((tile) => [keyOf(tile), play] as const)));

const AROUND: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** For each play a free cell beside it, to write its points on; none where it is walled in. */
export function cellsBeside(plays: readonly RecentPlay[], taken: (key: string) => boolean): (Cell | undefined)[] {
  const used = new Set<string>();
  const isFree = (cell: Cell): boolean => !taken(keyOf(cell)) && !used.has(keyOf(cell));
  return plays.map(({ tiles }) => {
    const beside = AROUND.flatMap(({ x, y }) => tiles.map((tile) => ({ x: tile.x + x, y: tile.y + y })));
    const cell = beside.find(isFree);
    if (cell) used.add(keyOf(cell));
    return cell;
  });
}
