// Contestants by their names on the command line: a bot, a bot with a budget, or another program.
//
//   master          a bot of the game with its own budget
//   master@100ms    with so much processor time a move instead     master@5000n   with so many nodes
//   exec:COMMAND    a program that speaks the protocol of `mozaika bot`
//   module:FILE     a bot of another author: the default export of a module, with or without a budget

import { pathToFileURL } from 'node:url';
import { BOT_NAMES, type Bot, loadBot, SPARRING } from '@mozaika/bots';
import { botContestant, type Contestant, randomContestant } from '@mozaika/bots/arena';
import type { Game } from '@mozaika/kernel';
import type { Phrases } from '@mozaika/words';
import { oneOf, UsageError } from '../usage-error.ts';
import { programContestant } from './program-contestant.ts';

const WRONG = {
  budget: {
    en: '“{spec}” is not a budget; write NAME@100ms for time or NAME@5000n for nodes.',
    cs: '„{spec}“ není rozpočet; napiš JMÉNO@100ms pro čas, nebo JMÉNO@5000n pro uzly.',
  },
  name: {
    en: 'There is no bot “{name}” for {game}; there is {names}.',
    cs: 'Bot „{name}“ pro {game} není; vyber {names}.',
  },
  file: { en: 'Cannot load {file}: {reason}', cs: 'Nejde načíst {file}: {reason}' },
  export: {
    en: '{file} has no bot for {game} as its default export.',
    cs: '{file} nemá jako výchozí export bota pro {game}.',
  },
} as const satisfies Phrases;

const EXEC = 'exec:';
const MODULE = 'module:';
/** A program that takes longer for a move forfeits. */
const PROGRAM_TIMEOUT_MS = 10_000;

/** The contestant of a name. */
export async function contestantNamed(spec: string, game: Game): Promise<Contestant> {
  if (spec.startsWith(EXEC)) return programContestant(spec, spec.slice(EXEC.length), PROGRAM_TIMEOUT_MS);
  const [, name, amount, unit] = /^([^@]*)(?:@([1-9]\d{0,11})(ms|n))?$/.exec(spec) ?? [];
  if (name === undefined) {
    throw new UsageError(WRONG.budget, { spec });
  }
  if (name === randomContestant.name) return randomContestant;
  const bot = name.startsWith(MODULE) ? await botOf(name.slice(MODULE.length), game) : await botNamed(name, game);
  const amountOf = (wanted: string) => (unit === wanted ? Number(amount) : Number.POSITIVE_INFINITY);
  const budget = amount === undefined ? {} : { milliseconds: amountOf('ms'), nodes: amountOf('n') };
  return botContestant(spec, bot, budget, processorMilliseconds);
}

/** The processor time of this thread, so that whatever else the machine does takes no time from a bot. */
function processorMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A bot of the game by its name. */
export async function botNamed(name: string, game: Game): Promise<Bot> {
  const bot = await loadBot(game.id, name);
  if (bot) return bot;
  const names = [...BOT_NAMES, SPARRING, 'exec:COMMAND'];
  throw new UsageError(WRONG.name, { name, game: game.id, names: oneOf(names) });
}

/** The bot that a module exports. */
async function botOf(file: string, game: Game): Promise<Bot> {
  const exported: { default?: Partial<Bot> } = await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new UsageError(WRONG.file, { file, reason: error.message });
  });
  const bot = exported.default;
  if (typeof bot?.think === 'function' && bot.game?.id === game.id) return bot as Bot;
  throw new UsageError(WRONG.export, { file, game: game.id });
}
