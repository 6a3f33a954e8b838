// What pairings look back on: who met whom how often, who sat where, who had a bye.

import type { EntrantId } from '../entry.ts';
import type { Tournament } from '../state.ts';

export interface History {
  /** How often two have sat at one table, finished or not. */
  meetings(a: EntrantId, b: EntrantId): number;
  byes(id: EntrantId): number;
  /** How often an entrant sat first, less how often somebody else did at its tables, in equal shares: 0 is fair. */
  starts(id: EntrantId): number;
  /** How many tables have finished since an entrant's last one did; all of them for whoever has not played. */
  rest(id: EntrantId): number;
}

export function historyOf({ tables, rounds, finished }: Tournament): History {
  const met = new Map<string, number>();
  const byes = new Map<EntrantId, number>();
  const starts = new Map<EntrantId, number>();
  const add = <K>(map: Map<K, number>, key: K, amount: number) => map.set(key, (map.get(key) ?? 0) + amount);
  for (const { seats } of tables) {
    seats.forEach((a, i) => {
      add(starts, a, i === 0 ? 1 - 1 / seats.length : -1 / seats.length);
      for (const b of seats.slice(i + 1)) add(met, pairKey(a, b), 1);
    });
  }
  for (const id of rounds.flatMap((round) => round.byes)) add(byes, id, 1);
  return {
    meetings: (a, b) => met.get(pairKey(a, b)) ?? 0,
    byes: (id) => byes.get(id) ?? 0,
    starts: (id) => starts.get(id) ?? 0,
    rest: (id) => {
      const last = finished.findLastIndex((number) => tables[number - 1]?.seats.includes(id));
      return finished.length - 1 - last;
    },
  };
}

const pairKey = (a: EntrantId, b: EntrantId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
