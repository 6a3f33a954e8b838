// Time that never runs backwards: the wall clock is read once, afterwards only the steady one counts.

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Goes on from a time. */
export function steadyTime(start: number): Time {
  const origin = performance.now();
  return { now: () => Math.round(start + performance.now() - origin) };
}
