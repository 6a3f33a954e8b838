// Contestants by their names on the command line: a player, a player with a budget, or another program.
//
//   master          a player of the game with its own budget
//   master@100ms    with so much time a move instead     master@5000n   with so many nodes
//   exec:COMMAND    a program that speaks the protocol of `mozaika bot`

import { isPlayerName, loadField, PLAYER_NAMES } from '@mozaika/bots';
import { botContestant, type Contestant, randomContestant } from '@mozaika/bots/arena';
import type { Game } from '@mozaika/kernel';
import { oneOf, Problem } from '../problem.ts';
import { foreignContestant } from './foreign.ts';

const EXEC = 'exec:';
/** How long a program may take for a move when nobody says otherwise. */
const FOREIGN_PATIENCE = 10_000;

/** Reads the name of a contestant; a wrong one is a problem that says what would be right. */
export async function contestantNamed(spec: string, game: Game): Promise<Contestant> {
  if (spec.startsWith(EXEC)) return foreignContestant(spec, spec.slice(EXEC.length), FOREIGN_PATIENCE);
  const [, name, amount, unit] = /^([^@]*)(?:@([1-9]\d{0,11})(ms|n))?$/.exec(spec) ?? [];
  if (name === undefined) {
    throw new Problem(`"${spec}" is no budget; write NAME@100ms for time or NAME@5000n for nodes.`);
  }
  const field = await loadField(game.id);
  if (!field || !isPlayerName(name)) {
    throw new Problem(
      `There is no player "${name}" for ${game.id}; there is ${oneOf([...PLAYER_NAMES, 'exec:COMMAND'])}.`,
    );
  }
  if (name === randomContestant.name) return randomContestant;
  const bot = field[name];
  const now = () => performance.now();
  if (amount === undefined) return botContestant(spec, bot, {}, now);
  const budget =
    unit === 'ms'
      ? { milliseconds: Number(amount), nodes: Number.POSITIVE_INFINITY }
      : { nodes: Number(amount), milliseconds: Number.POSITIVE_INFINITY };
  return botContestant(spec, bot, budget, now);
}
