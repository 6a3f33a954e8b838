// Master beats greedy even with few nodes: judged by wins in paired matches, deals and seats fixed.

import { type AzulTypes, azul, type BoardName } from '@mozaika/azul';
import { playOut, type SeatCount, seatsOf, seededRandom } from '@mozaika/kernel';
import { expect, test } from 'vitest';
import { azulBots } from '../src/azul/bots.ts';
import type { Bot } from '../src/bot.ts';
import { decide } from '../src/decide.ts';

/** How many matches master wins against greedy opponents with few nodes, each deal once in every seat. */
function winsOf(board: BoardName, seats: SeatCount, deals: number): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (const own of seatsOf(seats)) {
      const outcome = playOut(azul, azul.setup({ board }, seats), {
        chance: (k) => seededRandom(`strength ${deal} ${k}`),
        choose: (position, seat) => {
          const bot = azulBots[seat === own ? 'master' : 'greedy'] as Bot<AzulTypes>;
          const request = { position, seat, random: seededRandom(deal) };
          const decision = decide(bot, request, { budget: { nodes: 500 }, now: () => 0 });
          if (!decision.ok) throw new Error(decision.refusal.code);
          return decision.value.move;
        },
      });
      if (outcome.ranks[own - 1] === 1) wins++;
    }
  }
  return wins;
}

test.each(['coloured', 'crystal-bonus'] as const)('%s: master with 500 nodes wins 16 of 20 against greedy', (board) => {
  expect(winsOf(board, 2, 10)).toBeGreaterThanOrEqual(16);
});

test.each([
  [3, 4],
  [4, 3],
] as const)('with %i seats master with 500 nodes wins 8 of 12 against greedy opponents', (seats, deals) => {
  expect(winsOf('coloured', seats, deals)).toBeGreaterThanOrEqual(8);
});
