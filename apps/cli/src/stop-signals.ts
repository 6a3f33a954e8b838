// Signals that stop a command gracefully: the first one asks it to stop, a second one ends the process at once.

/** bin/foreground.js may forward a Ctrl-C that the terminal has sent to this process, too: within this time they count as one. */
const SAME_SIGNAL_MS = 1000;

/** Calls `stop` at the first signal. */
export function onStopSignal(signals: readonly NodeJS.Signals[], stop: () => void, forcedStatus: number): void {
  let stoppedAt: number | undefined;
  const receive = (): void => {
    const now = performance.now();
    if (stoppedAt === undefined) {
      stoppedAt = now;
      stop();
    } else if (now - stoppedAt > SAME_SIGNAL_MS) process.exit(forcedStatus);
  };
  for (const signal of signals) process.on(signal, receive);
}
