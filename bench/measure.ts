// Measuring on a noisy machine: the best of several rounds, because noise only ever adds time.

const ROUNDS = 7;

/** The least nanoseconds that one unit of work took. `work` does some of it and says how many units that were. */
export function best(work: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const units = work();
    const elapsed = performance.now() - start;
    least = Math.min(least, (elapsed * 1e6) / units);
  }
  return least;
}
