// Fingerprints of the Qwirkle bots' decisions: hashes of moves and values over positions of seeded matches, node budgets only.

import { createHash, type Hash } from 'node:crypto';
import { type Action, apply, maskAction, type SeatCount, seatsOf, seededRandom } from '@mozaika/kernel';
import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { BOT_NAMES, type BotName, decide, type GameBots } from '../src/index.ts';

/** How many decisions a fingerprint covers. */
export interface Coverage {
  readonly matches: number;
  /** Every so manieth turn is asked about. */
  readonly every: number;
  /** The node budgets of the master, whose simulation and endgame are cut by them. */
  readonly masterNodes: readonly number[];
  /** The rules that the matches are played by: 1 without announced sets, 2 with them. */
  readonly rules: 1 | 2;
  /** Turns after this one are not played. */
  readonly lastTurn?: number;
}

/** Expert's own budget is small enough; the others decide without a search. */
const EXPERT_NODES = 150;

/** By bot: a hash of all its decisions in the positions of matches with this number of seats. */
export function fingerprints(
  bots: GameBots,
  seats: SeatCount,
  { matches, every, masterNodes, rules, lastTurn = Number.POSITIVE_INFINITY }: Coverage,
): { readonly [name in BotName]: string } {
  const hashes = new Map<BotName, Hash>(BOT_NAMES.map((name) => [name, createHash('sha256')]));
  for (let match = 0; match < matches; match++) {
    const truth = qwirkle.setup({}, seats, rules);
    const views = seatsOf(seats).map(() => qwirkle.setup({}, seats, rules));
    const pasts: Action<QwirkleTypes>[][] = seatsOf(seats).map(() => []);
    const chance = seededRandom(`fingerprint ${seats} ${match}`);
    for (let turns = 0; truth.phase !== 'over' && turns < lastTurn; ) {
      let action: Action<QwirkleTypes>;
      if (truth.phase !== 'move') action = { kind: 'deal', deal: qwirkle.deal(truth, chance) };
      else {
        const seat = truth.mover;
        const ask = (name: BotName, nodes: number) => {
          const request = {
            position: views[seat - 1],
            seat,
            past: pasts[seat - 1],
            random: seededRandom(`${match} ${turns}`),
          };
          const budget = { nodes, milliseconds: Number.POSITIVE_INFINITY };
          const decided = decide(bots[name], request, { budget, now: () => 0 });
          if (!decided.ok) throw new Error(decided.refusal.code);
          return decided.value;
        };
        if (turns % every === 0 || truth.bag === 0) {
          for (const name of BOT_NAMES) {
            for (const nodes of name === 'master' ? masterNodes : [EXPERT_NODES]) {
              const { move, analysis } = ask(name, nodes);
              hashes.get(name)?.update(JSON.stringify([move, analysis]));
            }
          }
        }
        // The seats are of different strength, so that the opponent model has something to tell apart.
        const players: readonly BotName[] = ['greedy', 'skilled', 'expert'];
        action = { kind: 'move', seat, move: ask(players[(seat + match) % players.length], EXPERT_NODES).move };
        turns++;
      }
      apply(qwirkle, truth, action);
      for (const seat of seatsOf(seats)) {
        const masked = maskAction(qwirkle, action, seat);
        apply(qwirkle, views[seat - 1], masked);
        pasts[seat - 1].push(masked);
      }
    }
  }
  const digests = [...hashes].map(([name, hash]) => [name, hash.digest('hex').slice(0, 16)]);
  return Object.fromEntries(digests) as { readonly [name in BotName]: string };
}
