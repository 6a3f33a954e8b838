// mozaika bot: answers masked records with moves, a line for a line. The protocol between the arena and all programs.

import { randomInt } from 'node:crypto';
import { BOT_NAMES, type Bot, type Budget, type Decision, decide, searchRequestOf } from '@mozaika/bots';
import {
  formatAction,
  type Game,
  parseRecord,
  parseSeat,
  type Result,
  refuse,
  type Seat,
  seededRandom,
} from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { botNamed } from '../arena/contestants.ts';
import { type Command, type OptionValues, onlyPositional } from '../command.ts';
import { requireGame } from '../games.ts';
import { wholeNumber } from '../option-values.ts';
import { linesOf } from '../stream-lines.ts';
import { language, print, printError, printJson } from '../terminal.ts';
import { oneOf, UsageError } from '../usage-error.ts';

const MOST_TIME = 3_600_000;
const MOST_NODES = 1_000_000_000_000;

export const botCommand: Command = {
  name: 'bot',
  usage: 'GAME [--level L] [--time MS] [--nodes N] [--seat S] [--seed S] [--info]',
  summary: 'Answers records with moves: each line in is a record, each line out an action.',
  details: `
Each line on standard input is a JSON record, masked for the seat to move; each line on standard output is an action text
such as "1 3B2" (docs/bots.md). A record that cannot be answered gets a line "! " with the refusal as JSON, the reason in
words goes to standard error, and the next line goes on. --info prints JSON instead: move, moves with their expected
margin and chance to win, the line expected, nodes.`,
  options: {
    level: { value: 'L', help: `${oneOf(BOT_NAMES)} (default master)` },
    time: { value: 'MS', help: 'milliseconds for a move (default: what the level has)' },
    nodes: { value: 'N', help: 'nodes for a move (default: what the level has, or no limit with --time)' },
    seat: { value: 'S', help: 'the seat to answer for (default: the first that is to move)' },
    seed: { value: 'S', help: 'any text; with --nodes equal seeds give equal answers' },
    info: { help: 'JSON with the move, values, line and nodes' },
  },
  positionals: { least: 1, most: 1, expected: 'one game' },
  async run(positionals, values) {
    const { game, vocabulary } = requireGame(onlyPositional(positionals));
    const bot = await botNamed(values.text('level') ?? 'master', game);
    const budget = budgetOf(values);
    const seat = seatOf(values);
    const seed = values.text('seed') ?? String(randomInt(2 ** 32));
    let status = 0;
    let count = 0;
    for await (const line of linesOf(process.stdin)) {
      if ('text' in line && line.text.trim() === '') continue;
      const decided: Result<Decision & { readonly seat: Seat }> =
        'text' in line
          ? answer(bot, line.text, budget, `${seed}/${count++}`, seat)
          : refuse('too-long', { found: line.tooLong });
      if (decided.ok) tell(game, decided.value, values);
      else {
        status = 1;
        print(`! ${JSON.stringify(decided.refusal)}`);
        printError(refusalSentence(decided.refusal, language, vocabulary));
      }
    }
    return status;
  },
};

function answer(
  bot: Bot,
  text: string,
  budget: Partial<Budget>,
  seed: string,
  asked: Seat | undefined,
): Result<Decision & { readonly seat: Seat }> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const question = searchRequestOf(bot.game, record.value, seededRandom(seed), asked);
  if (!question.ok) return question;
  const decided = decide(bot, question.value, { budget, now: () => performance.now() });
  return decided.ok ? { ok: true, value: { ...decided.value, seat: question.value.seat } } : decided;
}

function tell(game: Game, { seat, move, analysis }: Decision & { readonly seat: Seat }, values: OptionValues): void {
  const text = (one: number) => formatAction(game, { kind: 'move', seat, move: one });
  if (!values.has('info')) {
    print(text(move));
    return;
  }
  const moves = analysis.moves.map((value) => ({ ...value, move: text(value.move) }));
  // The line goes on with other seats' moves, so only the moves themselves are told.
  const line = analysis.line.map((one) => game.formatMove(one));
  printJson({ move: text(move), moves, line, nodes: analysis.nodes });
}

function budgetOf(values: OptionValues): Partial<Budget> {
  const [time, nodes] = [values.text('time'), values.text('nodes')];
  if (time === undefined && nodes === undefined) return {};
  return {
    milliseconds: time === undefined ? Number.POSITIVE_INFINITY : wholeNumber('time', time, 1, MOST_TIME),
    nodes: nodes === undefined ? Number.POSITIVE_INFINITY : wholeNumber('nodes', nodes, 1, MOST_NODES),
  };
}

function seatOf(values: OptionValues): Seat | undefined {
  const text = values.text('seat');
  if (text === undefined) return undefined;
  const seat = parseSeat(text);
  if (seat === undefined) throw new UsageError(`--seat must be 1 to 4, not "${text}".`);
  return seat;
}
