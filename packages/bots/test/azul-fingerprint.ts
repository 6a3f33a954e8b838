// Fingerprints of the Azul bots' decisions: hashes of moves and values over positions of seeded matches, node budgets only.

import { createHash, type Hash } from 'node:crypto';
import { azul, type BoardName } from '@mozaika/azul';
import { allMoves, type SeatCount, seededRandom } from '@mozaika/kernel';
import { BOT_NAMES, type BotName, decide, type GameBots } from '../src/index.ts';

/** How many decisions a fingerprint covers. */
export interface Coverage {
  readonly matches: number;
  /** Every so manieth turn is asked about. */
  readonly every: number;
  /** The node budgets, taken in turn. */
  readonly nodes: readonly number[];
}

/** By bot: a hash of all its decisions in the positions of matches on this board with this number of seats. */
export function fingerprints(
  bots: GameBots,
  board: BoardName,
  seats: SeatCount,
  { matches, every, nodes }: Coverage,
): { readonly [name in BotName]: string } {
  const hashes = new Map<BotName, Hash>(BOT_NAMES.map((name) => [name, createHash('sha256')]));
  for (let match = 0; match < matches; match++) {
    const position = azul.setup({ board }, seats);
    const random = seededRandom(`fingerprint ${board} ${seats} ${match}`);
    for (let turns = 0; ; ) {
      const turn = azul.turn(position);
      if (turn.kind === 'over') break;
      if (turn.kind === 'deal') {
        azul.applyDeal(position, azul.deal(position, random));
        continue;
      }
      const seat = turn.seats[turns % turn.seats.length];
      const ask = (name: BotName) => {
        const request = { position, seat, random: seededRandom(`${match} ${turns}`) };
        const budget = {
          nodes: nodes[Math.floor(turns / every) % nodes.length],
          milliseconds: Number.POSITIVE_INFINITY,
        };
        const decided = decide(bots[name], request, { budget, now: () => 0 });
        if (!decided.ok) throw new Error(decided.refusal.code);
        return decided.value;
      };
      if (turns % every === 0 || position.phase === 'tiling') {
        for (const [name, hash] of hashes) {
          const { move, analysis } = ask(name);
          hash.update(JSON.stringify([move, analysis]));
        }
      }
      // Greedy moves with some at random among them, so that odd positions are met too.
      const moves = allMoves(azul, position, seat);
      azul.applyMove(position, seat, turns % 4 === 3 ? moves[random(moves.length)] : ask('greedy').move);
      turns++;
    }
  }
  const digests = [...hashes].map(([name, hash]) => [name, hash.digest('hex').slice(0, 16)]);
  return Object.fromEntries(digests) as { readonly [name in BotName]: string };
}
