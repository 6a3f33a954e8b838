// Measuring on a noisy machine: the thread's own CPU time, and the best of several rounds, because noise only ever adds time.

const ROUNDS = 7;
/** The system counts a thread's time in ticks of some milliseconds, so that a round has to take many of them. */
const LEAST_MICROSECONDS = 250_000;

const cpuMicroseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** The least nanoseconds that one unit of work took. `work` does some of it and returns how many units that were. */
export function best(work: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuMicroseconds();
    let units = 0;
    let elapsed = 0;
    while (elapsed < LEAST_MICROSECONDS) {
      units += work();
      elapsed = cpuMicroseconds() - start;
    }
    least = Math.min(least, (elapsed * 1000) / units);
  }
  return least;
}
