// mozaika bot: answers masked records with moves, a line for a line: the protocol between the arena and other programs.

import { randomInt } from 'node:crypto';
import { BOT_NAMES, type Bot, type Budget, type Decision, decide, SPARRING, searchRequestOf } from '@mozaika/bots';
import {
  formatAction,
  type Game,
  type Move,
  ok,
  parseRecord,
  parseSeat,
  type Random,
  type Result,
  type Seat,
  seededRandom,
} from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { botNamed } from '../arena/contestants.ts';
import { type Command, type OptionValues, onlyPositional } from '../command.ts';
import { requireGame } from '../games.ts';
import { wholeNumber } from '../option-values.ts';
import { linesOf, lineTooLong } from '../stream-lines.ts';
import { language, print, printError, printJson } from '../terminal.ts';
import { oneOf, UsageError } from '../usage-error.ts';

const MOST_TIME = 3_600_000;
const MOST_NODES = 1_000_000_000_000;

const LEVELS = oneOf([...BOT_NAMES, SPARRING]);
const LEVEL = { en: `${LEVELS} (default master)`, cs: `${LEVELS} (jinak master)` };
const WRONG_SEAT = { en: '--seat must be 1 to 4, not “{text}”.', cs: '--seat má být 1 až 4, ne „{text}“.' };

export const botCommand: Command = {
  name: 'bot',
  usage: 'GAME [--level L] [--time MS] [--nodes N] [--seat S] [--seed S] [--info]',
  summary: {
    en: 'Answers records with moves: each line in is a record, each line out an action.',
    cs: 'Odpovídá na záznamy tahy: řádek dovnitř je záznam, řádek ven akce.',
  },
  details: {
    en: `
Each line on standard input is a JSON record, masked for the seat to move; each line on standard output is an action text
such as “1 3B2” (docs/bots.md). A record that cannot be answered gets a line “!” with the refusal as JSON, the reason in
words goes to standard error, and the next line goes on. --info prints JSON instead: move, moves with their expected
margin and chance to win, the line expected, nodes.`,
    cs: `
Každý řádek na standardním vstupu je záznam v JSON, jak ho vidí hráč na tahu; každý řádek na výstupu je akce, třeba
„1 3B2“ (docs/bots.md). Na záznam, na který nejde odpovědět, přijde řádek „!“ s odmítnutím v JSON, důvod slovy jde na
standardní chybový výstup a pokračuje se dalším řádkem. --info vypíše místo toho JSON: tah, tahy s očekávaným rozdílem
a šancí na výhru, očekávané pokračování a počet uzlů.`,
  },
  options: {
    level: { value: 'L', help: LEVEL },
    time: {
      value: 'MS',
      help: {
        en: 'milliseconds for a move (default: what the level has)',
        cs: 'milisekundy na tah (jinak podle úrovně)',
      },
    },
    nodes: {
      value: 'N',
      help: {
        en: 'nodes for a move (default: what the level has, or no limit with --time)',
        cs: 'uzly na tah (jinak podle úrovně, s --time bez omezení)',
      },
    },
    seat: {
      value: 'S',
      help: {
        en: 'the player to answer for, 1 to 4 (default: the first whose turn it is)',
        cs: 'za kterého hráče odpovídat, 1 až 4 (jinak za prvního na tahu)',
      },
    },
    seed: {
      value: 'S',
      help: {
        en: 'any text; with --nodes equal seeds give equal answers',
        cs: 'libovolný text; s --nodes dávají stejná semínka stejné odpovědi',
      },
    },
    info: {
      help: { en: 'JSON with the move, values, line and nodes', cs: 'JSON s tahem, hodnotami, pokračováním a uzly' },
    },
  },
  positionals: { least: 1, most: 1, expected: { en: 'one game', cs: 'jednu hru' } },
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
      const request = { bot, budget, seat, random: seededRandom(`${seed}/${count++}`) };
      const decided = 'text' in line ? answer(line.text, request) : lineTooLong(line.tooLong);
      if (decided.ok) {
        if (values.has('info')) printJson(analysisOf(game, decided.value));
        else print(actionText(game, decided.value, decided.value.move));
      } else {
        status = 1;
        print(`! ${JSON.stringify(decided.refusal)}`);
        printError(refusalSentence(decided.refusal, language, vocabulary));
      }
    }
    return status;
  },
};

interface BotRequest {
  readonly bot: Bot;
  readonly budget: Partial<Budget>;
  readonly seat: Seat | undefined;
  readonly random: Random;
}

type SeatDecision = Decision & { readonly seat: Seat };

/** Decides on a move in the position at the end of a record. */
function answer(text: string, { bot, budget, seat, random }: BotRequest): Result<SeatDecision> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const search = searchRequestOf(bot.game, record.value, random, seat);
  if (!search.ok) return search;
  const decided = decide(bot, search.value, { budget, now: () => performance.now() });
  return decided.ok ? ok({ ...decided.value, seat: search.value.seat }) : decided;
}

const actionText = (game: Game, { seat }: SeatDecision, move: Move): string =>
  formatAction(game, { kind: 'move', seat, move });

/** What --info prints. The principal variation goes on with other seats' moves, so its moves are without a seat. */
function analysisOf(game: Game, decision: SeatDecision) {
  const { moves, line, nodes } = decision.analysis;
  return {
    move: actionText(game, decision, decision.move),
    moves: moves.map((value) => ({ ...value, move: actionText(game, decision, value.move) })),
    line: line.map((move) => game.formatMove(move)),
    nodes,
  };
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
  if (seat === undefined) throw new UsageError(WRONG_SEAT, { text });
  return seat;
}
