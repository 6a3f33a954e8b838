// The interface of all bots: a search request is answered by an anytime search, which runs in slices.

import type { Action, Game, GameTypes, Move, Random, Seat } from '@mozaika/kernel';

/** A position to decide in. It holds no more than a person in that seat knows: masked hands stay masked. */
export interface SearchRequest<T extends GameTypes = GameTypes> {
  readonly position: T['position'];
  readonly seat: Seat;
  /** The actions that led to the position, masked for the seat; opponents' hidden tiles can be inferred from these. */
  readonly past?: readonly Action<T>[];
  /** The bot's own randomness. Equal requests, seeds and node budgets give equal decisions. */
  readonly random: Random;
}

/** How much work a bot may do: whichever comes first ends it. A node is what the bot says it is (see its file). */
export interface Budget {
  readonly nodes: number;
  readonly milliseconds: number;
}

/** A search that can be stopped after any slice. Its result depends on the number of nodes, not on where slices were cut. */
export interface AnytimeSearch {
  /** The work done so far. */
  readonly nodes: number;
  /** Searches about `nodes` more nodes; `done` when more would change nothing. */
  advance(nodes: number): 'more' | 'done';
  /** The best move known now; there is one from the start. */
  best(): Move;
  /** What is known now. */
  analysis(): Analysis;
}

/**
 * The searched moves, best first, and the principal variation. Only the first value is exact: alpha-beta stops searching a
 * move as soon as it is proven to be no better, so the other values are upper bounds.
 */
export interface Analysis {
  readonly moves: readonly MoveValue[];
  readonly line: readonly Move[];
  readonly nodes: number;
}

export interface MoveValue {
  readonly move: Move;
  /** Own points minus the best opponent's at the end, as expected. */
  readonly margin: number;
  /** The win probability, 0 to 1; a shared win counts by its share. */
  readonly win: number;
}

/** A bot. It keeps no state between two requests. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The default budget: a level is a number of nodes with a cap on time. */
  readonly budget: Budget;
  think(request: SearchRequest<T>): AnytimeSearch;
}
