// The part of the storage port that tournaments need: their logs, who plays for whom, and which table of theirs is which of ours.

export interface TournamentRow {
  readonly code: string;
  readonly title: string;
  /** Who organises it; null once that person is deleted. */
  readonly host: string | null;
  readonly created: number;
  readonly isOver: boolean;
}

/** An entry of a tournament's log. */
export interface TournamentLogRow {
  readonly index: number;
  readonly at: number;
  readonly text: string;
}

/** Who plays for an entrant: a person, or somebody without a device whom the organiser has named. */
export interface EntrantRow {
  readonly entrant: number;
  /** Null for somebody without a device, and for a person who is deleted. */
  readonly person: string | null;
  readonly name: string | null;
}

/** A table of a tournament that is played online. */
export interface TournamentTableRow {
  /** Among the tables of the tournament. */
  readonly number: number;
  readonly table: string;
}

/** Those marked [guard] turn the whole change into a `conflict` when their expectation does not hold. */
export type TournamentOperation =
  /** [guard] No tournament has this code. */
  | { readonly do: 'add-tournament'; readonly tournament: TournamentRow }
  | { readonly do: 'set-tournament-over'; readonly code: string; readonly isOver: boolean }
  /** [guard] The log has exactly `from` entries. */
  | {
      readonly do: 'append-to-tournament';
      readonly tournament: string;
      readonly from: number;
      readonly at: number;
      readonly texts: readonly string[];
    }
  /** Replaces who played for the entrant. */
  | { readonly do: 'put-entrant'; readonly tournament: string; readonly entrant: EntrantRow }
  /** [guard] This table of the tournament has no table of ours yet. */
  | { readonly do: 'add-tournament-table'; readonly tournament: string; readonly table: TournamentTableRow };

export interface TournamentReads {
  tournament(code: string): Promise<TournamentRow | undefined>;
  /** Those that go on first, then the newest. */
  tournaments(limit: number): Promise<TournamentRow[]>;
  /** The codes of those that go on and that a person has entered. */
  tournamentsWith(person: string): Promise<string[]>;
  /** How many tournaments that go on a person organises. */
  countTournamentsOf(person: string): Promise<number>;
  tournamentLog(code: string): Promise<TournamentLogRow[]>;
  tournamentEntrants(code: string): Promise<EntrantRow[]>;
  tournamentTables(code: string): Promise<TournamentTableRow[]>;
}
