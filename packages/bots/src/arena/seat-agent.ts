// Seat agents: a contestant at one seat of one match. It is notified of every action, masked for its seat.

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

/** What a contestant is given when it takes a seat. */
export interface Seating {
  readonly game: Game;
  readonly options: Json;
  readonly seats: SeatCount;
  readonly seat: Seat;
  /** The contestant's own random source in this match. */
  readonly random: Random;
}

export interface SeatAgent {
  /** Is notified of an action, masked for the seat. */
  observe?(action: Action): void;
  /** Decides when the seat is to move. `listed` are the legal moves that a game lists. */
  choose(listed: MoveList): Move | Promise<Move>;
  /** Frees what it holds after the match. */
  leave?(): void;
}

/** A participant of the arena: makes an agent for each seat that it takes. */
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

/** Uniformly random moves. It needs no position of its own, so thousands of its matches take a second. */
export const randomContestant: Contestant = {
  name: 'random',
  sit({ random }) {
    return { choose: (listed) => listed.at(random(listed.length)) };
  },
};

/** Notifies an agent of an action, masked for its seat. */
export function notify(agent: SeatAgent, { game, seat }: Seating, action: Action): void {
  agent.observe?.(maskAction(game, action, seat));
}
