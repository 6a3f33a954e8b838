// The one interface of all bots: a request about a position as the seat knows it, thought about in slices.

import type { Action, Game, GameTypes, Move, Random, Seat } from '@mozaika/kernel';

/** What a seat wants to know. The position holds no more than a person in that seat knows: masked hands stay masked. */
export interface SearchRequest<T extends GameTypes = GameTypes> {
  readonly position: T['position'];
  readonly seat: Seat;
  /** The actions that led to the position, masked for the seat: what players keep, they tell by what they do. */
  readonly past?: readonly Action<T>[];
  /** The bot's own chance. Equal questions, seeds and node budgets give equal answers. */
  readonly random: Random;
}

/** How much work a bot may do: whichever comes first ends it. A node is what the bot says it is (see its file). */
export interface Budget {
  readonly nodes: number;
  readonly milliseconds: number;
}

/** AnytimeSearch about one request. No slice of it depends on where the ones before were cut. */
export interface AnytimeSearch {
  /** The work done so far. */
  readonly nodes: number;
  /** Goes on until about `nodes` more are done, or there is nothing left to find out. */
  advance(nodes: number): 'more' | 'done';
  /** The best move known now; there is one from the start. */
  best(): Move;
  /** What is known now. */
  analysis(): Analysis;
}

/**
 * The moves that were looked at, best first, and the line that is expected to follow the best. Only the first value is
 * meant exactly: a search that has proven another move to be no better stops there, so its value is the most it may be.
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
  /** The chance to win, 0 to 1; a shared win counts by its share. */
  readonly win: number;
}

/** A player that decides by itself. It keeps nothing between two questions. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** What it thinks with when nobody says otherwise: a level is a budget of nodes with a cap on time. */
  readonly budget: Budget;
  think(request: SearchRequest<T>): AnytimeSearch;
}
