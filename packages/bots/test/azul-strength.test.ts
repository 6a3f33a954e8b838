// Master beats greedy even with few nodes: judged by wins in paired matches, deals and seats fixed.

import { type AzulTypes, azul } from '@mozaika/azul';
import { playOut, seededRandom } from '@mozaika/kernel';
import { expect, test } from 'vitest';
import { azulField } from '../src/azul/field.ts';
import type { Bot } from '../src/bot.ts';
import { decide } from '../src/decide.ts';

const DEALS = 10;

test.each(['coloured', 'crystal-bonus'] as const)('%s: master with 500 nodes wins 16 of 20 against greedy', (board) => {
  let wins = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    for (const own of [1, 2]) {
      const outcome = playOut(azul, azul.setup({ board }, 2), {
        chance: (k) => seededRandom(`strength ${deal} ${k}`),
        choose: (position, seat) => {
          const bot = azulField[seat === own ? 'master' : 'greedy'] as Bot<AzulTypes>;
          const question = { position, seat, random: seededRandom(deal) };
          const decision = decide(bot, question, { budget: { nodes: 500 }, now: () => 0 });
          if (!decision.ok) throw new Error(decision.refusal.code);
          return decision.value.move;
        },
      });
      if (outcome.ranks[own - 1] === 1) wins++;
    }
  }
  expect(wins).toBeGreaterThanOrEqual(16);
});
