// What the module of a game's bots has to offer, and what its bots are asked. The server brings no bots of its own: whoever starts it
// names, for each game, a module that the threads load.

import type { MatchRecord, Result, Seat } from '@mozaika/kernel';

/** A turn of a bot. It gets what a person in its seat gets: a record masked for the seat. */
export interface BotRequest {
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly level: string;
  /** For the random numbers: the same request has the same answer. */
  readonly seed: string;
  /** `nodes`: only the level's nodes end its search, however long they take, so that the answer is the same on every machine. */
  readonly endedBy?: 'nodes';
}

export interface BotModule {
  /** Loads the bots of a game before they are asked, where that takes a moment. */
  prepare?(game: string): Promise<unknown>;
  /** The move that a bot decides on, as text without the seat. */
  botMove(request: BotRequest): Result<string> | Promise<Result<string>>;
}
