// Who was given how many hints in a match, as its log says.

import { parseFact, type Seat } from '@mozaika/kernel';

/** By seat; those who had none are left out. */
export function hintCounts(entries: readonly string[]): ReadonlyMap<Seat, number> {
  const counts = new Map<Seat, number>();
  for (const entry of entries) {
    const fact = parseFact(entry);
    if (fact?.kind === 'hint') counts.set(fact.seat, (counts.get(fact.seat) ?? 0) + 1);
  }
  return counts;
}
