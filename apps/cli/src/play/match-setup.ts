// What a match in the terminal starts from: the command line, a saved match, or a person's answers.

import { randomBytes } from 'node:crypto';
import { DEFAULT_OPPONENT, LEVELS, SPARRING } from '@mozaika/bots';
import {
  formatFrom,
  type Json,
  latestRules,
  logOf,
  type MatchRecord,
  parseHex,
  quote,
  RECORD_FORMAT,
  readRecord,
  SEED_BYTES,
  verifyDeals,
} from '@mozaika/kernel';
import type { Phrases } from '@mozaika/words';
import { editionName } from '@mozaika/words/editions';
import type { OptionValues } from '../command.ts';
import { atTable, GAMES, optionsFor, requireGame } from '../games.ts';
import { openRecord, openSetUp } from '../open-record.ts';
import { commaList } from '../option-values.ts';
import { language, print, t } from '../terminal.ts';
import type { TerminalGame } from '../terminal-game.ts';
import { UsageError } from '../usage-error.ts';
import type { Answer, Keyboard } from './keyboard.ts';
import type { MatchStart } from './match.ts';
import { PLAY } from './phrases.ts';
import { seedBeside } from './saved-match.ts';
import { withPartnerNumbers } from './sparring.ts';
import { withAnswer, withStart } from './who-starts.ts';

export const DEFAULT_PLAYERS = `me,${DEFAULT_OPPONENT}`;

const WRONG = {
  players: {
    en: '--players needs 2 to 4 names with commas between them, such as {example}, not “{text}”.',
    cs: '--players potřebuje 2 až 4 jména oddělená čárkami, třeba {example}, ne „{text}“.',
  },
  seed: {
    en: '--seed must be {digits|hexadecimal digit|hexadecimal digits}.',
    cs: '--seed má být {digits|šestnáctková číslice|šestnáctkové číslice|šestnáctkových číslic}.',
  },
  seats: {
    en: 'The position has {seats|player|players}; name as many with --players.',
    cs: 'V pozici je {seats|hráč|hráči|hráčů}; zadej jich s --players právě tolik.',
  },
  otherSeed: {
    en: 'The deals of {file} do not match that seed.',
    cs: 'Rozdání v {file} tomuto semínku neodpovídají.',
  },
} as const satisfies Phrases;

/** Why there is no match to play: the input ended, Ctrl-C, or the saved record was refused. */
export type Absent = Exclude<Answer['kind'], 'line'> | 'refused';

/** The match that the command line names; what it leaves open is asked for. */
export async function newMatch(
  name: string | undefined,
  values: OptionValues,
  keyboard: Keyboard,
): Promise<MatchStart | Absent> {
  const from = values.text('from');
  if (from !== undefined) return setUpMatch(from, values);
  const asking = name === undefined;
  const choice = asking ? await choose(keyboard, GAMES, ({ title }) => title, PLAY.whichGame) : requireGame(name);
  if (typeof choice === 'string') return choice;
  const terminal: TerminalGame = choice;
  const isNamed = values.has('edition') || values.has('board');
  const box = asking && !isNamed ? await askEdition(keyboard, terminal) : optionsFor(terminal, values);
  if (box === 'end' || box === 'interrupt') return box;
  const players = values.text('players');
  const names = players === undefined && asking ? await askPlayers(keyboard) : playersOf(players ?? DEFAULT_PLAYERS);
  if (typeof names === 'string') return names;
  const isStartNamed = values.has('start') || values.has('ages');
  const options =
    asking && !isStartNamed
      ? await askWhoStarts(keyboard, terminal, box, names)
      : withStart(terminal, box, names, values);
  if (options === 'end' || options === 'interrupt') return options;
  return {
    terminal: atTable(terminal, { options, players: names }),
    header: {
      format: RECORD_FORMAT,
      game: terminal.game.id,
      options,
      players: withPartnerNumbers(names),
      rules: Math.max(...terminal.game.rules),
    },
    seed: seedOf(values) ?? randomBytes(SEED_BYTES),
    provenance: 'sealed',
    entries: [],
  };
}

/** The match that goes on from a position; what is not said of its players, the defaults say. */
function setUpMatch(text: string, values: OptionValues): MatchStart | 'refused' {
  const opened = openSetUp(text, 'text');
  if (!opened) return 'refused';
  const { terminal, match } = opened;
  const players = match.players.map((_, i) => (i === 0 ? 'me' : DEFAULT_OPPONENT));
  const names = playersOf(values.text('players') ?? players.join(','));
  if (names.length !== players.length) throw new UsageError(WRONG.seats, { seats: players.length });
  return {
    terminal: atTable(terminal, { options: match.options, players: names }),
    header: {
      ...formatFrom(match.from),
      game: match.game,
      options: match.options,
      players: withPartnerNumbers(names),
      rules: latestRules(terminal.game),
    },
    seed: seedOf(values) ?? randomBytes(SEED_BYTES),
    provenance: 'sealed',
    entries: [],
  };
}

/** Whether a match can be played and saved under these names: a record has to be able to hold them. */
function arePlayers(players: readonly string[]): boolean {
  const empty = { format: RECORD_FORMAT, game: '', players, actions: [] };
  return readRecord(empty).ok && players.every((name) => name !== '');
}

function playersOf(text: string): string[] {
  const names = commaList(text);
  if (arePlayers(names)) return names;
  throw new UsageError(WRONG.players, { example: DEFAULT_PLAYERS, text: quote(text) });
}

function seedOf(values: OptionValues): Uint8Array | undefined {
  const text = values.text('seed');
  if (text === undefined) return undefined;
  const seed = parseHex(text, SEED_BYTES);
  if (!seed) throw new UsageError(WRONG.seed, { digits: 2 * SEED_BYTES });
  return seed;
}

async function choose<T>(
  keyboard: Keyboard,
  choices: readonly T[],
  nameOf: (choice: T) => string,
  question: { readonly en: string; readonly cs: string },
): Promise<T | 'end' | 'interrupt'> {
  const listed = choices.map((choice, i) => `${i + 1} ${nameOf(choice)}`).join(', ');
  for (;;) {
    const answer = await keyboard.ask(`${t(question, { choices: listed })} > `);
    if (answer.kind !== 'line') return answer.kind;
    const typed = answer.text.toLowerCase();
    const found = choices.find((choice, i) => typed === String(i + 1) || typed === nameOf(choice).toLowerCase());
    if (found !== undefined) return found;
    print(t(PLAY.pickOne, { choices: listed }));
  }
}

/** The options of the edition that a person chooses by its name. */
async function askEdition(keyboard: Keyboard, { game }: TerminalGame): Promise<Json | 'end' | 'interrupt'> {
  const [first, ...others] = game.editions;
  if (others.length === 0) return first?.options ?? {};
  const chosen = await choose(keyboard, game.editions, ({ id }) => editionName(id, language), PLAY.whichEdition);
  return typeof chosen === 'string' ? chosen : chosen.options;
}

const WHO_STARTS = { start: PLAY.whoStarts, ages: PLAY.whoIsOldest } as const;

/** The options with who starts, as a person answers; an empty answer lets it be drawn. */
async function askWhoStarts(
  keyboard: Keyboard,
  { startOption: option }: TerminalGame,
  options: Json,
  players: readonly string[],
): Promise<Json | 'end' | 'interrupt'> {
  for (;;) {
    const answer = await keyboard.ask(`${t(WHO_STARTS[option], { names: players })} > `);
    if (answer.kind !== 'line') return answer.kind;
    if (answer.text.trim() === '') return options;
    const chosen = withAnswer(option, options, answer.text, players);
    if (chosen !== undefined) return chosen;
    print(t(PLAY.notAPlayer, { names: players }));
  }
}

async function askPlayers(keyboard: Keyboard): Promise<string[] | 'end' | 'interrupt'> {
  for (;;) {
    const answer = await keyboard.ask(
      `${t(PLAY.whichPlayers, { levels: [...LEVELS, SPARRING], choices: DEFAULT_PLAYERS })} > `,
    );
    if (answer.kind !== 'line') return answer.kind;
    const names = commaList(answer.text || DEFAULT_PLAYERS);
    if (arePlayers(names)) return names;
    print(t(PLAY.badPlayers));
  }
}

/** A saved match, with the seed that its deals go on from if that can be found. */
export async function savedMatch(file: string, values: OptionValues): Promise<MatchStart | Absent> {
  const opened = await openRecord(file, 'text');
  if (!opened) return 'refused';
  const { terminal, match } = opened;
  const seed = seedOf(values) ?? seedBeside(file);
  const sealed = seed !== undefined && follows(terminal, match, seed);
  if (values.text('seed') !== undefined && !sealed) throw new UsageError(WRONG.otherSeed, { file });
  const { game, options, players, rules, from } = match;
  return {
    terminal,
    header: { ...formatFrom(from), game, options, players, rules },
    seed: sealed ? seed : randomBytes(SEED_BYTES),
    provenance: sealed ? 'sealed' : 'unsealed',
    entries: logOf(match),
  };
}

/** Whether the deals of an unfinished record follow from a seed. */
function follows(terminal: TerminalGame, match: MatchRecord, seed: Uint8Array): boolean {
  const { fairness } = match;
  if (fairness === null || typeof fairness !== 'object' || Array.isArray(fairness)) return false;
  const verdict = verifyDeals(terminal.game, {
    ...match,
    fairness: { ...fairness, seed: Buffer.from(seed).toString('hex') },
  });
  return verdict.ok && (verdict.value.standing === 'proven' || verdict.value.standing === 'consistent');
}
