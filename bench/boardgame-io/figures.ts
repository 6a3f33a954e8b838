// The figures that are compared, of one contender in one round: each for one move.

export interface Figures {
  readonly movesPerSecond: number;
  /** Processor time of the server's process with all its threads, in milliseconds. */
  readonly serverMs: number;
  /** Of the process that plays. */
  readonly loadMs: number;
  /** On all sockets, both ways, as TCP counts them. */
  readonly bytes: number;
}

/** The median of each figure over all rounds. */
export function medianOf(rounds: readonly Figures[]): Figures {
  const median = (figure: keyof Figures): number => {
    const sorted = rounds.map((round) => round[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    movesPerSecond: median('movesPerSecond'),
    serverMs: median('serverMs'),
    loadMs: median('loadMs'),
    bytes: median('bytes'),
  };
}
