// Playing a match on by quick searches, one action after the other: what a position is worth is seen from many of these.

import { type AzulTypes, azul, type Position } from '@mozaika/azul';
import { allMoves, type Random, type Seat } from '@mozaika/kernel';
import type { AnytimeSearch, Bot } from '../bot.ts';

/** Advances a position. It can stop within a move and go on: what is played does not depend on where it stopped. */
export class PlayOn {
  readonly position: Position;
  private search: AnytimeSearch | undefined;
  private seat: Seat = 1;

  constructor(position: Position) {
    this.position = position;
  }

  /**
   * Makes a deal by `chance`, or a move that `bot` finds with its nodes, or searches a part of those: `most` at most. Returns
   * how many nodes it took; deals take none, a move without a choice takes one.
   */
  advance(bot: Bot<AzulTypes>, most: number, random: Random, chance: Random): number {
    if (!this.search) {
      const taken = this.begin(bot, random, chance);
      if (!this.search) return taken;
    }
    const { search } = this;
    const before = search.nodes;
    const state = search.advance(Math.min(most, bot.budget.nodes - before));
    if (state === 'done' || search.nodes >= bot.budget.nodes) {
      azul.applyMove(this.position, this.seat, search.best());
      this.search = undefined;
    }
    return search.nodes - before;
  }

  /** Does what needs no search, or begins one. */
  private begin(bot: Bot<AzulTypes>, random: Random, chance: Random): number {
    const { position } = this;
    const turn = azul.turn(position);
    if (turn.kind === 'over') return 0;
    if (turn.kind === 'deal') {
      azul.applyDeal(position, azul.deal(position, chance));
      return 0;
    }
    const [seat] = turn.seats;
    const moves = allMoves(azul, position, seat);
    if (moves.length === 1) {
      azul.applyMove(position, seat, moves[0]);
      return 1;
    }
    this.seat = seat;
    this.search = bot.think({ position, seat, random });
    return 0;
  }
}

/** A deal, or a move with all nodes that the bot has. */
export function playAction(position: Position, bot: Bot<AzulTypes>, random: Random, chance: Random): void {
  new PlayOn(position).advance(bot, bot.budget.nodes, random, chance);
}
