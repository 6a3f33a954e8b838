// Items of lists whose index is known to be in range: arrays by seat, by plan, by contestant.

/** The item at an index; an index out of range is a bug. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} of ${items.length}.`);
  return item;
}
