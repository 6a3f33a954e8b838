// Commands as values: one description from which the parser and every help text follow.

import { parseArgs } from 'node:util';
import type { Phrase, Phrases } from '@mozaika/words';
import { language, t } from './terminal.ts';
import { UsageError } from './usage-error.ts';

export interface Option {
  /** What the value is called in help texts; absent for a switch. */
  readonly value?: string;
  readonly help: Phrase;
}

export type Options = { readonly [name: string]: Option };

/** The options that were given, by name. */
export interface OptionValues {
  /** The text of an option with a value. */
  text(name: string): string | undefined;
  /** Whether a switch was given. */
  has(name: string): boolean;
}

/** The positional arguments that a command takes. */
export interface Positionals {
  readonly least: number;
  readonly most: number;
  /** For the message when there are too few or too many, as in `one file`; an accusative in Czech. */
  readonly expected: Phrase;
}

export interface Command {
  readonly name: string;
  /** What follows the name, as in `FILE… | -`. */
  readonly usage: string;
  readonly summary: Phrase;
  /** The long part of the help text. */
  readonly details: Phrase;
  readonly options: Options;
  readonly positionals: Positionals;
  /** Does the work. Returns the exit status. */
  run(positionals: readonly string[], options: OptionValues): Promise<number>;
}

const WRONG = {
  noSuchOption: {
    en: 'mozaika {command} has no option {option}; it knows {known}.',
    cs: 'mozaika {command} nemá volbu {option}; zná {known}.',
  },
  noOptions: {
    en: 'mozaika {command} has no option {option}; it has no options.',
    cs: 'mozaika {command} nemá volbu {option}, ani žádnou jinou.',
  },
  switch: { en: '{option} is a switch and takes no value.', cs: '{option} je přepínač a hodnotu nemá.' },
  noValue: { en: '{option} needs a value: {option} {value}.', cs: '{option} potřebuje hodnotu: {option} {value}.' },
  count: {
    en: 'mozaika {command} takes {expected}: mozaika {command} {usage}',
    cs: 'mozaika {command} čeká {expected}: mozaika {command} {usage}',
  },
} as const satisfies Phrases;

const HELP = {
  options: { en: 'Options:', cs: 'Volby:' },
  thisText: { en: 'this text', cs: 'tato nápověda' },
  program: { en: 'Mozaika: {games} on the command line.', cs: 'Mozaika: {games} na příkazové řádce.' },
  more: {
    en: [
      'mozaika COMMAND --help says more about a command.',
      'Everything comes in English, or in Czech when MOZAIKA_LANG, LC_ALL or LANG starts with cs.',
      'Colours follow NO_COLOR and FORCE_COLOR; without a terminal there are plain letters.',
      'Exit status: 0 all well, 1 something was refused or differs, 2 the command was called wrongly.',
    ].join('\n'),
    cs: [
      'mozaika PŘÍKAZ --help řekne o příkazu víc.',
      'Všechno je anglicky, nebo česky, když MOZAIKA_LANG, LC_ALL nebo LANG začíná na cs.',
      'Barvy se řídí proměnnými NO_COLOR a FORCE_COLOR; mimo terminál stačí písmena.',
      'Návratový kód: 0 vše v pořádku, 1 něco bylo odmítnuto nebo se liší, 2 příkaz byl zadán špatně.',
    ].join('\n'),
  },
} as const satisfies Phrases;

/** The one positional of a command that takes exactly one: the parser has made sure of it. */
export function onlyPositional([first]: readonly string[]): string {
  if (first === undefined) throw new Error('The command takes one argument and was run without it.');
  return first;
}

interface ParsedArguments {
  readonly positionals: readonly string[];
  readonly options: OptionValues;
}

/**
 * Parses the arguments after a command's name, or says that help is wanted.
 * Node's parser only splits them into tokens: it would explain mistakes in English prose without saying what is right.
 */
export function parseArguments(command: Command, args: readonly string[]): ParsedArguments | 'help' {
  const declared = Object.entries(command.options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  const options = { ...Object.fromEntries(declared), help: { type: 'boolean', short: 'h' } as const };
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string | undefined>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    else if (token.kind === 'option') values.set(token.name, checkedValue(command, token));
  }
  if (values.has('help')) return 'help';
  checkCount(command, positionals.length);
  return { positionals, options: { text: (name) => values.get(name), has: (name) => values.has(name) } };
}

interface OptionToken {
  readonly name: string;
  /** As it was typed, with its dashes. */
  readonly rawName: string;
  readonly value: string | undefined;
  /** Whether the value was given as `--name=value`. */
  readonly inlineValue: boolean | undefined;
}

function checkedValue(command: Command, { name, rawName, value, inlineValue }: OptionToken): string | undefined {
  if (name === 'help') return undefined;
  const option = rawName === `--${name}` && Object.hasOwn(command.options, name) ? command.options[name] : undefined;
  if (!option) throw noSuchOption(command, rawName);
  if (option.value === undefined) {
    if (value !== undefined) throw new UsageError(WRONG.switch, { option: rawName });
    return undefined;
  }
  if (value === undefined || (inlineValue === false && value.startsWith('--'))) {
    throw new UsageError(WRONG.noValue, { option: rawName, value: option.value });
  }
  return value;
}

function noSuchOption({ name: command, options }: Command, option: string): UsageError {
  const known = Object.entries(options).map(([name, { value }]) => spelling(name, value));
  return new UsageError(known.length > 0 ? WRONG.noSuchOption : WRONG.noOptions, { command, option, known });
}

function checkCount({ name, usage, positionals: { least, most, expected } }: Command, count: number): void {
  if (count >= least && count <= most) return;
  throw new UsageError(WRONG.count, { command: name, expected: t(expected), usage });
}

const spelling = (name: string, value: string | undefined): string =>
  `--${name}${value === undefined ? '' : ` ${value}`}`;

/** The text of `mozaika COMMAND --help`. */
export function commandHelp(command: Command): string {
  const options = [
    ...Object.entries(command.options).map(([name, { value, help }]) => [spelling(name, value), t(help)] as const),
    ['-h, --help', t(HELP.thisText)] as const,
  ];
  const width = Math.max(...options.map(([left]) => left.length)) + 2;
  return [
    `mozaika ${command.name} ${command.usage}`.trim(),
    '',
    t(command.details).trim(),
    '',
    t(HELP.options),
    ...options.map(([left, right]) => `  ${left.padEnd(width)}${right}`),
    '',
  ].join('\n');
}

/** The text of `mozaika --help`. */
export function programHelp(commands: readonly Command[], titles: readonly string[]): string {
  const lines = commands.map(
    ({ name, usage, summary }) => `  mozaika ${`${name} ${usage}`.trim()}\n      ${t(summary)}`,
  );
  const games = new Intl.ListFormat(language).format(titles);
  return [t(HELP.program, { games }), '', ...lines, '', t(HELP.more), ''].join('\n');
}
