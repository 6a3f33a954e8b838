// Everybody's tally over an evening: matches that are over, wins, points. A person is a name.

export interface Played {
  readonly names: readonly string[];
  readonly scores: readonly number[];
  /** Absent while it goes on. */
  readonly ranks?: readonly number[] | undefined;
}

export interface Tally {
  readonly name: string;
  readonly matches: number;
  /** A shared victory is one for each who shares it. */
  readonly wins: number;
  readonly points: number;
}

/** The best first: by wins, then by points. Matches that go on do not count. */
export function tallyOf(played: readonly Played[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { names, scores, ranks } of played) {
    if (!ranks) continue;
    for (const [i, name] of names.entries()) {
      const { matches, wins, points } = tallies.get(name) ?? { matches: 0, wins: 0, points: 0 };
      tallies.set(name, {
        name,
        matches: matches + 1,
        wins: wins + Number(ranks[i] === 1),
        points: points + (scores[i] ?? 0),
      });
    }
  }
  return [...tallies.values()].toSorted((a, b) => b.wins - a.wins || b.points - a.points);
}
