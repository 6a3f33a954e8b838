// A streak: days in a row with a daily, one missed day a week forgiven.

const DAY_MS = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
/** Weeks begin on Monday; 1970 began on a Thursday. */
const weekOf = (time: number): number => Math.floor((time / DAY_MS + 3) / 7);

/**
 * How many days the streak that reaches today has. Today may still be played; in every week from Monday to Sunday one missed day is
 * forgiven, which does not count as played.
 */
export function streakOf(days: readonly string[], today: string): number {
  const played = new Set(days);
  const forgiven = new Set<number>();
  let count = 0;
  for (let time = timeOf(today); ; time -= DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    if (played.has(day)) count++;
    else if (day !== today) {
      const week = weekOf(time);
      if (forgiven.has(week)) return count;
      forgiven.add(week);
    }
  }
}
