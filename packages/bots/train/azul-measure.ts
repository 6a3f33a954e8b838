// Measures two Azul players against each other: `node packages/bots/train/azul-measure.ts BOARD SEATS ONE OTHERS DEALS [MS] [NODES]`.

import type { AzulTypes, BoardName } from '@mozaika/azul';
import type { SeatCount } from '@mozaika/kernel';
import { azulField } from '../src/azul/field.ts';
import type { Bot } from '../src/bot.ts';
import type { PlayerName } from '../src/field.ts';
import { formatShare, playRound } from './azul-match.ts';

const [board, seats, one, others, deals, milliseconds, nodes] = process.argv.slice(2);
const named = (name: string): Bot<AzulTypes> => azulField[name as PlayerName] as unknown as Bot<AzulTypes>;
const budget = {
  ...(milliseconds ? { milliseconds: Number(milliseconds) } : {}),
  ...(nodes ? { nodes: Number(nodes) } : {}),
};
const tally = { matches: 0, wins: 0, margin: 0 };
const start = performance.now();
for (let i = 0; i < Number(deals); i++) {
  playRound(
    { board: board as BoardName, seats: Number(seats) as SeatCount },
    { bot: named(one), budget },
    { bot: named(others), budget },
    `measure ${i}`,
    tally,
  );
}
console.log(board, seats, one, 'v', others, formatShare(tally), `${((performance.now() - start) / 1000).toFixed(0)} s`);
