// Days of UTC, as texts such as 2026-11-19.

const DAY_MS = 86_400_000;

/** The day of a time in milliseconds since 1970. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** When a day begins; nothing for a date that no calendar has. */
export function startOf(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || dayOf(time) !== day ? undefined : time;
}

export const plusDays = (day: string, count: number): string => dayOf((startOf(day) ?? 0) + count * DAY_MS);
export const weekdayOf = (day: string): number => new Date(startOf(day) ?? 0).getUTCDay();
export const endOf = (day: string): number => (startOf(day) ?? 0) + DAY_MS;
