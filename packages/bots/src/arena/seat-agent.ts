// Chairs: a contestant sitting at one seat of one match. It is told every action as far as its seat may know it.

import {
  type Action,
  apply,
  type Game,
  type Json,
  type Move,
  type MoveList,
  maskAction,
  type Random,
  type Seat,
  type SeatCount,
} from '@mozaika/kernel';
import type { Bot, Budget } from '../bot.ts';
import { decide } from '../decide.ts';

/** What a contestant gets to know when it sits down. */
export interface Seating {
  readonly game: Game;
  readonly options: Json;
  readonly seats: SeatCount;
  readonly seat: Seat;
  /** The contestant's own chance in this match. */
  readonly random: Random;
}

export interface SeatAgent {
  /** Hears of an action, masked for the seat. */
  observe?(action: Action): void;
  /** Decides when the seat is to move. `listed` are the legal moves that a game lists. */
  choose(listed: MoveList): Move | Promise<Move>;
  /** Gets up after the match. */
  leave?(): void;
}

/** Somebody who can take part in the arena. */
export interface Contestant {
  readonly name: string;
  sit(seating: Seating): SeatAgent;
}

/** Why a contestant has lost a match otherwise than by its points: it crashed, hung or answered nonsense. */
export class Forfeit extends Error {}

/** A bot as a contestant, with its own budget or another. */
export function botContestant(name: string, bot: Bot, budget: Partial<Budget>, now: () => number): Contestant {
  return {
    name,
    sit({ game, options, seats, seat, random }) {
      const position = game.setup(options, seats);
      const past: Action[] = [];
      return {
        observe(action) {
          apply(game, position, action);
          past.push(action);
        },
        choose() {
          const decided = decide(bot, { position, seat, past, random }, { budget, now });
          if (!decided.ok) throw new Forfeit(`refused to decide: ${decided.refusal.code}`);
          return decided.value.move;
        },
      };
    },
  };
}

/** The player that knows nothing and needs no position of its own: thousands of its matches take a second. */
export const randomContestant: Contestant = {
  name: 'random',
  sit({ random }) {
    return { choose: (listed) => listed.at(random(listed.length)) };
  },
};

/** Tells a chair of an action, as its seat may know it. */
export function notify(chair: SeatAgent, { game, seat }: Seating, action: Action): void {
  chair.observe?.(maskAction(game, action, seat));
}
