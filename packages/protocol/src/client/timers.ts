// Time as the client uses it. Tests bring their own and move it by hand.

export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once, after so many milliseconds, unless the function that comes back is called before. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
