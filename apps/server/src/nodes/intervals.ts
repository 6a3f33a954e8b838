// How often the servers of one database look after each other and after what is due, in milliseconds; and what follows for the work of one
// that died.

export const INTERVALS = {
  /** Each server stores a beat so often, and looks at those of the others. */
  beat: 200,
  /** A beat that has not changed for so long has stopped. */
  dead: 1_500,
  /** Whoever has not looked for so long does not know whether the others have stopped. */
  dozed: 1_000,
  /** How often what is due is looked for. */
  sweep: 1_000,
  /** What is due is left so long to a server where the table is open. */
  left: 800,
  /** A server where the table is open leaves it so long to the one that has stored it. */
  followed: 200,
} as const;

/** At most so long after its death a server is buried: that its last beat was the last is seen a beat late, and so is that it is too old. */
const BURIED_MS = 2 * INTERVALS.beat + INTERVALS.dead;
/** At most so long after it became due, what nobody has at hand is found. */
const FOUND_MS = INTERVALS.left + INTERVALS.sweep;

/** At most so long after a server died another one has its work, or so long after it became due; and the time that the database takes. */
export const TAKEN_OVER_MS = Math.max(BURIED_MS, FOUND_MS);
