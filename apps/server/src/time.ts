// Time that never runs backwards: the wall clock is read once, afterwards only the steady one counts.

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Never before a time that is known to have been. */
export function steadyTime(notBefore = 0): Time {
  const start = Math.max(Date.now(), notBefore);
  const origin = performance.now();
  return { now: () => Math.round(start + performance.now() - origin) };
}
