// The command line of Mozaika: finds the command, reads its arguments and runs it.

import { constants } from 'node:os';
import { type Command, commandHelp, parseArguments, programHelp } from './command.ts';
import { adminCommand } from './commands/admin.ts';
import { analyseCommand } from './commands/analyse.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { botCommand } from './commands/bot.ts';
import { dailyCommand } from './commands/daily.ts';
import { loadCommand } from './commands/load.ts';
import { movesCommand } from './commands/moves.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { positionCommand } from './commands/position.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { verifyCommand } from './commands/verify.ts';
import { GAMES } from './games.ts';
import { oneOf, UsageError } from './usage-error.ts';

const COMMANDS: readonly Command[] = [
  serveCommand,
  adminCommand,
  playCommand,
  replayCommand,
  analyseCommand,
  dailyCommand,
  movesCommand,
  positionCommand,
  perftCommand,
  arenaCommand,
  botCommand,
  loadCommand,
  verifyCommand,
  backupCommand,
  restoreCommand,
];

const CALLED_WRONGLY = 2;
const NO_COMMAND = {
  en: 'There is no command “{name}”; use {names}, or mozaika --help.',
  cs: 'Příkaz „{name}“ neexistuje; použij {names}. Víc řekne mozaika --help.',
};

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(
      programHelp(
        COMMANDS,
        GAMES.map(({ title }) => title),
      ),
    );
    return name === undefined ? CALLED_WRONGLY : 0;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) {
    const names = oneOf(COMMANDS.map((known) => known.name));
    throw new UsageError(NO_COMMAND, { name, names });
  }
  const parsed = parseArguments(command, rest);
  if (parsed === 'help') {
    process.stdout.write(commandHelp(command));
    return 0;
  }
  return command.run(parsed.positionals, parsed.options);
}

// Whoever reads our output may stop reading at any time (`| head`).
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 128 + constants.signals.SIGPIPE : 1);
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`mozaika: ${error.message}\n`);
  process.exitCode = CALLED_WRONGLY;
}
