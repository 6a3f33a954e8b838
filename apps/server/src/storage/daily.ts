// The storage port's part for the dailies.

/** The daily of a game on a day. */
export interface DailyRow {
  /** Of UTC, as in 2026-11-19. */
  readonly date: string;
  readonly game: string;
  /** 64 hexadecimal digits, a secret until the day begins. */
  readonly seed: string;
  /** JSON: options, rules, level and version of the bots. Null until the day has begun. */
  readonly plan: string | null;
}

/** What somebody has handed in first. */
export interface DailyResultRow {
  readonly date: string;
  readonly game: string;
  readonly person: string;
  readonly at: number;
  readonly points: number;
  readonly margin: number;
  /** JSON: the record's actions. */
  readonly actions: string;
}

/** Operations. Those marked [guard] turn the whole change into a `conflict` when their expectation does not hold. */
export type DailyOperation =
  /** [guard] There is none of that game and day. */
  | { readonly do: 'add-daily'; readonly daily: DailyRow }
  /** Does nothing if there is a plan already: of several processes, the first decides. */
  | { readonly do: 'plan-daily'; readonly date: string; readonly game: string; readonly plan: string }
  /** [guard] The person exists, and has handed in none of that game and day. */
  | { readonly do: 'add-daily-result'; readonly result: DailyResultRow };

export interface DailyReads {
  daily(date: string, game: string): Promise<DailyRow | undefined>;
  /** The first day that there is. */
  firstDaily(): Promise<string | undefined>;
  dailyResult(date: string, game: string, person: string): Promise<DailyResultRow | undefined>;
  /** The best of a day, and before others whoever handed in first. */
  dailyResults(date: string, game: string, limit: number): Promise<DailyResultRow[]>;
  /** How many have handed in. */
  countDailyResults(date: string, game: string): Promise<number>;
  /** How many did better than a margin. */
  countBetterDailyResults(date: string, game: string, margin: number): Promise<number>;
  /** Of a person, the last day first. */
  dailyResultsOf(person: string, limit: number): Promise<DailyResultRow[]>;
}
