// Lists with an item for each player, indexed by seat.

import type { Seat } from '@mozaika/kernel';

/** The item of a seat. Every list of players has one for each seat of the table. */
export function bySeat<T>(items: readonly T[], seat: Seat): T {
  const item = items[seat - 1];
  if (item === undefined) throw new RangeError(`There is no seat ${seat} among ${items.length}`);
  return item;
}
