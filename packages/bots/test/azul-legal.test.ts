// Every Azul player answers legal moves through whole matches, on every board and with every number of seats.

import { type AzulTypes, azul, BOARD_NAMES, type Position } from '@mozaika/azul';
import { allMoves, playOut, SEAT_COUNTS, type Seat, seededRandom } from '@mozaika/kernel';
import { describe, expect, test } from 'vitest';
import { azulBots } from '../src/azul/bots.ts';
import type { Bot } from '../src/bot.ts';
import { decide } from '../src/decide.ts';
import { BOT_NAMES } from '../src/registry.ts';

const NODES = 60;

/** Plays a match in which everybody is of one kind and tells its record of moves. */
function moves(bot: Bot<AzulTypes>, board: (typeof BOARD_NAMES)[number], seats: 2 | 3 | 4, seed: string): number[] {
  const random = seededRandom(seed);
  const made: number[] = [];
  playOut(azul, azul.setup({ board }, seats), {
    chance: () => random,
    choose: (position: Position, seat: Seat) => {
      const before = JSON.stringify(azul.view(position));
      const decision = decide(bot, { position, seat, random }, { budget: { nodes: NODES }, now: () => 0 });
      if (!decision.ok) throw new Error(`${seed}: ${decision.refusal.code}`);
      const { move, analysis } = decision.value;
      // One assertion for three conditions: thousands of turns are checked, and each assertion costs more than a decision.
      const legal = allMoves(azul, position, seat).includes(move);
      const undisturbed = JSON.stringify(azul.view(position)) === before;
      if (!legal || !undisturbed || analysis.nodes > NODES) {
        expect({ seed, turn: made.length, legal, undisturbed, nodes: analysis.nodes }).toBe('sound');
      }
      made.push(move);
      return move;
    },
  });
  return made;
}

describe.each(BOARD_NAMES)('%s', (board) => {
  test.each(SEAT_COUNTS)(
    'with %i seats every player answers legal moves within its nodes and disturbs nothing',
    (seats) => {
      for (const name of BOT_NAMES) {
        const made = moves(azulBots[name] as Bot<AzulTypes>, board, seats, `${board} ${seats} ${name}`);
        expect(made.length).toBeGreaterThan(20);
      }
    },
  );
});

test.each(BOT_NAMES)('%s plays the same match from the same seed', (name) => {
  const bot = azulBots[name] as Bot<AzulTypes>;
  expect(moves(bot, 'gray', 3, 'again')).toEqual(moves(bot, 'gray', 3, 'again'));
  expect(moves(bot, 'coloured', 2, 'again')).toEqual(moves(bot, 'coloured', 2, 'again'));
});
